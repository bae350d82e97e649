## House players: a name, a level, and a line of character each

house-level-novice = begynder
house-level-merchant = købmand
house-level-burgomaster = borgmester
guest-griet = Griet
    .about = sælger sild på kajen og spiller, som vinden blæser
guest-teun = Teun
    .about = en færgemand, der holder af hver vej, han ser
guest-machteld = Machteld
    .about = fører to regnskaber og kender også dit
guest-cornelis = Cornelis
    .about = krydderikøbmand; han køber aldrig uden en plan
guest-agatha = Agatha
    .about = har været borgmester to gange og vil være det igen
guest-dirck = Dirck
    .about = siger ikke meget, og det har han allerede tænkt på

button-house = Inviter huset …
button-house-away = Send huset hjem
house-seat = { $name } · { $level }: { $line }
table-event-back = { $seat } er tilbage.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
   *[burgomaster] { house-level-burgomaster }
}) spiller videre for { $seat }.
button-house-vote = Stem: hus for { $seat }
vote-housed = Huset spiller nu for { $seat }, som kan vende tilbage med `/spil deltag`.
hint-title = Hvad en købmand ville gøre i dit sted
hint-pick = **{ $pick }**
refused-hint = Der er ingen tip i et spil, der tæller.
refused-no-hints = Der gives ingen tip ved dette bord.
refused-house-already = Huset spiller allerede på den plads.
refused-rated-undo = I et spil mod huset, der tæller, tages intet tilbage, som er blevet vist.
refused-rated-hands = I et spil, der tæller, går en plads kun til huset.
refused-rated-house = I et spil, der tæller, giver ingen sin egen plads til huset, medmindre andre ved bordet er enige; og her er der ingen andre.
lobby-rated = Spillet tæller: ingen tip
lobby-no-hints = Ingen tip
stats-rated = { $game }: { $name } — rating { $rating }, { $games } spil, { $wins } vundet
