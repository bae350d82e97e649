## Was eine Wahl kostet, bringt und wozu sie gut ist

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
    [one] { $cubes } Ressource
   *[other] { $cubes } Ressourcen
}
feld-costs-gulden = { $gulden ->
    [one] { $gulden } Gulden
   *[other] { $gulden } Gulden
}
feld-brings-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
feld-brings-gulden = { $gulden ->
    [one] +{ $gulden } Gulden
   *[other] +{ $gulden } Gulden
}
feld-brings-color = +{ $color }
feld-brings-each = +{ $each } von jeder Farbe
feld-brings-cubes = { $cubes ->
    [one] +{ $cubes } beliebige Ressource
   *[other] +{ $cubes } beliebige Ressourcen
}
feld-brings-spaces = Amstel +{ $spaces }
feld-brings-sail = { $sail ->
    [one] +{ $sail } Feld für den Kahn
   *[other] +{ $sail } Felder für den Kahn
}
feld-for-pays = zahlt { $color_paid }
feld-for-leads = du wärst vorn in { $district }
feld-for-group = { $crests } Wappen hängen zusammen
feld-for-good = am passenden Speicher { $points } wert
feld-for-could = du könntest dort für { $points } liefern
feld-for-trip = { $steps }
feld-for-way = unterwegs: { $place_way }
feld-for-first = du wärst vorn
feld-for-place = du wärst auf Platz { $place }
feld-for-left = { $color_left ->
    [none] nichts bleibt übrig
   *[other] übrig: { $color_left }
}
feld-for-card = dann kannst du { $card } bezahlen
feld-for-arrives = kommen in Runde { $round }
feld-step-load = laden
feld-step-deliver = { $good } liefern +{ $points }
feld-step-take = Arbeiter +{ $gulden } Gulden
feld-step-bring = Arbeiter abliefern +{ $points }
feld-open-activate = { $options ->
    [1] { $card } aktivieren
   *[other] { $options } Karten aktivieren
}
feld-open-use = { $options ->
    [1] { $card } nutzen
   *[other] { $options } Karten nutzen
}
feld-open-block = ein Häuserblock
feld-open-load = laden
feld-open-barge = der Kahn
feld-open-worker = ein Hafenarbeiter
feld-open-deliver = liefern
feld-open-amstel = die Amstel
feld-open-market = der Markt
feld-refused-owned = Dieser Häuserblock gehört schon { $seat }.
feld-refused-once = Du hast deinen Häuserblock in diesem Zug schon genommen.
feld-refused-cubes = Dafür braucht es { $color_cost }; du hast { $color_held ->
    [none] nichts davon
   *[other] { $color_held }
}.
feld-refused-any = Dafür braucht es { $cubes ->
    [one] { $cubes } Ressource
   *[other] { $cubes } Ressourcen
}; du hast { $held }.
feld-refused-amstel = Du bist in diesem Zug schon auf der Amstel vorgerückt.
feld-refused-market = Du hast den Markt in diesem Zug schon genutzt.
feld-refused-gulden = Der Markt verlangt { $gulden } Gulden; du hast { $held }.
feld-refused-tile = Von diesem Marktplättchen hättest du jetzt nichts.
feld-refused-inactive = { $card } muss erst aktiviert werden.
feld-refused-used = Du hast { $card } in dieser Runde schon genutzt.
feld-refused-when = { $card } wirkt jetzt nicht; wann, steht auf der Karte.
feld-refused-not-aboard = Das hast du nicht an Bord: { $good }.
feld-refused-not-here = Hier ({ $place }) kannst du das nicht liefern: { $good }. Das geht am passenden Speicher oder an einem Lagerhaus mit Platz.
feld-refused-taken = { $seat } hat diese Karte schon.

## Was jemand hat, und besondere Augenblicke

feld-have-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
feld-have-gulden = { $gulden ->
    [one] { $gulden } Gulden
   *[other] { $gulden } Gulden
}
feld-holds-aboard = an Bord: { $things }
feld-holds-workers = Arbeiter: { $things }
feld-holds-stored = eingelagert: { $things }
feld-moment-district = { $district } ist voll; die meisten Wappen: { $seat_leading }.
feld-moment-last = Das ist dein letzter Zug.
feld-moment-last-round = Die letzte Runde beginnt.
feld-moment-sixth-card = Du hast { $cards } Karten unter deinem Tableau: Eine sechste kostet einen Strafmarker, und eine der sechs wird abgelegt.
