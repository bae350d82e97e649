## Der Tisch, an den man sich setzen kann

lobby-host = Leitung: { $host }
lobby-rematch = { $asker } hätte gern eine Revanche für Partie { $number }. { $who }, wie sieht’s aus?
rematch-spectator = Die Revanche ist für alle, die Partie { $number } gespielt haben. Du kannst gern einen eigenen Tisch mit denselben Einstellungen eröffnen.
button-anew = Neuen Tisch eröffnen
lobby-moved = Dieser Tisch ist nach { $channel } umgezogen.
term-yes = ja
term-no = nein
term-seats = Plätze
    .about = Wie viele sich setzen können; mit so vielen beginnt die Partie von selbst, und die Leitung kann mit weniger beginnen.
term-pace = Tempo
    .about = Wie lange ein Zug dauern darf. Wer länger braucht, wird erinnert, und am Ende dürfen die anderen abstimmen.
term-language = Sprache
    .about = Die der öffentlichen Nachrichten; was nur du liest, ist in deiner eigenen.
term-rated = Gewertet
    .about = Zählt für die Wertungszahl aller. Dann gibt es keine Tipps, und Plätze gehen nur ans Haus.
term-hints = Tipps
    .about = Ob alle mit `/mein tipp` fragen dürfen, was ein Kaufmann täte.
term-house = Hausspieler
    .about = Sie spielen in drei Stärken mit und sehen nur, was man auf ihrem Platz sieht.
term-thread = Ein eigener Thread
    .about = Der Tisch zieht in einen neuen Thread dieses Kanals um.
button-own-terms = Nur für dieses Spiel …
button-table-terms = Für jedes Spiel …
button-thread = In einen Thread umziehen
term-leave = Tage Abwesenheit
    .about = So viele Tage steht die Uhr still, während jemand weg ist; mit `/mein einstellungen` legst du fest, wann.
term-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
