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
ride-pay = Défausser : { $color_paid }
ride-take-contracts = Cartes Contrat
ride-contract = { $a } – { $b } ({ $value })
ride-keep = Garder { ride-contract }
ride-choose-draw = Prendre une carte…
ride-choose-claim-contracts = Prendre une Route pour un Contrat…
ride-choose-claim-others = Prendre une Route sans Contrat…
ride-choose-pay = Défausser…
ride-choose-keep = Quels Contrats garder ?

## Réglages

ride-setting-first = Qui commence
    .about = Qui joue le premier tour ; la règle dit : le plus jeune.
ride-first-lot = tirage au sort
ride-first-1 = place 1
ride-first-2 = place 2
ride-first-3 = place 3
ride-first-4 = place 4
ride-setting-printed = Données imprimées
ride-printed-own = un fichier personnel

## Ce qui s’est passé

ride-event-begun = Tous les Contrats sont choisis ; { $seat } commence.
ride-event-claimed = { $seat } prend la Route { $a } – { $b } ({ $length } × { $color }) avec { $color_paid } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ride-event-drew-blind = { $seat } pioche à l’aveugle.
ride-event-drew-open = { $seat } prend une carte visible : { $color }.
ride-event-first = { $seat } jouera en premier{ $lot ->
    [yes] , par tirage au sort
   *[no] {""}
}.
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

## Un fichier imprimé personnel

printed-location = Table « { $table } », entrée { $entry } : un Lieu a une clé en minuscules et un nom de 40 caractères au plus.
printed-unknown-location = Table « { $table } », entrée { $entry } : le Lieu « { $location } » n’existe pas.
printed-same-location = Table « { $table } », entrée { $entry } : les deux bouts sont le même Lieu.
printed-length = Table « { $table } », entrée { $entry } : une Route a de 1 à { $most } Espaces, pas { $length }.
printed-color = Table « { $table } », entrée { $entry } : « { $color } » n’est pas une couleur du jeu.
printed-double = Table « { $table } », entrée { $entry } : une Route Double se compose de deux Routes de même longueur.
printed-contract-count = Table « { $table } » : le nombre de Contrats est { $entries }, il doit être { $expected }.
printed-impossible = Table « { $table } », entrée { $entry } : personne ne peut compléter ce Contrat avec { $carts } Chariots.
