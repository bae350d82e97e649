## What a choice costs, brings and is for

feld-choice = { $what }{ $cost ->
    [none] {""}
   *[other] {" "}· { $cost }
}{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
feld-costs-color = { $color }
feld-costs-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
feld-costs-gulden = { $gulden ->
    [one] { $gulden } gulden
   *[other] { $gulden } gulden
}
feld-brings-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
feld-brings-gulden = { $gulden ->
    [one] +{ $gulden } gulden
   *[other] +{ $gulden } gulden
}
feld-brings-color = +{ $color }
feld-brings-each = +{ $each } of each colour
feld-brings-cubes = { $cubes ->
    [one] +{ $cubes } cube of your choice
   *[other] +{ $cubes } cubes of your choice
}
feld-brings-spaces = Amstel +{ $spaces }
feld-brings-sail = { $sail ->
    [one] +{ $sail } space for the barge
   *[other] +{ $sail } spaces for the barge
}
feld-for-pays = pays { $color_paid }
feld-for-leads = you would lead in { $district }
feld-for-group = { $crests } crests hang together
feld-for-trip = { $steps }
feld-for-way = on the way: { $place_way }
feld-for-first = you would be first
feld-for-place = you would be number { $place }
feld-for-left = { $color_left ->
    [none] leaves nothing
   *[other] leaves { $color_left }
}
feld-for-card = then you can pay { $card }
feld-for-arrives = arrive in round { $round }
feld-step-load = load
feld-step-deliver = deliver { $good } +{ $points }
feld-step-take = worker +{ $gulden } gulden
feld-step-bring = bring worker +{ $points }
feld-refused-owned = That block is { $seat }’s already.
feld-refused-once = You have taken your block in this turn.
feld-refused-cubes = That needs { $color_cost }; you have { $color_held ->
    [none] none
   *[other] { $color_held }
}.
