## Fragen: sie stehen allein oder nach dem Namen der gefragten Person

feld-ask-turn = Aktionen in beliebiger Reihenfolge ausführen, dann passen.
feld-ask-first-card = Die erste Karte wählen.
feld-ask-first-cubes = { $cubes ->
    [1] Eine Ressource für Fach 1 des Rondells wählen.
   *[other] Die Farbe von { $cubes } Ressourcen für Fach { $cubes } des Rondells wählen.
}
feld-ask-card = Eine Karte wählen.
feld-ask-sixth-card = Sechs Karten sind eine zu viel: eine davon ablegen und einen Strafmarker nehmen.
feld-ask-dice = Zwei Würfel wählen.
feld-ask-slot = Die Ressourcen eines Würfels in ein Nachbarfach legen oder liegen lassen ({ $card }).
feld-ask-keep = Die Ressource wählen, die für die nächste Runde bleibt; alle anderen gehen zurück.
feld-ask-activation = Wählen, wie { $card } bezahlt wird.
feld-ask-block-payment = Wählen, wie { $block } bezahlt wird.
feld-ask-pay-any = { $cubes ->
    [one] Eine Ressource zum Zahlen wählen.
   *[other] { $cubes } Ressourcen zum Zahlen wählen.
}
feld-ask-gain = { $cubes ->
    [one] Wählen, welche Ressource dazukommt.
   *[other] Die nächste von { $cubes } Ressourcen wählen, die dazukommen.
}
feld-ask-gain-by = { $cubes ->
    [one] Wählen, welche Ressource dazukommt ({ $card }).
   *[other] Die nächste von { $cubes } Ressourcen wählen, die dazukommen ({ $card }).
}
feld-ask-commodity = Die Ware ({ $good }) einlagern oder auf dem Schwarzmarkt verkaufen.
feld-ask-may = { $card } jetzt nutzen oder nicht.
feld-ask-discard-map = Den aktiven Plan wählen, der abgelegt wird.
feld-ask-exchange = Die nicht aktive Karte wählen, die weggegeben wird.
feld-ask-exchange-for = Wählen, was es für { $card } gibt.
feld-ask-figure = Wählen, wohin { $figure } kommt.
feld-ask-free-activation = Eine Karte wählen, die ohne Ressourcen aktiviert wird.
feld-ask-free-block = Einen Häuserblock wählen, der ohne Ressourcen genommen wird.
feld-ask-return = { $order }: wählen, was zurückgegeben wird.
feld-ask-return-public = Wählen, was für geheime Aufträge zurückgegeben wird.
feld-ask-show = { $orders ->
    [one] Den Auftrag wählen, der offen liegt.
   *[other] Die { $orders } Aufträge wählen, die offen liegen.
}
feld-ask-tom-card = TOM entfernt einen der billigsten Pläne: wählen, welchen.
feld-ask-tow = Wählen, wohin der Kahn kommt.

## Möglichkeiten

