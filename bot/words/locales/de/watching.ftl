## Eine Partie verfolgen

cmd-game-watch = verfolgen
    .about = Eine Partie verfolgen: das Ende, jede Runde, oder wenn es spannend wird
follow-title = { $game } { $number } verfolgen
follow-not = Wähle, was du per Direktnachricht erfährst. Am Tisch merkt es niemand.
follow-now = Du erfährst per Direktnachricht: { $what }.
follow-end = wie es ausgeht
follow-rounds = wie jede Runde lief
follow-thrills = wenn es spannend wird
follow-about = -# Spannend wird es, wenn die Führung wechselt, etwas Großes fertig wird oder die letzten Züge kommen.
follow-closed = Ich kann dir nicht schreiben. Erlaube Direktnachrichten von diesem Server und wähle noch einmal.
button-follow-end = Nur das Ende
button-follow-rounds = Jede Runde
button-follow-thrills = Spannende Momente
button-follow-stop = Nicht mehr verfolgen
refused-follow-player = Du spielst in dieser Partie mit, also erfährst du es ohnehin.

## Was erfährt, wer eine Partie verfolgt

follow-round = { $game } { $number } · Runde { $round }
follow-lead = Jetzt vorn: { $seat_leading }.
follow-ended = { $game } { $number } geht nicht weiter.
follow-where = -# { $channel }
follow-named = { $who }: Die verfolgte Partie ist vorbei, und meine Direktnachricht kam nicht an.
tidings-follow = { $game } { $number }: Die Partie, die du verfolgst, ist weitergegangen.

## Vorhersagen

foretell-open = **Vorhersagen** sind möglich, { $until }. Sie bleiben bis zum Ende versiegelt, und es gibt nichts zu verlieren.
foretell-sealed = **Deine Vorhersagen** bleiben bis zum Ende versiegelt.
foretell-count = -# Bisher versiegelt: die Vorhersagen von { $count ->
    [one] einer Person
   *[other] { $count } Personen
}.
foretell-line = { $what }: { $picked }
foretell-choice = { $outcome } · { $sure } % sicher
foretell-none = Keine Vorhersage
foretold-winner = Wer gewinnt
foretold-margin = Mit wie vielen Punkten Vorsprung
foretold-band = { $least } bis { $most }
foretold-more = { $least } oder mehr
foretold-title = **Vorhersagen** ({ $count ->
    [one] eine Person
   *[other] { $count } Personen
}; 100 heißt: sicher und richtig)
foretold-score = { $place }. { $who } · { $score }{ $winner ->
    [none] {""}
   *[other] {" "}· { $winner }
}
refused-foretell-player = Wer mitspielt, kann nichts vorhersagen.
refused-foretell-late = In dieser Partie lässt sich nichts mehr vorhersagen, oder nicht von dir.
stats-foretold-title = **Vorhersagen** (100 heißt: immer sicher und richtig)
stats-foretold = { $place }. { $who } · { $score } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}

## Allen zeigen

button-show-here = Hier zeigen
shown-by = -# Gezeigt von { $who }
refused-show-here = Das lässt sich hier nicht zeigen: Es geht nur in einem Kanal der Partie, in dem du und ich schreiben und Dateien anhängen dürfen.
