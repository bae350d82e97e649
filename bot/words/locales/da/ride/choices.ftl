## Hvad et valg koster, giver og er godt for

ride-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
ride-brings-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
ride-brings-color = +{ $color }
ride-brings-merchandise = handelsvare
ride-brings-contracts = { $contracts ->
    [one] den sidste
   *[other] { $contracts } at vælge imellem
}
ride-brings-cards = { $cards ->
    [one] { $cards } skjult kort
   *[other] { $cards } skjulte kort
}
ride-for-end = 🔒 slutter spillet
ride-for-pays = betaler { $color_paid }
ride-for-completes = opfylder { $a } – { $b } ({ $value })
ride-for-serves = til { $a } – { $b } ({ $value })
ride-for-color = til { $a } – { $b }
ride-for-only = turens eneste kort
ride-for-done = allerede opfyldt
ride-for-impossible = kan ikke opfyldes mere
ride-for-missing = { $spaces ->
    [one] mangler { $spaces } felt
   *[other] mangler { $spaces } felter
}
ride-refused-owned = Den strækning tilhører allerede { $seat }.
ride-refused-carts = Den strækning kræver { $length } vogne; du har { $carts }.
ride-refused-twin = Kun én af disse to strækninger kan tages her.
ride-refused-one-color = Den strækning kræver { $length } kort i én farve; du har { $color_held ->
    [none] ingen
   *[other] { $color_held }
}.
ride-refused-color = Den strækning kræver { $length } × { $color }; du har { $color_held ->
    [none] ingen
   *[other] { $color_held }
}.

## Hvad man har, og store øjeblikke

ride-have-points = { $points } point
ride-have-carts = { $carts ->
    [one] { $carts } vogn tilbage
   *[other] { $carts } vogne tilbage
}
ride-moment-done = Kontrakt opfyldt: { $a } – { $b } (+{ $value }).
ride-moment-last = Det er din sidste tur.
