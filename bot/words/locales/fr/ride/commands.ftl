game-ride = Les Aventuriers du Rail : Amsterdam

cmd-ride = rail
    .about = Les coups des Aventuriers du Rail : Amsterdam
cmd-ride-draw = transport
    .about = Prendre une carte Transport
cmd-ride-claim = route
    .about = Prendre possession d’une Route
cmd-ride-contracts = contrats
    .about = Reprendre des cartes Contrat, ou choisir lesquelles garder

opt-ride-card = carte
    .about = Quelle carte : la pioche, ou une des couleurs visibles
opt-ride-route = route
    .about = Quelle Route ; seules celles que tu peux payer sont proposées
opt-ride-payment = paiement
    .about = Quelles cartes défausser, s’il y a le choix
opt-ride-keep = garder
    .about = Quels Contrats tu gardes
