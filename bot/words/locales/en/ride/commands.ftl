game-ride = Ticket to Ride: Amsterdam

cmd-ride = ride
    .about = Moves of Ticket to Ride: Amsterdam
cmd-ride-draw = draw
    .about = Draw a transport card
cmd-ride-claim = claim
    .about = Claim a route
cmd-ride-contracts = contracts
    .about = Take contracts, or choose which to keep

opt-ride-card = card
    .about = Which card: the deck, or one of the open colours
opt-ride-route = route
    .about = Which route; only those you can pay are listed
opt-ride-payment = payment
    .about = Which cards pay for it, where there is a choice
opt-ride-keep = keep
    .about = Which contracts stay with you
