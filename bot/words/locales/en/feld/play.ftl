## Questions: they stand alone, or after the name of whoever is asked

feld-ask-turn = Take actions in any order, then pass.
feld-ask-first-card = Select your first card.
feld-ask-first-cubes = { $cubes ->
    [1] Choose a cube for slot 1 of the roundel.
   *[other] Choose the colour of { $cubes } cubes for slot { $cubes } of the roundel.
}
feld-ask-card = Select a card.
feld-ask-sixth-card = Six cards are one too many: discard one of them and take a penalty token.
feld-ask-dice = Choose two dice.
feld-ask-slot = Put the cubes of one die into a slot beside its own, or leave them ({ $card }).
feld-ask-keep = Choose the cube to keep for the next round; all others are returned.
feld-ask-activation = Choose how to pay for { $card }.
feld-ask-block-payment = Choose how to pay for { $block }.
feld-ask-pay-any = { $cubes ->
    [one] Choose a cube to pay.
   *[other] Choose { $cubes } cubes to pay.
}
feld-ask-gain = { $cubes ->
    [one] Choose a cube to gain.
   *[other] Choose the next of { $cubes } cubes to gain.
}
feld-ask-gain-by = { $cubes ->
    [one] Choose a cube to gain ({ $card }).
   *[other] Choose the next of { $cubes } cubes to gain ({ $card }).
}
feld-ask-commodity = Store the commodity ({ $good }), or sell it on the black market.
feld-ask-may = Use { $card } now, or not.
feld-ask-discard-map = Choose the active map to discard.
feld-ask-exchange = Choose the inactive card to give away.
feld-ask-exchange-for = Choose what to take for { $card }.
feld-ask-figure = Choose where { $figure } goes.
feld-ask-free-activation = Choose a card to activate without spending cubes.
feld-ask-free-block = Choose a block to take without spending cubes.
feld-ask-return = { $order }: choose what to return.
feld-ask-return-public = Choose what to return for secret orders.
feld-ask-show = { $orders ->
    [one] Choose the order that lies face up.
   *[other] Choose the { $orders } orders that lie face up.
}
feld-ask-tom-card = TOM removes one of the cheapest maps: choose which.
feld-ask-tow = Choose where your barge goes.

## Options

