## Ce qu’un choix coûte, apporte et sert à faire

ride-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
ride-brings-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ride-brings-color = +{ $color }
ride-brings-merchandise = Marchandise
ride-brings-contracts = { $contracts ->
    [1] le dernier
   *[other] { $contracts } au choix
}
ride-brings-cards = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}
ride-for-end = 🔒 termine la partie
ride-for-pays = défausse : { $color_paid }
ride-for-completes = complète : { $a } – { $b } ({ $value })
ride-for-serves = pour : { $a } – { $b } ({ $value })
ride-for-color = pour : { $a } – { $b }
ride-for-only = seule carte du tour
ride-for-done = déjà complété
ride-for-impossible = ne peut plus être complété
ride-for-missing = { $spaces ->
    [one] { $spaces } Espace manquant
   *[other] { $spaces } Espaces manquants
}
ride-refused-owned = Cette Route est déjà à { $seat }.
ride-refused-carts = Cette Route demande { $length ->
    [one] { $length } Chariot
   *[other] { $length } Chariots
} ; tu en as { $carts }.
ride-refused-twin = Une seule de ces deux Routes peut être prise ici.
ride-refused-one-color = Cette Route demande { $length ->
    [one] { $length } carte
   *[other] { $length } cartes d’une même couleur
} ; { $color_held ->
    [none] tu n’en as pas
   *[other] tu as { $color_held }
}.
ride-refused-color = Cette Route demande { $length } × { $color } ; { $color_held ->
    [none] tu n’en as pas
   *[other] tu as { $color_held }
}.

## Ce qu’on a, et les grands moments

ride-have-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ride-have-carts = { $carts ->
    [one] { $carts } Chariot restant
   *[other] { $carts } Chariots restants
}
ride-moment-done = Contrat complété : { $a } – { $b } (+{ $value }).
ride-moment-last = C’est ton dernier tour.
