game-pebbles = Pebbles

cmd-pebbles = pebbles
    .about = Moves of Pebbles
cmd-pebbles-bid = bid
    .about = Bid before the first turn
cmd-pebbles-take = take
    .about = Take pebbles from the heap
cmd-pebbles-roll = roll
    .about = Let a die say how many
opt-pebbles-word = word
    .about = How much
opt-pebbles-more = more
    .about = How much more, after a high bid
opt-pebbles-number = number
    .about = How many pebbles

pebbles-rules-1 = All bid at once. Then take pebbles in turn until the heap is gone: the most of them win.
pebbles-setting-heap = Heap
    .about = How many pebbles lie there at the beginning.
pebbles-heap-6 = six pebbles
pebbles-heap-12 = twelve pebbles
pebbles-setting-note = Note
pebbles-note-own = a note of one’s own
pebbles-bid = Make your secret bid.
pebbles-turn = Take from the heap of { $heap }.
pebbles-low = Low
pebbles-high = High
pebbles-higher = Higher
pebbles-highest = Highest
pebbles-one = Take one
pebbles-two = Take two
pebbles-four = Take four
pebbles-roll = Roll
pebbles-pebble = Pebble
pebbles-pebble-text = A pebble is worth a point.
pebbles-event-took = { $seat } takes { $number } of the heap.
pebbles-told-rolled = Your die shows { $number }.
pebbles-why = With { $heap } left, nothing brings more.

pic-pebbles-alt = A heap of { $heap }.
pic-pebbles-seat = { $name } has { $pebbles }.
pic-pebbles-bid = { $name } bid “{ $bid }”.
pebbles-part-heap = Heap
pebbles-part-stock = What everybody has
pebbles-part-bids = Bids

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
pebbles-source-pebbles = Pebbles
pebbles-refused-heap = The heap has only { $heap }.
pebbles-have-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pebbles-moment-last = One pebble is left.
pebbles-foretold-until = until more pebbles are taken than left
