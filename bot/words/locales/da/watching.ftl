## At følge et spil

cmd-game-watch = følg
    .about = Følg et spil: slutningen, hver runde, eller når det bliver spændende
follow-title = Følg { $game } { $number }
follow-not = Vælg, hvad du vil have at vide i private beskeder. Ingen ved bordet mærker det.
follow-now = Det får du at vide i private beskeder: { $what }.
follow-end = hvordan det ender
follow-rounds = hver runde
follow-thrills = når det bliver spændende
follow-about = -# Spændende: føringen skifter, noget stort bliver færdigt, de sidste ture begynder.
follow-closed = Jeg kan ikke skrive til dig. Tillad direkte beskeder fra denne server, og vælg igen.
button-follow-end = Kun slutningen
button-follow-rounds = Hver runde
button-follow-thrills = Spændende øjeblikke
button-follow-stop = Følg ikke mere
refused-follow-player = Du er med i dette spil, så du får besked alligevel.

## Hvad den får at vide, der følger et spil

follow-round = { $game } { $number } · runde { $round }
follow-lead = Fører nu: { $seat_leading }.
follow-ended = { $game } { $number } går ikke videre.
follow-where = -# { $channel }
follow-named = { $who }: spillet, du følger, er slut, og jeg kan ikke skrive privat til dig.
tidings-follow = { $game } { $number }: spillet, du følger, er gået videre.

## Forudsigelser

foretell-open = **Forudsigelser** kan afgives, { $until }. De er forseglet til slutningen, og der er intet at tabe.
foretell-sealed = **Dine forudsigelser** er forseglet til slutningen.
foretell-count = -# Forseglet indtil nu: forudsigelser fra { $count ->
    [one] én person
   *[other] { $count } personer
}.
foretell-line = { $what }: { $picked }
foretell-choice = { $outcome } · { $sure } % sikker
foretell-none = Ingen forudsigelse
foretold-winner = Hvem vinder
foretold-margin = Med hvor mange point
foretold-band = { $least } til { $most }
foretold-more = { $least } eller flere
foretold-title = **Forudsigelser** ({ $count ->
    [one] én person
   *[other] { $count } personer
}; 100 betyder: sikker og rigtig)
foretold-score = { $place }. { $who } · { $score }{ $winner ->
    [none] {""}
   *[other] {" "}· { $winner }
}
refused-foretell-player = Den, der selv spiller, kan ikke afgive forudsigelser.
refused-foretell-late = Der kan ikke afgives flere forudsigelser i dette spil, eller i hvert fald ikke af dig.
stats-foretold-title = **Forudsigelser** (100 betyder: altid sikker og rigtig)
stats-foretold = { $place }. { $who } · { $score } i { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}

## At vise til alle

button-show-here = Vis her
shown-by = -# Vist af { $who }
refused-show-here = Det kan ikke vises her: det skal være en af spillets kanaler, hvor både du og jeg må skrive og vedhæfte filer.
