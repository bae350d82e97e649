## Hvor point kommer fra

feld-source-deliveries = Leveringer
feld-source-workers = Havnearbejdere
feld-source-market = Marked
feld-source-bridges = Broer
feld-source-cards = Kort undervejs
feld-source-penalties = Straf
feld-source-end-cards = Kort til sidst
feld-source-orders = Ordrer
feld-source-group = Største gruppe
feld-source-districts = Kvarterer
feld-source-leftovers = Rester

## Hvad man kan forudsige

feld-foretold-until = indtil runde { $round } er slut
feld-foretold-districts = Hvem får flest point for kvartererne
