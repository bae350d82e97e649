## Conseils pour Amsterdam de Stefan Feld : pourquoi un marchand ferait cela

feld-why-activate = { $card } rapporte plus que ses cubes d’ici la fin, et une carte sous le plateau à la fin coûte des points.
feld-why-use = { $card } donne maintenant plus qu’elle ne prend.
feld-why-card = { $card } promet le plus pour les cubes disponibles ou en route.
feld-why-none = Aucune carte proposée ne vaut sa place sous le plateau.
feld-why-blind = Le dessus de cette pioche promet plus que la carte donnée.
feld-why-discard = { $card } est celle qui manquera le moins.
feld-why-block = { $block } rapporte le plus : sa place dans la ville et sa marchandise ({ $good }) valent plus que ses cubes.
feld-why-free-block = { $block } apporte le plus à la ville.
feld-why-load = Charger ne coûte rien, et ce qui est à bord peut être livré en passant.
feld-why-barge = Il y a plus à gagner ici ({ $place }) que { $cubes ->
    [0] ce que coûte le chemin
    [one] le cube que coûte le chemin
   *[other] les { $cubes } cubes que coûte le chemin
}.
feld-why-tow = C’est là que la péniche a le plus à faire : { $place }.
feld-why-deliver = La livraison ({ $good }) rapporte ici { $points ->
    [one] { $points } point
   *[other] { $points } points
} et ne coûte rien.
feld-why-take-worker = Un docker rapporte un florin tout de suite, et davantage au quai de sa couleur ({ $worker }).
feld-why-bring-worker = C’est le quai de sa couleur ({ $worker }) : plus tôt un docker est au magasin, plus il rapporte.
feld-why-amstel = { $points ->
    [0] { $spaces ->
        [one] Un premier pas est l’usage le moins cher d’un cube, et rapproche des prochains points sur l’Amstel.
       *[other] { $spaces } cases rapprochent des prochains points sur l’Amstel, avec des cubes qui feraient moins ailleurs.
    }
    [one] { $spaces } { $spaces ->
        [one] case rapporte
       *[other] cases rapportent
    } { $points } point.
   *[other] { $spaces } { $spaces ->
        [one] case rapporte
       *[other] cases rapportent
    } { $points } points.
}
feld-why-market = Ce que donne le marché vaut plus que ses florins dans les manches suivantes.
feld-why-keep = C’est la couleur qui aidera le plus à la prochaine manche : { $color }.
feld-why-gain = C’est la couleur qui manque le plus : { $color }.
feld-why-store = Livrée en péniche, la marchandise ({ $good }) rapporte plus qu’au marché noir.
feld-why-sell = Le marché noir donne plus ({ $good }) qu’une livraison, une fois ses cubes payés.
feld-why-put = Ici, la figurine aide plus soi-même que les autres.
feld-why-show = Ces commandes en disent le moins, ou sont presque remplies.
feld-why-return = C’est le meilleur usage de ce qui reste.
feld-why-pay = Ce sont les cubes qui manqueront le moins.
feld-why-pay-gulden = Les cubes valent maintenant plus que les florins.
feld-why-cube = Cela convient à la première carte et aux îlots.
feld-why-dice = Ensemble, ils arrivent quand les cartes et les îlots en ont besoin, et aucune case ne reste longtemps vide.
feld-why-slot = Là, les cubes arrivent quand il en faut.
feld-why-stay = Les cubes arrivent quand il en faut.
feld-why-leave = Ce n’est pas le moment.
feld-why-pass = Rien de ce qui reste possible ne vaut ses cubes ou ses florins.
