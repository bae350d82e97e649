## Where points come from

ride-source-routes = Routes
ride-source-contracts = Contracts
ride-source-merchandise = Merchandise
