## Spørgsmål: de står alene eller efter navnet på den, der bliver spurgt

feld-ask-turn = Udfør handlinger i vilkårlig rækkefølge, og meld så pas.
feld-ask-first-card = Vælg det første kort.
feld-ask-first-cubes = { $cubes ->
    [1] Vælg en klods til plads 1 på drejeskiven.
   *[other] Vælg farven på { $cubes } klodser til plads { $cubes } på drejeskiven.
}
feld-ask-card = Vælg et kort.
feld-ask-sixth-card = Seks kort er ét for meget: læg et af dem væk, og tag en strafbrik.
feld-ask-dice = Vælg to terninger.
feld-ask-slot = Læg klodserne fra én terning på en plads ved siden af dens egen, eller lad dem ligge ({ $card }).
feld-ask-keep = Vælg den klods, der gemmes til næste runde; alle andre lægges tilbage.
feld-ask-activation = Vælg, hvordan { $card } betales.
feld-ask-block-payment = Vælg, hvordan { $block } betales.
feld-ask-pay-any = { $cubes ->
    [one] Vælg en klods at betale med.
   *[other] Vælg { $cubes } klodser at betale med.
}
feld-ask-gain = { $cubes ->
    [one] Vælg farven på en ny klods.
   *[other] Vælg farven på den næste af { $cubes } nye klodser.
}
feld-ask-gain-by = { $cubes ->
    [one] Vælg farven på en ny klods ({ $card }).
   *[other] Vælg farven på den næste af { $cubes } nye klodser ({ $card }).
}
feld-ask-commodity = Gem varen ({ $good }), eller sælg den på det sorte marked.
feld-ask-may = Brug { $card } nu, eller lad være.
feld-ask-discard-map = Vælg det aktive bykort, der skal lægges væk.
feld-ask-exchange = Vælg det inaktive kort, der skal gives væk.
feld-ask-exchange-for = Vælg, hvad der skal tages i bytte for { $card }.
feld-ask-figure = Vælg, hvor { $figure } skal hen.
feld-ask-free-activation = Vælg et kort at aktivere uden at bruge klodser.
feld-ask-free-block = Vælg en karré at overtage uden at bruge klodser.
feld-ask-return = { $order }: vælg, hvad der skal afleveres.
feld-ask-return-public = Vælg, hvad der skal afleveres for hemmelige ordrer.
feld-ask-show = { $orders ->
    [one] Vælg den ordre, der skal ligge åben.
   *[other] Vælg de { $orders } ordrer, der skal ligge åbne.
}
feld-ask-tom-card = TOM fjerner et af de billigste bykort: vælg hvilket.
feld-ask-tow = Vælg, hvor prammen skal hen.

## Valg

