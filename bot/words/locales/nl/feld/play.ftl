## Vragen: ze staan alleen, of na de naam van wie het gevraagd wordt

feld-ask-turn = Voer acties uit in willekeurige volgorde; daarna pas je.
feld-ask-first-card = Kies je eerste kaart.
feld-ask-first-cubes = { $cubes ->
    [1] Kies een blokje voor vak 1 van de draaischijf.
   *[other] Kies de kleur van { $cubes } blokjes voor vak { $cubes } van de draaischijf.
}
feld-ask-card = Kies een kaart.
feld-ask-sixth-card = Zes kaarten is er één te veel: leg er een af en neem een straffiche.
feld-ask-dice = Kies twee dobbelstenen.
feld-ask-slot = Leg de blokjes van één dobbelsteen in een aangrenzend vak, of laat ze liggen ({ $card }).
feld-ask-keep = Kies welk blokje je voor de volgende ronde bewaart; alle andere gaan terug.
feld-ask-activation = Kies hoe je { $card } betaalt.
feld-ask-block-payment = Kies hoe je { $block } betaalt.
feld-ask-pay-any = { $cubes ->
    [one] Kies welk blokje je betaalt.
   *[other] Kies welke { $cubes } blokjes je betaalt.
}
feld-ask-gain = { $cubes ->
    [one] Kies welk blokje je krijgt.
   *[other] Kies het volgende van de { $cubes } blokjes die je krijgt.
}
feld-ask-gain-by = { $cubes ->
    [one] Kies welk blokje je krijgt ({ $card }).
   *[other] Kies het volgende van de { $cubes } blokjes die je krijgt ({ $card }).
}
feld-ask-commodity = Sla de waar ({ $good }) op, of verkoop die op de zwarte markt.
feld-ask-may = Gebruik { $card } nu, of niet.
feld-ask-discard-map = Kies welke actieve plattegrond je aflegt.
feld-ask-exchange = Kies welke niet-actieve kaart je weggeeft.
feld-ask-exchange-for = Kies wat je neemt in ruil voor { $card }.
feld-ask-figure = Kies waar { $figure } heen gaat.
feld-ask-free-activation = Kies welke kaart je zonder blokjes activeert.
feld-ask-free-block = Kies welk huizenblok je zonder blokjes neemt.
feld-ask-return = { $order }: kies wat je teruggeeft.
feld-ask-return-public = Kies wat je teruggeeft voor geheime opdrachten.
feld-ask-show = { $orders ->
    [one] Kies de opdracht die open komt te liggen.
   *[other] Kies de { $orders } opdrachten die open komen te liggen.
}
feld-ask-tom-card = TOM verwijdert een van de goedkoopste plattegronden: kies welke.
feld-ask-tow = Kies waar je schuit heen gaat.

## Keuzes

