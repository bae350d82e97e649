## House players: a name, a level, and a line of character each

house-level-novice = novice
house-level-merchant = marchand
house-level-burgomaster = bourgmestre
house-griet = Griet
    .about = vend des harengs sur le quai et joue au gré du vent
house-teun = Teun
    .about = un passeur qui aime toutes les routes qu’il voit
house-machteld = Machteld
    .about = tient deux registres, et connaît aussi le tien
house-cornelis = Cornelis
    .about = marchand d’épices ; il n’achète jamais sans plan
house-agatha = Agatha
    .about = a été deux fois bourgmestre, et compte bien le redevenir
house-dirck = Dirck
    .about = parle peu, et y a déjà pensé

button-house = Ajouter un joueur de la maison…
button-house-away = Renvoyer les joueurs de la maison
house-seat = { $name } · { $level } : { $line }
house-added = { $name } s’assied.
house-gone = Les joueurs de la maison sont partis.
house-needed = Il n’y aurait que des joueurs de la maison à la table.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
   *[burgomaster] { house-level-burgomaster }
}) joue à la place de { $seat }.
button-house-vote = Vote : la maison joue pour { $seat }
vote-housed = La maison joue maintenant pour { $seat }, qui peut revenir avec `/game join`.
returned-done = Te revoilà : la place est de nouveau à toi.
hint-title = Ce qu’un marchand ferait à ta place
hint-pick = **{ $pick }**
refused-hint = Il n’y a pas de conseils dans une partie classée.
lobby-rated = Partie classée : sans conseils
stats-rated = { $game } : { $name } — cote { $rating }, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $wins } { $wins ->
    [one] gagnée
   *[other] gagnées
}
