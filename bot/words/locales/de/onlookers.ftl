## Alles, für alle, die nicht mitspielen

cmd-board-everything = alles
    .about = Alle Hände und Aufträge, einige Runden später, für alle, die nicht mitspielen
term-late = Wer zusieht, sieht alles
    .about = Wenn alle am Tisch zustimmen, dürfen alle anderen sämtliche Hände und Aufträge sehen, so viele ganze Runden später.
term-rounds = { $rounds ->
    [0] nie
    [one] { $rounds } Runde später
   *[other] { $rounds } Runden später
}
door-asked = Dürfen alle, die nicht mitspielen, { $rounds ->
    [one] eine ganze Runde
   *[other] { $rounds } ganze Runden
} später alles sehen, also alle Hände und Aufträge? Alle am Tisch müssen zustimmen, und wer zustimmt, kann das jederzeit zurücknehmen.
door-missing = Es fehlt noch die Zustimmung von { $who }.
door-open = Alle am Tisch stimmen zu: Wer nicht mitspielt, darf alles sehen, { $rounds ->
    [one] eine ganze Runde
   *[other] { $rounds } ganze Runden
} später.
door-known = Es wird nur denen gezeigt, die danach fragen, oder in einem privaten Thread, in den niemand kommt, der mitspielt. Wer auf diesem Server Threads verwaltet, kann auch private Threads lesen.
door-seats = Wer alles gesehen hat, bekommt in dieser Partie keinen Platz mehr.
door-yes = Du stimmst zu, dass alle, die nicht mitspielen, später alles sehen. Du kannst das jederzeit zurücknehmen.
door-no = Du stimmst nicht zu, also sieht niemand vor dem Ende alles.
button-door-yes = Ich stimme zu
button-door-no = Lieber nicht
button-everything = Alles sehen
button-look = Zeig mir alles
everything-sure = Du siehst dann alle Hände und Aufträge von Partie { $number }, wie sie waren. Danach bekommst du in dieser Partie keinen Platz mehr, auch wenn du darum gebeten wirst. Eine Revanche ist eine neue Partie.
everything-title = { $game } { $number } · alles
everything-when = { $turn ->
    [0] Stand nach dem Austeilen
   *[other] Stand nach Zug { $turn }
}; inzwischen ist der Tisch { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} weiter.
everything-alone = Das siehst nur du. Wenn die Partie vorbei ist, kannst du es hier zeigen.
everything-over = Stand am Ende.
everything-nothing = nichts Geheimes
everything-all = Alle Plätze
everything-seat = Von einem Platz aus gesehen …
refused-plays-here = Du spielst hier mit, also siehst du, was dein Platz sieht. Alles sehen nur die, die nicht mitspielen.
refused-everything-here = Alles lässt sich allen erst zeigen, wenn die Partie vorbei ist: Bis dahin liest hier auch mit, wer mitspielt.
refused-never-shown = An diesem Tisch sieht niemand vor dem Ende alles.
refused-not-agreed = Nicht alle am Tisch stimmen zu, dass alle anderen alles sehen.
refused-too-early = Es gibt noch nichts zu sehen: Alles wird erst { $rounds ->
    [one] eine ganze Runde
   *[other] { $rounds } ganze Runden
} später gezeigt.
refused-has-looked = { $name } hat in dieser Partie alles gesehen, oder könnte es gesehen haben, und bekommt darin keinen Platz mehr. Eine Revanche ist eine neue Partie.
refused-forgotten-looked = Jemand, der in dieser Partie alles gesehen hat, hat die eigenen Daten löschen lassen. Da es jede Person sein könnte, gehen freie Plätze nur ans Haus.
button-loft = Zuschauer-Thread
loft-there = Alles findest du, zusammen mit den anderen, die zusehen, hier: { $channel }
refused-no-loft = Ich kann hier keinen privaten Thread öffnen. **Alles sehen** zeigt dasselbe nur dir.
refused-loft-read = Jemand an diesem Tisch verwaltet auf diesem Server Threads und könnte einen privaten mitlesen. **Alles sehen** zeigt dasselbe nur dir.
everything-chances = Wie ein Bürgermeister, der alle Karten kennt, die Chancen aller damals einschätzte
