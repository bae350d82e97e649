game-pebbles = Kiesel

cmd-pebbles = kiesel
    .about = Züge in Kiesel
cmd-pebbles-bid = bieten
    .about = Vor dem ersten Zug bieten
cmd-pebbles-take = nehmen
    .about = Kiesel vom Haufen nehmen
cmd-pebbles-roll = würfeln
    .about = Einen Würfel sagen lassen, wie viele
opt-pebbles-word = wort
    .about = Wie viel
opt-pebbles-more = mehr
    .about = Wie viel mehr, nach einem hohen Gebot
opt-pebbles-number = anzahl
    .about = Wie viele Kiesel

pebbles-rules-1 = Alle bieten zugleich. Dann nehmt reihum Kiesel, bis der Haufen weg ist: die meisten gewinnen.
pebbles-setting-heap = Haufen
    .about = Wie viele Kiesel am Anfang da liegen.
pebbles-heap-6 = sechs Kiesel
pebbles-heap-12 = zwölf Kiesel
pebbles-setting-note = Notiz
pebbles-note-own = eine eigene Notiz
pebbles-bid = Geheim bieten.
pebbles-turn = Vom Haufen mit { $heap } nehmen.
pebbles-low = Niedrig
pebbles-high = Hoch
pebbles-higher = Höher
pebbles-highest = Am höchsten
pebbles-one = Nimm einen
pebbles-two = Nimm zwei
pebbles-four = Nimm vier
pebbles-roll = Würfeln
pebbles-pebble = Kiesel
pebbles-pebble-text = Ein Kiesel ist einen Punkt wert.
pebbles-event-took = { $seat } nimmt { $number } vom Haufen.
pebbles-told-rolled = Dein Würfel zeigt { $number }.
pebbles-why = Bei noch { $heap } bringt nichts mehr.

pic-pebbles-alt = Ein Haufen mit { $heap }.
pic-pebbles-seat = { $name } hat { $pebbles }.
pic-pebbles-bid = { $name } bot „{ $bid }“.
pebbles-part-heap = Haufen
pebbles-part-stock = Was alle haben
pebbles-part-bids = Gebote

pebbles-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
pebbles-brings-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pebbles-source-pebbles = Kiesel
pebbles-refused-heap = Auf dem Haufen sind nur { $heap }.
pebbles-foretold-until = bis mehr Steine genommen sind, als noch liegen
