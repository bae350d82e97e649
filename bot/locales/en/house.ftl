## House players: a name, a level, and a line of character each

house-level-novice = novice
house-level-merchant = merchant
house-level-burgomaster = burgomaster
house-griet = Griet
    .about = sells herring on the quay and plays as the wind blows
house-teun = Teun
    .about = a ferryman who likes every road that he sees
house-machteld = Machteld
    .about = keeps two ledgers, and knows yours as well
house-cornelis = Cornelis
    .about = a spice merchant; he never buys without a plan
house-agatha = Agatha
    .about = has been burgomaster twice, and means to be again
house-dirck = Dirck
    .about = says little, and has thought of that already

button-house = Add a house player …
button-house-away = Send the house players home
house-seat = { $name } · { $level }: { $line }
house-added = { $name } sits down.
house-gone = The house players have left.
house-needed = Nobody but house players would be at the table.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
   *[burgomaster] { house-level-burgomaster }
}) plays on for { $seat }.
button-house-vote = Vote: a house player for { $seat }
vote-housed = { $seat } is played by the house now, and may return with `/game join`.
returned-done = Welcome back: the seat is yours again.
hint-title = What a merchant would do in your place
hint-pick = **{ $pick }**
refused-hint = There are no hints in a rated game.
lobby-rated = Rated: no hints
stats-rated = { $game }: { $name } — rating { $rating }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