feld-card = Tag { $card } · { $color_cost }
feld-printed = { $deck } · { $icon } · { $color_cost }
feld-card-blind = Øverste kort: { $deck }
feld-card-none = Tag intet kort ({ $card })
feld-cube = Tag { $color_gained }
feld-dice = { $pips } { $color }
feld-dice-after = Se først, hvad de andre tager
feld-slot = { $color } på plads { $slot }
feld-slot-stay = Lad begge ligge
feld-gain = Få 1 × { $color }
feld-keep = Gem { $color }
feld-leave = Ikke nu
feld-activate = Aktivér { $card } · { $color_cost }
feld-activate-gulden = Aktivér { $card } · { $gulden } gylden ({ $card_by })
feld-activate-use = Aktivér og brug { $card }
feld-activate-all = Aktivér { $card_all }
feld-activate-many = Aktivér { $cards } kort ({ $codes })
feld-use = Brug { $card }
feld-use-all = { $cards ->
    [2] Brug begge kort
   *[other] Brug alle { $cards } kort
}
feld-use-more = Brug { $card }, derefter { $cards } kort til
feld-block = { $block } · { $good } · { $color_cost }
feld-block-gulden = { $block } · { $good } · { $gulden } gylden ({ $card })
feld-block-store = { $block } · { $color_cost } · gem { $good }
feld-block-sell = { $block } · { $color_cost } · sælg { $good } for { $gulden } gylden
feld-block-ship = { $block }, derefter { $place }
feld-load = Last { $good }
feld-load-all = Last alt
feld-barge = { $useful ->
    [yes] ⚓{" "}
   *[no] {""}
}{ $place } · { $cubes ->
    [0] gratis
    [one] { $cubes } klods
   *[other] { $cubes } klodser
}
feld-barge-deliver = ⚓ { $place } · levér { $good } · { $cubes ->
    [0] gratis
    [one] { $cubes } klods
   *[other] { $cubes } klodser
}
feld-then = { $journey } → { $halt }
feld-halt = { $place }
feld-halt-store = { $good }
feld-halt-dock = { $worker }
feld-trip = ⚓ { $journey }{ $free ->
    [yes] {" "}· gratis
   *[no] {""}
}
feld-trip-pass = Meld pas efter ⚓ { $journey }{ $lost ->
    [0] {""}
   *[other] {" "}(mist { $lost })
}
feld-trip-amstel-pass = Meld pas efter ⚓ { $journey }, Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(mist { $lost })
}
feld-worker-take = Tag arbejder om bord: { $worker } · +{ $gulden } gylden
feld-worker-bring = Bring arbejder: { $worker } · { $points ->
    [one] { $points } point
   *[other] { $points } point
}
feld-deliver = Levér { $good } · { $points ->
    [one] { $points } point
   *[other] { $points } point
}
feld-store = Gem { $good }
feld-sell-gulden = Sælg { $good } for { $gulden } gylden
feld-sell-cube = Sælg { $good } for 1 × { $color }
feld-sell-both = Sælg { $good } for { $gulden } gylden og 1 × { $color }
feld-amstel = Amstel +{ $spaces } · { $cubes ->
    [one] { $cubes } klods
   *[other] { $cubes } klodser
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } point
}
feld-amstel-pass = Meld pas efter Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(mist { $lost })
}
feld-market = { $tile } · { $gulden } gylden
feld-pay = { $color_paid ->
    [none] Betal intet
   *[other] Betal { $color_paid }
}
feld-pay-gulden = Betal { $gulden } gylden ({ $card })
feld-discard = Læg { $card } væk
feld-put-place = Her: { $place }
feld-put-block = Her: { $block }
feld-put-good = Her: { $good }
feld-show = Åben: { $order }
feld-return = Aflevér { $way } · { $points ->
    [one] { $points } point
   *[other] { $points } point
}{ $best ->
    [yes] {" "}· bedst
   *[no] {""}
}
feld-return-no = Aflevér intet{ $best ->
    [yes] {" "}· bedst
   *[no] {""}
}
feld-pass = { $asked ->
    [yes] Meld pas, vælg den klods du gemmer, mist { $lost }
   *[no] { $lost ->
        [0] Meld pas
        [one] Meld pas, og mist { $lost } klods
       *[other] Meld pas, og mist { $lost } klodser
    }
}
feld-pass-keep = Meld pas, gem 1 × { $color }, mist { $lost }
feld-pass-note = { $sail ->
    [0] {""}
    [one] -# Prammen har { $sail } gratis felt tilbage.
   *[other] -# Prammen har { $sail } gratis felter tilbage.
}

feld-choose-card = Vælg et kort …
feld-choose-cube = Vælg en farve …
feld-choose-dice = Vælg to terninger …
feld-choose-slot = Vælg en plads …
feld-choose-gain = Få …
feld-choose-keep = Gem …
feld-choose-use = Brug et kort …
feld-choose-block = Overtag en karré, aktivér eller brug et kort …
feld-choose-load = Last …
feld-choose-barge = Flyt prammen, eller ryk frem på Amstel …
feld-choose-worker = Havnearbejdere …
feld-choose-deliver = Levér …
feld-choose-store = Gem …
feld-choose-sell = Sælg for …
feld-choose-market = Køb på markedet …
feld-choose-pay = Betal med …
feld-choose-discard = Læg væk …
feld-choose-put = Stil …
feld-choose-show = Læg åbent …
feld-choose-return = Aflevér …

## Indstillinger

feld-setting-dice = Terningerne vælges
    .about = Alle på én gang går hurtigere; i rækkefølge ser man, hvad de andre tog.
feld-dice-together = af alle på én gang, medmindre nogen beder om at vente
feld-dice-in-order = i rækkefølge, åbent
feld-setting-storing = Klodsen til næste runde vælges
    .about = Når man melder pas, spørges ingen to gange; ifølge reglerne sker det i fase IV.
feld-storing-passing = når man melder pas
feld-storing-phase-iv = i fase IV, af alle på én gang
feld-setting-rounds = Runder
    .about = Tolv runder tager omkring en time pr. spiller, ti lidt mindre.
feld-rounds-12 = 12, hele spillet
feld-rounds-10 = 10, det korte spil
feld-setting-tiles = Ekstra markedsbrikker
    .about = Den fjerde udvidelse: markedsbrikker med egne virkninger.
feld-tiles-no = ingen
feld-tiles-mixed = blandet med de andre
feld-tiles-all = alle fire CA og alle fire CB, resten A og B
feld-tiles-all-a = alle fire CA, resten A og B
feld-tiles-all-b = alle fire CB, resten A og B
feld-setting-workers = Opsynsmand og Foged
    .about = Den første udvidelse: Opsynsmanden belønner leveringer, Fogeden gør en karré billigere.
