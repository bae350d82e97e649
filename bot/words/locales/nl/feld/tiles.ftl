feld-tile-A1 = Markttegel A1
feld-tile-A2 = Markttegel A2
feld-tile-A3 = Markttegel A3
feld-tile-A4 = Markttegel A4
feld-tile-A5 = Markttegel A5
feld-tile-A6 = Markttegel A6
feld-tile-A7 = Markttegel A7
feld-tile-A8 = Markttegel A8
feld-tile-B9 = Markttegel B9
feld-tile-B10 = Markttegel B10
feld-tile-B11 = Markttegel B11
feld-tile-B12 = Markttegel B12
feld-tile-B13 = Markttegel B13
feld-tile-B14 = Markttegel B14
feld-tile-B15 = Markttegel B15
feld-tile-B16 = Markttegel B16
feld-tile-CA17 = Markttegel CA17
feld-tile-CA18 = Markttegel CA18
feld-tile-CA19 = Markttegel CA19
feld-tile-CA20 = Markttegel CA20
feld-tile-CB21 = Markttegel CB21
feld-tile-CB22 = Markttegel CB22
feld-tile-CB23 = Markttegel CB23
feld-tile-CB24 = Markttegel CB24

feld-tile-text = Betaal { $gulden } gulden: { $gains ->
    [none] niets
   *[other] { $gains }
}.
feld-gives-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
feld-gives-spaces = { $spaces ->
    [one] { $spaces } veld vooruit op de Amstel
   *[other] { $spaces } velden vooruit op de Amstel
}
feld-gives-cubes = { $cubes ->
    [one] { $cubes } blokje naar keuze
   *[other] { $cubes } blokjes naar keuze
}
feld-does-sail = je schuit mag deze beurt zonder blokjes 3 velden varen; onderweg mag je laden, leveren, meenemen en brengen
feld-does-exchange = ruil een van je niet-actieve kaarten voor een kaart uit de aflegstapel. Is die leeg: voor de bovenste ambachtsman of het bovenste gebouw
feld-does-activate = activeer een van je kaarten zonder blokjes uit te geven
feld-does-tow = verplaats je schuit naar een veld naar keuze in de haven
feld-does-block = neem een huizenblok naar keuze in bezit zonder blokjes uit te geven, naast dat van je beurt; de waar is voor jou
feld-does-each-color = krijg 1 blokje van elke kleur
feld-does-activate-two = activeer twee van je kaarten zonder blokjes uit te geven
