## Colours and cards

ride-color-pink = pink
ride-color-blue = blue
ride-color-green = green
ride-color-black = black
ride-color-red = red
ride-color-orange = orange
ride-color-wild = wild
ride-color-gray = gray

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
ride-pay = { $color_paid }
ride-take-contracts = Take contracts
ride-contract = { $a } – { $b } ({ $value })
ride-choose-draw = Draw a card …
ride-choose-claim = Claim a route …
ride-choose-contracts = Take contracts …
ride-choose-pay = Pay with …
ride-choose-keep = Keep which contracts?

## Settings

ride-setting-first = Who starts
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

## The rules in short

ride-rules-1 = **On your turn** do exactly one thing: draw transport cards, claim a route, or take contracts.
ride-rules-2 = **Draw:** two cards, from the five open ones or blind from the deck. An open wild is the only card of your turn, and never your second. Three open wilds are swept away with the other two cards.
ride-rules-3 = **Claim:** pay as many cards as the route has spaces, all of its colour; gray takes any one colour; wilds stand for anything. 1, 2, 3, 4 spaces give 1, 2, 4, 7 points. Nobody has both tracks of a double route, and with two players its other track closes.
ride-rules-4 = **Merchandise:** a route with cart symbols gives one card. At the end the most cards give 8 points, then 6/4/2 with four players, 5/2 with three, 4 with two; ties share a rank and the next ones fall away. Without a card there is no bonus.
ride-rules-5 = **Contracts:** draw two, keep at least one. At the end a contract counts for you if your routes join its two locations, and against you if not.
ride-rules-6 = **The end:** once somebody has two carts or fewer after their turn, everybody has one more turn. The most points win; then the most completed contracts; then the victory is shared.
ride-rules-7 = **Where the leaflets are silent:** with too few cards fewer than five lie open; a row of wilds stays if nothing better is left; whoever can do nothing passes, and if nobody can do anything the game ends.
