## Waarom iets niet kan

illegal-shape = Dat antwoord kan ik niet lezen.
illegal-count = Kies er minstens { $least } en hoogstens { $most }, niet { $picked }.
illegal-repeated = Je kunt niets twee keer kiezen.
illegal-not-offered = “{ $pick }” kan nu niet.
illegal-not-asked = Je bent niet aan de beurt.
illegal-over = Het spel is afgelopen.
illegal-stale = Het bord is veranderd sinds die knop gemaakt werd.
illegal-undo = Er is niets van jou om terug te nemen.
illegal-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
illegal-setting = Er is geen instelling “{ $setting }”.
illegal-setting-value = “{ $value }” kan niet bij de instelling “{ $setting }”.
illegal-saved-game = Dat is een spel van { $game }, niet van { $expected }.
illegal-version = Dat spel volgt regels die hier onbekend zijn (versie { $version }; bekend zijn 1 tot en met { $known }).

refused-admin-only = Dat is voor wie deze bot draait.
refused-alone-only = Hier in onze privéberichten kun je alleen in je eentje spelen, en alleen een spel waarbij dat kan.
refused-already-joined = Je zit al aan deze tafel.
refused-already-paused = Het spel is al gepauzeerd.
refused-already-started = Spel { $game } is al begonnen.
refused-bot = Een bot kan geen plaats nemen.
refused-broken = Er ging iets mis bij mij (nummer { $number }). Er is niets verloren; probeer het nog eens.
refused-busy = Het is druk in dit spel, dus er is niets gedaan. Probeer het nog eens.
refused-channel-taken = Er is al een spel in dit kanaal. In een thread past er nog een.
refused-few-votes = De organisator kan die plaats pas aan iemand anders geven als de tijd ervan om is. Tot dan moeten alle anderen aan tafel akkoord gaan, en dat moeten er minstens { $least } zijn.
refused-forgotten-knows = Iemand die op een andere plaats van dit spel speelde, heeft de eigen gegevens laten wissen. Om te zorgen dat niemand twee handen ziet, gaat die plaats alleen naar het huis.
refused-full = De tafel is vol.
refused-host-only = Dat kan alleen de organisator ({ $host }) of iemand die het kanaal mag beheren.
refused-knows-another = { $name } heeft de geheimen van een andere plaats in dit spel gezien.
refused-manage-server = Dat bepaalt alleen wie de server mag beheren.
refused-more-joined = Er zitten al { $joined } spelers aan tafel, dus die kan niet voor { $seats } zijn.
refused-no-channel = Dat werkt alleen in een kanaal.
refused-no-game-here = Hier is geen spel. `/spel nieuw` opent er een.
refused-no-such-card = Er is geen kaart die “{ $name }” heet.
refused-no-such-part = Dit spel heeft geen deel “{ $name }” dat je kunt bekijken.
refused-no-such-game = Spel { $game } is niet meer bekend.
refused-no-such-seat = Die plaats bestaat niet.
refused-not-asked-any-more = Aan die plaats wordt niets meer gevraagd.
refused-not-at-table = { $name } zit niet aan deze tafel.
refused-not-joined = Je zit niet aan deze tafel.
refused-not-now = Dat wordt nu niet gevraagd.
refused-not-over = Spel { $game } is nog niet afgelopen.
refused-not-paused = Het spel is niet gepauzeerd.
refused-not-started = Spel { $game } is nog niet begonnen.
refused-forgotten = Van spel { $game } is alleen de uitslag nog bewaard.
refused-not-your-seat = Die knop is van een andere speler.
refused-nothing-to-undo = Er is niets om terug te nemen.
refused-old-button = Die knop is van een eerdere versie van Schout. Het nieuwste bericht van het spel heeft knoppen die werken.
refused-old-command = Dat commando is veranderd sinds Discord het laatst keek. Kies het opnieuw uit de lijst.
refused-other-game = Het spel van dit kanaal is { $game }.
refused-over = Spel { $game } is afgelopen.
refused-own-skip = Daarover beslissen de anderen, niet degene op wie gewacht wordt.
refused-paused = Spel { $game } is gepauzeerd.
refused-picture-late = Er was geen tijd om de afbeelding te tekenen. Vraag er straks nog eens om.
refused-pictures-person = Ik teken nog { $pictures } afbeeldingen voor je, dus hier is er geen. Wacht even tot die klaar zijn.
refused-pictures-server = Er worden nog { $pictures } afbeeldingen voor deze server getekend, dus hier is er geen. Probeer het straks nog eens.
refused-replay-late = Er was geen tijd om de herhaling te tekenen. Vraag er straks nog eens om.
refused-replay-waiting = Je wacht al op een herhaling. Je krijgt die zodra hij getekend is.
refused-replays-full = Er wachten al { $replays } herhalingen om getekend te worden. Vraag er straks nog eens om.
refused-replays-person = Dat waren { $replays } herhalingen in korte tijd. De volgende krijg je over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.
refused-replays-server = Dat waren { $replays } nieuwe herhalingen voor deze server in korte tijd. De volgende kan getekend worden over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.
refused-permissions = Ik kan hier geen bord ophangen: in dit kanaal mis ik { $missing }. Iemand die het kanaal mag beheren kan me dat geven.
refused-printed-another = Er wordt al een bestand van je getest. Wacht daar eerst op.
refused-printed-busy = Anderen hebben zoveel bestanden meegebracht dat het jouwe nu niet getest kan worden. Probeer het over een minuut nog eens.
refused-printed-hosts = Op deze server kan alleen wie kanalen mag beheren, eigen gedrukte bestanden meebrengen.
refused-printed-lost = De test van je bestand is afgebroken. Probeer het nog eens.
refused-printed-memory = De test van je bestand had te veel geheugen nodig en is opgegeven.
refused-printed-nobody = Op deze server speelt niemand met eigen gedrukte bestanden.
refused-printed-time = De test van je bestand duurde te lang en is opgegeven.
refused-quiet = “{ $given }” zijn geen uren; schrijf ze als 22-7, of 0 voor geen.
refused-several = “{ $given }” kan { $most } dingen betekenen; kies een van de voorstellen.
refused-sits-already = { $name } zit al aan deze tafel.
refused-spectator = Je kijkt naar dit spel, je speelt niet mee.
refused-still-in-time = Die plaats heeft nog tijd.
refused-thread-locked = Deze thread is op slot, dus niemand zou hier op een knop kunnen drukken.
refused-too-few = { $joined ->
    [one] Er doet maar { $joined } speler mee
   *[other] Er doen maar { $joined } spelers mee
}; er zijn er minstens { $least } nodig.
refused-too-many-games = Je bent organisator van { $most } spellen die niet afgelopen zijn. Speel er eerst een uit, of beëindig het.
refused-too-quick = Dat was veel tegelijk. Wacht { $seconds } seconden.
refused-unknown-choice = Die keuze is niet bekend.
refused-unknown-game = Er is geen spel dat “{ $name }” heet.
refused-vote-over = Die stemming is voorbij.
refused-zone = “{ $zone }” is geen tijdzone die ik ken; kies er een uit de lijst, zoals Europe/Amsterdam.

