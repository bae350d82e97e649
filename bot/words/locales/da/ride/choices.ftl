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
ride-for-completes = fuldfører { $a } – { $b } ({ $value })
ride-for-serves = til { $a } – { $b } ({ $value })
ride-for-color = til { $a } – { $b }
ride-for-only = turens eneste kort
ride-for-done = allerede fuldført
ride-for-impossible = kan ikke fuldføres mere
ride-for-missing = { $spaces ->
    [one] mangler { $spaces } felt
   *[other] mangler { $spaces } felter
}
ride-refused-owned = Den strækning tilhører allerede { $seat }.
ride-refused-carts = Den strækning kræver { $length } vogne; du har { $carts }.
ride-refused-twin = Kun ét af disse to spor kan tages her.
ride-refused-one-color = Den strækning kræver { $length } af én farve; du har { $color_held ->
    [none] ingen
   *[other] { $color_held }
}.
ride-refused-color = Den strækning kræver { $length } × { $color }; du har { $color_held ->
    [none] ingen
   *[other] { $color_held }
}.
