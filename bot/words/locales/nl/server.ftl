## Wat op een server geldt

server-title = Wat op deze server geldt
server-term = **{ $name }:** { $value }
    -# { $about }
server-language = Taal
server-language-about = De taal van nieuwe spellen voor iedereen, tenzij de organisator een andere kiest.
server-language-auto = die van de server
server-pace = Tempo
server-pace-about = Hoe lang een zet in nieuwe spellen mag duren, tenzij de organisator anders kiest.
server-channels = Waar gespeeld wordt
server-channels-about = Tafels worden alleen daar geopend. Bij een forum wordt een tafel die elders geopend wordt, daarin een post.
server-channels-none = overal
server-threads = Een thread per spel
server-threads-about = Of een spel een eigen thread heeft, tenzij de organisator anders kiest.
server-threads-no = nee
server-threads-yes = ja
server-chronicle = Kroniek
server-chronicle-about = Een kanaal dat hoort hoe elk spel afliep.
server-chronicle-none = geen
server-hosts = Wie tafels mag openen
server-hosts-about = Meedoen en kijken mag iedereen in elk geval.
server-hosts-everybody = iedereen
server-hosts-hosts = alleen wie kanalen mag beheren
server-printed = Eigen gedrukte bestanden
server-printed-about = Wie met een eigen printed.toml mag spelen.
server-printed-everybody = iedereen
server-printed-hosts = alleen wie kanalen mag beheren
server-printed-nobody = niemand
refused-hosting = Op deze server kan alleen wie kanalen mag beheren, tafels openen.
refused-not-here = Op deze server wordt gespeeld in { $channels }.
new-there = Er wordt gespeeld in { $channel }.
new-no-thread = Ik mag er geen thread voor openen, dus er wordt hier gespeeld. Voor een thread heb ik “Openbare threads maken” en “Berichten verzenden in threads” nodig.
thread-title = { $game } · { $name }
thread-begins = { $host } opent een tafel.
chronicle-line = Gespeeld in { $channel }.
