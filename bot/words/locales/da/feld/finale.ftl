## Hvor point kommer fra

feld-source-before = Undervejs
feld-source-penalties = Straf
feld-source-cards = Kort
feld-source-orders = Ordrer
feld-source-group = Største gruppe
feld-source-districts = Kvarterer
feld-source-leftovers = Rester
