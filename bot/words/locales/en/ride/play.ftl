## Colours and cards

ride-color-pink = pink
ride-color-blue = blue
ride-color-green = green
ride-color-black = black
ride-color-red = red
ride-color-orange = orange
ride-color-wild = wild
ride-color-gray = grey

ride-card-transport = Transport card: { $color }
ride-card-merchandise = Merchandise card
ride-card-contract = Contract: { $contract }

## Questions: they stand alone, or after the name of whoever is asked

ride-ask-turn = Draw transport cards, claim a route, or take contracts.
ride-ask-second-card = Draw the second card.
ride-ask-payment = Choose the cards that pay for { $a } – { $b }.
ride-ask-keep = Choose which contracts to keep, at least one.

## Options

ride-draw-blind = Draw from the deck
ride-draw-open = Take { $color }
ride-claim = { $a } – { $b } · { $length } { $color } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ride-pay = Pay { $color_paid }
ride-take-contracts = Take contracts
ride-contract = { $a } – { $b } ({ $value })
ride-keep = Keep { ride-contract }
ride-choose-draw = Draw a card …
ride-choose-claim-contracts = Claim a route for a contract …
ride-choose-claim-others = Claim a route without a contract …
ride-choose-pay = Pay with …
ride-choose-keep = Keep which contracts?

## Settings

ride-setting-first = Who starts
    .about = Who has the first turn; the leaflet says the youngest.
ride-first-lot = by lot
ride-first-1 = seat 1
ride-first-2 = seat 2
ride-first-3 = seat 3
ride-first-4 = seat 4
ride-setting-printed = Printed tables
ride-printed-own = a file of one’s own

## What happened

ride-event-begun = All contracts are chosen; { $seat } begins.
ride-event-claimed = { $seat } claims { $a } – { $b } ({ $length } { $color }) with { $color_paid }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ride-event-drew-blind = { $seat } draws from the deck.
ride-event-drew-open = { $seat } takes an open card: { $color }.
ride-event-first = { $seat } has the first turn{ $lot ->
    [yes] , by lot
   *[no] {""}
}.
ride-event-kept-contracts = { $seat } keeps { $kept ->
    [one] { $kept } contract
   *[other] { $kept } contracts
}{ $returned ->
    [0] { "" }
   *[other] {" "}and returns { $returned }
}.
ride-event-last-round = { $carts ->
    [0] { $seat } has no carts left
    [one] { $seat } has { $carts } cart left
   *[other] { $seat } has { $carts } carts left
}: everybody has one last turn.
ride-event-merchandise = { $seat } takes a merchandise card and now has { $cards }.
ride-event-passed = { $seat } can do nothing and passes.
ride-event-reset = Three or more wilds lay open, so the open cards were replaced. Gone: { $color_row }.
ride-event-reshuffled = The discard pile became a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
ride-event-took-contracts = { $seat } draws { $cards ->
    [one] the last contract
   *[other] { $cards } contracts
}.
ride-event-scored = **{ $seat }: { $total }** — routes { $routes }, contracts { $contracts }, merchandise { $merchandise }
ride-event-won = { $winners ->
    [one] { $seat_winners } wins!
   *[other] { $seat_winners } share the victory!
}

## Told to one player

ride-told-drew = You drew { $color }.
ride-told-kept = You kept { $a } – { $b } ({ $value }).

## A printed file of one's own

printed-location = Table “{ $table }”, entry { $entry }: a location needs a key of small letters and a name of at most 40 letters.
printed-unknown-location = Table “{ $table }”, entry { $entry }: there is no location “{ $location }”.
printed-same-location = Table “{ $table }”, entry { $entry }: both ends are the same.
printed-length = Table “{ $table }”, entry { $entry }: a route has 1 to { $most } spaces, not { $length }.
printed-color = Table “{ $table }”, entry { $entry }: “{ $color }” is no colour of the game.
printed-double = Table “{ $table }”, entry { $entry }: a double route is two routes of the same length.
printed-contract-count = Table “{ $table }”: the number of contracts is { $entries }, but it must be { $expected }.
printed-impossible = Table “{ $table }”, entry { $entry }: nobody can complete it with { $carts } carts.
