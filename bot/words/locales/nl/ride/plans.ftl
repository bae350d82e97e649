## Plannen in Ticket to Ride

plan-for-ride-goal = Sparen voor … en bezetten
plan-for-ride-draw = Welke kaarten ik trek
plan-for-ride-claim = Wanneer ik bezet
plan-for-ride-stops = Stoppen als …
plan-for-ride-steps = Routes die in het plan blijven
plan-for-ride-first = Route waarvoor ik het eerst spaar
plan-for-ride-colors = Kleuren om te trekken, in deze volgorde
plan-for-ride-pay = Kleuren om grijze routes mee te betalen
plan-for-ride-wilds = Hoogstens zoveel jokers voor één route
plan-for-ride-limits = Stoppen bij zoveel kaarten, of na zoveel beurten

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
    .about = Nog ontbrekende routes: { $routes }
ride-plan-route = { $a } – { $b } ({ $length } × { $color })
ride-plan-color = { $color }
ride-plan-wilds = { $wilds ->
    [0] geen jokers
    [one] hoogstens { $wilds } joker
   *[other] hoogstens { $wilds } jokers
}
ride-plan-draw-open = wat ik nodig heb uit de open kaarten, anders de stapel
ride-plan-draw-wilds = hetzelfde, en open jokers vóór de stapel
ride-plan-draw-deck = alleen van de stapel
ride-plan-claim-each = Elke route bezetten zodra ik die kan betalen
ride-plan-claim-all = Bezetten als ik ze allemaal kan betalen
ride-plan-claim-none = Niets bezetten; stoppen als ik alles kan betalen
ride-plan-collect = Sparen voor { $route }
ride-plan-then = Daarna voor { $route }
ride-plan-draws = Trek { $how ->
    [open] wat nodig is uit de open kaarten, anders van de stapel
    [wilds] wat nodig is uit de open kaarten, dan open jokers, anders van de stapel
   *[deck] van de stapel
}{ $color ->
    [none] {""}
   *[other] ; gewenst: { $color }
}
ride-plan-pays = Betaal met hoogstens { $wilds ->
    [one] { $wilds } joker
   *[other] { $wilds } jokers
} voor een route{ $color ->
    [none] {""}
   *[other] , grijze met { $color }
}
ride-plan-stops = Stop als een route bezet wordt{ $reason_any ->
    [none] {""}
   *[other] {" "}of: { $reason_any }
}
ride-plan-stop-last = de laatste beurten beginnen
ride-plan-stop-twin = iemand bezet de route ernaast
ride-plan-stop-next = iemand bezet een aangrenzende route
ride-plan-stop-next-seat = { $seat } bezet een aangrenzende route
ride-plan-stop-wild = er ligt een joker open
ride-plan-stop-joined = iemand verbindt { $a } en { $b }
ride-plan-stop-cards = { $cards ->
    [one] ik heb { $cards } kaart
   *[other] ik heb { $cards } kaarten
}
ride-plan-stop-turns = { $turns ->
    [one] na { $turns } beurt
   *[other] na { $turns } beurten
}
ride-stopped-done = alles is bezet.
ride-stopped-collected = je kunt nu alles betalen.
ride-stopped-taken = { $seat } heeft { $a } – { $b } bezet.
ride-stopped-closed = { $a } – { $b } kan niet meer bezet worden.
ride-stopped-carts = { $a } – { $b } vraagt meer karren dan je er hebt ({ $carts }).
ride-stopped-twin = { $seat } heeft de andere route van { $a } – { $b } bezet.
ride-stopped-next = { $seat } heeft { $a } – { $b } bezet, naast jouw route.
ride-stopped-last = de laatste beurten zijn begonnen.
ride-stopped-joined = { $seat } heeft { $a } en { $b } verbonden.
ride-stopped-wild = er ligt een joker open.
ride-stopped-cards = { $cards ->
    [one] je hebt { $cards } kaart.
   *[other] je hebt { $cards } kaarten.
}
ride-stopped-turns = { $turns ->
    [one] het heeft { $turns } beurt gespeeld.
   *[other] het heeft { $turns } beurten gespeeld.
}
ride-stopped-nothing = er valt niets te trekken wat je wilt hebben.
ride-watch-near = de routes naast { $a } – { $b }
ride-watch-open = de open kaarten
ride-watch-routes = alle routes
ride-watch-last = of de laatste beurten begonnen zijn