feld-card = Take { $card } · { $color_cost }
feld-printed = { $deck } · { $icon } · { $color_cost }
feld-card-blind = Top of the deck: { $deck }
feld-card-none = Take no card ({ $card })
feld-cube = Take { $color_gained }
feld-dice = { $pips } { $color }
feld-dice-after = See first what the others take
feld-slot = { $color } into slot { $slot }
feld-slot-stay = Leave both where they are
feld-gain = Gain 1 { $color }
feld-keep = Keep { $color }
feld-leave = Not now
feld-activate = Activate { $card } · { $color_cost }
feld-activate-gulden = Activate { $card } · { $gulden } gulden ({ $card_by })
feld-activate-use = Activate and use { $card }
feld-activate-all = Activate { $card_all }
feld-activate-many = Activate { $cards } cards ({ $codes })
feld-use = Use { $card }
feld-use-all = Use all { $cards } cards
feld-use-more = Use { $card }, then { $cards ->
    [one] { $cards } card more
   *[other] { $cards } cards more
}
feld-block = { $block } · { $good } · { $color_cost }
feld-block-gulden = { $block } · { $good } · { $gulden } gulden ({ $card })
feld-block-store = { $block } · { $color_cost } · store { $good }
feld-block-sell = { $block } · { $color_cost } · sell { $good } for { $gulden } gulden
feld-block-ship = { $block }, then { $place }
feld-load = Load { $good }
feld-load-all = Load everything
feld-barge = { $useful ->
    [yes] ⚓{" "}
   *[no] {""}
}{ $place } · { $cubes ->
    [0] free
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
feld-barge-deliver = ⚓ { $place } · deliver { $good } · { $cubes ->
    [0] free
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
feld-then = { $journey } → { $halt }
feld-halt = { $place }
feld-halt-store = { $good }
feld-halt-dock = { $worker }
feld-trip = ⚓ { $journey }{ $free ->
    [yes] {" "}· free
   *[no] {""}
}
feld-trip-pass = Pass after ⚓ { $journey }{ $lost ->
    [0] {""}
   *[other] {" "}(lose { $lost })
}
feld-trip-amstel-pass = Pass after ⚓ { $journey }, Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(lose { $lost })
}
feld-worker-take = Take the { $worker } worker aboard · +{ $gulden } gulden
feld-worker-bring = Bring the { $worker } worker · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-deliver = Deliver { $good } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-store = Store { $good }
feld-sell-gulden = Sell { $good } for { $gulden } gulden
feld-sell-cube = Sell { $good } for 1 { $color }
feld-sell-both = Sell { $good } for { $gulden } gulden and 1 { $color }
feld-amstel = Amstel +{ $spaces } · { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } points
}
feld-amstel-pass = Pass after Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(lose { $lost })
}
feld-market = { $tile } · { $gulden } gulden
feld-pay = { $color_paid ->
    [none] Pay nothing
   *[other] Pay { $color_paid }
}
feld-pay-gulden = Pay { $gulden } gulden ({ $card })
feld-discard = Discard { $card }
feld-put-place = Here: { $place }
feld-put-block = Here: { $block }
feld-put-good = Here: { $good }
feld-show = Face up: { $order }
feld-return = Return { $way } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $best ->
    [yes] {" "}· best
   *[no] {""}
}
feld-return-no = Return nothing{ $best ->
    [yes] {" "}· best
   *[no] {""}
}
feld-pass = { $asked ->
    [yes] Pass, choose the cube to keep, lose { $lost }
   *[no] { $lost ->
        [0] Pass
        [one] Pass and lose { $lost } cube
       *[other] Pass and lose { $lost } cubes
    }
}
feld-pass-keep = Pass, keep 1 { $color }, lose { $lost }
feld-pass-note = { $sail ->
    [0] {""}
    [one] -# The barge has { $sail } free space left.
   *[other] -# The barge has { $sail } free spaces left.
}

feld-choose-card = Select a card …
feld-choose-cube = Choose a colour …
feld-choose-dice = Choose two dice …
feld-choose-slot = Choose a slot …
feld-choose-gain = Gain …
feld-choose-keep = Keep …
feld-choose-use = Use a card …
feld-choose-block = Take a block, activate or use a card …
feld-choose-load = Load …
feld-choose-barge = Move the barge, or ahead on the Amstel …
feld-choose-worker = Dock workers …
feld-choose-deliver = Deliver …
feld-choose-store = Store …
feld-choose-sell = Sell for …
feld-choose-market = Buy at the market …
feld-choose-pay = Pay with …
feld-choose-discard = Discard …
feld-choose-put = Put it …
feld-choose-show = Lay face up …
feld-choose-return = Return …

## Settings

feld-setting-dice = Dice are chosen
    .about = All at once is quicker; in order everybody sees what the others took.
feld-dice-together = by all at once, unless somebody asks to wait
feld-dice-in-order = in order, openly
feld-setting-storing = The cube for the next round is chosen
    .about = While passing asks nobody twice; the rulebook has it in phase IV.
feld-storing-passing = while passing
feld-storing-phase-iv = in phase IV, by all at once
feld-setting-rounds = Rounds
    .about = Twelve rounds take about an hour for each player, ten a little less.
feld-rounds-12 = 12, the whole game
feld-rounds-10 = 10, the short game
feld-setting-tiles = Extra market tiles
    .about = The fourth expansion: market tiles with effects of their own.
feld-tiles-no = none
feld-tiles-mixed = mixed with the others
feld-tiles-all = all four CA and all four CB, the rest A and B
feld-tiles-all-a = all four CA, the rest A and B
feld-tiles-all-b = all four CB, the rest A and B
feld-setting-workers = Supervisor and Bailiff
    .about = The first expansion: the Supervisor rewards deliveries, the Bailiff makes a block cheaper.
feld-workers-no = no
feld-workers-yes = yes
feld-setting-marketeer = Black marketeer
    .about = The third expansion: a sale where he stands brings both rewards of the black market.
