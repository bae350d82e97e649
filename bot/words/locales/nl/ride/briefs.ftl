## Een beurt in één regel

ride-brief = { $seat }: { $did }
ride-brief-claimed = { $a } – { $b } +{ $points }
ride-brief-merchandise = handelswaarkaart
ride-brief-drew-open = neemt { $color }
ride-brief-drew-blind = trekt een kaart
ride-brief-kept-contracts = { $kept ->
    [one] houdt { $kept } contract
   *[other] houdt { $kept } contracten
}
ride-brief-last-round = laatste beurten
ride-brief-scored = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
ride-brief-won = { ride-event-won }
