pic-ride-letter = { $color ->
    [pink] Rs
    [blue] B
    [green] V
    [black] N
    [red] R
   *[orange] O
}
pic-ride-color = { $color ->
    [pink] rose
    [blue] bleu
    [green] vert
    [black] noir
    [red] rouge
    [orange] orange
    [gray] gris
   *[wild] Joker
}
pic-ride-goods = Marchandise
pic-ride-choosing = Premiers Contrats
pic-ride-choosing-first = Premiers Contrats ; { $name } commence
pic-ride-map = Amsterdam
pic-ride-done = complété
pic-ride-hopeless = plus aucun chemin
pic-ride-lacking = { $spaces ->
    [one] encore { $spaces } Espace
   *[other] encore { $spaces } Espaces
}
pic-ride-halo = { $reason ->
    [claimable] peut être prise maintenant
   *[missing] manque à un Contrat
}

ride-part-board = Tout le plateau
ride-part-map = Carte de la ville
ride-part-hand = Ma main
ride-part-players = Joueurs

pic-ride-card-transport = { $color ->
    [pink] Transport rose
    [blue] Transport bleu
    [green] Transport vert
    [black] Transport noir
    [red] Transport rouge
    [orange] Transport orange
   *[wild] Joker
}
pic-ride-about-transport = { $color ->
    [wild] Remplace n’importe quelle couleur pour prendre une Route. Un Joker pris parmi les cartes visibles est la seule carte du tour. Dès que trois Jokers sont visibles, les cinq cartes sont remplacées.
   *[other] Paie un Espace d’une Route de cette couleur, ou d’une Route grise avec des cartes de la même couleur. Il y en a six par couleur.
}
pic-ride-card-contract = Contrat
pic-ride-about-contract = Relie { $a } et { $b } par un chemin continu de tes Routes : { $value } points à la fin de la partie, sinon { $value } points perdus.
pic-ride-card-merchandise = Marchandise
pic-ride-about-merchandise = Prends-en une avec chaque Route à symboles de chariot. À la fin, le plus grand nombre rapporte { $seats ->
    [2] 8 points, le deuxième 4.
    [3] 8 points, puis 5 et 2.
   *[4] 8 points, puis 6, 4 et 2.
} À égalité, on partage la place ; sans carte, pas de bonus.

pic-ride-alt = Les Aventuriers du Rail : Amsterdam, le plateau.
pic-ride-seat-line = { $number }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; Chariots { $carts }, cartes { $cards }, Contrats { $contracts }, Marchandises { $merchandise }
pic-ride-score-line = { $name } : Routes { $routes }, Contrats { $contracts }, Marchandises { $merchandise }
pic-ride-revealed-line = { $name }, Contrats : { $contracts }
pic-ride-face-up = Cartes visibles : { $cards }
pic-ride-piles = Pioche { $deck }, défausse { $discard }, cartes Contrat { $contracts }, Marchandises { $merchandise }
pic-ride-hand = Ta main : { $cards }
pic-ride-cards = Main : { $cards }
pic-ride-contract-line = { $offered ->
    [yes] Contrat { $number } proposé
   *[no] Contrat { $number }
} : { $a } – { $b }, { $value } ({ $standing })
pic-ride-claimable = Tu peux prendre : { $routes }
pic-ride-claimed-line = { $name } possède { $routes }
pic-ride-open = Routes libres :
