# Was auf Bildern von Amsterdam von Stefan Feld und in ihren Beschreibungen steht.

feld-part-board = Der ganze Spielplan
feld-part-city = Stadt
feld-part-harbour = Hafen
feld-part-display = Ausliegende Karten
feld-part-dice = Würfel
feld-part-market = Markt
feld-part-players = Alle am Tisch
feld-part-scores = Schlusswertung
feld-part-own = Mein Tableau
feld-part-cards = Meine Karten
feld-part-cards-2 = Meine Karten, Blatt 2
feld-part-cards-3 = Meine Karten, Blatt 3
feld-part-orders = Meine geheimen Aufträge

pic-feld-headline = { $phase ->
    [orders] Geheime Aufträge
    [figures] { $name } setzt eine Figur
    [first-cards] { $name } nimmt die erste Karte
    [first-cubes] { $name } nimmt die ersten Ressourcen
    [I] { $name } wählt eine Karte
    [II] Würfel: { $name }
    [III] { $name } ist am Zug
    [IV] Ressource aufheben: { $name }
   *[other] Schlusswertung
}
pic-feld-phase = { $phase ->
    [orders] Aufbau
    [figures] Aufbau
    [first-cards] Aufbau
    [first-cubes] Aufbau
    [over] Das Ende
    [end] Das Ende
   *[other] Runde { $round } von { $rounds } · Phase { $phase }
}
pic-feld-decks = { $deck ->
    [craftsman] Handwerker
    [building] Gebäude
    [map] Pläne
   *[discard] abgelegt
}
pic-feld-market = Markt
pic-feld-tiles-left = noch { $tiles }
pic-feld-black-market = Schwarzmarkt
pic-feld-magazine = Magazin
pic-feld-score = { $part ->
    [before] gespielt
    [penalties] Strafen
    [cards] Karten
    [group] Gruppe
    [districts] Quartiere
    [leftovers] Reste
    [orders] Aufträge
   *[total] Summe
}
pic-feld-none = keine
pic-feld-used = genutzt
pic-feld-tile-name = Marktplättchen { $tile }
pic-feld-order-name = { $open ->
    [yes] Auftrag { $order }, offen
   *[none] Geheimer Auftrag { $order }
}
pic-feld-alt = Amsterdam von Stefan Feld: { $part }.
pic-feld-seat-line = { $number }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Gulden { $gulden }, Strafen { $penalties }, Wappen übrig { $crests }, Amstel Feld { $space }
pic-feld-tile-line = Marktplättchen { $tile }: { $text } (noch { $tiles } im Stapel)
pic-feld-display-line = Es liegen aus: { $cards }
pic-feld-dice-line = Würfel: { $dice }
pic-feld-order-line = { $name }: { $text } { $takes ->
    [0] (+{ $points })
   *[other] ({ $there } von { $takes }, +{ $points })
}
pic-feld-can-block = Du kannst nehmen: { $blocks }
pic-feld-can-sail = Dein Kahn erreicht, für Ressourcen: { $places }
pic-feld-can-activate = Du kannst aktivieren: { $cards }
pic-feld-can-use = Du kannst nutzen: { $cards }
pic-feld-can-move = Amstel: du kannst { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} bezahlen
pic-feld-board-of = — { $name } —
pic-feld-supply-line = Vorrat: { $cubes }. Rondell: { $slots }
pic-feld-active-line = Aktiv: { $cards }
pic-feld-inactive-line = Nicht aktiv: { $cards }
pic-feld-barge-line = Kahn: { $place }, an Bord: { $load }. Eingelagert: { $goods }
pic-feld-roofs-line = Freie Dächer (schnelle Lieferung +{ $bonus }): { $roofs }
pic-feld-docks-line = Hafenarbeiter: { $docks }
pic-feld-magazine-line = Magazin: { $workers }; nächster +{ $points }
pic-feld-sold-line = Auf dem Schwarzmarkt verkauft: { $goods }
pic-feld-revealed-line = Aufträge von { $name }: { $orders }

# Namen, wie die Befehle sie haben.

feld-pictured-good = { $good }
feld-pictured-worker = { $worker }
feld-pictured-color = { $color }
feld-pictured-place = { $place }
feld-pictured-figure = { $figure }
