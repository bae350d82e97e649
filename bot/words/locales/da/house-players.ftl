## House players: a name, a level, and a line of character each

house-level-novice = begynder
house-level-merchant = købmand
house-level-burgomaster = borgmester
house-level-regent = regent
house-for-newcomers = til dine første spil
house-strength = vinder { $games } af 100 spil mod niveauet før
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
    .about = siger ikke meget og har for længst tænkt på det
guest-margriet = Margriet
    .about = styrer et børnehjem, to stiftelser og snart også dette bord
guest-joost = Joost
    .about = har spillet dette spil ti tusind gange, altid mod sig selv

button-house = Tilføj en husspiller …
button-house-away = Send huset hjem
house-seat = { $name } · { $level }: { $line }
table-event-back = { $seat } er tilbage.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
    [burgomaster] { house-level-burgomaster }
   *[regent] { house-level-regent }
}) spiller videre for { $seat }.
button-house-vote = Stem: huset for { $seat }
vote-housed = Huset spiller nu for { $seat }, som kan vende tilbage med `/spil deltag`.
hint-title = Hvad en købmand ville gøre i dit sted
hint-step = { $number }. **{ $pick }** — { $why }
hint-more = { $steps ->
    [one] og { $steps } skridt til
   *[other] og { $steps } skridt til
}
hint-gain = Det giver { $points } point: { $sources }.
hint-open = Hvad der så kommer, ved ingen endnu.
button-hint = Tip
button-do-it = Gør det
refused-hint = Der er ingen tip i et spil, der tæller.
refused-no-hints = Der gives ingen tip ved dette bord.
refused-house-already = Huset spiller allerede på den plads.
refused-rated-undo = Når et spil mod huset tæller, tages intet tilbage, der er blevet afsløret.
refused-rated-hands = I et spil, der tæller, går en plads kun til huset.
refused-rated-house = I et spil, der tæller, giver ingen sin egen plads til huset, medmindre andre ved bordet er enige; og her er der ingen andre.
lobby-rated = Spillet tæller: ingen tip
lobby-no-hints = Ingen tip
stats-rated = { $game }: { $name } — rating { $rating }, { $games } spil, heraf { $wins } vundet
stats-between = mellem { $weaker } og { $stronger }
stats-above = over { $weaker }
stats-below = endnu under { $stronger }
stats-even = til et jævnbyrdigt spil: { $level }
