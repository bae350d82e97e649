## Een spel volgen

cmd-game-watch = volgen
    .about = Een spel volgen: het einde, elke ronde, of wanneer het spannend wordt
follow-title = { $game } { $number } volgen
follow-not = Kies wat ik je per privébericht vertel. Niemand aan tafel merkt het.
follow-now = Ik vertel je per privébericht: { $what }.
follow-end = hoe het afloopt
follow-rounds = wat er elke ronde gebeurt
follow-thrills = wanneer het spannend wordt
follow-about = -# Spannend: de leiding wisselt, iets groots wordt voltooid, de laatste beurten beginnen.
follow-closed = Ik kan je geen bericht sturen. Sta privéberichten van deze server toe en kies opnieuw.
button-follow-end = Alleen het einde
button-follow-rounds = Elke ronde
button-follow-thrills = Spannende momenten
button-follow-stop = Niet meer volgen
refused-follow-player = Je speelt in dit spel mee, dus je hoort het toch al.

## Wat wie volgt te horen krijgt

follow-round = { $game } { $number } · ronde { $round }
follow-lead = Nu aan de leiding: { $seat_leading }.
follow-ended = { $game } { $number } gaat niet verder.
follow-where = -# { $channel }
follow-named = { $who }: het spel dat je volgt, is afgelopen, en ik kan je geen privébericht sturen.
tidings-follow = { $game } { $number }: het spel dat je volgt, is verdergegaan.

## Voorspellingen

foretell-open = **Voorspellen** kan { $until }. Alles blijft verzegeld tot het einde, en er valt niets te verliezen.
foretell-sealed = **Je voorspellingen** blijven verzegeld tot het einde.
foretell-count = -# Tot nu toe verzegeld: de voorspellingen van { $count ->
    [one] één persoon
   *[other] { $count } personen
}.
foretell-line = { $what }: { $picked }
foretell-choice = { $outcome } · { $sure }% zeker
foretell-none = Geen voorspelling
foretold-winner = Wie wint
foretold-margin = Met hoeveel punten verschil
foretold-band = { $least } tot en met { $most }
foretold-more = { $least } of meer
foretold-title = **Voorspellingen** ({ $count ->
    [one] één persoon
   *[other] { $count } personen
}; 100 betekent zeker en juist)
foretold-score = { $place }. { $who } · { $score }{ $winner ->
    [none] {""}
   *[other] {" "}· { $winner }
}
refused-foretell-player = Wie meespeelt, voorspelt niets.
refused-foretell-late = In dit spel valt niets meer te voorspellen, of niet door jou.
stats-foretold-title = **Voorspellingen** (100 betekent altijd zeker en juist)
stats-foretold = { $place }. { $who } · { $score } in { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}

## Aan iedereen laten zien

button-show-here = Hier laten zien
shown-by = -# Getoond door { $who }
refused-show-here = Dat kan hier niet getoond worden: dat kan alleen in een kanaal van het spel waarin jij en ik mogen schrijven en bestanden bijvoegen.
