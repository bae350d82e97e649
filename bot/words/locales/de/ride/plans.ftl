## Pläne in Zug um Zug

plan-for-ride-goal = Sammeln für … und dann nutzen
plan-for-ride-draw = Welche Karten ich ziehe
plan-for-ride-claim = Wann ich Strecken nutze
plan-for-ride-stops = Anhalten, wenn …
plan-for-ride-steps = Strecken, die im Plan bleiben
plan-for-ride-first = Strecke, für die zuerst gesammelt wird
plan-for-ride-colors = Farben zum Ziehen, in dieser Reihenfolge
plan-for-ride-pay = Farben, die graue Strecken bezahlen
plan-for-ride-wilds = Höchstens so viele Joker für eine Strecke
plan-for-ride-limits = Anhalten bei so vielen Karten oder nach so vielen Zügen

ride-plan-contract = { $number ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
    [6] ⑥
    [7] ⑦
    [8] ⑧
    [9] ⑨
   *[other] ({ $number })
} { $a } – { $b } ({ $value })
    .about = Noch fehlende Strecken: { $routes }
ride-plan-route = { $a } – { $b } ({ $length } × { $color })
ride-plan-color = { $color }
ride-plan-wilds = { $wilds ->
    [0] keine Joker
    [one] höchstens { $wilds } Joker
   *[other] höchstens { $wilds } Joker
}
ride-plan-draw-open = aus den offenen Karten, was ich brauche, sonst vom Stapel
ride-plan-draw-wilds = dasselbe, und offene Joker vor dem Stapel
ride-plan-draw-deck = nur vom Stapel
ride-plan-claim-each = Jede Strecke nutzen, sobald ich sie bezahlen kann
ride-plan-claim-all = Erst nutzen, wenn ich alle bezahlen kann
ride-plan-claim-none = Nichts nutzen; anhalten, wenn ich alle bezahlen kann
ride-plan-collect = Sammeln für { $route }
ride-plan-then = Dann für { $route }
ride-plan-draws = Zieh { $how ->
    [open] aus den offenen Karten, was nötig ist, sonst vom Stapel
    [wilds] aus den offenen Karten, was nötig ist, dann offene Joker, sonst vom Stapel
   *[deck] vom Stapel
}{ $color ->
    [none] {""}
   *[other] ; erwünscht: { $color }
}
ride-plan-pays = Zahle mit höchstens { $wilds ->
    [one] { $wilds } Joker
   *[other] { $wilds } Jokern
} je Strecke{ $color ->
    [none] {""}
   *[other] , graue mit { $color }
}
ride-plan-stops = Halt an, wenn eine Strecke weg ist{ $reason_any ->
    [none] {""}
   *[other] {" "}oder: { $reason_any }
}
ride-plan-stop-last = die letzten Züge beginnen
ride-plan-stop-twin = jemand nutzt die Strecke daneben
ride-plan-stop-next = jemand nutzt eine angrenzende Strecke
ride-plan-stop-next-seat = { $seat } nutzt eine angrenzende Strecke
ride-plan-stop-wild = ein Joker liegt offen
ride-plan-stop-joined = jemand verbindet { $a } und { $b }
ride-plan-stop-cards = { $cards ->
    [one] ich habe { $cards } Karte
   *[other] ich habe { $cards } Karten
}
ride-plan-stop-turns = { $turns ->
    [one] nach { $turns } Zug
   *[other] nach { $turns } Zügen
}
ride-stopped-done = Alle Strecken gehören dir.
ride-stopped-collected = Du kannst jetzt alle Strecken bezahlen.
ride-stopped-taken = { $seat } hat { $a } – { $b } genommen.
ride-stopped-closed = { $a } – { $b } kann nicht mehr genutzt werden.
ride-stopped-carts = { $a } – { $b } braucht mehr Karren, als du hast ({ $carts }).
ride-stopped-twin = { $seat } hat die andere Strecke von { $a } – { $b } genommen.
ride-stopped-next = { $seat } hat { $a } – { $b } genommen, neben deiner Strecke.
ride-stopped-last = Die letzten Züge haben begonnen.
ride-stopped-joined = { $seat } hat { $a } und { $b } verbunden.
ride-stopped-wild = Ein Joker liegt offen.
ride-stopped-cards = { $cards ->
    [one] Du hast { $cards } Karte.
   *[other] Du hast { $cards } Karten.
}
ride-stopped-turns = { $turns ->
    [one] Er hat { $turns } Zug gespielt.
   *[other] Er hat { $turns } Züge gespielt.
}
ride-stopped-nothing = Es gibt nichts zu ziehen, was du willst.
ride-watch-near = die an { $a } – { $b } angrenzenden Strecken
ride-watch-open = die offenen Karten
ride-watch-routes = alle Strecken
ride-watch-last = dass die letzten Züge noch nicht begonnen haben