feld-card = Neem { $card } · { $color_cost }
feld-printed = { $deck } · { $icon } · { $color_cost }
feld-card-blind = Bovenste van de stapel: { $deck }
feld-card-none = Neem geen kaart ({ $card })
feld-cube = Neem { $color_gained }
feld-dice = { $pips } { $color }
feld-dice-after = Eerst zien wat de anderen nemen
feld-slot = { $color } in vak { $slot }
feld-slot-stay = Laat ze allebei liggen
feld-gain = Krijg 1 × { $color }
feld-keep = Bewaar { $color }
feld-leave = Nu niet
feld-activate = Activeer { $card } · { $color_cost }
feld-activate-gulden = Activeer { $card } · { $gulden } gulden ({ $card_by })
feld-activate-use = Activeer en gebruik { $card }
feld-activate-all = Activeer { $card_all }
feld-activate-many = Activeer { $cards } kaarten ({ $codes })
feld-use = Gebruik { $card }
feld-use-all = Gebruik alle { $cards } kaarten
feld-use-more = Gebruik { $card }, daarna nog { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
feld-block = { $block } · { $good } · { $color_cost }
feld-block-gulden = { $block } · { $good } · { $gulden } gulden ({ $card })
feld-block-store = { $block } · { $color_cost } · sla { $good } op
feld-block-sell = { $block } · { $color_cost } · verkoop { $good } voor { $gulden } gulden
feld-block-ship = { $block }, daarna { $place }
feld-load = Laad { $good }
feld-load-all = Laad alles
feld-barge = { $useful ->
    [yes] ⚓{" "}
   *[no] {""}
}{ $place } · { $cubes ->
    [0] gratis
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}
feld-barge-deliver = ⚓ { $place } · lever { $good } · { $cubes ->
    [0] gratis
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}
feld-then = { $journey } → { $halt }
feld-halt = { $place }
feld-halt-store = { $good }
feld-halt-dock = { $worker }
feld-trip = ⚓ { $journey }{ $free ->
    [yes] {" "}· gratis
   *[no] {""}
}
feld-trip-pass = Passen na ⚓ { $journey }{ $lost ->
    [0] {""}
   *[other] {" "}(verlies { $lost })
}
feld-trip-amstel-pass = Passen na ⚓ { $journey }, Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(verlies { $lost })
}
feld-worker-take = Arbeider aan boord: { $worker } · +{ $gulden } gulden
feld-worker-bring = Breng arbeider: { $worker } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
feld-deliver = Lever { $good } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
feld-store = Sla { $good } op
feld-sell-gulden = Verkoop { $good } voor { $gulden } gulden
feld-sell-cube = Verkoop { $good } voor 1 × { $color }
feld-sell-both = Verkoop { $good } voor { $gulden } gulden en 1 × { $color }
feld-amstel = Amstel +{ $spaces } · { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } punten
}
feld-amstel-pass = Passen na Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(verlies { $lost })
}
feld-market = { $tile } · { $gulden } gulden
feld-pay = { $color_paid ->
    [none] Betaal niets
   *[other] Betaal { $color_paid }
}
feld-pay-gulden = Betaal { $gulden } gulden ({ $card })
feld-discard = Leg { $card } af
feld-put-place = Hier: { $place }
feld-put-block = Hier: { $block }
feld-put-good = Hier: { $good }
feld-show = Open: { $order }
feld-return = Geef terug: { $way } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $best ->
    [yes] {" "}· beste keuze
   *[no] {""}
}
feld-return-no = Geef niets terug{ $best ->
    [yes] {" "}· beste keuze
   *[no] {""}
}
feld-pass = { $asked ->
    [yes] Pas, kies het blokje dat je bewaart, verlies { $lost }
   *[no] { $lost ->
        [0] Pas
        [one] Pas en verlies { $lost } blokje
       *[other] Pas en verlies { $lost } blokjes
    }
}
feld-pass-keep = Pas, bewaar 1 × { $color }, verlies { $lost }
feld-pass-note = { $sail ->
    [0] {""}
    [one] -# De schuit mag nog { $sail } veld gratis varen.
   *[other] -# De schuit mag nog { $sail } velden gratis varen.
}

feld-choose-card = Kies een kaart …
feld-choose-cube = Kies een kleur …
feld-choose-dice = Kies twee dobbelstenen …
feld-choose-slot = Kies een vak …
feld-choose-gain = Krijg …
feld-choose-keep = Bewaar …
feld-choose-use = Gebruik een kaart …
feld-choose-block = Neem een huizenblok, activeer of gebruik een kaart …
feld-choose-load = Laad …
feld-choose-barge = Verplaats de schuit, of ga vooruit op de Amstel …
feld-choose-worker = Havenarbeiders …
feld-choose-deliver = Lever …
feld-choose-store = Sla op …
feld-choose-sell = Verkoop voor …
feld-choose-market = Koop op de markt …
feld-choose-pay = Betaal met …
feld-choose-discard = Leg af …
feld-choose-put = Zet neer …
feld-choose-show = Leg open …
feld-choose-return = Geef terug …

## Instellingen

feld-setting-dice = Dobbelstenen worden gekozen
    .about = Allemaal tegelijk gaat sneller; op volgorde ziet iedereen wat de anderen namen.
feld-dice-together = door iedereen tegelijk, tenzij iemand wil wachten
feld-dice-in-order = op volgorde, zichtbaar voor iedereen
feld-setting-storing = Het blokje voor de volgende ronde wordt gekozen
    .about = Bij het passen krijgt niemand twee keer een vraag; volgens de spelregels gebeurt het in fase IV.
feld-storing-passing = bij het passen
feld-storing-phase-iv = in fase IV, door iedereen tegelijk
feld-setting-rounds = Rondes
    .about = Twaalf rondes duren ongeveer een uur per speler, tien iets korter.
feld-rounds-12 = 12, het hele spel
feld-rounds-10 = 10, het korte spel
feld-setting-tiles = Extra markttegels
    .about = De vierde uitbreiding: markttegels met een eigen werking.
feld-tiles-no = geen
feld-tiles-mixed = gemengd met de andere
feld-tiles-all = alle vier CA en alle vier CB, de rest A en B
feld-tiles-all-a = alle vier CA, de rest A en B
feld-tiles-all-b = alle vier CB, de rest A en B
feld-setting-workers = Opzichter en Baljuw
    .about = De eerste uitbreiding: de Opzichter beloont leveringen, de Baljuw maakt een huizenblok goedkoper.
feld-workers-no = nee
feld-workers-yes = ja
feld-setting-marketeer = Zwarthandelaar
    .about = De derde uitbreiding: een verkoop waar hij staat, geeft beide beloningen van de zwarte markt.
