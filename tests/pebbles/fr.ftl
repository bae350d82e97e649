game-pebbles = Galets

cmd-pebbles = galets
    .about = Les coups des Galets
cmd-pebbles-bid = mise
    .about = Miser avant le premier tour
cmd-pebbles-take = prendre
    .about = Prendre des galets du tas
cmd-pebbles-roll = dé
    .about = Laisser un dé dire combien
opt-pebbles-word = mot
    .about = Combien
opt-pebbles-more = plus
    .about = Combien de plus, après une mise haute
opt-pebbles-number = nombre
    .about = Combien de galets

pebbles-rules-1 = Tous misent ensemble. Puis on prend des galets à tour de rôle jusqu’au dernier : qui en a le plus gagne.
pebbles-setting-heap = Tas
    .about = Combien de cailloux il y a au début.
pebbles-heap-6 = six galets
pebbles-heap-12 = douze galets
pebbles-setting-note = Note
pebbles-note-own = une note à soi
pebbles-bid = Fais ta mise secrète.
pebbles-turn = Prends du tas de { $heap }.
pebbles-low = Basse
pebbles-high = Haute
pebbles-higher = Plus haute
pebbles-highest = La plus haute
pebbles-one = En prendre un
pebbles-two = En prendre deux
pebbles-four = En prendre quatre
pebbles-roll = Lancer le dé
pebbles-pebble = Galet
pebbles-pebble-text = Un galet vaut un point.
pebbles-event-took = { $seat } en prend { $number } du tas.
pebbles-told-rolled = Ton dé montre { $number }.
pebbles-why = Avec { $heap } au tas, rien ne rapporte plus.

pic-pebbles-alt = Un tas de { $heap }.
pic-pebbles-seat = { $name } en a { $pebbles }.
pic-pebbles-bid = { $name } a misé « { $bid } ».
pebbles-part-heap = Tas
pebbles-part-stock = Ce que chacun possède
pebbles-part-bids = Mises

pebbles-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
pebbles-brings-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pebbles-source-pebbles = Cailloux
pebbles-refused-heap = Le tas n’en a que { $heap }.
pebbles-have-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pebbles-moment-last = Il reste un caillou.
pebbles-foretold-until = jusqu’à ce que plus de cailloux soient pris que laissés
