# What stands on pictures and in their descriptions.

pic-named = { $thing }: { $text }
pic-turn = { $name }’s turn
pic-won = { $winners ->
    [one] { $names } wins!
   *[other] { $names } win!
}
pic-last-round = { $turns ->
    [one] last turn
   *[other] last { $turns } turns
}
pic-plot = Points over rounds
pic-plot-end = end
pic-rounds = rounds
pic-chances = Chances to win, in percent
pic-percent = { $percent }%
