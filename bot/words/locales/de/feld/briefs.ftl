## Ein Zug in einer Zeile

feld-brief = { $seat }: { $did }
feld-brief-round = Runde { $round }
feld-brief-took-card = { $card }
feld-brief-penalty = Strafmarker
feld-brief-activated = aktiviert { $card }
feld-brief-took-block = { $block }
feld-brief-loaded = lädt { $good_loaded }
feld-brief-took-worker = Hafenarbeiter an Bord
feld-brief-delivered = { $good } +{ $points }
feld-brief-supervised = Aufseher +{ $points }
feld-brief-brought-worker = Hafenarbeiter +{ $points }
feld-brief-tom-brought-worker = Hafenarbeiter +{ $points }
feld-brief-gained = { $points ->
    [none] { "" }
   *[other] { $card ->
        [none] Markt
       *[other] { $card }
    } +{ $points }
}
feld-brief-advanced = { $points ->
    [0] Amstel
   *[other] Brücke +{ $points }
}
feld-brief-mouth = Mündung der Amstel +{ $points }
feld-brief-scored = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
feld-brief-won = { feld-event-won }
