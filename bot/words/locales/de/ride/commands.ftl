game-ride = Zug um Zug: Amsterdam

cmd-ride = zug
    .about = Züge in Zug um Zug: Amsterdam
cmd-ride-draw = ziehen
    .about = Eine Transportkarte ziehen
cmd-ride-claim = nutzen
    .about = Eine Strecke nutzen
cmd-ride-contracts = aufträge
    .about = Aufträge ziehen oder wählen, welche du behältst

opt-ride-card = karte
    .about = Welche Karte: vom Stapel oder eine der offenen Farben
opt-ride-route = strecke
    .about = Welche Strecke; zur Wahl stehen nur die, die du bezahlen kannst
opt-ride-payment = zahlung
    .about = Mit welchen Karten du zahlst, falls du die Wahl hast
opt-ride-keep = behalten
    .about = Welche Aufträge bei dir bleiben
