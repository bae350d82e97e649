## Ce qui vaut sur un serveur

server-title = Ce qui vaut sur ce serveur
server-term = **{ $name } :** { $value }
    -# { $about }
server-language = Langue
server-language-about = Celle dans laquelle les nouvelles parties parlent à tout le monde, sauf choix de l’hôte.
server-language-auto = celle du serveur
server-pace = Rythme
server-pace-about = Combien de temps un coup peut prendre dans les nouvelles parties, sauf choix de l’hôte.
server-channels = Où jouer
server-channels-about = Les tables ne s’ouvrent que là. Avec un forum, une table ouverte ailleurs y devient un post.
server-channels-none = partout
server-threads = Un fil par partie
server-threads-about = Si une partie a son propre fil, sauf choix de l’hôte.
server-threads-no = non
server-threads-yes = oui
server-chronicle = Chronique
server-chronicle-about = Un salon où l’on apprend comment chaque partie s’est terminée.
server-chronicle-none = aucun salon
server-hosts = Qui peut ouvrir des tables
server-hosts-about = Jouer et regarder reste ouvert à tout le monde.
server-hosts-everybody = tout le monde
server-hosts-hosts = seulement les personnes qui peuvent gérer les salons
server-printed = Fichiers imprimés personnels
server-printed-about = Qui peut jouer avec son propre printed.toml.
server-printed-everybody = tout le monde
server-printed-hosts = seulement les personnes qui peuvent gérer les salons
server-printed-nobody = personne
refused-hosting = Sur ce serveur, seules les personnes qui peuvent gérer les salons ouvrent des tables.
refused-not-here = Sur ce serveur, on joue dans { $channels }.
new-there = La partie se joue dans { $channel }.
new-no-thread = Je ne peux pas ouvrir de fil pour cette partie : elle se joue donc ici. Il me faudrait « Créer des fils publics » et « Envoyer des messages dans les fils ».
thread-title = { $game } · { $name }
thread-begins = { $host } ouvre une table.
chronicle-line = Partie jouée dans { $channel }.
