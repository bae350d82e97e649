## Råd i Stefan Felds Amsterdam: hvorfor en købmand ville gøre dette

feld-why-activate = { $card } betaler sine klodser tilbage i de runder, der er tilbage, og et kort under pladen til sidst koster point.
feld-why-use = { $card } giver mere nu, end det tager.
feld-why-card = { $card } lover mest for de klodser, der er her eller på vej.
feld-why-none = Intet af kortene er sin plads under pladen værd.
feld-why-blind = Det øverste kort her lover mere end det, der blev givet væk.
feld-why-discard = { $card } er det, der vil blive savnet mindst.
feld-why-block = { $block } giver mest: pladsen i byen og varen ({ $good }) er mere værd end klodserne.
feld-why-free-block = { $block } giver byen mest.
feld-why-load = Det koster intet at laste, og varer om bord kan leveres undervejs.
feld-why-barge = Der er mere at hente her ({ $place }) end { $cubes ->
    [0] det, vejen koster
    [one] den klods, vejen koster
   *[other] de { $cubes } klodser, vejen koster
}.
feld-why-tow = Her har prammen mest at gøre: { $place }.
feld-why-deliver = Leveringen ({ $good }) giver { $points ->
    [one] { $points } point
   *[other] { $points } point
} her og koster intet.
feld-why-take-worker = En havnearbejder giver straks en gylden, og mere ved kajen i sin farve ({ $worker }).
feld-why-bring-worker = Det er kajen i hans farve ({ $worker }): jo før en havnearbejder er i magasinet, jo flere point.
feld-why-amstel = { $points ->
    [0] { $spaces ->
        [one] Et første skridt er den billigste brug af en klods og bringer de næste point på Amstel nærmere.
       *[other] { $spaces } felter bringer de næste point på Amstel nærmere, med klodser, der ville gøre mindre andre steder.
    }
    [one] { $spaces } { $spaces ->
        [one] felt giver
       *[other] felter giver
    } { $points } point.
   *[other] { $spaces } { $spaces ->
        [one] felt giver
       *[other] felter giver
    } { $points } point.
}
feld-why-market = Det, markedet giver, er mere værd, end dets gylden vil være i senere runder.
feld-why-keep = Den farve hjælper mest i næste runde: { $color }.
feld-why-gain = Den farve mangler mest: { $color }.
feld-why-store = Leveret med pram giver varen ({ $good }) mere end på det sorte marked.
feld-why-sell = Det sorte marked giver mere ({ $good }), end en levering ville, når klodserne er betalt.
feld-why-put = Her hjælper figuren mere end hos de andre.
feld-why-show = Disse ordrer røber mindst eller er næsten opfyldt.
feld-why-return = Det er den bedste brug af det, der er tilbage.
feld-why-pay = Disse klodser vil blive savnet mindst.
feld-why-pay-gulden = Klodserne er nu mere værd end gylden.
feld-why-cube = Det passer til det første kort og til karréerne.
feld-why-dice = Sammen kommer de, når kort og karréer har brug for dem, og ingen plads er tom længe.
feld-why-slot = Der kommer klodserne, når der er brug for dem.
feld-why-stay = Klodserne kommer, når der er brug for dem.
feld-why-leave = Det er ikke tiden til det nu.
feld-why-pass = Intet af det, der stadig kan gøres, er sine klodser eller gylden værd.
