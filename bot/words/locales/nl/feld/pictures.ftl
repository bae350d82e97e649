# Wat er op afbeeldingen van Amsterdam van Stefan Feld en in hun beschrijvingen staat.

feld-part-board = Het hele bord
feld-part-city = Stad
feld-part-harbour = Haven
feld-part-display = Getoonde kaarten
feld-part-dice = Dobbelstenen
feld-part-market = Markt
feld-part-players = Spelers
feld-part-scores = Eindtelling
feld-part-own = Mijn bord
feld-part-cards = Mijn kaarten
feld-part-cards-2 = Mijn kaarten, blad 2
feld-part-cards-3 = Mijn kaarten, blad 3
feld-part-orders = Mijn geheime opdrachten

pic-feld-headline = { $phase ->
    [orders] Geheime opdrachten
    [figures] { $name } zet een figuur neer
    [first-cards] { $name } neemt een eerste kaart
    [first-cubes] { $name } neemt de eerste blokjes
    [I] { $name } kiest een kaart
    [II] Dobbelstenen: { $name }
    [III] { $name } is aan zet
    [IV] Blokje bewaren: { $name }
   *[other] Eindtelling
}
pic-feld-phase = { $phase ->
    [orders] Opbouw
    [figures] Opbouw
    [first-cards] Opbouw
    [first-cubes] Opbouw
    [over] Het einde
    [end] Het einde
   *[other] Ronde { $round } van { $rounds } · Fase { $phase }
}
pic-feld-decks = { $deck ->
    [craftsman] ambachtslieden
    [building] gebouwen
    [map] plattegronden
   *[discard] afgelegd
}
pic-feld-market = Markt
pic-feld-tiles-left = nog { $tiles }
pic-feld-black-market = Zwarte markt
pic-feld-magazine = Magazijn
pic-feld-score = { $part ->
    [before] gespeeld
    [penalties] straf
    [cards] kaarten
    [group] groep
    [districts] wijken
    [leftovers] resten
    [orders] opdrachten
   *[total] totaal
}
pic-feld-none = geen
pic-feld-used = gebruikt
pic-feld-tile-name = Markttegel { $tile }
pic-feld-order-name = { $open ->
    [yes] Opdracht { $order }, open
   *[none] Geheime opdracht { $order }
}
pic-feld-alt = Amsterdam van Stefan Feld: { $part }.
pic-feld-seat-line = { $number }. { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, gulden { $gulden }, straf { $penalties }, wapens over { $crests }, veld { $space } op de Amstel
pic-feld-tile-line = Markttegel { $tile }: { $text } (nog { $tiles } in de stapel)
pic-feld-display-line = Getoond: { $cards }
pic-feld-dice-line = Dobbelstenen: { $dice }
pic-feld-order-line = { $name }: { $text } { $takes ->
    [0] (+{ $points })
   *[other] ({ $there } van { $takes }, +{ $points })
}
pic-feld-can-block = Je kunt nemen: { $blocks }
pic-feld-can-sail = Je schuit kan bereiken, voor blokjes: { $places }
pic-feld-can-activate = Je kunt activeren: { $cards }
pic-feld-can-use = Je kunt gebruiken: { $cards }
pic-feld-can-move = Amstel: je kunt { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} betalen
pic-feld-board-of = — { $name } —
pic-feld-supply-line = Voorraad: { $cubes }. Draaischijf: { $slots }
pic-feld-active-line = Actief: { $cards }
pic-feld-inactive-line = Niet actief: { $cards }
pic-feld-barge-line = Schuit: { $place }, aan boord: { $load }. Opgeslagen: { $goods }
pic-feld-roofs-line = Vrije daken (snelle levering +{ $bonus }): { $roofs }
pic-feld-docks-line = Havenarbeiders: { $docks }
pic-feld-magazine-line = Magazijn: { $workers }; volgende +{ $points }
pic-feld-sold-line = Verkocht op de zwarte markt: { $goods }
pic-feld-revealed-line = Opdrachten van { $name }: { $orders }

# Namen zoals de commando's ze hebben.

feld-pictured-good = { $good }
feld-pictured-worker = { $worker }
feld-pictured-color = { $color }
feld-pictured-place = { $place }
feld-pictured-figure = { $figure }
