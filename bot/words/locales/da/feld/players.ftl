## Råd i Stefan Felds Amsterdam: hvorfor en købmand ville gøre dette

feld-why-activate = { $card } tjener sine klodser ind i de runder, der er tilbage, og et kort under din plade til sidst koster point.
feld-why-use = { $card } giver mere nu, end det tager.
feld-why-card = { $card } lover mest for de klodser, du har, eller som er på vej.
feld-why-none = Intet af de fremlagte kort er sin plads under din plade værd.
feld-why-blind = Det øverste kort her lover mere end det, du gav væk.
feld-why-discard = { $card } er det, du vil savne mindst.
feld-why-block = { $block } giver mest: pladsen i din by og varen ({ $good }) er mere værd end klodserne.
feld-why-free-block = { $block } giver din by mest.
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
feld-why-take-worker = En havnearbejder giver straks en gylden og senere point ved kajen i sin farve ({ $worker }).
feld-why-bring-worker = Det er kajen i hans farve ({ $worker }): jo før en havnearbejder er i magasinet, jo flere point.
feld-why-amstel = { $points ->
    [0] { $spaces ->
        [one] Et første skridt er den billigste brug af en klods og bringer dig nærmere de næste point på Amstel.
       *[other] { $spaces } felter bringer dig nærmere de næste point på Amstel, med klodser, der ville gøre mindre andre steder.
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
feld-why-gain = Den farve mangler du mest: { $color }.
feld-why-store = Leveret med pram giver varen ({ $good }) mere end på det sorte marked.
feld-why-sell = Det sorte marked giver mere ({ $good }), end en levering ville, når klodserne er betalt.
feld-why-put = Her hjælper figuren dig mere end de andre.
feld-why-show = Disse ordrer røber mindst eller er næsten opfyldt.
feld-why-return = Det er den bedste brug af det, du har tilbage.
feld-why-pay = Disse klodser kan du bedst undvære.
feld-why-pay-gulden = Klodserne er nu mere værd for dig end gylden.
feld-why-cube = Det passer til dit første kort og til karréerne.
feld-why-dice = Sammen kommer de, når dine kort og karréer har brug for dem, og ingen plads er tom længe.
feld-why-slot = Der kommer klodserne, når der er brug for dem.
feld-why-stay = Klodserne kommer, når der er brug for dem.
feld-why-leave = Det er ikke det rette tidspunkt.
feld-why-pass = Intet af det, du stadig kan gøre, er sine klodser eller gylden værd.