feld-workers-no = nej
feld-workers-yes = ja
feld-setting-marketeer = Sortbørshandler
    .about = Den tredje udvidelse: et salg, hvor han står, giver begge gevinster på det sorte marked.
feld-marketeer-no = nej
feld-marketeer-yes = ja
feld-setting-orders = Hemmelige ordrer til hver
    .about = Den anden udvidelse: hemmelige opgaver, der giver point til sidst.
feld-orders-0 = ingen
feld-orders-3 = tre
feld-orders-5 = fem
feld-setting-open-orders = Ordrer, der ligger åbne
    .about = Hvor mange af hver spillers ordrer alle kan se.
feld-open-orders-0 = ingen
feld-open-orders-1 = én
feld-open-orders-2 = to
feld-setting-tom-step = Alene: TOM rykker frem for hver
    .about = Det antal øjne, der får TOM, den automatiske modstander, til at rykke frem på Amstel.
feld-tom-step-1 = 1
feld-tom-step-2 = 2
feld-tom-step-3 = 3
feld-tom-step-4 = 4
feld-tom-step-5 = 5
feld-tom-step-6 = 6
feld-setting-tom-block = Alene: TOM overtager en karré for hver
    .about = Det antal øjne, der giver TOM en karré i byen.
feld-tom-block-1 = 1
feld-tom-block-2 = 2
feld-tom-block-3 = 3
feld-tom-block-4 = 4
feld-tom-block-5 = 5
feld-tom-block-6 = 6
feld-setting-printed = Trykte tabeller
feld-printed-own = egen fil

## Hvad der er sket: opstilling og fase I

feld-event-showed-orders = { $seat } lægger åbent: { $order_shown }.
feld-event-figure = { $seat } stiller { $figure } her: { $place ->
    [none] { $block ->
        [none] { $good ->
            [none] ingen steder
           *[other] { $good }
        }
       *[other] { $block }
    }
   *[other] { $place }
}.
feld-event-figure-left = Efter et træk af { $seat } forlader { $figure } spillet.
feld-event-first-cubes = { $seat } lægger { $color_gained } på plads { $slot }.
feld-event-round = **Runde { $round }** · { $tile } · rækkefølge: { $seat_order } · kort: { $card_shown }
feld-event-took-card = { $seat } vælger { $card }.
feld-event-took-no-card = { $seat } tager intet kort ({ $card }).
feld-event-discarded = { $seat } lægger { $card } væk.
feld-event-left-over = { $card_left ->
    [none] Ingen kort er tilovers.
   *[other] Tilovers og lagt væk: { $card_left }.
}
feld-event-penalty = { $seat } tager { $tokens ->
    [none] en strafbrik
    [1] en strafbrik
   *[other] { $tokens } strafbrikker
} { $reason } og har { $penalties }.

## Hvad der er sket: fase II

feld-event-rolled = { $seat } slår { $color_rolled }{ $color_turned ->
    [none] .
   *[other] ; for højt til denne runde og regnet som 1: { $color_turned }.
}
feld-event-waits-for-others = { $seat } vil først se, hvad de andre tager: nu vælger alle deres terninger i rækkefølge, åbent.
feld-told-put-back = Du vælger dine terninger igen, når det er din tur: de er lagt tilbage, og ingen har set dem.
feld-event-took-dice = { $seat } tager { $color_gained } fra terningerne (pladser: { $color_slots }){ $gulden ->
    [0] {""}
   *[other] {" "}med { $gulden } gylden
}.
feld-event-rotated = { $seat } får { $color_gained } fra drejeskiven.

## Hvad der er sket: fase III

