## Hvorfor noget ikke er muligt

illegal-shape = Det svar kan jeg ikke læse.
illegal-count = Vælg mindst { $least } og højst { $most }, ikke { $picked }.
illegal-repeated = Intet kan vælges to gange.
illegal-not-offered = »{ $pick }« er ikke muligt nu.
illegal-not-asked = Det er ikke din tur.
illegal-over = Spillet er slut.
illegal-stale = Spillepladen har ændret sig, siden den knap blev lavet.
illegal-undo = Du har intet at tage tilbage.
illegal-seats = Spillet er for { $least } til { $most } spillere, ikke { $seats }.
illegal-setting = Der er ingen indstilling »{ $setting }«.
illegal-setting-value = »{ $value }« er ikke muligt for indstillingen »{ $setting }«.
illegal-saved-game = Det er et spil { $game }, ikke { $expected }.
illegal-version = Det spil følger regler, der ikke kendes her (version { $version }; kendt er 1 til { $known }).

refused-admin-only = Det er for den, der driver denne bot.
refused-alone-only = Her i vores private beskeder kan du kun spille alene, og kun et spil, der kan spilles alene.
refused-already-joined = Du sidder allerede ved bordet.
refused-already-paused = Spillet holder allerede pause.
refused-already-started = Spil { $game } er allerede begyndt.
refused-bot = En bot kan ikke få en plads.
refused-broken = Noget gik galt hos mig (nummer { $number }). Intet er gået tabt; prøv igen.
refused-busy = Der er travlt i det spil lige nu, så der er ikke gjort noget. Prøv igen.
refused-channel-taken = Der er allerede et spil i denne kanal. En tråd kan rumme et til.
refused-few-votes = Den plads skifter først hænder på værtens ord, når dens tid er gået. Indtil da skal alle andre ved bordet være enige, og der skal være mindst { $least } af dem.
refused-forgotten-knows = En, der har spillet på en anden plads i dette spil, har fået sine data slettet. For at ingen skal se to hænder, går den plads kun til huset.
refused-full = Bordet er fuldt.
refused-host-only = Det kan kun værten ({ $host }) eller en, der må administrere kanalen.
refused-knows-another = { $name } har set hemmelighederne på en anden plads i dette spil.
refused-manage-server = Kun de, der må administrere serveren, kan bestemme det.
refused-more-joined = Der sidder allerede { $joined } ved bordet, så det kan ikke være for { $seats }.
refused-no-channel = Det virker kun i en kanal.
refused-no-game-here = Der er intet spil her. `/spil nyt` åbner et.
refused-no-such-card = Intet kort hedder »{ $name }«.
refused-no-such-part = Dette spil har ingen del ved navn »{ $name }«, som du kan se.
refused-no-such-game = Spil { $game } kendes ikke længere.
refused-no-such-seat = Den plads findes ikke.
refused-not-asked-any-more = Den plads bliver ikke længere spurgt.
refused-not-at-table = { $name } sidder ikke ved bordet.
refused-not-joined = Du sidder ikke ved bordet.
refused-not-now = Det er ikke spørgsmålet lige nu.
refused-not-over = Spil { $game } er ikke slut endnu.
refused-not-paused = Spillet holder ikke pause.
refused-not-started = Spil { $game } er ikke begyndt endnu.
refused-forgotten = Af spil { $game } er kun resultatet gemt nu.
refused-not-your-seat = Den knap tilhører en anden spiller.
refused-nothing-to-undo = Der er intet at tage tilbage.
refused-old-button = Den knap er fra en tidligere Schout. Den nyeste besked i spillet har knapper, der virker.
refused-old-command = Den kommando er ændret, siden Discord sidst så efter. Vælg den igen fra listen.
refused-other-game = Spillet i denne kanal er { $game }.
refused-over = Spil { $game } er slut.
refused-own-skip = Det bestemmer de andre, ikke den, der ventes på.
refused-paused = Spil { $game } holder pause.
refused-picture-late = Der var ikke tid til at tegne billedet. Spørg igen om lidt.
refused-pictures-person = Jeg er stadig ved at tegne { $pictures } billeder til dig, så her kommer ikke flere. Vent på dem.
refused-pictures-server = { $pictures } billeder er stadig ved at blive tegnet til denne server, så her kommer ikke flere. Prøv igen om lidt.
refused-replay-late = Der var ikke tid til at tegne genafspilningen. Spørg igen om lidt.
refused-replay-waiting = Du venter allerede på en genafspilning. Den kommer, så snart den er tegnet.
refused-replays-full = { $replays } genafspilninger venter allerede på at blive tegnet. Spørg igen om lidt.
refused-replays-person = Det var { $replays } genafspilninger på kort tid. Den næste kan du få om { $minutes ->
    [one] et minut
   *[other] { $minutes } minutter
}.
refused-replays-server = Det var { $replays } nye genafspilninger til denne server på kort tid. Den næste kan tegnes om { $minutes ->
    [one] et minut
   *[other] { $minutes } minutter
}.
refused-permissions = Jeg kan ikke hænge en spilleplade op her: i denne kanal mangler jeg { $missing }. En, der må administrere kanalen, kan give mig lov.
refused-printed-another = En fil fra dig bliver allerede prøvet. Vent på den først.
refused-printed-busy = Andre har sendt så mange filer, at din ikke kan prøves nu. Prøv igen om et minut.
refused-printed-hosts = På denne server må kun de, der kan administrere kanaler, bruge egne trykte filer.
refused-printed-lost = Afprøvningen af din fil blev afbrudt. Prøv igen.
refused-printed-memory = Afprøvningen af din fil krævede for meget hukommelse og blev opgivet.
refused-printed-nobody = På denne server spiller ingen med egne trykte filer.
refused-printed-time = Afprøvningen af din fil tog for lang tid og blev opgivet.
refused-quiet = »{ $given }« er ikke et tidsrum; skriv det som 22-7, eller 0 for intet.
refused-several = »{ $given }« kan betyde { $most } ting; vælg en af dem, der foreslås.
refused-sits-already = { $name } sidder allerede ved dette bord.
refused-spectator = Du ser på dette spil, du spiller ikke med.
refused-still-in-time = Den plads har stadig tid.
refused-thread-locked = Denne tråd er låst, så ingen ville kunne trykke på en knap her.
refused-too-few = { $joined ->
    [one] Kun { $joined } person deltager
   *[other] Kun { $joined } personer deltager
}; der skal være mindst { $least }.
refused-too-many-games = Du er vært for { $most } spil, der ikke er færdige. Spil et færdigt først, eller afslut det.
refused-too-quick = Det var meget på én gang. Vent { $seconds } sekunder.
refused-unknown-choice = Det valg kendes ikke.
refused-unknown-game = Intet spil hedder »{ $name }«.
refused-vote-over = Den afstemning er slut.
refused-zone = Jeg kender ikke tidszonen »{ $zone }«; vælg en fra listen, f.eks. Europe/Amsterdam.

