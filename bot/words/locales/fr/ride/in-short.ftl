## Les règles en bref

ride-rules-1 = **À ton tour**, fais une chose, et une seule : prendre des cartes Transport, prendre une Route, ou reprendre des Contrats.
ride-rules-2 = **Cartes Transport :** deux cartes, parmi les cinq visibles ou à l’aveugle dans la pioche. Un Joker visible est la seule carte de ton tour, et jamais la deuxième. Trois Jokers visibles s’en vont avec les deux autres cartes.
ride-rules-3 = **Route :** défausse autant de cartes qu’elle a d’Espaces, toutes de sa couleur ; une Route grise accepte n’importe quelle couleur, mais une seule ; un Joker vaut pour toutes. 1, 2, 3, 4 Espaces rapportent 1, 2, 4, 7 points. Personne n’a les deux Routes d’une Route Double ; à deux, l’autre se ferme.
ride-rules-4 = **Marchandises :** une Route à symboles de chariot donne une carte. À la fin, qui en a le plus gagne 8 points, puis 6/4/2 à quatre, 5/2 à trois, 4 à deux ; les ex æquo partagent un rang, et les rangs suivants sautent d’autant. Sans carte, pas de bonus.
ride-rules-5 = **Contrats :** pioche-en deux, garde-en au moins un. À la fin, un Contrat compte pour toi si tes Routes relient ses deux Lieux, contre toi sinon.
ride-rules-6 = **La fin :** dès que quelqu’un finit son tour avec deux Chariots ou moins, chacun joue encore une fois. Qui a le plus de points gagne ; à égalité, qui a complété le plus de Contrats ; sinon, la victoire se partage.
ride-rules-7 = **Là où les livrets se taisent :** s’il manque des cartes, moins de cinq sont visibles ; une rangée de Jokers reste s’il n’y a rien de mieux ; qui ne peut rien faire passe, et si personne ne peut rien faire, la partie s’arrête.

ride-unofficial = -# Non officiel : Les Aventuriers du Rail appartiennent à Days of Wonder et à Asmodee, qui n’ont aucun lien avec Schout.
