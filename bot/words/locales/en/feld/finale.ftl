## Where points come from

feld-source-deliveries = Deliveries
feld-source-workers = Dock workers
feld-source-market = Market
feld-source-bridges = Bridges
feld-source-cards = Cards in play
feld-source-penalties = Penalties
feld-source-end-cards = Cards at end
feld-source-orders = Orders
feld-source-group = Largest group
feld-source-districts = Districts
feld-source-leftovers = Leftovers

## What can be foretold

feld-foretold-until = until round { $round } is over
feld-foretold-districts = Who gets most points from districts