feld-marketeer-no = nee
feld-marketeer-yes = ja
feld-setting-orders = Geheime opdrachten per speler
    .about = De tweede uitbreiding: geheime taken die aan het einde punten geven.
feld-orders-0 = geen
feld-orders-3 = drie
feld-orders-5 = vijf
feld-setting-open-orders = Opdrachten die open liggen
    .about = Hoeveel opdrachten van elke speler iedereen kan zien.
feld-open-orders-0 = geen
feld-open-orders-1 = één
feld-open-orders-2 = twee
feld-setting-tom-step = Solo: TOM gaat vooruit bij elke
    .about = De uitkomst van een dobbelsteen waarbij TOM, de automatische tegenstander, vooruitgaat op de Amstel.
feld-tom-step-1 = 1
feld-tom-step-2 = 2
feld-tom-step-3 = 3
feld-tom-step-4 = 4
feld-tom-step-5 = 5
feld-tom-step-6 = 6
feld-setting-tom-block = Solo: TOM neemt een huizenblok bij elke
    .about = De uitkomst van een dobbelsteen waarbij TOM een huizenblok in de stad neemt.
feld-tom-block-1 = 1
feld-tom-block-2 = 2
feld-tom-block-3 = 3
feld-tom-block-4 = 4
feld-tom-block-5 = 5
feld-tom-block-6 = 6
feld-setting-printed = Gedrukte tabellen
feld-printed-own = een eigen bestand

## Wat er gebeurde: opbouw en fase I

feld-event-showed-orders = { $seat } legt open: { $order_shown }.
feld-event-figure = { $seat } zet { $figure } hier neer: { $place ->
    [none] { $block ->
        [none] { $good ->
            [none] nergens
           *[other] { $good }
        }
       *[other] { $block }
    }
   *[other] { $place }
}.
feld-event-figure-left = Na de zet van { $seat } verlaat { $figure } het spel.
feld-event-first-cubes = { $seat } legt { $color_gained } in vak { $slot }.
feld-event-round = **Ronde { $round }** · { $tile } · volgorde: { $seat_order } · kaarten: { $card_shown }
feld-event-took-card = { $seat } kiest { $card }.
feld-event-took-no-card = { $seat } neemt geen kaart ({ $card }).
feld-event-discarded = { $seat } legt { $card } af.
feld-event-left-over = { $card_left ->
    [none] Er is geen kaart over.
   *[other] Over en afgelegd: { $card_left }.
}
feld-event-penalty = { $seat } neemt { $tokens ->
    [none] een straffiche
    [1] een straffiche
   *[other] { $tokens } straffiches
} { $reason } en heeft er { $penalties }.

## Wat er gebeurde: fase II

feld-event-rolled = { $seat } werpt { $color_rolled }{ $color_turned ->
    [none] .
   *[other] ; te hoog voor deze ronde, dus geteld als 1: { $color_turned }.
}
feld-event-waits-for-others = { $seat } wil eerst zien wat de anderen nemen: nu kiezen alle spelers hun dobbelstenen op volgorde, zichtbaar voor iedereen.
feld-told-put-back = Je kiest je dobbelstenen opnieuw als je aan de beurt bent: ze zijn teruggelegd, en niemand heeft ze gezien.
feld-event-took-dice = { $seat } krijgt { $color_gained } van de dobbelstenen (vakken: { $color_slots }){ $gulden ->
    [0] {""}
   *[other] , met { $gulden } gulden
}.
feld-event-rotated = { $seat } krijgt { $color_gained } uit de draaischijf.

## Wat er gebeurde: fase III

