## D’où viennent les points

ride-source-routes = Routes
ride-source-contracts = Contrats
ride-source-merchandise = Marchandises
