## Hints in Ticket to Ride: why a merchant would do this

ride-why-keep-both = Both can be completed together: all your contracts then take { $length ->
    [one] { $length } more space
   *[other] { $length } more spaces
}.
ride-why-keep-one = { $contract } brings more for its routes; all your contracts together then take { $length ->
    [one] { $length } more space
   *[other] { $length } more spaces
}.
ride-why-pay = Your other routes need these cards least.
ride-why-contracts = Your contracts are settled, and new ones promise more than anything else this turn.
ride-why-contracts-last = It is your last turn: a contract that your routes already join is worth most.
ride-why-claim-completes = It completes { $contract }.
ride-why-claim-way = It lies on the shortest way that is left for { $contract }, as your map marks it.
ride-why-claim-points = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}, with cards and carts that your contracts can spare.
ride-why-draw-wild = A wild fits every route, and the other cards promise less.
ride-why-draw-open = You need { $color } for { $a } – { $b }.
ride-why-draw-deck = The deck promises more than the open cards.
ride-why-draw-spare = Nothing better lies open.
ride-why-nothing-counts = It is your last turn, and nothing else that you can do counts: a card does no harm.
