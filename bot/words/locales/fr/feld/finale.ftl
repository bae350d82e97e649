## D’où viennent les points

feld-source-deliveries = Livraisons
feld-source-workers = Dockers
feld-source-market = Marché
feld-source-bridges = Ponts
feld-source-cards = Cartes en jeu
feld-source-penalties = Pénalités
feld-source-end-cards = Cartes finales
feld-source-orders = Commandes
feld-source-group = Groupe maximal
feld-source-districts = Quartiers
feld-source-leftovers = Restes

## Ce qu’on peut prédire

feld-foretold-until = jusqu’à la fin de la manche { $round }
feld-foretold-districts = Qui tire le plus de points des quartiers
