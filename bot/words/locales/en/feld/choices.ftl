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
feld-for-good = worth { $points } at its storehouse
feld-for-could = you could deliver there for { $points }
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
feld-open-activate = { $options ->
    [1] activate { $card }
   *[other] activate { $options } cards
}
feld-open-use = { $options ->
    [1] use { $card }
   *[other] use { $options } cards
}
feld-open-block = a block
feld-open-load = load
feld-open-barge = the barge
feld-open-worker = a dock worker
feld-open-deliver = deliver
feld-open-amstel = the Amstel
feld-open-market = the market
feld-refused-owned = That block is { $seat }’s already.
feld-refused-once = You have already taken your block this turn.
feld-refused-cubes = That needs { $color_cost }; you have { $color_held ->
    [none] none
   *[other] { $color_held }
}.
feld-refused-any = That needs { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}; you have { $held }.
feld-refused-amstel = You have already moved on the Amstel this turn.
feld-refused-market = You have already used the market this turn.
feld-refused-gulden = The market wants { $gulden } gulden; you have { $held }.
feld-refused-tile = Of this market tile you would have nothing now.
feld-refused-inactive = { $card } has to be activated first.
feld-refused-used = You have already used { $card } this round.
feld-refused-when = { $card } does nothing now; its text says when it does.
feld-refused-not-aboard = You have no { $good } aboard.
feld-refused-not-here = Nothing here takes { $good } (you are at: { $place }). Its storehouse does, or a warehouse with room.
feld-refused-taken = { $seat } has that card already.

## What one has, and moments

feld-have-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-have-gulden = { $gulden ->
    [one] { $gulden } gulden
   *[other] { $gulden } gulden
}
feld-holds-aboard = aboard: { $things }
feld-holds-workers = workers: { $things }
feld-holds-stored = stored: { $things }
feld-moment-district = { $district } is full; most crests: { $seat_leading }.
feld-moment-last = This is your last turn.
feld-moment-last-round = The last round begins.
feld-moment-sixth-card = You have { $cards } cards below your board: a sixth costs a penalty token, and one of the six is discarded.
