## Namen

pace-live = live, 15 minuten per zet
pace-day = één dag per zet
pace-three-days = drie dagen per zet
pace-none = zonder klok

## Lijsten en aantallen

list-and = { $most } en { $last }
list-or = { $most } of { $last }
counted = { $count } × { $thing }
valued = { $thing } { $count }

## Voor het spel

lobby-title = ## { $game } · spel { $number }
lobby-terms = { $seats ->
    [1] Voor één speler alleen
   *[other] Hoogstens { $seats } spelers
} · { $pace } · { $language }
lobby-waiting = { $missing ->
    [one] Er is nog { $missing } speler nodig. Druk op **{ button-join }**.
   *[other] Er zijn nog { $missing } spelers nodig. Druk op **{ button-join }**.
}
lobby-ready = De organisator mag nu beginnen; met { $seats } aan tafel begint het spel vanzelf.
lobby-started = Het spel is begonnen.
lobby-ended = Deze tafel is opgeheven.

## Een beurt

turn-title = { $game } { $number } · beurt { $turn }
turn-commitment = -# Eerlijk geluk: de SHA-256 van onze seed is `{ $hash }`. Het nummer dat Discord aan ieders eerste klik op **{ button-join }** of op **{ button-start }** geeft, wordt erdoor gemengd; de seed zelf wordt aan het einde bekendgemaakt.
turn-asked = **{ $who }** — { $wanted }
turn-clock = Uiterlijk: { $when }.
turn-paused = Het spel is gepauzeerd; de organisator ({ $host }) hervat het met `/spel hervatten`.

button-join = Meedoen
button-leave = Verlaten
button-start = Beginnen
button-terms = Instellingen
button-turn = Jouw zet
button-hand = Mijn hand
button-undo = Terugnemen
button-step = Stap terug
button-since = Wat is er nieuw?
button-watch = Volgen
button-rematch = Revanche
button-snooze = Sluimeren: { $hours } u
button-skip = Stem: sla { $seat } over
button-vote-undo = Vraag of het terug mag
button-agree = Akkoord
button-end = Beëindig het spel

## Wat maar één lezer ziet

