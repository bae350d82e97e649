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
feld-for-leads = tu serais en tête : { $district }
feld-for-group = groupe de { $crests } blasons
feld-for-good = vaut { $points } à son entrepôt
feld-for-could = livraison possible là : { $points }
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
feld-open-activate = { $options ->
    [1] activer { $card }
   *[other] activer { $options } cartes
}
feld-open-use = { $options ->
    [1] utiliser { $card }
   *[other] utiliser { $options } cartes
}
feld-open-block = un îlot
feld-open-load = charger
feld-open-barge = la péniche
feld-open-worker = un docker
feld-open-deliver = livrer
feld-open-amstel = l’Amstel
feld-open-market = le marché
feld-refused-owned = Cet îlot est déjà à { $seat }.
feld-refused-once = Tu as déjà pris ton îlot de ce tour.
feld-refused-cubes = Il faut { $color_cost } ; { $color_held ->
    [none] tu n’en as pas
   *[other] tu as { $color_held }
}.
feld-refused-any = Il faut { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} ; tu en as { $held }.
feld-refused-amstel = Tu as déjà avancé sur l’Amstel ce tour-ci.
feld-refused-market = Tu as déjà utilisé le marché ce tour-ci.
feld-refused-gulden = Le marché demande { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
} ; tu en as { $held }.
feld-refused-tile = Cette tuile du marché ne t’apporterait rien maintenant.
feld-refused-inactive = { $card } doit d’abord être activée.
feld-refused-used = Tu as déjà utilisé { $card } dans cette manche.
feld-refused-when = { $card } n’a pas d’effet maintenant ; son texte dit quand elle en a.
feld-refused-not-aboard = Cette marchandise n’est pas à bord : { $good }.
feld-refused-not-here = Ici ({ $place }), rien n’accepte cette marchandise ({ $good }). Il faut son entrepôt, ou un hangar où il reste de la place.
feld-refused-taken = { $seat } a déjà cette carte.

## Ce qu’on a, et les grands moments

feld-have-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-have-gulden = { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
feld-holds-aboard = à bord : { $things }
feld-holds-workers = dockers : { $things }
feld-holds-stored = en stock : { $things }
feld-moment-district = { $district } est complet ; le plus de blasons : { $seat_leading }.
feld-moment-last = C’est ton dernier tour.
feld-moment-last-round = La dernière manche commence.
feld-moment-sixth-card = Tu as { $cards } cartes sous ton plateau : une sixième coûte un jeton de pénalité, et l’une des six est défaussée.
