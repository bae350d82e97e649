## Svar på forhånd i Felds Amsterdam

feld-again-die = { $color }
feld-again-card = { $card }: { $what }
feld-way-newest = Et sjette kort: læg altid det væk, jeg valgte sidst
feld-way-oldest = Et sjette kort: læg altid det væk, jeg har haft længst
feld-way-dearest = Et sjette kort: læg altid det væk, der koster flest klodser
feld-way-cheapest = Et sjette kort: læg altid det væk, der koster færrest klodser
feld-way-highest = Terninger: altid de to med flest øjne
feld-way-lowest = Terninger: altid de to med færrest øjne
feld-way-most = Gem altid en klods af den farve, jeg har flest af
feld-stop-last = den sidste runde begynder
feld-stop-penalty = jeg får en strafbrik
feld-stop-block = nogen overtager en karré ved siden af en af mine
feld-stop-block-seat = { $seat } overtager en karré ved siden af en af mine
feld-stop-amstel = nogen overhaler mig på Amstel
feld-stop-amstel-seat = { $seat } overhaler mig på Amstel
feld-stop-cards = { $cards ->
    [one] jeg har { $cards } inaktivt kort
   *[other] jeg har { $cards } inaktive kort
}
feld-stop-district = den sidste karré i { $district } er overtaget
feld-stopped-last = den sidste runde er begyndt.
feld-stopped-penalty = du har fået en strafbrik.
feld-stopped-block = { $seat } har overtaget { $block }, ved siden af en af dine.
feld-stopped-amstel = { $seat } har overhalet dig på Amstel.
feld-stopped-cards = { $cards ->
    [one] du har { $cards } inaktivt kort.
   *[other] du har { $cards } inaktive kort.
}
feld-stopped-district = den sidste karré i { $district } er overtaget.
feld-watch-block = { $block }
feld-watch-place = { $place }
feld-watch-card = { $card }
feld-watch-market = markedet
feld-watch-display = de fremlagte kort
feld-watch-city = alle byens karréer
feld-watch-harbour = hele havnen
feld-watch-amstel = rækkefølgen på Amstel
