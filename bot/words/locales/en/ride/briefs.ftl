## A turn in one line

ride-brief = { $seat }: { $did }
ride-brief-claimed = { $a } – { $b } +{ $points }
ride-brief-merchandise = merchandise card
ride-brief-drew-open = takes { $color }
ride-brief-drew-blind = draws a card
ride-brief-kept-contracts = { $kept ->
    [one] keeps { $kept } contract
   *[other] keeps { $kept } contracts
}
ride-brief-last-round = last turns
ride-brief-scored = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ride-brief-won = { ride-event-won }
