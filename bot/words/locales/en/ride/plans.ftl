## Plans in Ticket to Ride

plan-for-ride-goal = Collect for … and claim it
plan-for-ride-draw = Which cards to draw
plan-for-ride-claim = When to claim
plan-for-ride-stops = Stop when …
plan-for-ride-steps = Routes that stay in the plan
plan-for-ride-first = Route to collect for first
plan-for-ride-colors = Colours to draw, in this order
plan-for-ride-pay = Colours that pay for grey routes
plan-for-ride-wilds = Wilds for one route at most
plan-for-ride-limits = Stop with so many cards, or after so many turns

ride-plan-contract = { $number ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
    [6] ⑥
    [7] ⑦
    [8] ⑧
    [9] ⑨
   *[other] ({ $number })
} { $a } – { $b } ({ $value })
    .about = Routes still missing: { $routes }
ride-plan-route = { $a } – { $b } ({ $length } { $color })
ride-plan-color = { $color }
ride-plan-wilds = { $wilds ->
    [0] no wilds
    [one] { $wilds } wild at most
   *[other] { $wilds } wilds at most
}
ride-plan-draw-open = what I need of the open cards, or else the deck
ride-plan-draw-wilds = the same, and open wilds before the deck
ride-plan-draw-deck = only from the deck
ride-plan-claim-each = Claim each route as soon as I can pay for it
ride-plan-claim-all = Claim when I can pay for all of them
ride-plan-claim-none = Claim nothing; stop when I can pay for all
ride-plan-collect = Collect for { $route }
ride-plan-then = Then for { $route }
ride-plan-draws = Draw { $how ->
    [open] what is needed of the open cards, or else from the deck
    [wilds] what is needed of the open cards, then open wilds, or else from the deck
   *[deck] from the deck
}{ $color ->
    [none] {""}
   *[other] ; wanted: { $color }
}
ride-plan-pays = Pay with at most { $wilds ->
    [one] { $wilds } wild
   *[other] { $wilds } wilds
} for a route{ $color ->
    [none] {""}
   *[other] , grey ones in { $color }
}
ride-plan-stops = Stop when a route is taken{ $reason_any ->
    [none] {""}
   *[other] {" "}or: { $reason_any }
}
ride-plan-stop-last = the last turns begin
ride-plan-stop-twin = somebody takes the track beside it
ride-plan-stop-next = anybody takes a route next to it
ride-plan-stop-next-seat = { $seat } takes a route next to it
ride-plan-stop-wild = a wild lies open
ride-plan-stop-joined = somebody joins { $a } and { $b }
ride-plan-stop-cards = { $cards ->
    [one] I have { $cards } card
   *[other] I have { $cards } cards
}
ride-plan-stop-turns = { $turns ->
    [one] after { $turns } turn
   *[other] after { $turns } turns
}
ride-stopped-done = all is claimed.
ride-stopped-collected = you can pay for all of it now.
ride-stopped-taken = { $seat } has taken { $a } – { $b }.
ride-stopped-closed = { $a } – { $b } can be claimed no more.
ride-stopped-carts = { $a } – { $b } needs more carts than your { $carts }.
ride-stopped-twin = { $seat } has taken the other track of { $a } – { $b }.
ride-stopped-next = { $seat } has taken { $a } – { $b }, next to your route.
ride-stopped-last = the last turns have begun.
ride-stopped-joined = { $seat } has joined { $a } and { $b }.
ride-stopped-wild = a wild lies open.
ride-stopped-cards = { $cards ->
    [one] you have { $cards } card.
   *[other] you have { $cards } cards.
}
ride-stopped-turns = { $turns ->
    [one] it has played { $turns } turn.
   *[other] it has played { $turns } turns.
}
ride-stopped-nothing = there is nothing to draw that you want.
ride-watch-near = the routes next to { $a } – { $b }
ride-watch-open = the open cards
ride-watch-routes = all routes
ride-watch-last = the last turns have not begun
