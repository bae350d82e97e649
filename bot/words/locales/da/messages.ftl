## Navne

pace-live = live, 15 minutter pr. træk
pace-day = en dag pr. træk
pace-three-days = tre dage pr. træk
pace-none = uden tidsfrist

## Lister og antal

list-and = { $most } og { $last }
list-or = { $most } eller { $last }
counted = { $count } × { $thing }
valued = { $thing } { $count }

## Før spillet

lobby-title = ## { $game } · spil { $number }
lobby-terms = { $seats ->
    [1] For én spiller alene
   *[other] Op til { $seats } spillere
} · { $pace } · { $language }
lobby-waiting = { $missing ->
    [one] Der mangler { $missing } spiller. Tryk på **{ button-join }**.
   *[other] Der mangler { $missing } spillere. Tryk på **{ button-join }**.
}
lobby-ready = Værten kan starte nu; med { $seats } ved bordet starter spillet af sig selv.
lobby-started = Spillet er begyndt.
lobby-ended = Bordet er opgivet.

## En tur

turn-title = { $game } { $number } · tur { $turn }
turn-commitment = -# Efterprøveligt held: SHA-256 af vores frø er `{ $hash }`. Nummeret, som Discord giver hvert første tryk på **{ button-join }** eller **{ button-start }**, blandes i; selve frøet afsløres til sidst.
turn-asked = **{ $who }** — { $wanted }
turn-clock = Frist: { $when }.
turn-paused = Spillet holder pause; værten ({ $host }) genoptager det med `/spil genoptag`.

button-join = Deltag
button-leave = Forlad
button-start = Start
button-terms = Indstillinger
button-turn = Din tur
button-hand = Min hånd
button-undo = Fortryd
button-step = Et skridt tilbage
button-since = Hvad er nyt?
button-watch = Følg
button-rematch = Revanche
button-snooze = Udsæt { $hours } t
button-skip = Stem: spring { $seat } over
button-vote-undo = Bed om at fortryde
button-agree = Enig
button-end = Afslut spillet

## Det, kun én læser ser

private-title = { $game } { $number } · kun for dine øjne
private-there = { $game } { $number }: [dit panel]({ $link }) er opdateret.
private-final = -# 🔒 kan ikke tages tilbage: det viser noget nyt.
free-still = -# Uden at betale: { $what }.
possible-still = -# Stadig muligt, i bedste fald: { $what }.
possible-kind = { $what } ({ $worth })
choose-every = { $number ->
    [2] Begge
   *[other] Alle { $number }
}
choose-done = Færdig
choose-more = { $number } til …
private-over = Spillet er slut.
look-show = Vis en anden del…
look-now = Det, jeg skal bruge nu
look-others = Alles kort
look-players = Spillere
look-for-phone = Til telefon
look-for-desktop = Til computer
explained = -# { $thing }: { $text }
private-left = { $seat } spiller videre på din plads.
private-kept = Huset spiller videre på din plads. `/spil deltag` i kanalen giver dig den tilbage.
since-title = Siden dit sidste træk · spil { $number }
since-title-public = Det seneste · spil { $number }
since-nothing = Der er ikke sket noget endnu.
standing = { $place }. { $name } — { $points } point
replay-place = { $before ->
    [one] Én genafspilning tegnes før din …
   *[other] { $before } genafspilninger tegnes før din …
}
replay-progress = Genafspilningen tegnes: { $done } af { $of } ture …
replay-title = Spil { $number }, tur for tur, og pointene gennem spillet.
record-title = Protokollen for spil { $number }. Kontrollér den med `python -m rules verify FILE`.
undo-vote-needed = Det træk har vist nogen noget nyt, så det kan kun tages tilbage, hvis alle er enige.
vote-counted = Din stemme tæller: { $votes } af { $needed }.
vote-undone = Alle var enige: { $steps ->
    [one] det sidste skridt
   *[other] de sidste { $steps } skridt
} er taget tilbage.
vote-skipped = { $seat } blev sprunget over.
snoozed = { $hours ->
    [one] Ingen påmindelser i { $hours } time.
   *[other] Ingen påmindelser i { $hours } timer.
}

## Slutningen

end-title = { $game } { $number } er slut
end-seed = -# Frøet var `{ $seed }`, og dets SHA-256 er `{ $hash }`. `/spilleplade protokol` giver filen til at kontrollere det med.
end-shares = -# Jeres tryk blev blandet i: { $shares }.
end-sure = Vil du afslutte spil { $number } for alle? Det kan fortsættes med `/spil genoptag`, så længe der ikke spilles et andet spil her.

## Svar på kommandoer