feld-event-activated = { $seat } activeert { $card } voor { $gulden_paid ->
    [none] { $color_paid ->
        [none] niets
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } gulden
   *[other] { $gulden_paid } gulden
}.
feld-event-used = { $seat } gebruikt { $card }{ $color_paid ->
    [none] {""}
   *[other] {" "}voor { $color_paid }
}{ $gulden_paid ->
    [none] {""}
    [one] {" "}voor { $gulden_paid } gulden
   *[other] {" "}voor { $gulden_paid } gulden
}{ $card_by ->
    [none] {""}
   *[other] {" "}meteen ({ $card_by })
}.
feld-event-gained = { $seat }:{ $points ->
    [none] {""}
    [one] {" "}+{ $points } punt
   *[other] {" "}+{ $points } punten
}{ $gulden ->
    [none] {""}
    [one] {" "}+{ $gulden } gulden
   *[other] {" "}+{ $gulden } gulden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}{ $sail ->
    [none] {""}
    [one] {" "}+{ $sail } veld voor de schuit
   *[other] {" "}+{ $sail } velden voor de schuit
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
feld-event-took-block = { $seat } neemt { $block } in bezit voor { $gulden_paid ->
    [none] { $color_paid ->
        [none] niets
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } gulden
   *[other] { $gulden_paid } gulden
} en krijgt { $good }.
feld-event-stored = { $seat } slaat { $good } op.
feld-event-sold = { $seat } verkoopt { $good } op de zwarte markt:{ $gulden ->
    [0] {""}
   *[other] {" "}+{ $gulden } gulden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}
feld-event-loaded = { $seat } laadt { $good_loaded } ({ $place }).
feld-event-sailed = { $seat } verplaatst de schuit { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
}: { $place }{ $color_paid ->
    [none] {""}
   *[other] , voor { $color_paid }
}.
feld-event-towed = { $seat } laat de schuit slepen: { $place }.
feld-event-took-worker = { $seat } neemt een havenarbeider aan boord ({ $worker }, { $place }): +{ $gulden } gulden
feld-event-brought-worker = { $seat } brengt een havenarbeider ({ $worker }) naar het magazijn: +{ $points } punten
feld-event-delivered = { $seat } levert { $good } ({ $place }): +{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $roof } en { $bonus } voor snelle levering)
}
feld-event-supervised = { $seat } leverde bij de Opzichter: +{ $points } punten
feld-event-paid-amstel = { $seat } betaalt { $color_paid } om vooruit te gaan op de Amstel.
feld-event-advanced = { $seat } gaat { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} vooruit op de Amstel, naar veld { $space }{ $points ->
    [0] .
   *[other] , over een brug: +{ $points } punten
}
feld-event-mouth = { $seat } bereikt de monding van de Amstel als nummer { $rank }: +{ $points } punten
feld-event-market = { $seat } betaalt { $gulden_paid } gulden op de markt ({ $tile }).
feld-event-exchanged = { $seat } ruilt { $card } voor { $card_taken }.
feld-event-passed = { $seat } past.
feld-event-kept = { $seat } bewaart { $color }{ $color_returned ->
    [none] {""}
   *[other] {" "}en geeft { $color_returned } terug
}.

## Wat er gebeurde: TOM

feld-event-tom-removed = { $seat } verwijdert { $card }.
feld-event-tom-brought-worker = { $seat } brengt een havenarbeider ({ $worker }) naar het magazijn: +{ $points } punten +{ $gulden } gulden

## Wat er gebeurde: het einde

feld-event-returned = { $seat } geeft dingen terug voor opdrachten: { $order_points }.
feld-event-scored = **{ $seat }: { $total }** — eerder { $before }, straf { $penalties }, groep { $group }, wijken: { $district_points }, resten { $leftovers }{ $card_points ->
    [none] {""}
   *[other] ; { $card_points }
}{ $order_points ->
    [none] {""}
   *[other] ; { $order_points }
}
feld-event-won = { $winners ->
    [one] { $seat_winners } wint!
   *[other] { $seat_winners } delen de overwinning!
}

## Waarom iets niet kan

illegal-open-orders = Er kunnen niet meer opdrachten open liggen ({ $open }) dan iedereen er heeft ({ $orders }).
illegal-solo-setting = { $setting ->
    [workers] Solo speel je zonder uitbreidingen: kies geen Opzichter en Baljuw.
    [marketeer] Solo speel je zonder uitbreidingen: kies geen zwarthandelaar.
    [tiles] Solo speel je zonder uitbreidingen: kies geen extra markttegels.
   *[orders] Solo speel je zonder uitbreidingen: kies geen geheime opdrachten.
}
illegal-tom-faces = TOM kan niet bij dezelfde uitkomst, { $face }, vooruitgaan en een huizenblok nemen.

## Een eigen gedrukt bestand

printed-ends = Tabel “{ $table }”, item { $entry }: een uiteinde is onbekend, of beide zijn hetzelfde.
printed-unconnected = Tabel “{ $table }”: “{ $entry }” hangt niet met de andere samen.
printed-count = Tabel “{ $table }”, item { $entry }: er moeten { $expected } waarden zijn, niet { $entries }.
printed-card = Tabel “{ $table }”, item { $entry }: die kaart hoort daar niet, of staat er twee keer.
printed-icon = Tabel “{ $table }”, item { $entry }: de kaart kan niet gebruikt worden zoals “{ $icon }” zegt.
printed-cost = Tabel “{ $table }”, item { $entry }: een prijs is een aantal blokjes van elke kleur.
printed-id = Tabel “{ $table }”: “{ $entry }” is geen naam; gebruik kleine letters, cijfers, koppeltekens en underscores.
printed-entries = Tabel “{ $table }” moet precies deze items hebben: { $expected }.
