# Det, der står på billeder og i deres beskrivelser.

pic-named = { $thing }: { $text }
pic-turn = { $name } har turen
pic-won = { $names } vinder!
pic-last-round = { $turns ->
    [one] sidste tur
   *[other] sidste { $turns } ture
}
pic-plot = Point gennem runderne
pic-plot-end = slut
pic-rounds = runder
pic-chances = Chancer for at vinde, i procent
pic-percent = { $percent } %
