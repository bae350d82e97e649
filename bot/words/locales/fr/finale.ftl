## La fin

end-won = { $winners ->
    [one] { $who } gagne { $game } { $number } avec { $points }
   *[other] { $who } se partagent la victoire dans { $game } { $number } avec { $points }
}
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-total = Total
source-earlier = Auparavant
button-post-replay = Publier l’animation ici
replay-posted = L’animation est dessinée.
replay-hangs = L’animation est déjà ici : { $where }