new-done = Spil { $number } er åbent: de andre deltager med knappen.
join-done = Du er med i spil { $number }.
leave-done = Du har forladt spil { $number }.
start-done = Spil { $number } er begyndt.
pause-done = Spil { $number } holder pause.
resume-done = Spil { $number } fortsætter.
ended-done = Spil { $number } er afsluttet.
replaced-done = { $by } spiller videre på den plads.
terms-title = Indstillinger for spil { $number }
terms-setting = { $name }: { $value }
status-title = { $game } · spil { $number }
status-open = Bordet er åbent.
status-playing = Spillet er i gang.
status-over = Spillet er slut.
status-ended = Spillet blev afsluttet før tid; `/spil genoptag` tager det op igen.
games-title = Dine spil
games-none = Du er ikke med i noget spil. `/spil nyt` åbner et.
games-mine = **{ $game } { $number }** i { $channel }: **din tur** ({ $when })
games-playing = { $game } { $number } i { $channel }: en andens tur ({ $when })
games-open = { $game } { $number } i { $channel }: ikke begyndt endnu
games-dm = vores private beskeder
notes-title = Din note til spil { $number }: { $text }
notes-none = intet noteret
stats-title = Færdige spil her
stats-none = Ingen har spillet et spil færdigt her endnu.
stats-line = { $game }: { $name } — { $games } spil, heraf { $wins } vundet
backup-done = Kopieret til { $file } ({ $size } KB) i mappen med sikkerhedskopier.
health =
    Gateway: { $latency } ms · servere: { $guilds } · proces: { $process }
    Spil i gang: { $playing } af { $games } · træk: { $moves } · ventende beskeder: { $outbox }
    Hukommelse højst: { $memory } MB · database: { $size } KB

privacy-page = **Det er gemt om dig:** dit Discord-id, det navn, du spiller under, dit sprog og dine indstillinger, dine spil og træk, dine planer, dine noter, dine stemmer, de spil, du følger, og dine forudsigelser. Filen herunder rummer det hele. Intet af det, du skriver i kanaler, bliver læst. `/privatliv slet` fjerner det; i fælles spil bliver trækkene stående uden dit navn.
privacy-sure = Det fjerner dine indstillinger og noter og dit navn fra alle spil; de pladser, du sidder på, bliver givet fri. Vil du det, så brug `/privatliv slet` igen med valget `sikker`.
privacy-deleted = Så er det gjort: intet her nævner dig længere.

## Beskeder

reminder = { $who }: { $game } { $number } venter på svar. Spørgsmålet blev stillet den { $when }.
notice-dm-closed = { $who }, jeg kan ikke sende dig private beskeder, så dine hemmeligheder ligger her bag **{ button-hand }** og **{ button-turn }**. Alt andet er, som det plejer. ({ $host } er vært for spillet.)
notice-overdue = { $game } { $number } har ventet på { $seat } længere end aftalt; spørgsmålet blev stillet den { $when }. De andre kan stemme om at fortsætte uden det træk.
notice-undo = { $asker } spørger { $who }: skal { $steps ->
    [one] det sidste skridt
   *[other] de sidste { $steps } skridt
} i { $game } { $number } tages tilbage? Der er vist noget nyt siden, så alle ved bordet skal være enige: { $votes } af { $needed } indtil videre.
notice-channel-gone = Kanalen for spil { $number } findes ikke mere, så spillet er afsluttet.
notice-channel-shut = Jeg må ikke længere skrive i { $channel }, hvor spil { $number } spilles. Giv mig tilladelserne »Vis kanaler«, »Send beskeder« og »Vedhæft filer« der; `/spilleplade vis` henter spillepladen frem igen.
word-too-late = Det, du bad om i spil { $number }, nåede mig for sent, så der er ikke gjort noget. Prøv igen.

## Omkring spillet

table-event-undone = { $seat } tager det sidste skridt tilbage.
table-event-rewound = Alle var enige om at tage { $steps ->
    [none] det sidste skridt
    [one] det sidste skridt
   *[other] de sidste { $steps } skridt
} tilbage.
table-event-paused = Spillet holder pause.
table-event-resumed = Spillet fortsætter.
table-event-replaced = { $seat } overtager pladsen.
table-event-skipped = { $seat } blev sprunget over ved afstemning; i stedet blev der lavet et beskedent træk.
table-event-ended = Værten har afsluttet spillet.
table-event-ended-idle = Ingen har rørt spillet i 60 dage, så det er afsluttet. `/spil genoptag` tager det op igen.
table-event-ended-gone = Kanalen findes ikke mere, så spillet er afsluttet.
table-event-ended-misprint = Ingen kan længere spille med dette spils trykte fil, så det er afsluttet.
moment = ✨ **{ $what }**
