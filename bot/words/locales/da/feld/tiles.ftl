feld-tile-A1 = Markedsbrik A1
feld-tile-A2 = Markedsbrik A2
feld-tile-A3 = Markedsbrik A3
feld-tile-A4 = Markedsbrik A4
feld-tile-A5 = Markedsbrik A5
feld-tile-A6 = Markedsbrik A6
feld-tile-A7 = Markedsbrik A7
feld-tile-A8 = Markedsbrik A8
feld-tile-B9 = Markedsbrik B9
feld-tile-B10 = Markedsbrik B10
feld-tile-B11 = Markedsbrik B11
feld-tile-B12 = Markedsbrik B12
feld-tile-B13 = Markedsbrik B13
feld-tile-B14 = Markedsbrik B14
feld-tile-B15 = Markedsbrik B15
feld-tile-B16 = Markedsbrik B16
feld-tile-CA17 = Markedsbrik CA17
feld-tile-CA18 = Markedsbrik CA18
feld-tile-CA19 = Markedsbrik CA19
feld-tile-CA20 = Markedsbrik CA20
feld-tile-CB21 = Markedsbrik CB21
feld-tile-CB22 = Markedsbrik CB22
feld-tile-CB23 = Markedsbrik CB23
feld-tile-CB24 = Markedsbrik CB24

feld-tile-text = Betal { $gulden } gylden: { $gains ->
    [none] intet
   *[other] { $gains }
}.
feld-gives-points = { $points } point
feld-gives-spaces = { $spaces ->
    [one] { $spaces } felt frem på Amstel
   *[other] { $spaces } felter frem på Amstel
}
feld-gives-cubes = { $cubes ->
    [one] { $cubes } valgfri klods
   *[other] { $cubes } valgfri klodser
}
feld-does-sail = du må flytte din pram 3 felter i denne tur uden klodser; undervejs må du laste, levere, tage om bord og bringe
feld-does-exchange = byt et af dine inaktive kort med et af de kort, der er lagt væk. Er der ingen: med den øverste håndværker eller bygning
feld-does-activate = aktivér et af dine kort uden at bruge klodser
feld-does-tow = flyt din pram til et hvilket som helst felt i havnen
feld-does-block = overtag en hvilken som helst karré uden at bruge klodser, ud over turens egen; dens vare er din
feld-does-each-color = få 1 klods i hver farve
feld-does-activate-two = aktivér to af dine kort uden at bruge klodser
