## Plans dans Les Aventuriers du Rail

plan-for-ride-goal = Réunir des cartes et prendre des Routes pour…
plan-for-ride-draw = Quelles cartes prendre
plan-for-ride-claim = Quand prendre une Route
plan-for-ride-stops = S’arrêter quand…
plan-for-ride-steps = Routes qui restent dans le plan
plan-for-ride-first = Route pour laquelle réunir d’abord des cartes
plan-for-ride-colors = Couleurs à prendre, dans cet ordre
plan-for-ride-pay = Couleurs qui paient les Routes grises
plan-for-ride-wilds = Nombre maximal de Jokers par Route
plan-for-ride-limits = S’arrêter à tant de cartes, ou après tant de tours

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
    .about = Routes qui manquent encore : { $routes }
ride-plan-route = { $a } – { $b } ({ $length } { $color })
ride-plan-color = { $color }
ride-plan-wilds = { $wilds ->
    [0] aucun Joker
    [one] { $wilds } Joker au plus
   *[other] { $wilds } Jokers au plus
}
ride-plan-draw-open = ce qu’il me faut parmi les cartes visibles, sinon la pioche
ride-plan-draw-wilds = pareil, et les Jokers visibles avant la pioche
ride-plan-draw-deck = seulement la pioche
ride-plan-claim-each = Prendre chaque Route dès que je peux la payer
ride-plan-claim-all = Prendre les Routes quand je peux toutes les payer
ride-plan-claim-none = Ne rien prendre ; m’arrêter quand je peux tout payer
ride-plan-collect = Réunir des cartes pour { $route }
ride-plan-then = Puis pour { $route }
ride-plan-draws = Prendre { $how ->
    [open] ce qu’il faut parmi les cartes visibles, sinon dans la pioche
    [wilds] ce qu’il faut parmi les cartes visibles, puis les Jokers visibles, sinon dans la pioche
   *[deck] seulement dans la pioche
}{ $color ->
    [none] {""}
   *[other] {" "}; recherché : { $color }
}
ride-plan-pays = Payer avec au plus { $wilds ->
    [one] { $wilds } Joker
   *[other] { $wilds } Jokers
} par Route{ $color ->
    [none] {""}
   *[other] , les grises en { $color }
}
ride-plan-stops = S’arrêter quand une Route est prise{ $reason_any ->
    [none] {""}
   *[other] {" "}ou : { $reason_any }
}
ride-plan-stop-last = les derniers tours commencent
ride-plan-stop-twin = quelqu’un prend l’autre Route de la Route Double
ride-plan-stop-next = quelqu’un prend une Route voisine
ride-plan-stop-next-seat = { $seat } prend une Route voisine
ride-plan-stop-wild = un Joker est visible
ride-plan-stop-joined = quelqu’un relie { $a } et { $b }
ride-plan-stop-cards = { $cards ->
    [one] j’ai { $cards } carte
   *[other] j’ai { $cards } cartes
}
ride-plan-stop-turns = { $turns ->
    [one] après { $turns } tour
   *[other] après { $turns } tours
}
ride-stopped-done = tu as tout pris.
ride-stopped-collected = tu peux tout payer maintenant.
ride-stopped-taken = { $seat } a pris la Route { $a } – { $b }.
ride-stopped-closed = la Route { $a } – { $b } ne peut plus être prise.
ride-stopped-carts = la Route { $a } – { $b } demande plus de Chariots que tu n’en as ({ $carts }).
ride-stopped-twin = { $seat } a pris l’autre Route de la Route Double { $a } – { $b }.
ride-stopped-next = { $seat } a pris la Route { $a } – { $b }, voisine de la tienne.
ride-stopped-last = les derniers tours ont commencé.
ride-stopped-joined = { $seat } a relié { $a } et { $b }.
ride-stopped-wild = un Joker est visible.
ride-stopped-cards = { $cards ->
    [one] tu as { $cards } carte.
   *[other] tu as { $cards } cartes.
}
ride-stopped-turns = { $turns ->
    [one] il a joué { $turns } tour.
   *[other] il a joué { $turns } tours.
}
ride-stopped-nothing = il n’y a rien à prendre qui te serve.
ride-watch-near = les voisines de la Route { $a } – { $b }
ride-watch-open = les cartes visibles
ride-watch-routes = toutes les Routes
ride-watch-last = les derniers tours (commencés ou non)
