## Where points come from

ride-source-routes = Routes
ride-source-contracts = Contracts
ride-source-merchandise = Merchandise

## What can be foretold

ride-foretold-until = until somebody has { $carts } carts or fewer
ride-foretold-contracts = Who completes most contracts
