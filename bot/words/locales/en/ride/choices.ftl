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
ride-brings-merchandise = merchandise
ride-brings-contracts = { $contracts ->
    [one] the last one
   *[other] { $contracts } to choose from
}
ride-brings-cards = { $cards ->
    [one] { $cards } unseen card
   *[other] { $cards } unseen cards
}
ride-for-end = 🔒 ends the game
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
ride-refused-owned = That route is { $seat }’s already.
ride-refused-carts = That route needs { $length } carts; you have { $carts }.
ride-refused-twin = Only one of these two routes can be claimed here.
ride-refused-one-color = That route needs { $length } of one colour; you have { $color_held ->
    [none] none
   *[other] { $color_held }
}.
ride-refused-color = That route needs { $length } { $color }; you have { $color_held ->
    [none] none
   *[other] { $color_held }
}.

## What one has, and moments

ride-have-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ride-have-carts = { $carts ->
    [one] { $carts } cart left
   *[other] { $carts } carts left
}
ride-moment-done = Contract completed: { $a } – { $b } (+{ $value }).
ride-moment-last = This is your last turn.
