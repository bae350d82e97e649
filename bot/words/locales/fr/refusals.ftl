## Pourquoi quelque chose n’est pas possible

illegal-shape = Je ne sais pas lire cette réponse.
illegal-count = Choisis-en au moins { $least } et au plus { $most }, pas { $picked }.
illegal-repeated = Rien ne peut être choisi deux fois.
illegal-not-offered = « { $pick } » n’est pas possible maintenant.
illegal-not-asked = Ce n’est pas ton tour.
illegal-over = La partie est finie.
illegal-stale = Le plateau a changé depuis que ce bouton est là.
illegal-undo = Tu n’as rien à annuler.
illegal-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
illegal-setting = Il n’y a pas de réglage « { $setting } ».
illegal-setting-value = « { $value } » n’est pas possible pour le réglage « { $setting } ».
illegal-saved-game = Cette partie se joue avec { $game }, pas avec { $expected }.
illegal-version = Cette partie suit des règles qui ne sont pas connues ici (version { $version } ; connues : 1 à { $known }).

refused-admin-only = C’est réservé à qui fait tourner ce bot.
refused-alone-only = Ici, en message privé, on ne peut jouer qu’en solo, et seulement à un jeu qui se joue en solo.
refused-already-joined = Tu es déjà à cette table.
refused-already-paused = La partie est déjà en pause.
refused-already-started = La partie { $game } a déjà commencé.
refused-bot = Un bot ne peut pas prendre place.
refused-broken = Quelque chose n’a pas marché de mon côté (numéro { $number }). Rien n’est perdu ; essaie encore une fois.
refused-busy = Cette partie est occupée en ce moment : rien n’a été fait. Réessaie, s’il te plaît.
refused-channel-taken = Il y a déjà une partie dans ce salon. Un fil peut en accueillir une autre.
refused-few-votes = Cette place ne change de mains sur la seule décision de l’hôte qu’une fois son temps dépassé. D’ici là, tous les autres à la table doivent être d’accord, et il en faut au moins { $least }.
refused-forgotten-knows = Quelqu’un qui a joué à une autre place de cette partie a fait supprimer ses données. Pour que personne ne voie deux mains, cette place ne va qu’à la maison.
refused-full = La table est complète.
refused-host-only = Seul l’hôte ({ $host }) ou quelqu’un qui peut gérer le salon peut faire cela.
refused-knows-another = { $name } a vu les secrets d’une autre place de cette partie.
refused-manage-server = Seules les personnes qui peuvent gérer le serveur en décident.
refused-more-joined = Vous êtes déjà { $joined } à table ; elle ne peut pas être réduite à { $seats }.
refused-no-channel = Cela ne marche que dans un salon.
refused-no-game-here = Il n’y a pas de partie ici. `/partie nouvelle` en ouvre une.
refused-no-such-card = Aucune carte ne s’appelle « { $name } ».
refused-no-such-part = Ce jeu n’a pas de vue nommée « { $name } » que tu puisses regarder.
refused-no-such-game = La partie { $game } n’est plus connue.
refused-no-such-seat = Cette place n’existe pas.
refused-not-asked-any-more = On ne demande plus rien à cette place.
refused-not-at-table = { $name } n’est pas à cette table.
refused-not-joined = Tu n’es pas à cette table.
refused-not-now = Ce n’est pas la question du moment.
refused-not-over = La partie { $game } n’est pas encore finie.
refused-not-paused = La partie n’est pas en pause.
refused-not-started = La partie { $game } n’a pas encore commencé.
refused-forgotten = De la partie { $game }, seul le résultat est encore conservé.
refused-not-your-seat = Ce bouton est à quelqu’un d’autre.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-old-button = Ce bouton date d’un Schout d’autrefois. Ceux du dernier message de la partie marchent.
refused-old-command = Cette commande a changé depuis que Discord l’a lue. Choisis-la de nouveau dans la liste.
refused-other-game = Le jeu de ce salon : { $game }.
refused-over = La partie { $game } est finie.
refused-own-skip = C’est aux autres d’en décider, pas à la personne que l’on attend.
refused-paused = La partie { $game } est en pause.
refused-picture-late = Le temps a manqué pour dessiner l’image. Redemande-la dans un moment.
refused-pictures-person = Je dessine encore { $pictures } images pour toi, il n’y en a donc pas ici. Attends-les, s’il te plaît.
refused-pictures-server = { $pictures } images se dessinent encore pour ce serveur, il n’y en a donc pas ici. Réessaie bientôt.
refused-replay-late = Le temps a manqué pour dessiner l’animation. Redemande-la dans un moment.
refused-replay-waiting = Tu attends déjà une animation. Elle arrive dès qu’elle est dessinée.
refused-replays-full = { $replays } animations attendent déjà leur tour. Redemande dans un moment.
refused-replays-person = Cela fait { $replays } animations en peu de temps. La prochaine est possible dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refused-replays-server = Cela fait { $replays } nouvelles animations pour ce serveur en peu de temps. La prochaine est possible dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refused-permissions = Je ne peux pas accrocher de plateau ici : dans ce salon, il me manque { $missing }. Quelqu’un qui peut gérer le salon peut me l’accorder.
refused-printed-another = Un fichier à toi est déjà à l’essai. Attends d’abord celui-là, s’il te plaît.
refused-printed-busy = D’autres ont apporté tant de fichiers que le tien ne peut pas être essayé maintenant. Réessaie dans une minute.
refused-printed-hosts = Sur ce serveur, seules les personnes qui peuvent gérer les salons apportent leurs propres fichiers imprimés.
refused-printed-lost = L’essai de ton fichier a été interrompu. Réessaie, s’il te plaît.
refused-printed-memory = L’essai de ton fichier demandait trop de mémoire et a été abandonné.
refused-printed-nobody = Sur ce serveur, personne ne joue avec son propre fichier imprimé.
refused-printed-time = L’essai de ton fichier prenait trop de temps et a été abandonné.
refused-quiet = « { $given } », ce ne sont pas des heures ; écris par exemple 22-7, ou 0 pour aucune.
refused-several = « { $given } » peut vouloir dire { $most } choses ; choisis une de celles qui sont proposées.
refused-sits-already = { $name } est déjà à cette table.
refused-spectator = Tu regardes cette partie, tu n’y joues pas.
refused-still-in-time = Cette place a encore du temps.
refused-thread-locked = Ce fil est verrouillé : personne ne pourrait y appuyer sur un bouton.
refused-too-few = { $joined ->
    [one] Il n’y a que { $joined } personne à table
   *[other] Il n’y a que { $joined } personnes à table
} ; il en faut au moins { $least }.
refused-too-many-games = Tu es l’hôte de { $most } parties inachevées. Finis-en une d’abord, ou arrête-la.
refused-too-quick = C’était beaucoup à la fois. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, s’il te plaît.
refused-unknown-choice = Ce choix n’est pas connu.
refused-unknown-game = Aucun jeu ne s’appelle « { $name } ».
refused-vote-over = Ce vote est clos.
refused-zone = Je ne connais pas le fuseau « { $zone } » ; choisis-en un dans la liste, par exemple Europe/Amsterdam.

