feld-tile-A1 = Tuile du marché A1
feld-tile-A2 = Tuile du marché A2
feld-tile-A3 = Tuile du marché A3
feld-tile-A4 = Tuile du marché A4
feld-tile-A5 = Tuile du marché A5
feld-tile-A6 = Tuile du marché A6
feld-tile-A7 = Tuile du marché A7
feld-tile-A8 = Tuile du marché A8
feld-tile-B9 = Tuile du marché B9
feld-tile-B10 = Tuile du marché B10
feld-tile-B11 = Tuile du marché B11
feld-tile-B12 = Tuile du marché B12
feld-tile-B13 = Tuile du marché B13
feld-tile-B14 = Tuile du marché B14
feld-tile-B15 = Tuile du marché B15
feld-tile-B16 = Tuile du marché B16
feld-tile-CA17 = Tuile du marché CA17
feld-tile-CA18 = Tuile du marché CA18
feld-tile-CA19 = Tuile du marché CA19
feld-tile-CA20 = Tuile du marché CA20
feld-tile-CB21 = Tuile du marché CB21
feld-tile-CB22 = Tuile du marché CB22
feld-tile-CB23 = Tuile du marché CB23
feld-tile-CB24 = Tuile du marché CB24

feld-tile-text = Paie { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
} : { $gains ->
    [none] rien
   *[other] { $gains }
}.
feld-gives-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-gives-spaces = { $spaces ->
    [one] { $spaces } case en avant sur l’Amstel
   *[other] { $spaces } cases en avant sur l’Amstel
}
feld-gives-cubes = { $cubes ->
    [one] { $cubes } cube au choix
   *[other] { $cubes } cubes au choix
}
feld-does-sail = ta péniche peut avancer de 3 cases ce tour-ci sans cubes ; en route, tu peux charger, livrer, embarquer et amener
feld-does-exchange = échange une de tes cartes inactives contre une carte de la défausse. Si elle est vide : contre l’artisan ou le bâtiment du dessus de la pioche
feld-does-activate = active une de tes cartes sans dépenser de cubes
feld-does-tow = déplace ta péniche sur n’importe quelle case du port
feld-does-block = prends possession de n’importe quel îlot sans dépenser de cubes, en plus de celui de ton tour ; sa marchandise est à toi
feld-does-each-color = reçois 1 cube de chaque couleur
feld-does-activate-two = active deux de tes cartes sans dépenser de cubes