feld-card = Nimm { $card } · { $color_cost }
feld-printed = { $deck } · { $icon } · { $color_cost }
feld-card-blind = Oberste vom Stapel: { $deck }
feld-card-none = Keine Karte nehmen ({ $card })
feld-cube = Nimm { $color_gained }
feld-dice = { $pips } { $color }
feld-dice-after = Erst sehen, was die anderen nehmen
feld-slot = { $color } in Fach { $slot }
feld-slot-stay = Beide liegen lassen
feld-gain = Erhalte 1 × { $color }
feld-keep = Behalte { $color }
feld-leave = Jetzt nicht
feld-activate = Aktiviere { $card } · { $color_cost }
feld-activate-gulden = Aktiviere { $card } · { $gulden } Gulden ({ $card_by })
feld-activate-use = Aktiviere und nutze { $card }
feld-activate-all = Aktiviere { $card_all }
feld-activate-many = Aktiviere { $cards } Karten ({ $codes })
feld-use = Nutze { $card }
feld-use-all = Nutze alle { $cards } Karten
feld-use-more = Nutze { $card }, dann noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
feld-block = { $block } · { $good } · { $color_cost }
feld-block-gulden = { $block } · { $good } · { $gulden } Gulden ({ $card })
feld-block-store = { $block } · { $color_cost } · { $good } einlagern
feld-block-sell = { $block } · { $color_cost } · { $good } für { $gulden } Gulden verkaufen
feld-block-ship = { $block }, dann { $place }
feld-load = Lade { $good }
feld-load-all = Lade alles
feld-barge = { $useful ->
    [yes] ⚓{" "}
   *[no] {""}
}{ $place } · { $cubes ->
    [0] kostenlos
    [one] { $cubes } Ressource
   *[other] { $cubes } Ressourcen
}
feld-barge-deliver = ⚓ { $place } · { $good } liefern · { $cubes ->
    [0] kostenlos
    [one] { $cubes } Ressource
   *[other] { $cubes } Ressourcen
}
feld-then = { $journey } → { $halt }
feld-halt = { $place }
feld-halt-store = { $good }
feld-halt-dock = { $worker }
feld-trip = ⚓ { $journey }{ $free ->
    [yes] {" "}· kostenlos
   *[no] {""}
}
feld-trip-pass = Passen nach ⚓ { $journey }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } verlieren)
}
feld-trip-amstel-pass = Passen nach ⚓ { $journey }, Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } verlieren)
}
feld-worker-take = Arbeiter an Bord: { $worker } · +{ $gulden } Gulden
feld-worker-bring = Arbeiter abliefern: { $worker } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
feld-deliver = Liefere { $good } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
feld-store = Einlagern: { $good }
feld-sell-gulden = Verkaufe { $good } für { $gulden } Gulden
feld-sell-cube = Verkaufe { $good } für 1 × { $color }
feld-sell-both = Verkaufe { $good } für { $gulden } Gulden und 1 × { $color }
feld-amstel = Amstel +{ $spaces } · { $cubes ->
    [one] { $cubes } Ressource
   *[other] { $cubes } Ressourcen
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } Punkte
}
feld-amstel-pass = Passen nach Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } verlieren)
}
feld-market = { $tile } · { $gulden } Gulden
feld-pay = { $color_paid ->
    [none] Nichts zahlen
   *[other] Zahle { $color_paid }
}
feld-pay-gulden = Zahle { $gulden } Gulden ({ $card })
feld-discard = Lege { $card } ab
feld-put-place = Hier: { $place }
feld-put-block = Hier: { $block }
feld-put-good = Hier: { $good }
feld-show = Offen: { $order }
feld-return = Zurückgeben: { $way } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $best ->
    [yes] {" "}· am besten
   *[no] {""}
}
feld-return-no = Nichts zurückgeben{ $best ->
    [yes] {" "}· am besten
   *[no] {""}
}
feld-pass = { $asked ->
    [yes] Passen, wählen, was du behältst, { $lost } verlieren
   *[no] { $lost ->
        [0] Passen
        [one] Passen und { $lost } Ressource verlieren
       *[other] Passen und { $lost } Ressourcen verlieren
    }
}
feld-pass-keep = Passen, 1 × { $color } behalten, { $lost } verlieren
feld-pass-note = { $sail ->
    [0] {""}
    [one] -# Der Kahn hat noch { $sail } kostenloses Feld.
   *[other] -# Der Kahn hat noch { $sail } kostenlose Felder.
}

feld-choose-card = Karte wählen …
feld-choose-cube = Farbe wählen …
feld-choose-dice = Zwei Würfel wählen …
feld-choose-slot = Fach wählen …
feld-choose-gain = Erhalten …
feld-choose-keep = Behalten …
feld-choose-use = Karte nutzen …
feld-choose-block = Häuserblock nehmen, Karte aktivieren oder nutzen …
feld-choose-load = Laden …
feld-choose-barge = Kahn bewegen oder auf der Amstel vorrücken …
feld-choose-worker = Hafenarbeiter …
feld-choose-deliver = Liefern …
feld-choose-store = Einlagern …
feld-choose-sell = Verkaufen für …
feld-choose-market = Am Markt kaufen …
feld-choose-pay = Zahlen mit …
feld-choose-discard = Ablegen …
feld-choose-put = Einsetzen …
feld-choose-show = Offen hinlegen …
feld-choose-return = Zurückgeben …