private-title = { $game } { $number } · alleen voor jouw ogen
private-there = { $game } { $number }: [je paneel]({ $link }) is bijgewerkt.
private-final = -# 🔒 kan niet teruggenomen worden: het laat iets nieuws zien.
free-still = -# Kost niets: { $what }.
possible-still = -# Nog mogelijk, van elke soort het beste: { $what }.
possible-kind = { $what } ({ $worth })
choose-every = { $number ->
    [2] Allebei
   *[other] Alle { $number }
}
choose-done = Klaar
choose-more = Nog { $number } …
private-over = Het spel is afgelopen.
look-show = Een ander deel tonen…
look-now = Wat ik nu nodig heb
look-others = Ieders kaarten
look-players = Spelers
look-for-phone = Voor telefoon
look-for-desktop = Voor computer
explained = -# { $thing }: { $text }
private-left = { $seat } speelt verder op jouw plaats.
private-kept = Het huis speelt verder op jouw plaats. Met `/spel meedoen` in het kanaal krijg je die terug.
since-title = Sinds je laatste zet · spel { $number }
since-title-public = Wat er onlangs gebeurde · spel { $number }
since-nothing = Er is nog niets gebeurd.
standing = { $place }. { $name } — { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
replay-place = { $before ->
    [one] Er wordt nog één herhaling voor de jouwe getekend …
   *[other] Er worden nog { $before } herhalingen voor de jouwe getekend …
}
replay-progress = De herhaling wordt getekend: { $done } van { $of } beurten …
replay-title = Spel { $number }, beurt voor beurt, en het verloop van de punten.
record-title = Het verslag van spel { $number }. Controleer het met `python -m rules verify FILE`.
undo-vote-needed = Die zet heeft iemand iets nieuws laten zien, dus die gaat alleen terug als iedereen akkoord is.
vote-counted = Je stem telt: { $votes } van { $needed }.
vote-undone = Iedereen was akkoord: { $steps ->
    [one] de laatste stap is
   *[other] de laatste { $steps } stappen zijn
} teruggenomen.
vote-skipped = { $seat } is overgeslagen.
snoozed = { $hours ->
    [one] De komende { $hours } uur geen herinneringen.
   *[other] De komende { $hours } uur geen herinneringen.
}

## Het einde

end-title = { $game } { $number } is afgelopen
end-seed = -# De seed was `{ $seed }`, en de SHA-256 ervan is `{ $hash }`. `/bord verslag` geeft het bestand om dat te controleren.
end-shares = -# Erdoor gemengd zijn jullie klikken: { $shares }.
end-sure = Spel { $number } voor iedereen beëindigen? Met `/spel hervatten` gaat het verder, zolang hier geen ander spel gespeeld wordt.

## Antwoorden op commando’s

new-done = Spel { $number } staat open: anderen doen mee met de knop.
join-done = Je zit aan de tafel van spel { $number }.
leave-done = Je hebt spel { $number } verlaten.
start-done = Spel { $number } is begonnen.
pause-done = Spel { $number } is gepauzeerd.
resume-done = Spel { $number } gaat verder.
ended-done = Spel { $number } is beëindigd.
replaced-done = { $by } speelt verder op die plaats.
terms-title = Instellingen van spel { $number }
terms-setting = { $name }: { $value }
status-title = { $game } · spel { $number }
status-open = De tafel is open.
status-playing = Het spel is aan de gang.
status-over = Het spel is afgelopen.
status-ended = Het spel is voortijdig beëindigd; met `/spel hervatten` gaat het verder.
games-title = Je spellen
games-none = Je doet aan geen spel mee. `/spel nieuw` opent er een.
games-mine = **{ $game } { $number }** in { $channel }: **jouw zet** ({ $when })
games-playing = { $game } { $number } in { $channel }: iemand anders is aan zet ({ $when })
games-open = { $game } { $number } in { $channel }: nog niet begonnen
games-dm = onze privéberichten
notes-title = Je notitie bij spel { $number }: { $text }
notes-none = niets genoteerd
stats-title = Hier gespeeld
stats-none = Hier is nog geen spel uitgespeeld.
stats-line = { $game }: { $name } — { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen
backup-done = Gekopieerd naar { $file } ({ $size } kB), in de map met back-ups.
health =
    Gateway: { $latency } ms · servers: { $guilds } · proces: { $process }
    Lopende spellen: { $playing } van { $games } · zetten: { $moves } · wachtende berichten: { $outbox }
    Geheugen hoogstens: { $memory } MB · database: { $size } kB

privacy-page = **Wat er over je bewaard wordt:** je Discord-ID, de naam waaronder je speelt, je taal en instellingen, je spellen en zetten, je plannen, notities, stemmen, gevolgde spellen en voorspellingen. Het bestand hieronder bevat dat alles. Wat je in kanalen schrijft, wordt niet gelezen. `/privacy wissen` verwijdert het; in gedeelde spellen blijven zetten staan zonder je naam.
privacy-sure = Dit verwijdert je instellingen en notities, en je naam uit elk spel; plaatsen die je bezet houdt, worden vrijgegeven. Wil je dat, gebruik dan nog eens `/privacy wissen` met de optie `zeker`.
privacy-deleted = Klaar: je wordt hier nergens meer genoemd.

## Mededelingen

reminder = { $who }: { $game } { $number } wacht op een antwoord. De vraag is gesteld op { $when }.
notice-dm-closed = { $who }, ik kan je geen privéberichten sturen, dus je geheimen zitten hier achter **{ button-hand }** en **{ button-turn }**. Verder verandert er niets. ({ $host } is organisator van dit spel.)
notice-overdue = { $game } { $number } wacht langer op { $seat } dan afgesproken; de vraag is gesteld op { $when }. De anderen mogen stemmen om zonder die zet verder te gaan.
notice-undo = { $asker } vraagt { $who }: { $steps ->
    [one] mag de laatste stap
   *[other] mogen de laatste { $steps } stappen
} van { $game } { $number } terug? Er is sindsdien iets nieuws getoond, dus iedereen aan tafel moet akkoord gaan: tot nu toe { $votes } van { $needed }.
notice-channel-gone = Het kanaal van spel { $number } bestaat niet meer, dus het spel is beëindigd.
notice-channel-shut = Ik mag niet meer schrijven in { $channel }, waar spel { $number } gespeeld wordt. Geef me daar “Kanalen bekijken”, “Berichten verzenden” en “Bestanden bijvoegen”; `/bord tonen` haalt het bord terug.
word-too-late = Wat je in spel { $number } vroeg, bereikte me te laat, dus er is niets gedaan. Probeer het nog eens.

## Rond het spelen

table-event-undone = { $seat } neemt de laatste stap terug.
table-event-rewound = Iedereen vond het goed om { $steps ->
    [none] de laatste stap
    [one] de laatste stap
   *[other] de laatste { $steps } stappen
} terug te nemen.
table-event-paused = Het spel is gepauzeerd.
table-event-resumed = Het spel gaat verder.
table-event-replaced = { $seat } neemt deze plaats over.
table-event-skipped = { $seat } is na stemming overgeslagen; in plaats daarvan is een bescheiden zet gedaan.
table-event-ended = De organisator heeft het spel beëindigd.
table-event-ended-idle = Dit spel is al 60 dagen niet aangeraakt, dus het is beëindigd. Met `/spel hervatten` gaat het verder.
table-event-ended-gone = Het kanaal bestaat niet meer, dus het spel is beëindigd.
table-event-ended-misprint = Met het gedrukte bestand van dit spel kan niemand meer spelen, dus het is beëindigd.
moment = ✨ **{ $what }**
