## Farben und Karten

ride-color-pink = pink
ride-color-blue = blau
ride-color-green = grün
ride-color-black = schwarz
ride-color-red = rot
ride-color-orange = orange
ride-color-wild = Joker
ride-color-gray = grau

ride-card-transport = Transportkarte: { $color }
ride-card-merchandise = Handelsware
ride-card-contract = Auftrag: { $contract }

## Fragen: sie stehen allein oder nach dem Namen der gefragten Person

ride-ask-turn = Transportkarten ziehen, eine Strecke nutzen oder Aufträge ziehen.
ride-ask-second-card = Die zweite Karte ziehen.
ride-ask-payment = Wählen, mit welchen Karten { $a } – { $b } bezahlt wird.
ride-ask-keep = Wählen, welche Aufträge bleiben, mindestens einer.

## Möglichkeiten

ride-draw-blind = Vom Stapel ziehen
ride-draw-open = Nimm { $color }
ride-claim = { $a } – { $b } · { $length } × { $color } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ride-pay = Zahle { $color_paid }
ride-take-contracts = Aufträge ziehen
ride-contract = { $a } – { $b } ({ $value })
ride-keep = Behalte { ride-contract }
ride-choose-draw = Karte ziehen …
ride-choose-claim-contracts = Strecke für einen Auftrag nutzen …
ride-choose-claim-others = Strecke ohne Auftrag nutzen …
ride-choose-pay = Zahlen mit …
ride-choose-keep = Welche Aufträge behältst du?

## Einstellungen

ride-setting-first = Wer beginnt
    .about = Wer den ersten Zug hat; laut Regelheft die jüngste Person.
ride-first-lot = per Los
ride-first-1 = Platz 1
ride-first-2 = Platz 2
ride-first-3 = Platz 3
ride-first-4 = Platz 4
ride-setting-printed = Gedruckte Tabellen
ride-printed-own = eine eigene Datei

## Was geschah

ride-event-begun = Alle Aufträge sind gewählt; { $seat } beginnt.
ride-event-claimed = { $seat } nutzt { $a } – { $b } ({ $length } × { $color }) mit { $color_paid }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
ride-event-drew-blind = { $seat } zieht vom Stapel.
ride-event-drew-open = { $seat } nimmt eine offene Karte: { $color }.
ride-event-first = { $seat } hat den ersten Zug{ $lot ->
    [yes] , per Los
   *[no] {""}
}.
ride-event-kept-contracts = { $seat } behält { $kept ->
    [one] { $kept } Auftrag
   *[other] { $kept } Aufträge
}{ $returned ->
    [0] { "" }
   *[other] {" "}und gibt { $returned } zurück
}.
ride-event-last-round = { $carts ->
    [0] { $seat } hat keine Karren mehr
    [one] { $seat } hat noch { $carts } Karren
   *[other] { $seat } hat noch { $carts } Karren
}: Alle haben noch einen Zug.
ride-event-merchandise = { $seat } nimmt eine Handelsware und hat jetzt { $cards }.
ride-event-passed = { $seat } kann nichts tun und passt.
ride-event-reset = Drei oder mehr Joker lagen offen, also wurden die offenen Karten ersetzt. Weg sind: { $color_row }.
ride-event-reshuffled = Aus dem Ablagestapel wurde ein neuer Stapel mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
ride-event-took-contracts = { $seat } zieht { $cards ->
    [one] den letzten Auftrag
   *[other] { $cards } Aufträge
}.
ride-event-scored = **{ $seat }: { $total }** — Strecken { $routes }, Aufträge { $contracts }, Handelswaren { $merchandise }
ride-event-won = { $winners ->
    [one] { $seat_winners } gewinnt!
   *[other] { $seat_winners } teilen sich den Sieg!
}

## Nur einer Person gesagt

ride-told-drew = Du hast { $color } gezogen.
ride-told-kept = Du hast { $a } – { $b } ({ $value }) behalten.

## Eine eigene gedruckte Datei

printed-location = Tabelle „{ $table }“, Eintrag { $entry }: Ein Ort braucht einen Schlüssel aus Kleinbuchstaben und einen Namen mit höchstens 40 Zeichen.
printed-unknown-location = Tabelle „{ $table }“, Eintrag { $entry }: Es gibt keinen Ort „{ $location }“.
printed-same-location = Tabelle „{ $table }“, Eintrag { $entry }: Beide Enden sind gleich.
printed-length = Tabelle „{ $table }“, Eintrag { $entry }: Eine Strecke hat 1 bis { $most } Felder, nicht { $length }.
printed-color = Tabelle „{ $table }“, Eintrag { $entry }: „{ $color }“ ist keine Farbe des Spiels.
printed-double = Tabelle „{ $table }“, Eintrag { $entry }: Eine Doppelstrecke besteht aus zwei gleich langen Strecken.
printed-contract-count = Tabelle „{ $table }“: Die Zahl der Aufträge ist { $entries }, muss aber { $expected } sein.
printed-impossible = Tabelle „{ $table }“, Eintrag { $entry }: Mit { $carts } Karren kann ihn niemand erfüllen.