## Einstellungen

feld-setting-dice = Würfel werden gewählt
    .about = Alle zugleich geht schneller; der Reihe nach sehen alle, was die anderen genommen haben.
feld-dice-together = von allen zugleich, wenn niemand warten will
feld-dice-in-order = der Reihe nach, offen
feld-setting-storing = Die Ressource für die nächste Runde wird gewählt
    .about = „Beim Passen“ erspart eine zweite Frage; das Regelheft sieht es in Phase IV vor.
feld-storing-passing = beim Passen
feld-storing-phase-iv = in Phase IV, von allen zugleich
feld-setting-rounds = Runden
    .about = Zwölf Runden dauern etwa eine Stunde pro Person, zehn etwas weniger.
feld-rounds-12 = 12, die ganze Partie
feld-rounds-10 = 10, die kurze Partie
feld-setting-tiles = Zusätzliche Marktplättchen
    .about = Die vierte Erweiterung: Marktplättchen mit eigener Wirkung.
feld-tiles-no = keine
feld-tiles-mixed = mit den anderen gemischt
feld-tiles-all = alle vier CA und alle vier CB, der Rest A und B
feld-tiles-all-a = alle vier CA, der Rest A und B
feld-tiles-all-b = alle vier CB, der Rest A und B
feld-setting-workers = Aufseher und Vogt
    .about = Die erste Erweiterung: Der Aufseher belohnt Lieferungen, der Vogt macht einen Häuserblock billiger.
feld-workers-no = nein
feld-workers-yes = ja
feld-setting-marketeer = Schwarzhändler
    .about = Die dritte Erweiterung: Ein Verkauf, wo er steht, bringt beide Belohnungen des Schwarzmarkts.
feld-marketeer-no = nein
feld-marketeer-yes = ja
feld-setting-orders = Geheime Aufträge pro Person
    .about = Die zweite Erweiterung: geheime Aufgaben, die am Ende Punkte bringen.
feld-orders-0 = keine
feld-orders-3 = drei
feld-orders-5 = fünf
feld-setting-open-orders = Aufträge, die offen liegen
    .about = Wie viele Aufträge jeder Person für alle sichtbar sind.
feld-open-orders-0 = keine
feld-open-orders-1 = einer
feld-open-orders-2 = zwei
feld-setting-tom-step = Allein: TOM rückt vor bei jeder
    .about = Das Würfelergebnis, bei dem TOM, der automatische Gegner, auf der Amstel vorrückt.
feld-tom-step-1 = 1
feld-tom-step-2 = 2
feld-tom-step-3 = 3
feld-tom-step-4 = 4
feld-tom-step-5 = 5
feld-tom-step-6 = 6
feld-setting-tom-block = Allein: TOM nimmt einen Häuserblock bei jeder
    .about = Das Würfelergebnis, bei dem TOM einen Häuserblock der Stadt nimmt.
feld-tom-block-1 = 1
feld-tom-block-2 = 2
feld-tom-block-3 = 3
feld-tom-block-4 = 4
feld-tom-block-5 = 5
feld-tom-block-6 = 6
feld-setting-printed = Gedruckte Tabellen
feld-printed-own = eine eigene Datei

## Was geschah: Aufbau und Phase I

