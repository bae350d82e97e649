## Was auf einem Server gilt

server-title = Was auf diesem Server gilt
server-term = **{ $name }:** { $value }
    -# { $about }
server-language = Sprache
server-language-about = Die Sprache neuer Partien, wenn beim Eröffnen keine andere gewählt wird.
server-language-auto = die des Servers
server-pace = Tempo
server-pace-about = Wie lange ein Zug in neuen Partien dauern darf, wenn beim Eröffnen nichts anderes gewählt wird.
server-channels = Wo gespielt wird
server-channels-about = Nur dort werden Tische eröffnet. Ist es ein Forum, wird ein anderswo eröffneter Tisch dort zu einem Beitrag.
server-channels-none = überall
server-threads = Ein Thread für jede Partie
server-threads-about = Ob eine Partie einen eigenen Thread hat, wenn beim Eröffnen nichts anderes gewählt wird.
server-threads-no = nein
server-threads-yes = ja
server-chronicle = Chronik
server-chronicle-about = Ein Kanal, der erfährt, wie jede Partie ausging.
server-chronicle-none = keine
server-hosts = Wer Tische eröffnen darf
server-hosts-about = Mitspielen und zusehen dürfen in jedem Fall alle.
server-hosts-everybody = alle
server-hosts-hosts = nur, wer Kanäle verwalten darf
server-printed = Eigene gedruckte Dateien
server-printed-about = Wer mit einer eigenen printed.toml spielen darf.
server-printed-everybody = alle
server-printed-hosts = nur, wer Kanäle verwalten darf
server-printed-nobody = niemand
refused-hosting = Auf diesem Server darf nur Tische eröffnen, wer Kanäle verwalten darf.
refused-not-here = Auf diesem Server wird in { $channels } gespielt.
new-there = Gespielt wird in { $channel }.
new-no-thread = Ich darf dafür keinen Thread öffnen, also wird hier gespielt. Dafür brauche ich „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“.
thread-title = { $game } · { $name }
thread-begins = { $host } eröffnet einen Tisch.
chronicle-line = Gespielt in { $channel }.
