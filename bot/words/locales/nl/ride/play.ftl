## Kleuren en kaarten

ride-color-pink = roze
ride-color-blue = blauw
ride-color-green = groen
ride-color-black = zwart
ride-color-red = rood
ride-color-orange = oranje
ride-color-wild = joker
ride-color-gray = grijs

ride-card-transport = Transportkaart: { $color }
ride-card-merchandise = Handelswaarkaart
ride-card-contract = Contract: { $contract }

## Vragen: ze staan alleen, of na de naam van wie het gevraagd wordt

ride-ask-turn = Trek transportkaarten, bezet een route of trek contracten.
ride-ask-second-card = Trek de tweede kaart.
ride-ask-payment = Kies met welke kaarten je { $a } – { $b } betaalt.
ride-ask-keep = Kies welke contracten je houdt, minstens één.

## Keuzes

ride-draw-blind = Trek van de stapel
ride-draw-open = Neem { $color }
ride-claim = { $a } – { $b } · { $length } × { $color } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ride-pay = Betaal { $color_paid }
ride-take-contracts = Trek contracten
ride-contract = { $a } – { $b } ({ $value })
ride-keep = Houd { ride-contract }
ride-choose-draw = Trek een kaart …
ride-choose-claim-contracts = Bezet een route voor een contract …
ride-choose-claim-others = Bezet een route zonder contract …
ride-choose-pay = Betaal met …
ride-choose-keep = Welke contracten houd je?

## Instellingen

ride-setting-first = Wie begint
    .about = Wie de eerste beurt heeft; volgens het boekje de jongste.
ride-first-lot = door loting
ride-first-1 = plaats 1
ride-first-2 = plaats 2
ride-first-3 = plaats 3
ride-first-4 = plaats 4
ride-setting-printed = Gedrukte tabellen
ride-printed-own = een eigen bestand

## Wat er gebeurde

ride-event-begun = Alle contracten zijn gekozen; { $seat } begint.
ride-event-claimed = { $seat } bezet { $a } – { $b } ({ $length } × { $color }) met { $color_paid }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
ride-event-drew-blind = { $seat } trekt van de stapel.
ride-event-drew-open = { $seat } neemt een open kaart: { $color }.
ride-event-first = { $seat } heeft de eerste beurt{ $lot ->
    [yes] , door loting
   *[no] {""}
}.
ride-event-kept-contracts = { $seat } houdt { $kept ->
    [one] { $kept } contract
   *[other] { $kept } contracten
}{ $returned ->
    [0] { "" }
   *[other] {" "}en legt er { $returned } terug
}.
ride-event-last-round = { $carts ->
    [0] { $seat } heeft geen karren meer
    [one] { $seat } heeft nog { $carts } kar
   *[other] { $seat } heeft nog { $carts } karren
}: iedereen krijgt nog één beurt.
ride-event-merchandise = { $seat } neemt een handelswaarkaart en heeft er nu { $cards }.
ride-event-passed = { $seat } kan niets doen en past.
ride-event-reset = Er lagen drie of meer jokers open, dus de open kaarten zijn vervangen. Weg zijn: { $color_row }.
ride-event-reshuffled = De aflegstapel werd een nieuwe stapel van { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
ride-event-took-contracts = { $seat } trekt { $cards ->
    [one] het laatste contract
   *[other] { $cards } contracten
}.
ride-event-scored = **{ $seat }: { $total }** — routes { $routes }, contracten { $contracts }, handelswaar { $merchandise }
ride-event-won = { $winners ->
    [one] { $seat_winners } wint!
   *[other] { $seat_winners } delen de overwinning!
}

## Aan één speler verteld

ride-told-drew = Je trok { $color }.
ride-told-kept = Je hield { $a } – { $b } ({ $value }).

## Een eigen gedrukt bestand

printed-location = Tabel “{ $table }”, item { $entry }: een locatie heeft een sleutel van kleine letters en een naam van hoogstens 40 tekens.
printed-unknown-location = Tabel “{ $table }”, item { $entry }: er is geen locatie “{ $location }”.
printed-same-location = Tabel “{ $table }”, item { $entry }: beide uiteinden zijn hetzelfde.
printed-length = Tabel “{ $table }”, item { $entry }: een route heeft 1 tot { $most } vakken, niet { $length }.
printed-color = Tabel “{ $table }”, item { $entry }: “{ $color }” is geen kleur van het spel.
printed-double = Tabel “{ $table }”, item { $entry }: een dubbele route bestaat uit twee routes van dezelfde lengte.
printed-contract-count = Tabel “{ $table }”: het aantal contracten is { $entries }, maar het moet { $expected } zijn.
printed-impossible = Tabel “{ $table }”, item { $entry }: niemand kan het voltooien met { $carts } karren.
