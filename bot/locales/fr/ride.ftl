## Couleurs et cartes

ride-color-pink = rose
ride-color-blue = bleu
ride-color-green = vert
ride-color-black = noir
ride-color-red = rouge
ride-color-orange = orange
ride-color-wild = Joker
ride-color-gray = gris

ride-card-transport = Carte Transport : { $color }
ride-card-merchandise = Carte Marchandise
ride-card-contract = Contrat : { $contract }

## Questions : seules, ou après le nom de qui doit répondre

ride-ask-turn = Choisir une action : cartes Transport, Route ou cartes Contrat.
ride-ask-second-card = Prendre la deuxième carte.
ride-ask-payment = Choisir les cartes à défausser pour { $a } – { $b }.
ride-ask-keep = Choisir les cartes Contrat à garder, au moins une.

## Choix

ride-draw-blind = Piocher à l’aveugle
ride-draw-open = Prendre : { $color }
ride-claim = { $a } – { $b } · { $length } × { $color } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ride-pay = { $color_paid }
ride-take-contracts = Cartes Contrat
ride-contract = { $a } – { $b } ({ $value })
ride-choose-draw = Prendre une carte…
ride-choose-claim = Prendre une Route…
ride-choose-contracts = Prendre des Contrats…
ride-choose-pay = Défausser…
ride-choose-keep = Quels Contrats garder ?

## Réglages

ride-setting-first = Qui commence
ride-first-lot = tirage au sort
ride-first-1 = place 1
ride-first-2 = place 2
ride-first-3 = place 3
ride-first-4 = place 4
ride-setting-printed = Tables imprimées
ride-printed-own = un fichier à soi

## Ce qui s’est passé

ride-event-begun = Tous les Contrats sont choisis ; { $seat } commence.
ride-event-claimed = { $seat } prend la Route { $a } – { $b } ({ $length } × { $color }) avec { $color_paid } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ride-event-drew-blind = { $seat } pioche à l’aveugle.
ride-event-drew-open = { $seat } prend une carte visible : { $color }.
ride-event-kept-contracts = { $seat } garde { $kept ->
    [one] { $kept } Contrat
   *[other] { $kept } Contrats
}{ $returned ->
    [0] { "" }
   *[other] {" "}et en rend { $returned }
}.
ride-event-last-round = { $carts ->
    [0] Il ne reste plus de Chariots à { $seat }
    [one] Il reste { $carts } Chariot à { $seat }
   *[other] Il reste { $carts } Chariots à { $seat }
} : chacun joue un dernier tour.
ride-event-merchandise = { $seat } prend une carte Marchandise et en a maintenant { $cards }.
ride-event-passed = { $seat } ne peut rien faire et passe.
ride-event-reset = Trois Jokers ou plus étaient visibles : les cartes visibles ont été remplacées. Défaussées : { $color_row }.
ride-event-reshuffled = La défausse est mélangée ; { $cards ->
    [one] la nouvelle pioche compte { $cards } carte
   *[other] la nouvelle pioche compte { $cards } cartes
}.
ride-event-took-contracts = { $seat } pioche { $cards ->
    [1] la dernière carte Contrat
    [one] { $cards } carte Contrat
   *[other] { $cards } cartes Contrat
}.
ride-event-scored = **{ $seat } : { $total }** — Routes { $routes }, Contrats { $contracts }, Marchandises { $merchandise }
ride-event-won = { $winners ->
    [one] { $seat_winners } gagne !
   *[other] { $seat_winners } se partagent la victoire !
}

## Dit à une seule personne

ride-told-drew = Tu as pioché : { $color }.
ride-told-kept = Tu as gardé { $a } – { $b } ({ $value }).

## Les règles en bref

ride-rules-1 = **À ton tour**, fais une chose, et une seule : prendre des cartes Transport, prendre une Route, ou reprendre des Contrats.
ride-rules-2 = **Cartes Transport :** deux cartes, parmi les cinq visibles ou à l’aveugle dans la pioche. Un Joker visible est la seule carte de ton tour, et jamais la deuxième. Trois Jokers visibles s’en vont avec les deux autres cartes.
ride-rules-3 = **Route :** défausse autant de cartes qu’elle a d’Espaces, toutes de sa couleur ; une Route grise accepte n’importe quelle couleur, mais une seule ; un Joker vaut pour toutes. 1, 2, 3, 4 Espaces rapportent 1, 2, 4, 7 points. Personne n’a les deux voies d’une Route Double ; à deux, l’autre voie se ferme.
ride-rules-4 = **Marchandises :** une Route à symboles de chariot donne une carte. À la fin, qui en a le plus gagne 8 points, puis 6/4/2 à quatre, 5/2 à trois, 4 à deux ; les ex æquo partagent un rang et les suivants sautent. Sans carte, pas de bonus.
ride-rules-5 = **Contrats :** pioche-en deux, garde-en au moins un. À la fin, un Contrat compte pour toi si tes Routes relient ses deux Lieux, contre toi sinon.
ride-rules-6 = **La fin :** dès que quelqu’un finit son tour avec deux Chariots ou moins, chacun joue encore une fois. Qui a le plus de points gagne ; à égalité, qui a rempli le plus de Contrats ; sinon, la victoire se partage.
ride-rules-7 = **Là où les livrets se taisent :** s’il manque des cartes, moins de cinq sont visibles ; une rangée de Jokers reste s’il n’y a rien de mieux ; qui ne peut rien faire passe, et si personne ne peut rien faire, la partie s’arrête.
