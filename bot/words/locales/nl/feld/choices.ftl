## Wat een keuze kost, oplevert en waar ze voor is

feld-choice = { $what }{ $cost ->
    [none] {""}
   *[other] {" "}· { $cost }
}{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
feld-costs-color = { $color }
feld-costs-cubes = { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}
feld-costs-gulden = { $gulden ->
    [one] { $gulden } gulden
   *[other] { $gulden } gulden
}
feld-brings-points = { $points ->
    [one] +{ $points } punt
   *[other] +{ $points } punten
}
feld-brings-gulden = { $gulden ->
    [one] +{ $gulden } gulden
   *[other] +{ $gulden } gulden
}
feld-brings-color = +{ $color }
feld-brings-each = +{ $each } van elke kleur
feld-brings-cubes = { $cubes ->
    [one] +{ $cubes } blokje naar keuze
   *[other] +{ $cubes } blokjes naar keuze
}
feld-brings-spaces = Amstel +{ $spaces }
feld-brings-sail = { $sail ->
    [one] +{ $sail } veld voor de schuit
   *[other] +{ $sail } velden voor de schuit
}
feld-for-pays = betaalt { $color_paid }
feld-for-leads = je zou in de wijk { $district } vooraan staan
feld-for-group = { $crests } wapens verbonden
feld-for-good = { $points } waard bij het eigen pakhuis
feld-for-could = je zou daar voor { $points } kunnen leveren
feld-for-trip = { $steps }
feld-for-way = onderweg: { $place_way }
feld-for-first = je zou de eerste zijn
feld-for-place = je zou nummer { $place } zijn
feld-for-left = { $color_left ->
    [none] er blijft niets over
   *[other] over: { $color_left }
}
feld-for-card = dan kun je { $card } betalen
feld-for-arrives = komen aan in ronde { $round }
feld-step-load = laden
feld-step-deliver = { $good } leveren +{ $points }
feld-step-take = arbeider +{ $gulden } gulden
feld-step-bring = arbeider brengen +{ $points }
feld-open-activate = { $options ->
    [1] { $card } activeren
   *[other] { $options } kaarten activeren
}
feld-open-use = { $options ->
    [1] { $card } gebruiken
   *[other] { $options } kaarten gebruiken
}
feld-open-block = een huizenblok
feld-open-load = laden
feld-open-barge = de schuit
feld-open-worker = een havenarbeider
feld-open-deliver = leveren
feld-open-amstel = de Amstel
feld-open-market = de markt
feld-refused-owned = Dat huizenblok is al van { $seat }.
feld-refused-once = Je hebt deze beurt je huizenblok al genomen.
feld-refused-cubes = Daarvoor is { $color_cost } nodig; je hebt { $color_held ->
    [none] er geen
   *[other] { $color_held }
}.
feld-refused-any = Daarvoor { $cubes ->
    [one] is { $cubes } blokje
   *[other] zijn { $cubes } blokjes
} nodig; je hebt er { $held }.
feld-refused-amstel = Je bent deze beurt al vooruitgegaan op de Amstel.
feld-refused-market = Je hebt de markt deze beurt al gebruikt.
feld-refused-gulden = De markt vraagt { $gulden } gulden; je hebt er { $held }.
feld-refused-tile = Aan deze markttegel heb je nu niets.
feld-refused-inactive = { $card } moet eerst geactiveerd worden.
feld-refused-used = Je hebt { $card } deze ronde al gebruikt.
feld-refused-when = { $card } doet nu niets; de tekst zegt wanneer wel.
feld-refused-not-aboard = Je hebt dit niet aan boord: { $good }.
feld-refused-not-here = Hier kun je dit niet leveren: { $good } (je bent bij: { $place }). Wel bij het eigen pakhuis, of bij een loods met ruimte.
feld-refused-taken = { $seat } heeft die kaart al.

## Wat iemand heeft, en bijzondere momenten

feld-have-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
feld-have-gulden = { $gulden ->
    [one] { $gulden } gulden
   *[other] { $gulden } gulden
}
feld-holds-aboard = aan boord: { $things }
feld-holds-workers = arbeiders: { $things }
feld-holds-stored = opgeslagen: { $things }
feld-moment-district = De wijk { $district } is vol; meeste wapens: { $seat_leading }.
feld-moment-last = Dit is je laatste beurt.
feld-moment-last-round = De laatste ronde begint.
feld-moment-sixth-card = Je hebt { $cards } kaarten onder je bord: een zesde kost een straffiche, en een van de zes wordt afgelegd.
