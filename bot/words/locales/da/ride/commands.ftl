game-ride = Ticket to Ride: Amsterdam

cmd-ride = ride
    .about = Træk i Ticket to Ride: Amsterdam
cmd-ride-draw = træk
    .about = Træk et transportkort
cmd-ride-claim = indsæt
    .about = Indsæt vogne på en strækning
cmd-ride-contracts = kontrakter
    .about = Træk kontraktkort, eller vælg, hvilke du beholder

opt-ride-card = kort
    .about = Hvilket kort: stakken eller en af de åbne farver
opt-ride-route = strækning
    .about = Hvilken strækning; kun dem, du kan betale for, er på listen
opt-ride-payment = betaling
    .about = Hvilke kort der betaler, hvis der er et valg
opt-ride-keep = behold
    .about = Hvilke kontrakter du beholder
