## What a choice costs, brings and is for

ride-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
ride-brings-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ride-brings-color = +{ $color }
ride-brings-merchandise = goods
ride-brings-contracts = { $contracts ->
    [one] the last one
   *[other] { $contracts } to choose from
}
ride-brings-cards = { $cards ->
    [one] { $cards } unseen card
   *[other] { $cards } unseen cards
}
ride-for-pays = pays { $color_paid }
ride-for-completes = completes { $a } – { $b } ({ $value })
ride-for-serves = for { $a } – { $b } ({ $value })
ride-for-color = for { $a } – { $b }
ride-for-only = the only card of this turn
ride-for-done = done already
ride-for-impossible = cannot be done any more
ride-for-missing = { $spaces ->
    [one] { $spaces } space missing
   *[other] { $spaces } spaces missing
}
