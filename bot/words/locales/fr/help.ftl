## Aide

help-text =
    ## Schout maintient l’ordre et ne favorise personne
    Il arbitre des jeux de société qui se passent à Amsterdam, sur plusieurs jours si vous voulez.
    {"**"}Comment commencer ?** { $new } ouvre une table, les autres appuient sur **{ button-join }**, l’hôte sur **{ button-start }**. Des joueurs de la maison prennent les places libres si vous voulez.
    {"**"}Comment jouer un coup ?** Appuie sur **{ button-turn }** sous le plateau, ou réponds dans nos messages privés. Chaque coup est aussi une commande, comme { $move }.
    {"**"}Où sont mes secrets ?** Ils arrivent en message privé ; **{ button-hand }** et { $hand } les montrent aussi.
    {"**"}Que faire ?** { $hint } dit ce que ferait un marchand à ta place, et pourquoi. { $rules } donne les règles en bref, { $card } explique une carte.
    {"**"}J’ai fait une erreur.** **{ button-undo }** ou { $undo } ; ce qui a montré du nouveau à quelqu’un s’annule si tout le monde est d’accord.
    {"**"}Que s’est-il passé ?** **{ button-since }**, { $standings } pour les points, { $log } avec chaque tour, { $replay } en animation. { $text } est pour les lecteurs d’écran.
    {"**"}Je n’ai pas le temps.** { $mine } règle tes heures de silence, tes absences et la façon de te prévenir. { $pause } arrête les horloges, et avec { $leave } la maison garde ta place jusqu’à ton retour. **{ button-plan }** joue tes tours comme tu l’as décidé d’avance.
    {"**"}Quelqu’un ne répond pas.** Il y a des rappels et, passé un délai, les autres peuvent voter.

## Le journal

log-title = Journal de la partie { $number }
log-page = Journal de la partie { $number } · page { $page } sur { $pages }
log-turn = **Tour { $turn }**
log-beginning = **Début**
log-left-out = { $lines ->
    [one] -# { $lines } ligne plus ancienne est dans `/plateau journal`.
   *[other] -# { $lines } lignes plus anciennes sont dans `/plateau journal`.
}
button-older = Plus ancien
button-newer = Plus récent