## Een eigen gedrukt bestand

printed-size = Een gedrukt bestand is hoogstens { $most } kB groot.
printed-encoding = Dat bestand is geen tekst in UTF-8.
printed-empty = Dat bestand is leeg.
printed-deep = Regel { $line } van het gedrukte bestand: meer dan { $most } namen of haakjes in elkaar kan niet kloppen.
printed-long = Regel { $line } van het gedrukte bestand: een woord of getal van { $signs } tekens kan niet kloppen; { $most } moet genoeg zijn.
printed-endless = Beginners hebben dit bord geprobeerd, en hun spel was na { $answers } antwoorden nog niet afgelopen.
printed-cramped = Er is op de kaart geen ruimte voor { $what }. Een bord met minder eigen plekken kan getekend worden.
printed-not-drawn = Dit bord kan niet getekend worden.
printed-unplayable = Beginners konden met dit bestand geen spel uitspelen.
printed-unreadable = Het gedrukte bestand is geen geldige TOML: { $error }
printed-missing = In het gedrukte bestand ontbreekt de tabel “{ $table }”.
printed-too-many = Tabel “{ $table }” heeft { $entries } items; meer dan { $most } kan niet kloppen.
printed-row = Tabel “{ $table }”, item { $entry }: er moet { $expected } staan.
printed-duplicate = Tabel “{ $table }”, item { $entry }: “{ $id }” staat er twee keer.
printed-value = Tabel “{ $table }”, item { $entry }: “{ $value }” kan daar niet staan.
refused-half-a-setting = Zeg het allebei: welke instelling, en wat die moet worden.

## Machtigingen, zoals Discord ze noemt

permission-attach-files = “Bestanden bijvoegen”
permission-send-messages = “Berichten verzenden”
permission-send-messages-in-threads = “Berichten verzenden in threads”
permission-view-channel = “Kanalen bekijken”
