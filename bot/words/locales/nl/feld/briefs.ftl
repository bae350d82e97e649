## Een beurt in één regel

feld-brief = { $seat }: { $did }
feld-brief-round = Ronde { $round }
feld-brief-took-card = { $card }
feld-brief-penalty = straffiche
feld-brief-activated = activeert { $card }
feld-brief-took-block = { $block }
feld-brief-loaded = laadt { $good_loaded }
feld-brief-took-worker = havenarbeider aan boord
feld-brief-delivered = { $good } +{ $points }
feld-brief-supervised = Opzichter +{ $points }
feld-brief-brought-worker = havenarbeider +{ $points }
feld-brief-tom-brought-worker = havenarbeider +{ $points }
feld-brief-gained = { $points ->
    [none] { "" }
   *[other] { $card ->
        [none] markt
       *[other] { $card }
    } +{ $points }
}
feld-brief-advanced = { $points ->
    [0] Amstel
   *[other] brug +{ $points }
}
feld-brief-mouth = monding van de Amstel +{ $points }
feld-brief-scored = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
feld-brief-won = { feld-event-won }
