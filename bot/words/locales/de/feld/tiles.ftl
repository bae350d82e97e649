feld-tile-A1 = Marktplättchen A1
feld-tile-A2 = Marktplättchen A2
feld-tile-A3 = Marktplättchen A3
feld-tile-A4 = Marktplättchen A4
feld-tile-A5 = Marktplättchen A5
feld-tile-A6 = Marktplättchen A6
feld-tile-A7 = Marktplättchen A7
feld-tile-A8 = Marktplättchen A8
feld-tile-B9 = Marktplättchen B9
feld-tile-B10 = Marktplättchen B10
feld-tile-B11 = Marktplättchen B11
feld-tile-B12 = Marktplättchen B12
feld-tile-B13 = Marktplättchen B13
feld-tile-B14 = Marktplättchen B14
feld-tile-B15 = Marktplättchen B15
feld-tile-B16 = Marktplättchen B16
feld-tile-CA17 = Marktplättchen CA17
feld-tile-CA18 = Marktplättchen CA18
feld-tile-CA19 = Marktplättchen CA19
feld-tile-CA20 = Marktplättchen CA20
feld-tile-CB21 = Marktplättchen CB21
feld-tile-CB22 = Marktplättchen CB22
feld-tile-CB23 = Marktplättchen CB23
feld-tile-CB24 = Marktplättchen CB24

feld-tile-text = Zahle { $gulden } Gulden: { $gains ->
    [none] nichts
   *[other] { $gains }
}.
feld-gives-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
feld-gives-spaces = { $spaces ->
    [one] { $spaces } Feld vor auf der Amstel
   *[other] { $spaces } Felder vor auf der Amstel
}
feld-gives-cubes = { $cubes ->
    [one] { $cubes } beliebige Ressource
   *[other] { $cubes } beliebige Ressourcen
}
feld-does-sail = dein Kahn darf in diesem Zug 3 Felder ohne Ressourcen fahren; unterwegs darfst du laden, liefern, mitnehmen und abliefern
feld-does-exchange = tausche eine deiner nicht aktiven Karten gegen eine Karte vom Ablagestapel. Ist er leer: gegen den obersten Handwerker oder das oberste Gebäude
feld-does-activate = aktiviere eine deiner Karten, ohne Ressourcen auszugeben
feld-does-tow = versetze deinen Kahn auf ein beliebiges Feld des Hafens
feld-does-block = nimm einen beliebigen Häuserblock in Besitz, ohne Ressourcen auszugeben, zusätzlich zu dem deines Zuges; seine Ware gehört dir
feld-does-each-color = erhalte 1 Ressource jeder Farbe
feld-does-activate-two = aktiviere zwei deiner Karten, ohne Ressourcen auszugeben
