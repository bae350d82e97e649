## Warum etwas nicht geht

illegal-shape = Diese Antwort kann ich nicht lesen.
illegal-count = Bitte wähle mindestens { $least } und höchstens { $most }, nicht { $picked }.
illegal-repeated = Nichts kann zweimal gewählt werden.
illegal-not-offered = „{ $pick }“ geht jetzt nicht.
illegal-not-asked = Du bist nicht am Zug.
illegal-over = Die Partie ist vorbei.
illegal-stale = Seit es diesen Knopf gibt, ist die Partie weitergegangen.
illegal-undo = Von dir gibt es nichts zurückzunehmen.
illegal-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
illegal-setting = Es gibt keine Einstellung „{ $setting }“.
illegal-setting-value = „{ $value }“ geht bei der Einstellung „{ $setting }“ nicht.
illegal-saved-game = Das ist eine Partie { $game }, nicht { $expected }.
illegal-version = Diese Partie folgt Regeln, die hier nicht bekannt sind (Version { $version }; bekannt sind 1 bis { $known }).

refused-admin-only = Das darf nur, wer diesen Bot betreibt.
refused-alone-only = Hier in unseren Direktnachrichten kannst du nur allein spielen, und nur ein Spiel, bei dem das geht.
refused-already-joined = Du sitzt schon an diesem Tisch.
refused-already-paused = Die Partie pausiert schon.
refused-already-started = Partie { $game } hat schon begonnen.
refused-bot = Ein Bot kann keinen Platz nehmen.
refused-broken = Bei mir ist etwas schiefgegangen (Nummer { $number }). Nichts ist verloren; bitte versuch es noch einmal.
refused-busy = In dieser Partie ist gerade viel los, also wurde nichts getan. Bitte versuch es noch einmal.
refused-channel-taken = In diesem Kanal gibt es schon eine Partie. In einem Thread ist Platz für eine weitere.
refused-few-votes = Die Leitung allein kann diesen Platz erst vergeben, wenn seine Zeit überschritten ist. Bis dahin müssen alle anderen am Tisch zustimmen, und es müssen mindestens { $least } sein.
refused-forgotten-knows = Jemand, der auf einem anderen Platz dieser Partie gespielt hat, hat die eigenen Daten löschen lassen. Damit niemand zwei Hände sieht, geht dieser Platz nur ans Haus.
refused-full = Der Tisch ist voll.
refused-host-only = Das darf nur die Leitung ({ $host }) oder wer den Kanal verwalten darf.
refused-knows-another = { $name } hat die Geheimnisse eines anderen Platzes dieser Partie gesehen.
refused-manage-server = Das bestimmt nur, wer den Server verwalten darf.
refused-more-joined = Es sitzen schon { $joined } am Tisch, also kann er nicht für { $seats } sein.
refused-no-channel = Das geht nur in einem Kanal.
refused-no-game-here = Hier gibt es keine Partie. `/partie neu` eröffnet eine.
refused-no-such-card = Keine Karte heißt „{ $name }“.
refused-no-such-part = Dieses Spiel hat keinen Teil „{ $name }“, den du ansehen könntest.
refused-no-such-game = Partie { $game } ist nicht mehr bekannt.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-not-asked-any-more = Dieser Platz wird nicht mehr gefragt.
refused-not-at-table = { $name } sitzt nicht an diesem Tisch.
refused-not-joined = Du sitzt nicht an diesem Tisch.
refused-not-now = Das wird gerade nicht gefragt.
refused-not-over = Partie { $game } ist noch nicht vorbei.
refused-not-paused = Die Partie pausiert nicht.
refused-not-started = Partie { $game } hat noch nicht begonnen.
refused-forgotten = Von Partie { $game } ist nur noch das Ergebnis aufgehoben.
refused-not-your-seat = Dieser Knopf gehört jemand anderem.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-old-button = Dieser Knopf stammt von einem früheren Schout. Die neueste Nachricht der Partie hat Knöpfe, die funktionieren.
refused-old-command = Dieser Befehl hat sich geändert, seit Discord zuletzt nachgesehen hat. Bitte wähle ihn noch einmal aus der Liste.
refused-other-game = Das Spiel dieses Kanals ist { $game }.
refused-over = Partie { $game } ist vorbei.
refused-own-skip = Das entscheiden die anderen, nicht die Person, auf die gewartet wird.
refused-paused = Partie { $game } pausiert.
refused-picture-late = Die Zeit hat nicht gereicht, um das Bild zu zeichnen. Bitte frag in einer Weile noch einmal.
refused-pictures-person = Ich zeichne noch { $pictures } Bilder für dich, also gibt es hier keins. Bitte warte darauf.
refused-pictures-server = Für diesen Server werden noch { $pictures } Bilder gezeichnet, also gibt es hier keins. Bitte versuch es bald wieder.
refused-replay-late = Die Zeit hat nicht gereicht, um die Wiederholung zu zeichnen. Bitte frag in einer Weile noch einmal.
refused-replay-waiting = Du wartest schon auf eine Wiederholung. Sie kommt, sobald sie gezeichnet ist.
refused-replays-full = Es warten schon { $replays } Wiederholungen darauf, gezeichnet zu werden. Bitte frag in einer Weile noch einmal.
refused-replays-person = Das waren { $replays } Wiederholungen in kurzer Zeit. Die nächste gibt es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
refused-replays-server = Das waren { $replays } neue Wiederholungen für diesen Server in kurzer Zeit. Die nächste kann in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} gezeichnet werden.
refused-permissions = Ich kann hier keinen Spielplan aufhängen: Dafür brauche ich in diesem Kanal noch { $missing }. Wer den Kanal verwalten darf, kann mir das geben.
refused-printed-another = Eine Datei von dir wird schon ausprobiert. Bitte warte erst auf sie.
refused-printed-busy = Andere haben so viele Dateien gebracht, dass deine jetzt nicht ausprobiert werden kann. Bitte versuch es in einer Minute noch einmal.
refused-printed-hosts = Eigene gedruckte Dateien darf auf diesem Server nur mitbringen, wer Kanäle verwalten darf.
refused-printed-lost = Das Ausprobieren deiner Datei wurde abgebrochen. Bitte versuch es noch einmal.
refused-printed-memory = Das Ausprobieren deiner Datei brauchte zu viel Speicher und wurde aufgegeben.
refused-printed-nobody = Auf diesem Server spielt niemand mit eigenen gedruckten Dateien.
refused-printed-time = Das Ausprobieren deiner Datei dauerte zu lange und wurde aufgegeben.
refused-quiet = „{ $given }“ sind keine Uhrzeiten; schreib sie wie 22-7, oder 0 für keine.
refused-several = „{ $given }“ könnte { $most } Dinge bedeuten; bitte wähle eines der vorgeschlagenen.
refused-sits-already = { $name } sitzt schon an diesem Tisch.
refused-spectator = Du siehst dieser Partie zu, du spielst nicht mit.
refused-still-in-time = Dieser Platz hat noch Zeit.
refused-thread-locked = Dieser Thread ist gesperrt, also könnte hier niemand einen Knopf drücken.
refused-too-few = { $joined ->
    [one] Nur { $joined } Person spielt mit
   *[other] Nur { $joined } Personen spielen mit
}; mindestens { $least } sind nötig.
refused-too-many-games = Du leitest { $most } Partien, die nicht fertig sind. Bitte spiel erst eine zu Ende oder beende eine.
refused-too-quick = Das war viel auf einmal. Bitte warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
refused-unknown-choice = Diese Wahl ist nicht bekannt.
refused-unknown-game = Kein Spiel heißt „{ $name }“.
refused-vote-over = Diese Abstimmung ist vorbei.
refused-zone = „{ $zone }“ ist keine Zeitzone, die ich kenne; wähle eine aus der Liste, etwa Europe/Amsterdam.

