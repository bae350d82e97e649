## Antworten im Voraus in Felds Amsterdam

feld-again-die = { $color }
feld-again-card = { $card }: { $what }
feld-way-newest = Sechste Karte: immer die zuletzt gewählte ablegen
feld-way-oldest = Sechste Karte: immer die zuerst gewählte ablegen
feld-way-dearest = Sechste Karte: immer die teuerste ablegen
feld-way-cheapest = Sechste Karte: immer die billigste ablegen
feld-way-highest = Würfel: immer die zwei mit den meisten Augen
feld-way-lowest = Würfel: immer die zwei mit den wenigsten Augen
feld-way-most = Immer eine Ressource der Farbe behalten, von der ich am meisten habe
feld-stop-last = die letzte Runde beginnt
feld-stop-penalty = ich einen Strafmarker bekomme
feld-stop-block = jemand einen Häuserblock neben einem von meinen nimmt
feld-stop-block-seat = { $seat } einen Häuserblock neben einem von meinen nimmt
feld-stop-amstel = jemand mich auf der Amstel überholt
feld-stop-amstel-seat = { $seat } mich auf der Amstel überholt
feld-stop-cards = { $cards ->
    [one] ich { $cards } nicht aktive Karte habe
   *[other] ich { $cards } nicht aktive Karten habe
}
feld-stop-district = der letzte Häuserblock in { $district } vergeben ist
feld-stopped-last = Die letzte Runde hat begonnen.
feld-stopped-penalty = Du hast einen Strafmarker bekommen.
feld-stopped-block = { $seat } hat { $block } genommen, neben einem deiner Häuserblöcke.
feld-stopped-amstel = { $seat } hat dich auf der Amstel überholt.
feld-stopped-cards = { $cards ->
    [one] Du hast { $cards } nicht aktive Karte.
   *[other] Du hast { $cards } nicht aktive Karten.
}
feld-stopped-district = Der letzte Häuserblock in { $district } ist vergeben.
feld-watch-block = { $block }
feld-watch-place = { $place }
feld-watch-card = { $card }
feld-watch-market = der Markt
feld-watch-display = die ausliegenden Karten
feld-watch-city = alle Häuserblöcke der Stadt
feld-watch-harbour = der ganze Hafen
feld-watch-amstel = die Reihenfolge auf der Amstel