feld-event-showed-orders = { $seat } legt offen hin: { $order_shown }.
feld-event-figure = { $seat } setzt eine Figur ({ $figure }): { $place ->
    [none] { $block ->
        [none] { $good ->
            [none] nirgendwohin
           *[other] { $good }
        }
       *[other] { $block }
    }
   *[other] { $place }
}.
feld-event-figure-left = Nach dem Zug von { $seat } verlässt { $figure } das Spiel.
feld-event-first-cubes = { $seat } legt { $color_gained } in Fach { $slot }.
feld-event-round = **Runde { $round }** · { $tile } · Reihenfolge: { $seat_order } · Karten: { $card_shown }
feld-event-took-card = { $seat } wählt { $card }.
feld-event-took-no-card = { $seat } nimmt keine Karte ({ $card }).
feld-event-discarded = { $seat } legt { $card } ab.
feld-event-left-over = { $card_left ->
    [none] Keine Karte bleibt übrig.
   *[other] Übrig und abgelegt: { $card_left }.
}
feld-event-penalty = { $seat } nimmt { $tokens ->
    [none] einen Strafmarker
    [1] einen Strafmarker
   *[other] { $tokens } Strafmarker
} { $reason } und hat { $penalties }.

## Was geschah: Phase II

feld-event-rolled = { $seat } würfelt { $color_rolled }{ $color_turned ->
    [none] .
   *[other] ; zu hoch für diese Runde und daher als 1 gezählt: { $color_turned }.
}
feld-event-waits-for-others = { $seat } will erst sehen, was die anderen nehmen: Jetzt wählen alle ihre Würfel der Reihe nach, offen.
feld-told-put-back = Du wählst deine Würfel neu, wenn du am Zug bist: Sie sind zurückgelegt, und niemand hat sie gesehen.
feld-event-took-dice = { $seat } erhält { $color_gained } von den Würfeln (Fächer: { $color_slots }){ $gulden ->
    [0] {""}
   *[other] , dazu { $gulden } Gulden
}.
feld-event-rotated = { $seat } erhält { $color_gained } aus dem Rondell.

## Was geschah: Phase III

feld-event-activated = { $seat } aktiviert { $card } für { $gulden_paid ->
    [none] { $color_paid ->
        [none] nichts
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } Gulden
   *[other] { $gulden_paid } Gulden
}.
feld-event-used = { $seat } nutzt { $card }{ $color_paid ->
    [none] {""}
   *[other] {" "}für { $color_paid }
}{ $gulden_paid ->
    [none] {""}
    [one] {" "}für { $gulden_paid } Gulden
   *[other] {" "}für { $gulden_paid } Gulden
}{ $card_by ->
    [none] {""}
   *[other] {" "}sofort ({ $card_by })
}.
feld-event-gained = { $seat }:{ $points ->
    [none] {""}
    [one] {" "}+{ $points } Punkt
   *[other] {" "}+{ $points } Punkte
}{ $gulden ->
    [none] {""}
    [one] {" "}+{ $gulden } Gulden
   *[other] {" "}+{ $gulden } Gulden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}{ $sail ->
    [none] {""}
    [one] {" "}+{ $sail } Feld für den Kahn
   *[other] {" "}+{ $sail } Felder für den Kahn
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
feld-event-took-block = { $seat } nimmt { $block } in Besitz für { $gulden_paid ->
    [none] { $color_paid ->
        [none] nichts
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } Gulden
   *[other] { $gulden_paid } Gulden
} und erhält { $good }.
feld-event-stored = { $seat } lagert { $good } ein.
feld-event-sold = { $seat } verkauft { $good } auf dem Schwarzmarkt:{ $gulden ->
    [0] {""}
   *[other] {" "}+{ $gulden } Gulden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}
feld-event-loaded = { $seat } lädt { $good_loaded } ({ $place }).
feld-event-sailed = { $seat } bewegt den Kahn { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}: { $place }{ $color_paid ->
    [none] {""}
   *[other] , für { $color_paid }
}.
feld-event-towed = { $seat } lässt den Kahn schleppen: { $place }.
feld-event-took-worker = { $seat } nimmt einen Hafenarbeiter an Bord ({ $worker }, { $place }): +{ $gulden } Gulden
feld-event-brought-worker = { $seat } bringt einen Hafenarbeiter ({ $worker }) ins Magazin: +{ $points } Punkte
feld-event-delivered = { $seat } liefert { $good } ({ $place }): +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $roof } und { $bonus } für schnelle Lieferung)
}
feld-event-supervised = { $seat } hat beim Aufseher geliefert: +{ $points } Punkte
feld-event-paid-amstel = { $seat } zahlt { $color_paid }, um auf der Amstel vorzurücken.
feld-event-advanced = { $seat } rückt auf der Amstel { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} vor, auf Feld { $space }{ $points ->
    [0] .
   *[other] , über eine Brücke: +{ $points } Punkte
}
feld-event-mouth = { $seat } erreicht die Mündung der Amstel auf Platz { $rank }: +{ $points } Punkte
feld-event-market = { $seat } zahlt { $gulden_paid } Gulden am Markt ({ $tile }).
feld-event-exchanged = { $seat } tauscht { $card } gegen { $card_taken }.
feld-event-passed = { $seat } passt.
feld-event-kept = { $seat } behält { $color }{ $color_returned ->
    [none] {""}
   *[other] {" "}und gibt { $color_returned } zurück
}.

