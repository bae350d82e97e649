## Huisspelers: elk een naam, een niveau en een regel over hun aard

house-level-novice = beginner
house-level-merchant = koopman
house-level-burgomaster = burgemeester
house-level-regent = regent
house-for-newcomers = voor je eerste spellen
house-strength = wint { $games } van de 100 spellen van het niveau ervoor
guest-griet = Griet
    .about = verkoopt haring op de kade en speelt zoals de wind waait
guest-teun = Teun
    .about = een veerman die van elke weg houdt die hij ziet
guest-machteld = Machteld
    .about = houdt twee kasboeken bij, en kent ook het jouwe
guest-cornelis = Cornelis
    .about = een specerijenkoopman; hij koopt nooit zonder plan
guest-agatha = Agatha
    .about = is twee keer burgemeester geweest, en wil het weer worden
guest-dirck = Dirck
    .about = zegt weinig, en heeft daar al aan gedacht
guest-margriet = Margriet
    .about = bestuurt een weeshuis, twee hofjes en straks ook deze tafel
guest-joost = Joost
    .about = heeft dit spel tienduizend keer gespeeld, altijd tegen zichzelf

button-house = Huisspeler erbij …
button-house-away = Stuur het huis weg
house-seat = { $name } · { $level }: { $line }
table-event-back = { $seat } is terug.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
    [burgomaster] { house-level-burgomaster }
   *[regent] { house-level-regent }
}) speelt verder voor { $seat }.
button-house-vote = Stem: huis voor { $seat }
vote-housed = Het huis speelt nu voor { $seat }; terugkomen kan met `/spel meedoen`.
hint-title = Wat een koopman in jouw plaats zou doen
hint-step = { $number }. **{ $pick }** — { $why }
hint-more = { $steps ->
    [one] en nog { $steps } stap
   *[other] en nog { $steps } stappen
}
hint-gain = Dat levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op: { $sources }.
hint-open = Wat er dan komt, weet nog niemand.
button-hint = Tip
button-do-it = Doen
refused-hint = In een spel dat meetelt, zijn er geen tips.
refused-no-hints = Aan deze tafel zijn er geen tips.
refused-house-already = Daar speelt het huis al.
refused-rated-undo = In een spel dat meetelt, wordt tegen het huis niets teruggenomen wat onthuld is.
refused-rated-hands = In een spel dat meetelt, gaat een plaats alleen naar het huis.
refused-rated-house = In een spel dat meetelt, geeft niemand de eigen plaats aan het huis tenzij anderen aan tafel het goedvinden, en hier zijn er geen.
lobby-rated = Telt mee: geen tips
lobby-no-hints = Geen tips
stats-rated = { $game }: { $name } — rating { $rating }, { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $wins } gewonnen
stats-between = tussen { $weaker } en { $stronger }
stats-above = boven { $weaker }
stats-below = nog onder { $stronger }
stats-even = voor een spel dat gelijk opgaat: { $level }
