## Where points come from

feld-source-before = During the game
feld-source-penalties = Penalties
feld-source-cards = Cards
feld-source-orders = Orders
feld-source-group = Largest group
feld-source-districts = Districts
feld-source-leftovers = Leftovers
