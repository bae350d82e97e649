# Det, der står på billeder af Stefan Felds Amsterdam og i deres beskrivelser.

feld-part-board = Hele spillepladen
feld-part-city = By
feld-part-harbour = Havn
feld-part-display = Fremlagte kort
feld-part-dice = Terninger
feld-part-market = Marked
feld-part-players = Spillere
feld-part-scores = Slutregnskab
feld-part-own = Min plade
feld-part-cards = Mine kort
feld-part-cards-2 = Mine kort, side 2
feld-part-cards-3 = Mine kort, side 3
feld-part-orders = Mine hemmelige ordrer

pic-feld-headline = { $phase ->
    [orders] Hemmelige ordrer
    [figures] { $name } stiller en figur
    [first-cards] { $name } tager sit første kort
    [first-cubes] { $name } tager de første klodser
    [I] { $name } vælger et kort
    [II] Terningkast: { $name }
    [III] { $name } har turen
    [IV] Gemmer en klods: { $name }
   *[other] Slutregnskab
}
pic-feld-phase = { $phase ->
    [orders] Opstilling
    [figures] Opstilling
    [first-cards] Opstilling
    [first-cubes] Opstilling
    [over] Spillet er slut
    [end] Spillet er slut
   *[other] Runde { $round } af { $rounds } · Fase { $phase }
}
pic-feld-decks = { $deck ->
    [craftsman] håndværkere
    [building] bygninger
    [map] bykort
   *[discard] lagt væk
}
pic-feld-market = Marked
pic-feld-tiles-left = { $tiles } endnu
pic-feld-black-market = Sort marked
pic-feld-magazine = Magasin
pic-feld-score = { $part ->
    [before] i spillet
    [penalties] straf
    [cards] kort
    [group] gruppe
    [districts] kvarterer
    [leftovers] rester
    [orders] ordrer
   *[total] i alt
}
pic-feld-none = intet
pic-feld-used = brugt
pic-feld-tile-name = Markedsbrik { $tile }
pic-feld-order-name = { $open ->
    [yes] Ordre { $order }, åben
   *[none] Hemmelig ordre { $order }
}
pic-feld-alt = Stefan Felds Amsterdam: { $part }.
pic-feld-seat-line = { $number }. { $name }: { $points } point, gylden { $gulden }, straf { $penalties }, våbenskjolde tilbage { $crests }, Amstel felt { $space }
pic-feld-tile-line = Markedsbrik { $tile }: { $text } ({ $tiles } endnu i stakken)
pic-feld-display-line = Fremlagte kort: { $cards }
pic-feld-dice-line = Terninger: { $dice }
pic-feld-order-line = { $name }: { $text } { $takes ->
    [0] (+{ $points })
   *[other] ({ $there } af { $takes }, +{ $points })
}
pic-feld-can-block = Du kan tage: { $blocks }
pic-feld-can-sail = Din pram kan nå, for klodser: { $places }
pic-feld-can-activate = Du kan aktivere: { $cards }
pic-feld-can-use = Du kan bruge: { $cards }
pic-feld-can-move = Amstel: du kan betale for { $spaces ->
    [one] 1 felt
   *[other] { $spaces } felter
}
pic-feld-board-of = — { $name } —
pic-feld-supply-line = Forråd: { $cubes }. Drejeskive: { $slots }
pic-feld-active-line = Aktive: { $cards }
pic-feld-inactive-line = Ikke aktive: { $cards }
pic-feld-barge-line = Pram ved { $place }, om bord: { $load }. Gemt: { $goods }
pic-feld-roofs-line = Frie tage (hurtig levering +{ $bonus }): { $roofs }
pic-feld-docks-line = Havnearbejdere: { $docks }
pic-feld-magazine-line = Magasin: { $workers }; næste +{ $points }
pic-feld-sold-line = Solgt på det sorte marked: { $goods }
pic-feld-revealed-line = Ordrer for { $name }: { $orders }

# Navne, som kommandoerne har dem.

feld-pictured-good = { $good }
feld-pictured-worker = { $worker }
feld-pictured-color = { $color }
feld-pictured-place = { $place }
feld-pictured-figure = { $figure }
