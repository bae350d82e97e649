## En tur på én linje

feld-brief = { $seat }: { $did }
feld-brief-round = Runde { $round }
feld-brief-took-card = { $card }
feld-brief-penalty = strafbrik
feld-brief-activated = aktiverer { $card }
feld-brief-took-block = { $block }
feld-brief-loaded = laster { $good_loaded }
feld-brief-took-worker = havnearbejder om bord
feld-brief-delivered = { $good } +{ $points }
feld-brief-supervised = Opsynsmanden +{ $points }
feld-brief-brought-worker = havnearbejder +{ $points }
feld-brief-tom-brought-worker = havnearbejder +{ $points }
feld-brief-gained = { $points ->
    [none] { "" }
   *[other] { $card ->
        [none] marked
       *[other] { $card }
    } +{ $points }
}
feld-brief-advanced = { $points ->
    [0] Amstel
   *[other] bro +{ $points }
}
feld-brief-mouth = Amstels munding +{ $points }
feld-brief-scored = { $total } point
feld-brief-won = { feld-event-won }
