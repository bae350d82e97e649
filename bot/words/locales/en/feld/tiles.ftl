feld-tile-A1 = Market tile A1
feld-tile-A2 = Market tile A2
feld-tile-A3 = Market tile A3
feld-tile-A4 = Market tile A4
feld-tile-A5 = Market tile A5
feld-tile-A6 = Market tile A6
feld-tile-A7 = Market tile A7
feld-tile-A8 = Market tile A8
feld-tile-B9 = Market tile B9
feld-tile-B10 = Market tile B10
feld-tile-B11 = Market tile B11
feld-tile-B12 = Market tile B12
feld-tile-B13 = Market tile B13
feld-tile-B14 = Market tile B14
feld-tile-B15 = Market tile B15
feld-tile-B16 = Market tile B16
feld-tile-CA17 = Market tile CA17
feld-tile-CA18 = Market tile CA18
feld-tile-CA19 = Market tile CA19
feld-tile-CA20 = Market tile CA20
feld-tile-CB21 = Market tile CB21
feld-tile-CB22 = Market tile CB22
feld-tile-CB23 = Market tile CB23
feld-tile-CB24 = Market tile CB24

feld-tile-text = Pay { $gulden } gulden: { $gains ->
    [none] nothing
   *[other] { $gains }
}.
feld-gives-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-gives-spaces = { $spaces ->
    [one] { $spaces } space ahead on the Amstel
   *[other] { $spaces } spaces ahead on the Amstel
}
feld-gives-cubes = { $cubes ->
    [one] any { $cubes } cube
   *[other] any { $cubes } cubes
}
feld-does-sail = your barge may move 3 spaces this turn without cubes; you may load, deliver, take and bring on the way
feld-does-exchange = exchange one of your inactive cards for a card of the discard pile. If that is empty: for the top craftsman or building
feld-does-activate = activate one of your cards without spending cubes
feld-does-tow = move your barge to any space of the harbour
feld-does-block = take possession of any block without spending cubes, besides the one of your turn; its commodity is yours
feld-does-each-color = gain 1 cube of each colour
feld-does-activate-two = activate two of your cards without spending cubes
