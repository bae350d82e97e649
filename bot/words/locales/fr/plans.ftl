## Plans

button-plan = Plan
button-more = Plus
button-less = Moins
button-back = Retour
button-drop-plan = Abandonner le plan
as-planned = { $line } (comme prévu)
plan-title = Ton plan · { $game } { $number }
plan-none = Tu n’en as pas. Choisis un but : je le joue pour toi tour après tour, jusqu’à ce que tu le changes ou l’abandonnes, ou que quelque chose s’y oppose.
plan-none-ahead = Rien n’est prévu. Aux questions qui reviennent, tu peux répondre d’avance, dès que tu y as répondu une fois.
plan-secret = -# Personne d’autre ne voit ceci. Un plan joue à tes tours, peu après leur début.
plan-there = Ton plan continue : **{ button-plan }**.
plan-stopped = **Ton plan s’est arrêté :** { $why }
plan-stopped-undone = un coup a été annulé.
plan-stopped-failed = je n’ai pas pu continuer. Joue toi-même, s’il te plaît.
plan-stopped-offer = « { $what } » n’est pas possible cette fois.
plan-for-ahead = Répondre d’avance…
plan-ahead-pass = Toujours passer quand je ne peux rien faire d’autre
plan-ahead-once = La prochaine fois, pareil : { $what }
plan-ahead-always = Toujours pareil : { $what }
plan-for-ahead-stops = Arrêter cela quand…
plan-ahead-stops = Arrêter cela quand : { $reason_any }
plan-stop-times = { $times ->
    [one] { $times } réponse a été donnée
   *[other] { $times } réponses ont été données
}
plan-stopped-times = { $times ->
    [one] il a donné { $times } réponse.
   *[other] il a donné { $times } réponses.
}

## Essayer son tour

button-try = Essayer mon tour
button-play-it = Jouer ce tour
button-play-alone = Le jouer pour moi
button-show-me = Seulement montrer
plan-stopped-draft = « { $what } » n’est plus possible comme tu l’avais prévu.
plan-stopped-watched = ceci a changé depuis ton essai : { $what }.
draft-title = Essai de ton tour · { $game } { $number }
draft-none = Rien n’est réel ici : essaie ce que tu ferais maintenant. Je le garde comme brouillon pour ton tour.
draft-shown = -# Un brouillon. À ton tour, il t’est montré avec **{ button-play-it }**.
draft-alone = -# Un brouillon. À ton tour, il est joué pour toi, si tout est encore possible.
plan-for-draft-watched = Seulement si ceci n’a pas changé d’ici là…
draft-watched = -# Seulement si ceci n’a pas changé d’ici là : { $what }
draft-over = Personne ne peut savoir ce qui vient après.
draft-there = Ton brouillon : { $what }.
refused-nothing-to-try = Il n’y a pas de tour à essayer en ce moment.
refused-your-turn = C’est ton tour : joue pour de vrai.
refused-draft-changed = Quelque chose dans ton brouillon n’est plus possible tel quel. Rejoue ton tour, s’il te plaît.
