## Alles, voor wie niet meespeelt

cmd-board-everything = alles
    .about = Alle handen, contracten en opdrachten, een paar rondes later, voor wie niet meespeelt
term-late = Alles, later
    .about = Als alle spelers akkoord gaan, mag wie niet meespeelt alle handen, contracten en opdrachten zien, zoveel hele rondes later.
term-rounds = { $rounds ->
    [0] nooit
    [one] { $rounds } ronde later
   *[other] { $rounds } rondes later
}
door-asked = Mag wie niet meespeelt alles zien, { $rounds ->
    [one] een hele ronde
   *[other] { $rounds } hele rondes
} later: alle handen, contracten en opdrachten? Alle spelers moeten akkoord gaan, en iedereen kan er altijd op terugkomen.
door-missing = Nog niet akkoord: { $who }.
door-open = Alle spelers zijn akkoord: wie niet meespeelt, mag alles zien, { $rounds ->
    [one] een hele ronde
   *[other] { $rounds } hele rondes
} later.
door-known = Het wordt alleen getoond aan wie erom vraagt, of in een privéthread waar spelers buiten blijven. Wie op deze server threads beheert, kan ook privéthreads lezen.
door-seats = Wie gekeken heeft, krijgt in dit spel geen plaats meer.
door-yes = Je vindt het goed dat wie niet meespeelt later alles ziet. Je kunt er altijd op terugkomen.
door-no = Je bent niet akkoord, dus niemand ziet alles vóór het einde.
button-door-yes = Akkoord
button-door-no = Niet akkoord
button-everything = Alles zien
button-look = Laat me alles zien
everything-sure = Je ziet alle handen, contracten en opdrachten van spel { $number } zoals ze waren. Daarna krijg je in dit spel geen plaats meer, ook niet als iemand je vraagt. Een revanche is een nieuw spel.
everything-title = { $game } { $number } · alles
everything-when = { $turn ->
    [0] Zoals het was na het uitdelen
   *[other] Zoals het was na beurt { $turn }
}; intussen is de tafel { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
} verder.
everything-alone = Alleen jij ziet dit. Als het spel afgelopen is, kun je het hier laten zien.
everything-over = Zoals het eindigde.
everything-nothing = niets geheims
everything-all = Alle plaatsen
everything-seat = Zoals één plaats het zag …
refused-plays-here = Je speelt hier mee, dus je ziet wat jouw plaats ziet. Alles zien is voor wie niet meespeelt.
refused-everything-here = Alles kan pas aan iedereen getoond worden als het spel afgelopen is: tot dan lezen de spelers hier ook mee.
refused-never-shown = Aan deze tafel ziet niemand alles vóór het einde.
refused-not-agreed = Niet alle spelers vinden het goed dat wie niet meespeelt alles ziet.
refused-too-early = Er is nog niets te zien: alles wordt { $rounds ->
    [one] een hele ronde
   *[other] { $rounds } hele rondes
} later getoond.
refused-has-looked = { $name } heeft alles van dit spel gezien, of kan het gezien hebben, en krijgt er geen plaats meer in. Een revanche is een nieuw spel.
refused-forgotten-looked = Iemand die alles van dit spel heeft gezien, heeft de eigen gegevens laten wissen. Omdat dat iedereen kan zijn, gaan vrije plaatsen alleen naar het huis.
button-loft = Kijkersthread
loft-there = Je vindt alles, samen met alle anderen die meekijken, hier: { $channel }
refused-no-loft = Ik kan hier geen privéthread openen. **Alles zien** toont hetzelfde, alleen aan jou.
refused-loft-read = Iemand aan deze tafel beheert threads op deze server en zou een privéthread kunnen lezen. **Alles zien** toont hetzelfde, alleen aan jou.
everything-chances = Hoe een burgemeester die alle kaarten kent, ieders kansen toen inschatte
