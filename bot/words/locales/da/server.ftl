## Hvad der gælder på en server

server-title = Det gælder på denne server
server-term = **{ $name }:** { $value }
    -# { $about }
server-language = Sprog
server-language-about = Det sprog, nye spil taler til alle på, medmindre værten vælger et andet.
server-language-auto = serverens
server-pace = Tempo
server-pace-about = Hvor længe et træk må tage i nye spil, medmindre værten vælger noget andet.
server-channels = Hvor der spilles
server-channels-about = Borde åbnes kun dér. Med et forum bliver et bord, der åbnes andre steder, et opslag i det.
server-channels-none = overalt
server-threads = En tråd til hvert spil
server-threads-about = Om et spil har sin egen tråd, medmindre værten vælger noget andet.
server-threads-no = nej
server-threads-yes = ja
server-chronicle = Krønike
server-chronicle-about = En kanal, der får at vide, hvordan hvert spil endte.
server-chronicle-none = ingen
server-hosts = Hvem der må åbne borde
server-hosts-about = Alle må altid være med og se på.
server-hosts-everybody = alle
server-hosts-hosts = kun dem, der må administrere kanaler
server-printed = Egne trykte filer
server-printed-about = Hvem der må spille med sin egen printed.toml.
server-printed-everybody = alle
server-printed-hosts = kun dem, der må administrere kanaler
server-printed-nobody = ingen
refused-hosting = På denne server er det kun dem, der må administrere kanaler, der åbner borde.
refused-not-here = På denne server spilles der i { $channels }.
new-there = Der spilles i { $channel }.
new-no-thread = Jeg må ikke åbne en tråd til det, så der spilles her. For at kunne åbne en skal jeg have »Opret offentlige tråde« og »Send beskeder i tråde«.
thread-title = { $game } · { $name }
thread-begins = { $host } åbner et bord.
chronicle-line = Der blev spillet i { $channel }.
