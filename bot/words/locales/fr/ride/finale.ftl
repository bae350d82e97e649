## D’où viennent les points

ride-source-routes = Routes
ride-source-contracts = Contrats
ride-source-merchandise = Marchandises

## Ce qu’on peut prédire

ride-foretold-until = tant que chacun a plus de { $carts } Chariots
ride-foretold-contracts = Qui complète le plus de Contrats
