## D’où viennent les points

feld-source-before = Avant la fin
feld-source-penalties = Pénalités
feld-source-cards = Cartes
feld-source-orders = Commandes
feld-source-group = Plus grand groupe
feld-source-districts = Quartiers
feld-source-leftovers = Restes
