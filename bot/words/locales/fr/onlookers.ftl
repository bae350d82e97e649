## Tout, pour les spectateurs

cmd-board-everything = tout
    .about = Pour les spectateurs : mains, contrats et commandes de chacun, quelques manches plus tard
term-late = Tout voir, en différé
    .about = Si tous les joueurs sont d’accord, les spectateurs peuvent voir les mains, contrats et commandes de chacun, avec ce nombre de manches entières de retard.
term-rounds = { $rounds ->
    [0] jamais
    [one] { $rounds } manche de retard
   *[other] { $rounds } manches de retard
}
door-asked = Les spectateurs peuvent-ils tout voir (mains, contrats et commandes de chacun), avec { $rounds ->
    [one] { $rounds } manche entière
   *[other] { $rounds } manches entières
} de retard ? Il faut l’accord de tous les joueurs, et chacun peut retirer le sien à tout moment.
door-missing = Accord encore attendu : { $who }.
door-open = Tous les joueurs sont d’accord : les spectateurs peuvent tout voir, avec { $rounds ->
    [one] { $rounds } manche entière
   *[other] { $rounds } manches entières
} de retard.
door-known = Cela n’est montré qu’à qui le demande, ou dans un fil privé dont les joueurs sont tenus à l’écart. Les personnes qui gèrent les fils de ce serveur peuvent aussi lire les fils privés.
door-seats = Qui a regardé ne peut plus prendre place dans cette partie.
door-yes = Tu acceptes que les spectateurs voient tout en différé. Tu peux revenir là-dessus à tout moment.
door-no = Tu n’es pas d’accord, donc personne ne voit tout avant la fin.
button-door-yes = D’accord
button-door-no = Pas d’accord
button-everything = Tout voir
button-look = Montre-moi tout
everything-sure = Tu vas voir les mains, contrats et commandes de chacun dans la partie { $number }, tels qu’ils étaient alors. Ensuite, tu ne pourras plus prendre place dans cette partie, même si on te le demande. Une revanche est une nouvelle partie.
everything-title = { $game } { $number } · tout
everything-when = { $turn ->
    [0] À la distribution
   *[other] Après le tour { $turn }
} ; depuis, la table a joué { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
everything-alone = Ceci n’est visible que pour toi ; à la fin de la partie, tu pourras le montrer ici.
everything-over = À la fin de la partie.
everything-nothing = rien de secret
everything-all = Toutes les places
everything-seat = Vu depuis une place…
refused-plays-here = Tu joues ici, donc tu vois ce que voit ta place. Tout voir est réservé aux spectateurs.
refused-everything-here = Tout ne peut être montré à tout le monde qu’à la fin de la partie : d’ici là, les joueurs lisent aussi ce salon.
refused-never-shown = À cette table, personne ne voit tout avant la fin.
refused-not-agreed = Pour que les spectateurs voient tout, il manque encore l’accord d’au moins un joueur.
refused-too-early = Il n’y a encore rien à voir : tout est montré avec { $rounds ->
    [one] { $rounds } manche entière
   *[other] { $rounds } manches entières
} de retard.
refused-has-looked = { $name } a tout vu de cette partie, ou a pu tout voir, et ne peut plus y prendre place. Une revanche est une nouvelle partie.
refused-forgotten-looked = Quelqu’un qui a tout vu de cette partie a fait supprimer ses données. Comme il peut s’agir de n’importe qui, les places libres ne vont qu’à la maison.
button-loft = Fil des spectateurs
loft-there = Tu trouveras tout, avec les autres spectateurs, ici : { $channel }
refused-no-loft = Je ne peux pas ouvrir de fil privé ici. **Tout voir** te montre la même chose, à toi seulement.
refused-loft-read = Quelqu’un à cette table gère les fils de ce serveur et pourrait lire un fil privé. **Tout voir** te montre la même chose, à toi seulement.
everything-chances = Ce qu’un bourgmestre connaissant toutes les cartes pensait alors des chances de chacun
