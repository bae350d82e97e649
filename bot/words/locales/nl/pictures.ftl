# Wat er op afbeeldingen en in hun beschrijvingen staat.

pic-named = { $thing }: { $text }
pic-turn = { $name } is aan zet
pic-won = { $winners ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
pic-last-round = { $turns ->
    [one] laatste beurt
   *[other] laatste { $turns } beurten
}
pic-plot = Punten per ronde
pic-plot-end = einde
pic-rounds = rondes
pic-chances = Kans om te winnen, in procenten
pic-percent = { $percent }%
