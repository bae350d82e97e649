## Waar punten vandaan komen

ride-source-routes = Routes
ride-source-contracts = Contracten
ride-source-merchandise = Handelswaar

## Wat er te voorspellen is

ride-foretold-until = tot iemand nog { $carts } karren of minder heeft
ride-foretold-contracts = Wie de meeste contracten voltooit
