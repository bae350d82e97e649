## Ein Zug in einer Zeile

ride-brief = { $seat }: { $did }
ride-brief-claimed = { $a } – { $b } +{ $points }
ride-brief-merchandise = Handelsware
ride-brief-drew-open = nimmt { $color }
ride-brief-drew-blind = zieht eine Karte
ride-brief-kept-contracts = { $kept ->
    [one] behält { $kept } Auftrag
   *[other] behält { $kept } Aufträge
}
ride-brief-last-round = letzte Züge
ride-brief-scored = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
ride-brief-won = { ride-event-won }
