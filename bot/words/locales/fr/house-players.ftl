## Les joueurs de la maison : un nom, un niveau et un trait de caractère

house-level-novice = novice
house-level-merchant = marchand
house-level-burgomaster = bourgmestre
house-level-regent = régent
house-for-newcomers = pour tes premières parties
house-strength = gagne { $games } parties sur 100 contre le niveau précédent
guest-griet = Griet
    .about = vend des harengs sur le quai et joue au gré du vent
guest-teun = Teun
    .about = un passeur qui aime toutes les routes qu’il voit
guest-machteld = Machteld
    .about = tient deux livres de comptes, et connaît aussi les tiens
guest-cornelis = Cornelis
    .about = marchand d’épices ; il n’achète jamais sans plan
guest-agatha = Agatha
    .about = a été deux fois bourgmestre, et compte bien le redevenir
guest-dirck = Dirck
    .about = parle peu, et y a déjà pensé
guest-margriet = Margriet
    .about = dirige un orphelinat, deux hospices et, bientôt, cette table
guest-joost = Joost
    .about = a joué à ce jeu dix mille fois, toujours contre lui-même

button-house = Inviter la maison…
button-house-away = Renvoyer la maison
house-seat = { $name } · { $level } : { $line }
table-event-back = { $seat } est de retour.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
    [burgomaster] { house-level-burgomaster }
   *[regent] { house-level-regent }
}) remplace { $seat }.
button-house-vote = Voter : maison pour { $seat }
vote-housed = La maison joue maintenant pour { $seat }, qui peut revenir avec `/partie rejoindre`.
hint-title = Ce qu’un marchand ferait à ta place
hint-step = { $number }. **{ $pick }** — { $why }
hint-more = { $steps ->
    [one] et encore { $steps } étape
   *[other] et encore { $steps } étapes
}
hint-gain = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $sources }.
hint-open = La suite, personne ne la connaît encore.
button-hint = Conseil
button-do-it = Le faire
refused-hint = Il n’y a pas de conseils dans une partie classée.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-house-already = La maison joue déjà à cette place.
refused-rated-undo = Dans une partie classée contre la maison, on ne revient pas sur ce qui a été révélé.
refused-rated-hands = Dans une partie classée, une place ne va qu’à la maison.
refused-rated-house = Dans une partie classée, personne ne confie sa propre place à la maison, sauf si d’autres à la table sont d’accord ; et ici, il n’y a personne d’autre.
lobby-rated = Partie classée : sans conseils
lobby-no-hints = Sans conseils
stats-rated = { $game } : { $name } — cote { $rating }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } { $wins ->
    [one] gagnée
   *[other] gagnées
}
stats-between = entre { $weaker } et { $stronger }
stats-above = au-dessus de { $weaker }
stats-below = encore au-dessous de { $stronger }
stats-even = pour une partie équilibrée : { $level }