feld-event-activated = { $seat } aktiverer { $card } for { $gulden_paid ->
    [none] { $color_paid ->
        [none] ingenting
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } gylden
   *[other] { $gulden_paid } gylden
}.
feld-event-used = { $seat } bruger { $card }{ $color_paid ->
    [none] {""}
   *[other] {" "}med { $color_paid }
}{ $gulden_paid ->
    [none] {""}
    [one] {" "}for { $gulden_paid } gylden
   *[other] {" "}for { $gulden_paid } gylden
}{ $card_by ->
    [none] {""}
   *[other] {" "}med det samme ({ $card_by })
}.
feld-event-gained = { $seat }:{ $points ->
    [none] {""}
    [one] {" "}+{ $points } point
   *[other] {" "}+{ $points } point
}{ $gulden ->
    [none] {""}
    [one] {" "}+{ $gulden } gylden
   *[other] {" "}+{ $gulden } gylden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}{ $sail ->
    [none] {""}
    [one] {" "}+{ $sail } felt til prammen
   *[other] {" "}+{ $sail } felter til prammen
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
feld-event-took-block = { $seat } overtager { $block } for { $gulden_paid ->
    [none] { $color_paid ->
        [none] ingenting
       *[other] { $color_paid }
    }
    [one] { $gulden_paid } gylden
   *[other] { $gulden_paid } gylden
} og får { $good }.
feld-event-stored = { $seat } gemmer { $good }.
feld-event-sold = { $seat } sælger { $good } på det sorte marked:{ $gulden ->
    [0] {""}
   *[other] {" "}+{ $gulden } gylden
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}
feld-event-loaded = { $seat } laster { $good_loaded } ({ $place }).
feld-event-sailed = { $seat } flytter prammen { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
}: { $place }{ $color_paid ->
    [none] {""}
   *[other] {" "}for { $color_paid }
}.
feld-event-towed = { $seat } lader prammen bugsere: { $place }.
feld-event-took-worker = { $seat } tager en havnearbejder om bord ({ $worker }, { $place }): +{ $gulden } gylden
feld-event-brought-worker = { $seat } bringer en havnearbejder ({ $worker }) til magasinet: +{ $points } point
feld-event-delivered = { $seat } leverer { $good } ({ $place }): +{ $points ->
    [one] { $points } point
   *[other] { $points } point
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $roof } og { $bonus } for hurtig levering)
}
feld-event-supervised = { $seat } leverede hos Opsynsmanden: +{ $points } point
feld-event-paid-amstel = { $seat } betaler { $color_paid } for at rykke frem på Amstel.
feld-event-advanced = { $seat } rykker { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} frem på Amstel, til felt { $space }{ $points ->
    [0] .
   *[other] , over en bro: +{ $points } point
}
feld-event-mouth = { $seat } når Amstels munding som nummer { $rank }: +{ $points } point
feld-event-market = { $seat } betaler { $gulden_paid } gylden på markedet ({ $tile }).
feld-event-exchanged = { $seat } bytter { $card } ud med { $card_taken }.
feld-event-passed = { $seat } melder pas.
feld-event-kept = { $seat } gemmer { $color }{ $color_returned ->
    [none] {""}
   *[other] {" "}og lægger { $color_returned } tilbage
}.

## Hvad der er sket: TOM

feld-event-tom-removed = { $seat } fjerner { $card }.
feld-event-tom-brought-worker = { $seat } bringer en havnearbejder ({ $worker }) til magasinet: +{ $points } point +{ $gulden } gylden

## Hvad der er sket: slutningen

feld-event-returned = { $seat } afleverer ting for ordrer: { $order_points }.
feld-event-scored = **{ $seat }: { $total }** — hidtil { $before }, straf { $penalties }, gruppe { $group }, kvarterer: { $district_points }, rester { $leftovers }{ $card_points ->
    [none] {""}
   *[other] ; { $card_points }
}{ $order_points ->
    [none] {""}
   *[other] ; { $order_points }
}
feld-event-won = { $winners ->
    [one] { $seat_winners } vinder!
   *[other] { $seat_winners } deler sejren!
}

## Hvorfor noget ikke kan lade sig gøre

illegal-open-orders = Der kan ikke ligge flere ordrer åbne ({ $open }), end hver spiller har ({ $orders }).
illegal-solo-setting = { $setting ->
    [workers] Alene spiller man uden udvidelser: vælg at spille uden Opsynsmand og Foged.
    [marketeer] Alene spiller man uden udvidelser: vælg at spille uden sortbørshandler.
    [tiles] Alene spiller man uden udvidelser: vælg at spille uden ekstra markedsbrikker.
   *[orders] Alene spiller man uden udvidelser: vælg at spille uden hemmelige ordrer.
}
illegal-tom-faces = TOM kan ikke både rykke frem og overtage en karré for det samme resultat, { $face }.

## Ens egen trykte fil

printed-ends = Tabellen »{ $table }«, række { $entry }: en ende er ukendt, eller begge er ens.
printed-unconnected = Tabellen »{ $table }«: »{ $entry }« hænger ikke sammen med de andre.
printed-count = Tabellen »{ $table }«, række { $entry }: der skal være { $expected } værdier, ikke { $entries }.
printed-card = Tabellen »{ $table }«, række { $entry }: det kort hører ikke til der, eller det er der to gange.
printed-icon = Tabellen »{ $table }«, række { $entry }: kortet kan ikke bruges, som »{ $icon }« siger.
printed-cost = Tabellen »{ $table }«, række { $entry }: en pris er et antal klodser i hver farve.
printed-id = Tabellen »{ $table }«: »{ $entry }« er ikke et navn; brug små bogstaver, cifre, bindestreger og understreger.
printed-entries = Tabellen »{ $table }« skal have netop disse rækker: { $expected }.