## Un fichier imprimé personnel

printed-size = Un fichier imprimé fait au plus { $most } Ko.
printed-encoding = Ce fichier n’est pas un texte en UTF-8.
printed-empty = Ce fichier est vide.
printed-deep = Ligne { $line } du fichier imprimé : plus de { $most } noms ou crochets imbriqués, c’est forcément une erreur.
printed-long = Ligne { $line } du fichier imprimé : un mot ou un nombre de { $signs } caractères, c’est forcément une erreur ; { $most } doivent suffire.
printed-endless = Des novices ont essayé ce plateau, et leur partie n’avait pas de fin après { $answers } réponses.
printed-cramped = Il n’y a pas de place sur la carte pour { $what }. Un plateau avec moins de lieux bien à lui peut être dessiné.
printed-not-drawn = Ce plateau ne peut pas être dessiné.
printed-unplayable = Des novices n’ont pas pu finir de partie avec ce fichier.
printed-unreadable = Le fichier imprimé n’est pas du TOML valide : { $error }
printed-missing = Il manque au fichier imprimé la table « { $table } ».
printed-too-many = La table « { $table } » a { $entries } entrées ; plus de { $most }, c’est forcément une erreur.
printed-row = Table « { $table } », entrée { $entry } : il faut { $expected }.
printed-duplicate = Table « { $table } », entrée { $entry } : « { $id } » s’y trouve deux fois.
printed-value = Table « { $table } », entrée { $entry } : « { $value } » ne peut pas y figurer.
refused-half-a-setting = Indique les deux : quel réglage, et sa valeur.

## Les permissions, comme Discord les appelle

permission-attach-files = « Joindre des fichiers »
permission-send-messages = « Envoyer des messages »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
permission-view-channel = « Voir les salons »
