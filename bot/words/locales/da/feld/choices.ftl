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
    [one] +{ $sail } felt til prammen
   *[other] +{ $sail } felter til prammen
}
feld-for-pays = betaler { $color_paid }
feld-for-leads = du ville føre i { $district }
feld-for-group = { $crests } våbenskjolde hænger sammen
feld-for-good = { $points } værd i sit pakhus
feld-for-could = du kunne levere dér for { $points }
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
feld-open-activate = { $options ->
    [1] at aktivere { $card }
   *[other] at aktivere { $options } kort
}
feld-open-use = { $options ->
    [1] at bruge { $card }
   *[other] at bruge { $options } kort
}
feld-open-block = en karré
feld-open-load = at laste
feld-open-barge = prammen
feld-open-worker = en havnearbejder
feld-open-deliver = at levere
feld-open-amstel = Amstel
feld-open-market = markedet
feld-refused-owned = Den karré tilhører allerede { $seat }.
feld-refused-once = Du har allerede overtaget din karré i denne tur.
feld-refused-cubes = Det kræver { $color_cost }; du har { $color_held ->
    [none] ingen
   *[other] { $color_held }
}.
feld-refused-any = Det kræver { $cubes ->
    [one] { $cubes } klods
   *[other] { $cubes } klodser
}; du har { $held }.
feld-refused-amstel = Du er allerede rykket frem på Amstel i denne tur.
feld-refused-market = Du har allerede brugt markedet i denne tur.
feld-refused-gulden = Markedet kræver { $gulden } gylden; du har { $held }.
feld-refused-tile = Denne markedsbrik ville intet give dig nu.
feld-refused-inactive = { $card } skal først aktiveres.
feld-refused-used = Du har allerede brugt { $card } i denne runde.
feld-refused-when = { $card } virker ikke nu; teksten siger, hvornår kortet virker.
feld-refused-not-aboard = Du har ikke den vare om bord: { $good }.
feld-refused-not-here = Intet her tager imod { $good } (du er her: { $place }). Det gør varens pakhus eller et lager med plads.
feld-refused-taken = { $seat } har allerede det kort.

## Hvad man har, og store øjeblikke

feld-have-points = { $points } point
feld-have-gulden = { $gulden } gylden
feld-holds-aboard = om bord: { $things }
feld-holds-workers = havnearbejdere: { $things }
feld-holds-stored = gemt: { $things }
feld-moment-district = { $district } er fuldt; flest våbenskjolde: { $seat_leading }.
feld-moment-last = Det er din sidste tur.
feld-moment-last-round = Den sidste runde begynder.
feld-moment-sixth-card = Du har { $cards } kort under din plade: et sjette koster en strafbrik, og et af de seks lægges væk.
