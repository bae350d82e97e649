## Woher Punkte kommen

feld-source-deliveries = Lieferungen
feld-source-workers = Hafenarbeiter
feld-source-market = Markt
feld-source-bridges = Brücken
feld-source-cards = Karten zuvor
feld-source-penalties = Strafen
feld-source-end-cards = Karten am Ende
feld-source-orders = Aufträge
feld-source-group = Größte Gruppe
feld-source-districts = Quartiere
feld-source-leftovers = Reste

## Was sich vorhersagen lässt

feld-foretold-until = bis Runde { $round } vorbei ist
feld-foretold-districts = Wer die meisten Punkte für Quartiere bekommt