## Eine eigene gedruckte Datei

printed-size = Eine gedruckte Datei hat höchstens { $most } KB.
printed-encoding = Diese Datei ist kein Text in UTF-8.
printed-empty = Diese Datei ist leer.
printed-deep = Zeile { $line } der gedruckten Datei: Mehr als { $most } Namen oder Klammern ineinander können nicht stimmen.
printed-long = Zeile { $line } der gedruckten Datei: Ein Wort oder eine Zahl mit { $signs } Zeichen kann nicht stimmen; { $most } müssen reichen.
printed-endless = Neulinge haben diesen Spielplan ausprobiert, und ihre Partie hatte nach { $answers } Antworten kein Ende.
printed-cramped = Auf dem Spielplan ist kein Platz für { $what }. Mit weniger eigenen Orten lässt er sich zeichnen.
printed-not-drawn = Dieser Spielplan kann nicht gezeichnet werden.
printed-unplayable = Neulinge konnten mit dieser Datei keine Partie zu Ende spielen.
printed-unreadable = Die gedruckte Datei ist kein gültiges TOML: { $error }
printed-missing = In der gedruckten Datei fehlt die Tabelle „{ $table }“.
printed-too-many = Tabelle „{ $table }“ hat { $entries } Einträge; mehr als { $most } können nicht stimmen.
printed-row = Tabelle „{ $table }“, Eintrag { $entry }: Erwartet wird { $expected }.
printed-duplicate = Tabelle „{ $table }“, Eintrag { $entry }: „{ $id }“ ist zweimal da.
printed-value = Tabelle „{ $table }“, Eintrag { $entry }: „{ $value }“ kann dort nicht stehen.
refused-half-a-setting = Sag beides: welche Einstellung und was gelten soll.

## Berechtigungen, wie Discord sie nennt

permission-attach-files = „Dateien anhängen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-view-channel = „Kanäle ansehen“
