## Conseils pour Les Aventuriers du Rail : pourquoi un marchand ferait cela

ride-why-keep-both = Les deux peuvent être remplis ensemble : tous tes Contrats demandent alors encore { $length ->
    [one] { $length } Espace
   *[other] { $length } Espaces
}.
ride-why-keep-one = { $contract } rapporte plus pour ses Routes ; tous tes Contrats ensemble demandent alors encore { $length ->
    [one] { $length } Espace
   *[other] { $length } Espaces
}.
ride-why-pay = Ce sont les cartes dont tes autres Routes ont le moins besoin.
ride-why-contracts = Tes Contrats sont réglés, et de nouveaux promettent plus que toute autre action.
ride-why-contracts-last = C’est ton dernier tour : un Contrat que tes Routes relient déjà vaut le plus.
ride-why-claim-completes = Elle permet de remplir { $contract }.
ride-why-claim-way = Elle est sur le plus court chemin qui reste pour { $contract }, comme ta carte le montre.
ride-why-claim-points = Elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, avec des cartes et des Chariots dont tes Contrats peuvent se passer.
ride-why-draw-wild = Un Joker convient à toutes les Routes, et les autres cartes promettent moins.
ride-why-draw-open = Il faut { $color } pour { $a } – { $b }.
ride-why-draw-deck = La pioche promet plus que les cartes visibles.
ride-why-draw-spare = Rien de mieux n’est visible.
ride-why-nothing-counts = C’est ton dernier tour, et rien d’autre ne compte plus : une carte ne fait pas de mal.