## Ens egen trykte fil

printed-size = En trykt fil må højst fylde { $most } KB.
printed-encoding = Filen er ikke en tekst i UTF-8.
printed-empty = Filen er tom.
printed-deep = Linje { $line } i den trykte fil: flere end { $most } navne eller parenteser inden i hinanden kan ikke passe.
printed-long = Linje { $line } i den trykte fil: et ord eller tal på { $signs } tegn kan ikke passe; { $most } må være nok.
printed-endless = Begyndere har prøvet denne spilleplade, og deres spil havde ingen ende efter { $answers } svar.
printed-cramped = Der er ikke plads på kortet til { $what }. En spilleplade med færre egne steder kan tegnes.
printed-not-drawn = Denne spilleplade kan ikke tegnes.
printed-unplayable = Begyndere kunne ikke spille et spil færdigt med denne fil.
printed-unreadable = Den trykte fil er ikke gyldig TOML: { $error }
printed-missing = Den trykte fil mangler tabellen »{ $table }«.
printed-too-many = Tabellen »{ $table }« har { $entries } rækker; flere end { $most } kan ikke passe.
printed-row = Tabellen »{ $table }«, række { $entry }: der skal stå { $expected }.
printed-duplicate = Tabellen »{ $table }«, række { $entry }: »{ $id }« står der to gange.
printed-value = Tabellen »{ $table }«, række { $entry }: »{ $value }« kan ikke stå der.
refused-half-a-setting = Angiv begge dele: hvilken indstilling, og hvad den skal være.

## Tilladelser, som Discord kalder dem

permission-attach-files = »Vedhæft filer«
permission-send-messages = »Send beskeder«
permission-send-messages-in-threads = »Send beskeder i tråde«
permission-view-channel = »Vis kanaler«
