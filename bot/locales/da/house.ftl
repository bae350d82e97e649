## House players: a name, a level, and a line of character each

house-level-novice = begynder
house-level-merchant = købmand
house-level-burgomaster = borgmester
house-griet = Griet
    .about = sælger sild på kajen og spiller, som vinden blæser
house-teun = Teun
    .about = en færgemand, der holder af hver vej, han ser
house-machteld = Machteld
    .about = fører to regnskaber og kender også dit
house-cornelis = Cornelis
    .about = krydderikøbmand; han køber aldrig uden en plan
house-agatha = Agatha
    .about = har været borgmester to gange og vil være det igen
house-dirck = Dirck
    .about = siger ikke meget, og det har han allerede tænkt på

button-house = Tilføj en af husets spillere …
button-house-away = Send husets spillere hjem
house-seat = { $name } · { $level }: { $line }
house-added = { $name } sætter sig.
house-gone = Husets spillere er gået.
house-needed = Der ville kun sidde husets spillere ved bordet.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
   *[burgomaster] { house-level-burgomaster }
}) spiller videre for { $seat }.
button-house-vote = Stem: huset spiller for { $seat }
vote-housed = Huset spiller nu for { $seat }, som kan vende tilbage med `/game join`.
returned-done = Velkommen tilbage: pladsen er din igen.
hint-title = Hvad en købmand ville gøre i dit sted
hint-pick = **{ $pick }**
refused-hint = Der er ingen tip i et spil, der tæller.
lobby-rated = Spillet tæller: ingen tip
stats-rated = { $game }: { $name } — rating { $rating }, { $games } spil, { $wins } vundet
