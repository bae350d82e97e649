# Ce qui figure sur les images d’Amsterdam de Stefan Feld et dans leurs descriptions.

feld-part-board = Tout le plateau
feld-part-city = Ville
feld-part-harbour = Port
feld-part-display = Cartes exposées
feld-part-dice = Dés
feld-part-market = Marché
feld-part-players = Joueurs
feld-part-scores = Décompte final
feld-part-own = Mon plateau
feld-part-cards = Mes cartes
feld-part-cards-2 = Mes cartes, page 2
feld-part-cards-3 = Mes cartes, page 3
feld-part-orders = Mes commandes secrètes

pic-feld-headline = { $phase ->
    [orders] Commandes secrètes
    [figures] { $name } place une figurine
    [first-cards] { $name } prend sa première carte
    [first-cubes] { $name } prend ses premiers cubes
    [I] { $name } choisit une carte
    [II] Dés : { $name }
    [III] À { $name } de jouer
    [IV] Cube à garder : { $name }
   *[other] Décompte final
}
pic-feld-phase = { $phase ->
    [orders] Mise en place
    [figures] Mise en place
    [first-cards] Mise en place
    [first-cubes] Mise en place
    [over] Fin de la partie
    [end] Fin de la partie
   *[other] Manche { $round } sur { $rounds } · Phase { $phase }
}
pic-feld-decks = { $deck ->
    [craftsman] artisans
    [building] bâtiments
    [map] plans
   *[discard] défausse
}
pic-feld-market = Marché
pic-feld-tiles-left = encore { $tiles }
pic-feld-black-market = Marché noir
pic-feld-magazine = Magasin
pic-feld-score = { $part ->
    [before] en jeu
    [penalties] pénalités
    [cards] cartes
    [group] groupe
    [districts] quartiers
    [leftovers] restes
    [orders] commandes
   *[total] total
}
pic-feld-none = rien
pic-feld-used = utilisée
pic-feld-tile-name = Tuile du marché { $tile }
pic-feld-order-name = { $open ->
    [yes] Commande { $order }, face visible
   *[none] Commande secrète { $order }
}
pic-feld-alt = Amsterdam de Stefan Feld : { $part }.
pic-feld-seat-line = { $number }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, florins { $gulden }, pénalités { $penalties }, blasons restants { $crests }, Amstel case { $space }
pic-feld-tile-line = Tuile du marché { $tile } : { $text } (encore { $tiles } dans la pile)
pic-feld-display-line = Cartes exposées : { $cards }
pic-feld-dice-line = Dés : { $dice }
pic-feld-order-line = { $name } : { $text } { $takes ->
    [0] (+{ $points })
   *[other] ({ $there } sur { $takes }, +{ $points })
}
pic-feld-can-block = Tu peux prendre : { $blocks }
pic-feld-can-sail = Ta péniche peut atteindre, en cubes : { $places }
pic-feld-can-activate = Tu peux activer : { $cards }
pic-feld-can-use = Tu peux utiliser : { $cards }
pic-feld-can-move = Amstel : tu peux payer { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
pic-feld-board-of = — { $name } —
pic-feld-supply-line = Réserve : { $cubes }. Roue : { $slots }
pic-feld-active-line = Actives : { $cards }
pic-feld-inactive-line = Inactives : { $cards }
pic-feld-barge-line = Péniche : { $place } ; à bord : { $load }. En stock : { $goods }
pic-feld-roofs-line = Toits libres (livraison rapide +{ $bonus }) : { $roofs }
pic-feld-docks-line = Dockers : { $docks }
pic-feld-magazine-line = Magasin : { $workers } ; prochain +{ $points }
pic-feld-sold-line = Vendues au marché noir : { $goods }
pic-feld-revealed-line = { $name }, commandes : { $orders }

# Les noms, tels que les commandes les emploient.

feld-pictured-good = { $good }
feld-pictured-worker = { $worker }
feld-pictured-color = { $color }
feld-pictured-place = { $place }
feld-pictured-figure = { $figure }