feld-marketeer-no = no
feld-marketeer-yes = yes
feld-setting-orders = Secret orders for each
    .about = The second expansion: secret tasks that bring points at the end.
feld-orders-0 = none
feld-orders-3 = three
feld-orders-5 = five
feld-setting-open-orders = Orders that lie face up
    .about = How many of each player’s orders everybody can see.
feld-open-orders-0 = none
feld-open-orders-1 = one
feld-open-orders-2 = two
feld-setting-tom-step = Alone: TOM advances for every
    .about = The result of a die on which TOM, the automatic opponent, moves on the Amstel.
feld-tom-step-1 = 1
feld-tom-step-2 = 2
feld-tom-step-3 = 3
feld-tom-step-4 = 4
feld-tom-step-5 = 5
feld-tom-step-6 = 6
feld-setting-tom-block = Alone: TOM takes a block for every
    .about = The result of a die on which TOM takes a block of the city.
feld-tom-block-1 = 1
feld-tom-block-2 = 2
feld-tom-block-3 = 3
feld-tom-block-4 = 4
feld-tom-block-5 = 5
feld-tom-block-6 = 6
feld-setting-printed = Printed tables
feld-printed-own = a file of one’s own

## What happened: setup and phase I

feld-event-showed-orders = { $seat } lays face up: { $order_shown }.
feld-event-figure = { $seat } puts { $figure } here: { $place ->
    [none] { $block ->
        [none] { $good ->
            [none] nowhere
           *[other] { $good }
        }
       *[other] { $block }
    }
   *[other] { $place }
}.
feld-event-figure-left = After { $seat }’s move { $figure } leaves the game.
feld-event-first-cubes = { $seat } puts { $color_gained } into slot { $slot }.
feld-event-round = **Round { $round }** · { $tile } · order: { $seat_order } · cards: { $card_shown }
feld-event-took-card = { $seat } selects { $card }.
feld-event-took-no-card = { $seat } takes no card ({ $card }).
feld-event-discarded = { $seat } discards { $card }.
feld-event-left-over = { $card_left ->
    [none] No card is left over.
   *[other] Left over and discarded: { $card_left }.
}
feld-event-penalty = { $seat } takes { $tokens ->
    [none] a penalty token
    [1] a penalty token
   *[other] { $tokens } penalty tokens
} { $reason } and has { $penalties }.

## What happened: phase II

feld-event-rolled = { $seat } rolls { $color_rolled }{ $color_turned ->
    [none] .
   *[other] ; too high for this round, so counted as 1: { $color_turned }.
}
feld-event-waits-for-others = { $seat } wants to see first what the others take: now all choose their dice in order, openly.
feld-told-put-back = You choose your dice again when it is your turn: they are put back, and nobody has seen them.
feld-event-took-dice = { $seat } takes { $color_gained } from the dice (slots: { $color_slots }){ $gulden ->
    [0] {""}
   *[other] , with { $gulden } gulden
}.
feld-event-rotated = { $seat } gets { $color_gained } out of the roundel.

## What happened: phase III

