## Waar punten vandaan komen

feld-source-deliveries = Leveringen
feld-source-workers = Havenarbeiders
feld-source-market = Markt
feld-source-bridges = Bruggen
feld-source-cards = Kaarten eerder
feld-source-penalties = Straf
feld-source-end-cards = Eindkaarten
feld-source-orders = Opdrachten
feld-source-group = Grootste groep
feld-source-districts = Wijken
feld-source-leftovers = Resten

## Wat er te voorspellen is

feld-foretold-until = tot ronde { $round } voorbij is
feld-foretold-districts = Wie de meeste punten voor wijken krijgt
