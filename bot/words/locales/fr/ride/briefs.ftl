## Un tour en une ligne

ride-brief = { $seat } : { $did }
ride-brief-claimed = { $a } – { $b } +{ $points }
ride-brief-merchandise = carte Marchandise
ride-brief-drew-open = prend { $color }
ride-brief-drew-blind = pioche une carte
ride-brief-kept-contracts = { $kept ->
    [one] garde { $kept } Contrat
   *[other] garde { $kept } Contrats
}
ride-brief-last-round = derniers tours
ride-brief-scored = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ride-brief-won = { ride-event-won }
