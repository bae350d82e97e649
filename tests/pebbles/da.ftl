game-pebbles = Småsten

cmd-pebbles = småsten
    .about = Træk i Småsten
cmd-pebbles-bid = byd
    .about = Byd før den første tur
cmd-pebbles-take = tag
    .about = Tag småsten fra bunken
cmd-pebbles-roll = rul
    .about = Lad en terning sige hvor mange
opt-pebbles-word = ord
    .about = Hvor meget
opt-pebbles-more = mere
    .about = Hvor meget mere, efter et højt bud
opt-pebbles-number = antal
    .about = Hvor mange småsten

pebbles-rules-1 = Alle byder på én gang. Så tages der småsten på skift, til bunken er væk: flest vinder.
pebbles-setting-heap = Bunke
    .about = Hvor mange sten der ligger fra begyndelsen.
pebbles-heap-6 = seks småsten
pebbles-heap-12 = tolv småsten
pebbles-setting-note = Note
pebbles-note-own = en note for sig selv
pebbles-bid = Giv dit hemmelige bud.
pebbles-turn = Tag fra bunken på { $heap }.
pebbles-low = Lavt
pebbles-high = Højt
pebbles-higher = Højere
pebbles-highest = Højest
pebbles-one = Tag én
pebbles-two = Tag to
pebbles-four = Tag fire
pebbles-roll = Rul
pebbles-pebble = Småsten
pebbles-pebble-text = En småsten er et point værd.
pebbles-event-took = { $seat } tager { $number } fra bunken.
pebbles-told-rolled = Din terning viser { $number }.
pebbles-why = Med { $heap } tilbage giver intet mere.

pic-pebbles-alt = En bunke på { $heap }.
pic-pebbles-seat = { $name } har { $pebbles }.
pic-pebbles-bid = { $name } bød »{ $bid }«.
pebbles-part-heap = Bunke
pebbles-part-stock = Hvad alle har
pebbles-part-bids = Bud

pebbles-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
pebbles-brings-points = { $points } point
pebbles-source-pebbles = Småsten
pebbles-refused-heap = Bunken har kun { $heap }.
pebbles-have-points = { $points } point
pebbles-moment-last = Der er én sten tilbage.
pebbles-foretold-until = indtil der er taget flere sten, end der er tilbage
