game-ride = Ticket to Ride: Amsterdam

cmd-ride = ride
    .about = Zetten in Ticket to Ride: Amsterdam
cmd-ride-draw = trekken
    .about = Een transportkaart trekken
cmd-ride-claim = bezetten
    .about = Een route bezetten
cmd-ride-contracts = contracten
    .about = Contracten trekken, of kiezen welke je houdt

opt-ride-card = kaart
    .about = Welke kaart: de stapel, of een van de open kleuren
opt-ride-route = route
    .about = Welke route; alleen wat je kunt betalen staat erbij
opt-ride-payment = betaling
    .about = Met welke kaarten je betaalt, als er iets te kiezen valt
opt-ride-keep = houden
    .about = Welke contracten je houdt
