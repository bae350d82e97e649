## Chances et récits

term-chances = Chances
    .about = Si le plateau montre les chances de gagner de chacun, d’après ce que tout le monde peut savoir. Pas dans les parties classées.
lobby-chances = Le plateau montre les chances de gagner de chacun.
refused-chances = Les chances ne sont pas montrées dans les parties classées : les joueurs les verraient aussi.
chances-title = Chances de gagner au début du tour { $turn }, d’après ce que tout le monde peut savoir
chances-line = { $chance } % { $name }
story-title = Ce qui a décidé de la victoire
story-won = { $lead ->
    [0] { $who } gagne au départage, à égalité de points avec { $next }.
    [one] { $who } gagne avec { $lead } point d’avance sur { $next }.
   *[other] { $who } gagne avec { $lead } points d’avance sur { $next }.
}
story-shared = Victoire partagée : { $who }.
story-source = Ce qui a fait la différence : { $source }, { $mine } contre { $theirs }.
story-leads = { $changes ->
    [0] Aucun changement en tête
    [1] Un seul changement en tête
   *[other] { $changes } changements en tête
} ; à mi-partie, { $who ->
    [none] personne ne menait seul.
   *[other] { $who } menait de { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    }.
}
story-best = Le meilleur tour a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} : manche { $round }, { $did }.
story-turning = La partie bascule à la manche { $round }, où { $name } passe de { $before } % à { $after } %{ $did ->
    [none] .
   *[other] {" "}: { $did }.
}
story-steady = Aucun tour n’a beaucoup changé les chances.
story-turnings = Tournants de la partie
story-point = { $number } · manche { $round } · { $name } { $before } % → { $after } %{ $did ->
    [none] {""}
   *[other] {" "}· { $did }
}
story-ratings = Cotes : { $ratings }
story-rating = { $name } { $before ->
    [none] –
   *[other] { $before }
} → { $after }
catch-title = { $game } { $number }, manche { $round }
catch-standing = Points : { $points }
catch-points = { $name } { $points }
catch-leads = { $changes ->
    [0] Aucun changement en tête jusqu’ici
    [1] Un seul changement en tête jusqu’ici
   *[other] { $changes } changements en tête jusqu’ici
} ; pour l’instant, { $who ->
    [none] personne ne mène seul.
   *[other] { $who } mène de { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    }.
}
catch-best = Le meilleur tour jusqu’ici a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} : manche { $round }, { $did }.
catch-lately = Dernièrement : { $did }
catch-chances = Chances : { $chances }
button-by-turn = Tour par tour
button-first = Premier
button-earlier = Précédent
button-further = Suivant
button-last = Dernier
still-title = Partie { $number }, tour { $turn } sur { $last }
still-jump = Aller à un tournant…
still-place = Manche { $round } : { $name } { $before } % → { $after } %
