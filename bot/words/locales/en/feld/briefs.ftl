## A turn in one line

feld-brief = { $seat }: { $did }
feld-brief-round = Round { $round }
feld-brief-took-card = { $card }
feld-brief-penalty = penalty token
feld-brief-activated = activates { $card }
feld-brief-took-block = { $block }
feld-brief-loaded = loads { $good_loaded }
feld-brief-took-worker = dock worker aboard
feld-brief-delivered = { $good } +{ $points }
feld-brief-supervised = Supervisor +{ $points }
feld-brief-brought-worker = dock worker +{ $points }
feld-brief-tom-brought-worker = dock worker +{ $points }
feld-brief-gained = { $points ->
    [none] { "" }
   *[other] { $card ->
        [none] market
       *[other] { $card }
    } +{ $points }
}
feld-brief-advanced = { $points ->
    [0] Amstel
   *[other] bridge +{ $points }
}
feld-brief-mouth = mouth of the Amstel +{ $points }
feld-brief-scored = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
feld-brief-won = { feld-event-won }