feld-event-activated = { $seat } activates { $card } for { $gulden_paid ->
    [none] { $color_paid ->
        [none] nothing
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } gulden
   *[other] { $gulden_paid } gulden
}.
feld-event-used = { $seat } uses { $card }{ $color_paid ->
    [none] {""}
   *[other] , spending { $color_paid }
}{ $gulden_paid ->
    [none] {""}
    [one] , paying { $gulden_paid } gulden
   *[other] , paying { $gulden_paid } gulden
}{ $card_by ->
    [none] {""}
   *[other] {" "}at once ({ $card_by })
}.
feld-event-gained = { $seat }:{ $points ->
    [none] {""}
    [one] {" "}+{ $points } point
   *[other] {" "}+{ $points } points
}{ $gulden ->
    [none] {""}
    [one] {" "}+{ $gulden } gulden
   *[other] {" "}+{ $gulden } gulden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}{ $sail ->
    [none] {""}
    [one] {" "}+{ $sail } space for the barge
   *[other] {" "}+{ $sail } spaces for the barge
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
feld-event-took-block = { $seat } takes possession of { $block } for { $gulden_paid ->
    [none] { $color_paid ->
        [none] nothing
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } gulden
   *[other] { $gulden_paid } gulden
} and gets { $good }.
feld-event-stored = { $seat } stores { $good }.
feld-event-sold = { $seat } sells { $good } on the black market:{ $gulden ->
    [0] {""}
   *[other] {" "}+{ $gulden } gulden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}
feld-event-loaded = { $seat } loads { $good_loaded } ({ $place }).
feld-event-sailed = { $seat } moves the barge { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}: { $place }{ $color_paid ->
    [none] {""}
   *[other] , for { $color_paid }
}.
feld-event-towed = { $seat } has the barge towed: { $place }.
feld-event-took-worker = { $seat } takes the { $worker } dock worker aboard ({ $place }): +{ $gulden } gulden
feld-event-brought-worker = { $seat } brings the { $worker } dock worker to the magazine: +{ $points } points
feld-event-delivered = { $seat } delivers { $good } ({ $place }): +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $roof } and { $bonus } for fast delivery)
}
feld-event-supervised = { $seat } delivered to the Supervisor: +{ $points } points
feld-event-paid-amstel = { $seat } pays { $color_paid } to move ahead on the Amstel.
feld-event-advanced = { $seat } advances { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on the Amstel, to space { $space }{ $points ->
    [0] .
   *[other] , over a bridge: +{ $points } points
}
feld-event-mouth = { $seat } reaches the mouth of the Amstel as number { $rank }: +{ $points } points
feld-event-market = { $seat } pays { $gulden_paid } gulden at the market ({ $tile }).
feld-event-exchanged = { $seat } exchanges { $card } for { $card_taken }.
feld-event-passed = { $seat } passes.
feld-event-kept = { $seat } keeps { $color }{ $color_returned ->
    [none] {""}
   *[other] {" "}and returns { $color_returned }
}.

## What happened: TOM

feld-event-tom-removed = { $seat } removes { $card }.
feld-event-tom-brought-worker = { $seat } brings the { $worker } dock worker to the magazine: +{ $points } points +{ $gulden } gulden

## What happened: the end

feld-event-returned = { $seat } returns things for orders: { $order_points }.
feld-event-scored = **{ $seat }: { $total }** — before { $before }, penalties { $penalties }, group { $group }, districts: { $district_points }, leftovers { $leftovers }{ $card_points ->
    [none] {""}
   *[other] ; { $card_points }
}{ $order_points ->
    [none] {""}
   *[other] ; { $order_points }
}
feld-event-won = { $winners ->
    [one] { $seat_winners } wins!
   *[other] { $seat_winners } share the victory!
}

## Why something is not possible

illegal-open-orders = No more orders can lie face up ({ $open }) than everybody has ({ $orders }).
illegal-solo-setting = { $setting ->
    [workers] Alone one plays without expansions: please choose no Supervisor and Bailiff.
    [marketeer] Alone one plays without expansions: please choose no black marketeer.
    [tiles] Alone one plays without expansions: please choose no extra market tiles.
   *[orders] Alone one plays without expansions: please choose no secret orders.
}
illegal-tom-faces = TOM cannot advance and take a block for the same result, { $face }.

## A printed file of one's own

printed-ends = Table “{ $table }”, entry { $entry }: one end is unknown, or both are the same.
printed-unconnected = Table “{ $table }”: “{ $entry }” is not connected with the others.
printed-count = Table “{ $table }”, entry { $entry }: there must be { $expected } values, not { $entries }.
printed-card = Table “{ $table }”, entry { $entry }: no such card belongs there, or it is there twice.
printed-icon = Table “{ $table }”, entry { $entry }: the card cannot be used as “{ $icon }” says.
printed-cost = Table “{ $table }”, entry { $entry }: a cost is a number of cubes of each colour.
printed-id = Table “{ $table }”: “{ $entry }” is no name; use small letters, digits, hyphens and underscores.
printed-entries = Table “{ $table }” must have exactly these entries: { $expected }.
