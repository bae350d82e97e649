game-pebbles = Kiezels

cmd-pebbles = kiezels
    .about = Zetten van Kiezels
cmd-pebbles-bid = bieden
    .about = Bieden voor de eerste beurt
cmd-pebbles-take = nemen
    .about = Kiezels van de hoop nemen
cmd-pebbles-roll = werpen
    .about = Een dobbelsteen laten zeggen hoeveel
opt-pebbles-word = woord
    .about = Hoeveel
opt-pebbles-more = meer
    .about = Hoeveel meer, na een hoog bod
opt-pebbles-number = aantal
    .about = Hoeveel kiezels

pebbles-rules-1 = Allen bieden tegelijk. Neem dan om beurten kiezels tot de hoop op is: de meeste winnen.
pebbles-setting-heap = Hoop
    .about = Hoeveel kiezels er aan het begin liggen.
pebbles-heap-6 = zes kiezels
pebbles-heap-12 = twaalf kiezels
pebbles-setting-note = Notitie
pebbles-note-own = een eigen notitie
pebbles-bid = Doe een geheim bod.
pebbles-turn = Neem van de hoop van { $heap }.
pebbles-low = Laag
pebbles-high = Hoog
pebbles-higher = Hoger
pebbles-highest = Hoogst
pebbles-one = Neem er een
pebbles-two = Neem er twee
pebbles-four = Neem er vier
pebbles-roll = Werp
pebbles-pebble = Kiezel
pebbles-pebble-text = Een kiezel is een punt waard.
pebbles-event-took = { $seat } neemt { $number } van de hoop.
pebbles-told-rolled = Je dobbelsteen toont { $number }.
pebbles-why = Met nog { $heap } levert niets meer op.

pic-pebbles-alt = Een hoop van { $heap }.
pic-pebbles-seat = { $name } heeft { $pebbles }.
pic-pebbles-bid = { $name } bood “{ $bid }”.
pebbles-part-heap = Hoop
pebbles-part-stock = Wat ieder heeft
pebbles-part-bids = Biedingen

pebbles-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
pebbles-brings-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
pebbles-source-pebbles = Kiezels
pebbles-refused-heap = Op de hoop liggen er maar { $heap }.
pebbles-foretold-until = tot er meer steentjes genomen zijn dan er liggen
