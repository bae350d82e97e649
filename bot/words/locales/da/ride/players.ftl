## Råd i Ticket to Ride: hvorfor en købmand ville gøre det

ride-why-keep-both = Begge kan opfyldes sammen: alle dine kontrakter kræver så { $length ->
    [one] { $length } felt
   *[other] { $length } felter
} mere.
ride-why-keep-one = { $contract } giver mere for sine strækninger; alle dine kontrakter tilsammen kræver så { $length ->
    [one] { $length } felt
   *[other] { $length } felter
} mere.
ride-why-pay = Det er de kort, som dine andre strækninger mindst har brug for.
ride-why-contracts = Dine kontrakter er på plads, og nye lover mere end noget andet i denne tur.
ride-why-contracts-last = Det er din sidste tur: en kontrakt, som dine strækninger allerede forbinder, er mest værd.
ride-why-claim-completes = Den opfylder { $contract }.
ride-why-claim-way = Den ligger på den korteste rute, der endnu er mulig for { $contract }, som dit kort viser den.
ride-why-claim-points = Den giver { $points } point med kort og vogne, som dine kontrakter kan undvære.
ride-why-draw-wild = En joker passer til alle strækninger, og de andre kort lover mindre.
ride-why-draw-open = Til { $a } – { $b } mangler du { $color }.
ride-why-draw-deck = Stakken lover mere end de åbne kort.
ride-why-draw-spare = Der ligger intet bedre åbent.
ride-why-nothing-counts = Det er din sidste tur, og intet andet, du kan gøre, tæller: et kort skader ikke.
