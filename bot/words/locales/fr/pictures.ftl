# Ce qui figure sur les images et dans leurs descriptions.

pic-named = { $thing } : { $text }
pic-turn = À { $name } de jouer
pic-won = { $winners ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
pic-last-round = { $turns ->
    [1] dernier tour
   *[other] { $turns } derniers tours
}
pic-plot = Points au fil des manches
pic-plot-end = fin
pic-rounds = manches
pic-chances = Chances de gagner, en pour cent
pic-percent = { $percent } %
