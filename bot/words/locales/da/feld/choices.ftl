## Hvad et valg koster, giver og er godt for

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
    [one] { $cubes } klods
   *[other] { $cubes } klodser
}
feld-costs-gulden = { $gulden ->
    [one] { $gulden } gylden
   *[other] { $gulden } gylden
}
feld-brings-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } point
}
feld-brings-gulden = { $gulden ->
    [one] +{ $gulden } gylden
   *[other] +{ $gulden } gylden
}
feld-brings-color = +{ $color }
feld-brings-each = +{ $each } af hver farve
feld-brings-cubes = { $cubes ->
    [one] +{ $cubes } klods efter eget valg
   *[other] +{ $cubes } klodser efter eget valg
}
feld-brings-spaces = Amstel +{ $spaces }
feld-brings-sail = { $sail ->
    [one] +{ $sail } felt for prammen
   *[other] +{ $sail } felter for prammen
}
feld-for-pays = betaler { $color_paid }
feld-for-leads = du ville føre i { $district }
feld-for-group = { $crests } våbenskjolde hænger sammen
feld-for-trip = { $steps }
feld-for-way = undervejs: { $place_way }
feld-for-first = du ville blive først
feld-for-place = du ville blive nummer { $place }
feld-for-left = { $color_left ->
    [none] intet tilbage
   *[other] tilbage: { $color_left }
}
feld-for-card = så kan { $card } betales
feld-for-arrives = kommer i runde { $round }
feld-step-load = last
feld-step-deliver = levér { $good } +{ $points }
feld-step-take = arbejder +{ $gulden } gylden
feld-step-bring = bring arbejder +{ $points }
feld-refused-owned = Den karré tilhører allerede { $seat }.
feld-refused-once = Du har allerede overtaget en karré i denne tur.
feld-refused-cubes = Det kræver { $color_cost }; du har { $color_held ->
    [none] ingen
   *[other] { $color_held }
}.
