# Was auf Bildern und in ihren Beschreibungen steht.

pic-named = { $thing }: { $text }
pic-turn = { $name } ist am Zug
pic-won = { $winners ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
pic-last-round = { $turns ->
    [one] letzter Zug
   *[other] letzte { $turns } Züge
}
pic-plot = Punkte je Runde
pic-plot-end = Ende
pic-rounds = Runden
pic-chances = Siegchancen in Prozent
pic-percent = { $percent } %
