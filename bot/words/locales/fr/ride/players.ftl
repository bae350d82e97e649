## Conseils pour Les Aventuriers du Rail : pourquoi un marchand ferait cela

ride-why-keep-both = Tu peux compléter les deux ensemble : pour tous tes Contrats, il te faut alors encore { $length ->
    [one] { $length } Espace
   *[other] { $length } Espaces
}.
ride-why-keep-one = { $contract } rapporte plus pour les Routes qu’il demande ; pour tous tes Contrats, il te faut alors encore { $length ->
    [one] { $length } Espace
   *[other] { $length } Espaces
}.
ride-why-pay = Ce sont les cartes dont tes autres Routes ont le moins besoin.
ride-why-contracts = Tes Contrats sont réglés, et de nouveaux promettent plus que toute autre action ce tour-ci.
ride-why-contracts-last = C’est ton dernier tour : rien ne vaut mieux qu’un Contrat que tes Routes relient déjà.
ride-why-claim-completes = Elle complète { $contract }.
ride-why-claim-way = Elle est sur le plus court chemin qui reste pour { $contract }, comme le montre ta carte de la ville.
ride-why-claim-points = Elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, avec des cartes et des Chariots dont tes Contrats peuvent se passer.
ride-why-draw-wild = Un Joker convient à toutes les Routes, et les autres cartes promettent moins.
ride-why-draw-open = Pour { $a } – { $b }, il te faut : { $color }.
ride-why-draw-deck = La pioche promet plus que les cartes visibles.
ride-why-draw-spare = Il n’y a rien de mieux parmi les cartes visibles.
ride-why-nothing-counts = C’est ton dernier tour, et rien de ce que tu peux faire d’autre ne compte : une carte ne fait pas de mal.
