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
ride-brings-merchandise = marchandise
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
ride-for-completes = termine : { $a } – { $b } ({ $value })
ride-for-serves = pour : { $a } – { $b } ({ $value })
ride-for-color = pour : { $a } – { $b }
ride-for-only = seule carte du tour
ride-for-done = déjà terminé
ride-for-impossible = plus réalisable
ride-for-missing = { $spaces ->
    [one] { $spaces } case manquante
   *[other] { $spaces } cases manquantes
}
ride-refused-owned = Cette Route est déjà à { $seat }.
ride-refused-carts = Cette Route demande { $length } chariots ; tu en as { $carts }.
ride-refused-twin = Une seule de ces deux voies peut être prise ici.
ride-refused-one-color = Cette Route demande { $length } cartes d’une couleur ; tu as { $color_held ->
    [none] rien
   *[other] { $color_held }
}.
ride-refused-color = Cette Route demande { $length } × { $color } ; tu as { $color_held ->
    [none] rien
   *[other] { $color_held }
}.
