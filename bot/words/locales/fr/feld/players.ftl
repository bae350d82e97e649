## Conseils pour Amsterdam de Stefan Feld : pourquoi un marchand ferait cela

feld-why-activate = { $card } rapportera plus que ses cubes d’ici la fin, et une carte restée sous le plateau coûte des points.
feld-why-use = { $card } donne maintenant plus qu’elle ne prend.
feld-why-card = { $card } promet le plus avec les cubes que tu as ou qui arrivent.
feld-why-none = Aucune carte exposée ne mérite une place sous ton plateau.
feld-why-blind = Le dessus de cette pioche promet plus que la carte que tu as donnée.
feld-why-discard = { $card } est celle qui te manquera le moins.
feld-why-block = { $block } rapporte le plus : sa place dans ta ville et sa marchandise ({ $good }) valent plus que ses cubes.
feld-why-free-block = { $block } apporte le plus à ta ville.
feld-why-load = Charger ne coûte rien, et ce qui est à bord peut se livrer partout où tu passes.
feld-why-barge = Il y a plus à gagner là-bas ({ $place }) que { $cubes ->
    [0] ce que coûte le chemin
    [one] le cube que coûte le chemin
   *[other] les { $cubes } cubes que coûte le chemin
}.
feld-why-tow = C’est là que la péniche a le plus à faire : { $place }.
feld-why-deliver = La livraison ({ $good }) rapporte ici { $points ->
    [one] { $points } point
   *[other] { $points } points
} et ne coûte rien.
feld-why-take-worker = Un docker rapporte un florin tout de suite, et des points au quai de sa couleur ({ $worker }).
feld-why-bring-worker = C’est le quai de sa couleur ({ $worker }) : plus tôt un docker est au magasin, plus il rapporte de points.
feld-why-amstel = { $points ->
    [0] { $spaces ->
        [one] Un premier pas est l’usage le moins cher d’un cube, et te rapproche des prochains points sur l’Amstel.
       *[other] { $spaces } cases te rapprochent des prochains points sur l’Amstel, avec des cubes qui serviraient moins ailleurs.
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
feld-why-market = Ce que donne le marché vaut plus que ses florins n’en vaudront aux manches suivantes.
feld-why-keep = C’est la couleur qui t’aidera le plus à la prochaine manche : { $color }.
feld-why-gain = C’est la couleur qui te manque le plus : { $color }.
feld-why-store = Livrée en péniche, la marchandise ({ $good }) rapporte plus qu’au marché noir.
feld-why-sell = Au marché noir, la marchandise ({ $good }) rapporte plus qu’une livraison, une fois les cubes du trajet déduits.
feld-why-put = Ici, la figurine t’aide plus qu’elle n’aide les autres.
feld-why-show = Ces commandes en révèlent le moins, ou sont presque remplies.
feld-why-return = C’est le meilleur usage de ce qui te reste.
feld-why-pay = Ce sont les cubes qui te manqueront le moins.
feld-why-pay-gulden = Les cubes valent maintenant plus pour toi que les florins.
feld-why-cube = Cela va bien avec ta première carte et les îlots.
feld-why-dice = Ensemble, ils arrivent quand tes cartes et les îlots en ont besoin, et aucune case de la roue ne reste longtemps vide.
feld-why-slot = Là, les cubes arrivent quand il en faut.
feld-why-stay = Les cubes arrivent quand il en faut.
feld-why-leave = Ce n’est pas le moment.
feld-why-pass = Rien de ce que tu pourrais encore faire ne vaut ses cubes ou ses florins.
