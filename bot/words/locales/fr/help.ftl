## Aide

help-text =
    ## Schout maintient l’ordre et ne favorise personne
    Il arbitre des jeux de société qui se passent à Amsterdam, sur plusieurs jours s’il le faut.
    {"**"}Comment commencer ?** { $new } ouvre une table, les autres appuient sur **{ button-join }**, l’hôte sur **{ button-start }**. Des joueurs de la maison prennent les places libres si vous voulez.
    {"**"}Comment jouer un coup ?** Appuie sur **{ button-turn }** sous le plateau, ou réponds dans nos messages privés. Chaque coup est aussi une commande, comme { $move }.
    {"**"}Où est ce que je suis seul à voir ?** Cela arrive en message privé ; **{ button-hand }** et { $hand } le montrent aussi.
    {"**"}Que faire ?** { $hint } dit ce que ferait un marchand à ta place, et pourquoi. { $rules } donne les règles en bref, { $card } explique une carte.
    {"**"}Je me suis trompé.** **{ button-undo }** ou { $undo } ; ce qui a montré du nouveau à quelqu’un revient si tout le monde est d’accord.
    {"**"}Que s’est-il passé ?** **{ button-since }**, { $log } avec chaque tour, { $replay } en animation. { $text } est pour les lecteurs d’écran.
    {"**"}Je n’ai pas le temps.** { $mine } a les heures de silence, les absences et comment tu es prévenu. { $pause } arrête les horloges, et avec { $leave } la maison garde ta place jusqu’à ton retour.
    {"**"}Quelqu’un ne répond pas.** Il y a des rappels et, passé un délai, les autres peuvent voter.

## Le journal

log-title = Journal de la partie { $number }
log-page = Journal de la partie { $number } · page { $page } sur { $pages }
log-turn = **Tour { $turn }**
log-beginning = **Début**
button-older = Plus ancien
button-newer = Plus récent
