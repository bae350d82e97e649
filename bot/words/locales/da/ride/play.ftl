## Farver og kort

ride-color-pink = pink
ride-color-blue = blå
ride-color-green = grøn
ride-color-black = sort
ride-color-red = rød
ride-color-orange = orange
ride-color-wild = joker
ride-color-gray = grå

ride-card-transport = Transportkort: { $color }
ride-card-merchandise = Handelsvarekort
ride-card-contract = Kontrakt: { $contract }

## Spørgsmål: de står alene eller efter navnet på den, der bliver spurgt

ride-ask-turn = Træk transportkort, indsæt vogne på en strækning, eller træk kontraktkort.
ride-ask-second-card = Træk det andet kort.
ride-ask-payment = Vælg de kort, der betaler for { $a } – { $b }.
ride-ask-keep = Vælg de kontraktkort, der skal beholdes, mindst ét.

## Valg

ride-draw-blind = Træk fra stakken
ride-draw-open = Tag { $color }
ride-claim = { $a } – { $b } · { $length } × { $color } · { $points } point
ride-pay = Betal { $color_paid }
ride-take-contracts = Træk kontraktkort
ride-contract = { $a } – { $b } ({ $value })
ride-keep = Behold { ride-contract }
ride-choose-draw = Træk et kort …
ride-choose-claim-contracts = Indsæt vogne til en kontrakt …
ride-choose-claim-others = Indsæt vogne uden kontrakt …
ride-choose-pay = Betal med …
ride-choose-keep = Hvilke kontrakter beholder du?

## Indstillinger

ride-setting-first = Hvem der begynder
    .about = Hvem der har den første tur; ifølge reglerne den yngste.
ride-first-lot = ved lodtrækning
ride-first-1 = plads 1
ride-first-2 = plads 2
ride-first-3 = plads 3
ride-first-4 = plads 4
ride-setting-printed = Trykte tabeller
ride-printed-own = egen fil

## Hvad der er sket

ride-event-begun = Alle kontrakter er valgt; { $seat } begynder.
ride-event-claimed = { $seat } indsætter vogne på { $a } – { $b } ({ $length } × { $color }) med { $color_paid }: { $points } point.
ride-event-drew-blind = { $seat } trækker fra stakken.
ride-event-drew-open = { $seat } tager et åbent kort: { $color }.
ride-event-first = { $seat } har den første tur{ $lot ->
    [yes] , ved lodtrækning
   *[no] {""}
}.
ride-event-kept-contracts = { $seat } beholder { $kept ->
    [one] { $kept } kontrakt
   *[other] { $kept } kontrakter
}{ $returned ->
    [0] { "" }
   *[other] {" "}og lægger { $returned } tilbage
}.
ride-event-last-round = { $carts ->
    [0] { $seat } har ingen vogne tilbage
    [one] { $seat } har { $carts } vogn tilbage
   *[other] { $seat } har { $carts } vogne tilbage
}: alle får en sidste tur.
ride-event-merchandise = { $seat } trækker et handelsvarekort og har nu { $cards }.
ride-event-passed = { $seat } kan ikke gøre noget og melder pas.
ride-event-reset = Der lå tre eller flere åbne jokere, så de åbne kort blev skiftet ud. Væk er: { $color_row }.
ride-event-reshuffled = De brugte kort blev blandet til en ny stak på { $cards } kort.
ride-event-took-contracts = { $seat } trækker { $cards ->
    [one] det sidste kontraktkort
   *[other] { $cards } kontraktkort
}.
ride-event-scored = **{ $seat }: { $total }** — strækninger { $routes }, kontrakter { $contracts }, handelsvarer { $merchandise }
ride-event-won = { $winners ->
    [one] { $seat_winners } vinder!
   *[other] { $seat_winners } deler sejren!
}

## Fortalt til én spiller

ride-told-drew = Du trak { $color }.
ride-told-kept = Du beholdt { $a } – { $b } ({ $value }).

## Ens egen trykte fil

printed-location = Tabellen »{ $table }«, række { $entry }: et sted skal have en nøgle med små bogstaver og et navn på højst 40 tegn.
printed-unknown-location = Tabellen »{ $table }«, række { $entry }: stedet »{ $location }« findes ikke.
printed-same-location = Tabellen »{ $table }«, række { $entry }: begge ender er det samme sted.
printed-length = Tabellen »{ $table }«, række { $entry }: en strækning har 1 til { $most } felter, ikke { $length }.
printed-color = Tabellen »{ $table }«, række { $entry }: »{ $color }« er ikke en farve i spillet.
printed-double = Tabellen »{ $table }«, række { $entry }: en dobbeltstrækning er to lige lange strækninger.
printed-contract-count = Tabellen »{ $table }«: antallet af kontrakter er { $entries }, men det skal være { $expected }.
printed-impossible = Tabellen »{ $table }«, række { $entry }: ingen kan opfylde kontrakten med { $carts } vogne.
