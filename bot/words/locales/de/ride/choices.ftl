## Was eine Wahl kostet, bringt und wozu sie gut ist

ride-choice = { $what }{ $gain ->
    [none] {""}
   *[other] {" "}· { $gain }
}{ $final ->
    [yes] {" "}🔒
   *[no] {""}
}
ride-brings-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ride-brings-color = +{ $color }
ride-brings-merchandise = Handelsware
ride-brings-contracts = { $contracts ->
    [one] der letzte
   *[other] { $contracts } zur Auswahl
}
ride-brings-cards = { $cards ->
    [one] { $cards } verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
ride-for-end = 🔒 beendet die Partie
ride-for-pays = zahlt { $color_paid }
ride-for-completes = erfüllt { $a } – { $b } ({ $value })
ride-for-serves = für { $a } – { $b } ({ $value })
ride-for-color = für { $a } – { $b }
ride-for-only = die einzige Karte dieses Zuges
ride-for-done = schon erfüllt
ride-for-impossible = nicht mehr zu erfüllen
ride-for-missing = { $spaces ->
    [one] { $spaces } Feld fehlt
   *[other] { $spaces } Felder fehlen
}
ride-refused-owned = Diese Strecke gehört schon { $seat }.
ride-refused-carts = Diese Strecke braucht { $length } Karren; du hast { $carts }.
ride-refused-twin = Von diesen beiden Strecken kann hier nur eine genutzt werden.
ride-refused-one-color = Diese Strecke braucht { $length } × dieselbe Farbe; du hast { $color_held ->
    [none] keine
   *[other] { $color_held }
}.
ride-refused-color = Diese Strecke braucht { $length } × { $color }; du hast { $color_held ->
    [none] keine
   *[other] { $color_held }
}.

## Was jemand hat, und besondere Augenblicke

ride-have-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ride-have-carts = { $carts ->
    [one] noch { $carts } Karren
   *[other] noch { $carts } Karren
}
ride-moment-done = Auftrag erfüllt: { $a } – { $b } (+{ $value }).
ride-moment-last = Das ist dein letzter Zug.
