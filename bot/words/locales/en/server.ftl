## What holds on a server

server-title = What holds on this server
server-term = **{ $name }:** { $value }
    -# { $about }
server-language = Language
server-language-about = In which new games speak to everybody, unless their host chooses another.
server-language-auto = that of the server
server-pace = Pace
server-pace-about = How long a move may take in new games, unless their host chooses otherwise.
server-channels = Where to play
server-channels-about = Tables are opened only there. With a forum, a table opened elsewhere becomes a post in it.
server-channels-none = everywhere
server-threads = A thread for each game
server-threads-about = Whether a game has a thread of its own, unless its host chooses otherwise.
server-threads-no = no
server-threads-yes = yes
server-chronicle = Chronicle
server-chronicle-about = A channel that is told how every game ended.
server-chronicle-none = none
server-hosts = Who may open tables
server-hosts-about = Everybody may join and watch in any case.
server-hosts-everybody = everybody
server-hosts-hosts = only those who may manage channels
server-printed = Printed files of one’s own
server-printed-about = Who may play with a printed.toml of their own.
server-printed-everybody = everybody
server-printed-hosts = only those who may manage channels
server-printed-nobody = nobody
refused-hosting = On this server only those who may manage channels open tables.
refused-not-here = On this server games are played in { $channels }.
new-there = It is played in { $channel }.
new-no-thread = I may not open a thread for it, so it is played here. For that I need “Create Public Threads” and “Send Messages in Threads”.
thread-title = { $game } · { $name }
thread-begins = { $host } opens a table.
chronicle-line = Played in { $channel }.
