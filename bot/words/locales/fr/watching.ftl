## Suivre une partie

cmd-game-watch = suivre
    .about = Suivre une partie : sa fin, chaque manche ou ses grands moments
follow-title = Suivre { $game } { $number }
follow-not = Choisis ce que je te raconte en message privé. Personne à la table ne le remarque.
follow-now = Je te raconte en message privé : { $what }.
follow-end = la fin
follow-rounds = chaque manche
follow-thrills = les grands moments
follow-about = -# Les grands moments : un changement en tête, un grand objectif atteint, l’approche des derniers tours.
follow-closed = Je ne peux pas t’écrire. Autorise les messages privés de ce serveur, puis choisis de nouveau.
button-follow-end = Seulement la fin
button-follow-rounds = Chaque manche
button-follow-thrills = Les grands moments
button-follow-stop = Ne plus suivre
refused-follow-player = Tu joues dans cette partie : je te tiens au courant de toute façon.

## Ce qu’apprend qui suit une partie

follow-round = { $game } { $number } · manche { $round }
follow-lead = En tête maintenant : { $seat_leading }.
follow-ended = { $game } { $number } s’arrête là.
follow-where = -# { $channel }
follow-named = { $who } : la partie suivie est finie, et mes messages privés n’arrivent pas.
tidings-follow = { $game } { $number } : la partie que tu suis a avancé.

## Les prédictions

foretell-open = **Les prédictions** sont possibles { $until }. Elles restent secrètes jusqu’à la fin, et il n’y a rien à perdre.
foretell-sealed = **Tes prédictions** restent secrètes jusqu’à la fin.
foretell-count = -# Sous scellés jusqu’ici : les prédictions de { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}.
foretell-line = { $what } : { $picked }
foretell-choice = { $outcome } · { $sure } % de certitude
foretell-none = Pas de prédiction
foretold-winner = Qui gagne
foretold-margin = De combien de points
foretold-band = { $least } à { $most }
foretold-more = { $least } ou plus
foretold-title = **Les prédictions** ({ $count ->
    [one] { $count } personne
   *[other] { $count } personnes
} ; 100 : prédiction certaine et juste)
foretold-score = { $place }. { $who } · { $score }{ $winner ->
    [none] {""}
   *[other] {" "}· { $winner }
}
refused-foretell-player = Qui joue ne prédit rien.
refused-foretell-late = Les prédictions sur cette partie sont closes, ou ne te sont pas ouvertes.
stats-foretold-title = **Les prédictions** (100 : toujours certaines et justes)
stats-foretold = { $place }. { $who } · { $score } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## Montrer à tout le monde

button-show-here = Montrer ici
shown-by = -# Montré par { $who }
refused-show-here = Impossible de le montrer ici : il faut le salon de la partie, et le droit d’y écrire et d’y joindre des fichiers, pour toi comme pour moi.
