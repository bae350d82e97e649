## Wat een keuze kost, oplevert en waar ze voor is

ride-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
ride-brings-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ride-brings-color = +{ $color }
ride-brings-merchandise = handelswaar
ride-brings-contracts = { $contracts ->
    [one] het laatste
   *[other] { $contracts } om uit te kiezen
}
ride-brings-cards = { $cards ->
    [one] { $cards } onbekende kaart
   *[other] { $cards } onbekende kaarten
}
ride-for-end = 🔒 beëindigt het spel
ride-for-pays = betaalt { $color_paid }
ride-for-completes = voltooit { $a } – { $b } ({ $value })
ride-for-serves = voor { $a } – { $b } ({ $value })
ride-for-color = voor { $a } – { $b }
ride-for-only = de enige kaart van deze beurt
ride-for-done = al voltooid
ride-for-impossible = kan niet meer
ride-for-missing = { $spaces ->
    [one] nog { $spaces } vak
   *[other] nog { $spaces } vakken
}
ride-refused-owned = Die route is al van { $seat }.
ride-refused-carts = Die route vraagt { $length } karren; je hebt er { $carts }.
ride-refused-twin = Van deze twee routes kan hier maar één bezet worden.
ride-refused-one-color = Die route vraagt { $length } van één kleur; je hebt { $color_held ->
    [none] er geen
   *[other] { $color_held }
}.
ride-refused-color = Die route vraagt { $length } × { $color }; je hebt { $color_held ->
    [none] er geen
   *[other] { $color_held }
}.

## Wat iemand heeft, en bijzondere momenten

ride-have-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ride-have-carts = { $carts ->
    [one] nog { $carts } kar
   *[other] nog { $carts } karren
}
ride-moment-done = Contract voltooid: { $a } – { $b } (+{ $value }).
ride-moment-last = Dit is je laatste beurt.
