## Ce qu’un choix coûte, apporte et sert à faire

feld-choice = { $what }{ $cost ->
    [none] {""}
   *[other] {" "}· { $cost }
}{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
feld-costs-color = { $color }
feld-costs-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
feld-costs-gulden = { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
feld-brings-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
feld-brings-gulden = { $gulden ->
    [one] +{ $gulden } florin
   *[other] +{ $gulden } florins
}
feld-brings-color = +{ $color }
feld-brings-each = +{ $each } de chaque couleur
feld-brings-cubes = { $cubes ->
    [one] +{ $cubes } cube au choix
   *[other] +{ $cubes } cubes au choix
}
feld-brings-spaces = Amstel +{ $spaces }
feld-brings-sail = { $sail ->
    [one] +{ $sail } case pour la péniche
   *[other] +{ $sail } cases pour la péniche
}
feld-for-pays = paie : { $color_paid }
feld-for-leads = en tête : { $district }
feld-for-group = groupe de { $crests } blasons
feld-for-trip = { $steps }
feld-for-way = en chemin : { $place_way }
feld-for-first = tu serais en tête
feld-for-place = tu serais en position { $place }
feld-for-left = { $color_left ->
    [none] il ne reste rien
   *[other] il reste { $color_left }
}
feld-for-card = de quoi payer { $card }
feld-for-arrives = arrivent à la manche { $round }
feld-step-load = charger
feld-step-deliver = livrer { $good } +{ $points }
feld-step-take = { $gulden ->
    [one] docker +{ $gulden } florin
   *[other] docker +{ $gulden } florins
}
feld-step-bring = amener le docker +{ $points }
feld-refused-owned = Cet îlot est déjà à { $seat }.
feld-refused-once = Tu as déjà pris ton îlot de ce tour.
feld-refused-cubes = Il faut { $color_cost } ; tu as { $color_held ->
    [none] rien
   *[other] { $color_held }
}.
