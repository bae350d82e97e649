## Planer i Ticket to Ride

plan-for-ride-goal = Saml til … og indsæt vogne
plan-for-ride-draw = Hvilke kort der trækkes
plan-for-ride-claim = Hvornår der indsættes vogne
plan-for-ride-stops = Stop, når …
plan-for-ride-steps = Strækninger, der bliver i planen
plan-for-ride-first = Strækning, der samles til først
plan-for-ride-colors = Farver at trække, i denne rækkefølge
plan-for-ride-pay = Farver, der betaler for grå strækninger
plan-for-ride-wilds = Højst så mange jokere til en strækning
plan-for-ride-limits = Stop med så mange kort eller efter så mange ture

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
    .about = Strækninger, der stadig mangler: { $routes }
ride-plan-route = { $a } – { $b } ({ $length } { $color })
ride-plan-color = { $color }
ride-plan-wilds = { $wilds ->
    [0] ingen jokere
    [one] højst { $wilds } joker
   *[other] højst { $wilds } jokere
}
ride-plan-draw-open = det, jeg mangler, blandt de åbne kort, ellers fra stakken
ride-plan-draw-wilds = det samme, og åbne jokere før stakken
ride-plan-draw-deck = kun fra stakken
ride-plan-claim-each = Indsæt vogne på hver strækning, så snart jeg kan betale for den
ride-plan-claim-all = Indsæt først vogne, når jeg kan betale for alle strækninger
ride-plan-claim-none = Indsæt ingen vogne; stop, når jeg kan betale for alt
ride-plan-collect = Saml til { $route }
ride-plan-then = Derefter til { $route }
ride-plan-draws = Træk { $how ->
    [open] det, der mangler, blandt de åbne kort, ellers fra stakken
    [wilds] det, der mangler, blandt de åbne kort, så åbne jokere, ellers fra stakken
   *[deck] fra stakken
}{ $color ->
    [none] {""}
   *[other] ; ønsket: { $color }
}
ride-plan-pays = Betal med højst { $wilds ->
    [one] { $wilds } joker
   *[other] { $wilds } jokere
} for en strækning{ $color ->
    [none] {""}
   *[other] , grå strækninger med { $color }
}
ride-plan-stops = Stop, når en strækning bliver taget{ $reason_any ->
    [none] {""}
   *[other] {" "}eller: { $reason_any }
}
ride-plan-stop-last = de sidste ture begynder
ride-plan-stop-twin = nogen tager den anden strækning i dobbeltstrækningen
ride-plan-stop-next = nogen tager en tilstødende strækning
ride-plan-stop-next-seat = { $seat } tager en tilstødende strækning
ride-plan-stop-wild = en joker ligger åben
ride-plan-stop-joined = nogen forbinder { $a } og { $b }
ride-plan-stop-cards = jeg har { $cards } kort
ride-plan-stop-turns = { $turns ->
    [one] efter { $turns } tur
   *[other] efter { $turns } ture
}
ride-stopped-done = alle strækninger i planen er dine.
ride-stopped-collected = du kan betale for det hele nu.
ride-stopped-taken = { $seat } har taget { $a } – { $b }.
ride-stopped-closed = { $a } – { $b } kan ikke længere tages.
ride-stopped-carts = { $a } – { $b } kræver flere vogne end dine { $carts }.
ride-stopped-twin = { $seat } har taget den anden strækning mellem { $a } og { $b }.
ride-stopped-next = { $seat } har taget { $a } – { $b }, der støder op til din strækning.
ride-stopped-last = de sidste ture er begyndt.
ride-stopped-joined = { $seat } har forbundet { $a } og { $b }.
ride-stopped-wild = en joker ligger åben.
ride-stopped-cards = du har { $cards } kort.
ride-stopped-turns = { $turns ->
    [one] den har spillet { $turns } tur.
   *[other] den har spillet { $turns } ture.
}
ride-stopped-nothing = der er intet at trække af det, du ønsker.
ride-watch-near = strækningerne, der støder op til { $a } – { $b }
ride-watch-open = de åbne kort
ride-watch-routes = alle strækninger
ride-watch-last = de sidste ture er ikke begyndt