## Was geschah: TOM

feld-event-tom-removed = { $seat } entfernt { $card }.
feld-event-tom-brought-worker = { $seat } bringt einen Hafenarbeiter ({ $worker }) ins Magazin: +{ $points } Punkte +{ $gulden } Gulden

## Was geschah: das Ende

feld-event-returned = { $seat } gibt etwas für Aufträge zurück: { $order_points }.
feld-event-scored = **{ $seat }: { $total }** — vorher { $before }, Strafen { $penalties }, Gruppe { $group }, Quartiere: { $district_points }, Reste { $leftovers }{ $card_points ->
    [none] {""}
   *[other] ; { $card_points }
}{ $order_points ->
    [none] {""}
   *[other] ; { $order_points }
}
feld-event-won = { $winners ->
    [one] { $seat_winners } gewinnt!
   *[other] { $seat_winners } teilen sich den Sieg!
}

## Warum etwas nicht geht

illegal-open-orders = Es können nicht mehr Aufträge offen liegen ({ $open }), als jede Person hat ({ $orders }).
illegal-solo-setting = { $setting ->
    [workers] Allein spielt man ohne Erweiterungen: bitte ohne Aufseher und Vogt.
    [marketeer] Allein spielt man ohne Erweiterungen: bitte ohne Schwarzhändler.
    [tiles] Allein spielt man ohne Erweiterungen: bitte ohne zusätzliche Marktplättchen.
   *[orders] Allein spielt man ohne Erweiterungen: bitte ohne geheime Aufträge.
}
illegal-tom-faces = TOM kann nicht bei demselben Ergebnis, { $face }, vorrücken und einen Häuserblock nehmen.

## Eine eigene gedruckte Datei

printed-ends = Tabelle „{ $table }“, Eintrag { $entry }: Ein Ende ist unbekannt, oder beide sind gleich.
printed-unconnected = Tabelle „{ $table }“: „{ $entry }“ ist nicht mit den anderen verbunden.
printed-count = Tabelle „{ $table }“, Eintrag { $entry }: Es müssen { $expected } Werte sein, nicht { $entries }.
printed-card = Tabelle „{ $table }“, Eintrag { $entry }: Diese Karte gehört nicht dorthin, oder sie ist zweimal da.
printed-icon = Tabelle „{ $table }“, Eintrag { $entry }: Die Karte kann nicht so genutzt werden, wie „{ $icon }“ sagt.
printed-cost = Tabelle „{ $table }“, Eintrag { $entry }: Kosten sind eine Anzahl Ressourcen für jede Farbe.
printed-id = Tabelle „{ $table }“: „{ $entry }“ ist kein Name; nimm Kleinbuchstaben, Ziffern, Bindestriche und Unterstriche.
printed-entries = Tabelle „{ $table }“ muss genau diese Einträge haben: { $expected }.
