## En tur på én linje

ride-brief = { $seat }: { $did }
ride-brief-claimed = { $a } – { $b } +{ $points }
ride-brief-merchandise = handelsvarekort
ride-brief-drew-open = tager { $color }
ride-brief-drew-blind = trækker et kort
ride-brief-kept-contracts = { $kept ->
    [one] beholder { $kept } kontrakt
   *[other] beholder { $kept } kontrakter
}
ride-brief-last-round = sidste ture
ride-brief-scored = { $total } point
ride-brief-won = { ride-event-won }
