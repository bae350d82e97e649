## House players: a name, a level, and a line of character each

house-level-novice = novice
house-level-merchant = merchant
house-level-burgomaster = burgomaster
house-level-regent = regent
house-for-newcomers = for your first games
house-strength = wins { $games } of 100 games against the level before it
guest-griet = Griet
    .about = sells herring on the quay and plays as the wind blows
guest-teun = Teun
    .about = a ferryman who likes every road that he sees
guest-machteld = Machteld
    .about = keeps two ledgers, and knows yours as well
guest-cornelis = Cornelis
    .about = a spice merchant; he never buys without a plan
guest-agatha = Agatha
    .about = has been burgomaster twice, and means to be again
guest-dirck = Dirck
    .about = says little, and has thought of that already
guest-margriet = Margriet
    .about = governs an orphanage, two almshouses and, before long, this table
guest-joost = Joost
    .about = has played this game ten thousand times, always against himself

button-house = Add a house player …
button-house-away = Send the house home
house-seat = { $name } · { $level }: { $line }
table-event-back = { $seat } is back.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
    [burgomaster] { house-level-burgomaster }
   *[regent] { house-level-regent }
}) plays on for { $seat }.
button-house-vote = Vote: house for { $seat }
vote-housed = { $seat } is played by the house now, and may return with `/game join`.
hint-title = What a merchant would do in your place
hint-step = { $number }. **{ $pick }** — { $why }
hint-more = { $steps ->
    [one] and { $steps } more step
   *[other] and { $steps } more steps
}
hint-gain = That brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $sources }.
hint-open = What comes then, nobody knows yet.
button-hint = Hint
button-do-it = Do it
refused-hint = There are no hints in a rated game.
refused-no-hints = There are no hints at this table.
refused-house-already = The house plays there already.
refused-rated-undo = In a rated game against the house nothing that was revealed is taken back.
refused-rated-hands = In a rated game a seat goes only to the house.
refused-rated-house = In a rated game nobody hands their own seat to the house unless others at the table agree, and here there are none.
lobby-rated = Rated: no hints
lobby-no-hints = No hints
stats-rated = { $game }: { $name } — rating { $rating }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
stats-between = between { $weaker } and { $stronger }
stats-above = above { $weaker }
stats-below = still below { $stronger }
stats-even = for an even game: { $level }
