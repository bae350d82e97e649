## Hints in Stefan Feld's Amsterdam: why a merchant would do this

feld-why-activate = { $card } pays back its cubes in the rounds that are left, and a card below the board at the end costs points.
feld-why-use = { $card } gives more now than it takes.
feld-why-card = { $card } promises most for the cubes that you have or that are on their way.
feld-why-none = No card on display is worth its place below your board.
feld-why-blind = The top of this deck promises more than the card that you gave away.
feld-why-discard = { $card } is the one that you will miss least.
feld-why-block = { $block } brings the most: its place in your city and its { $good } are worth more than its cubes.
feld-why-free-block = { $block } adds most to your city.
feld-why-load = Loading costs nothing, and commodities aboard can be delivered wherever you pass.
feld-why-barge = There is more to gain at { $place } than { $cubes ->
    [0] the way there costs
    [one] the cube that it takes to get there
   *[other] the { $cubes } cubes that it takes to get there
}.
feld-why-tow = At { $place } the barge has most to do.
feld-why-deliver = Delivered here, { $good } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and it costs nothing.
feld-why-take-worker = A dock worker brings a gulden at once, and points at the { $worker } dock.
feld-why-bring-worker = This is the { $worker } dock: the earlier a dock worker is in the magazine, the more points.
feld-why-amstel = { $points ->
    [0] { $spaces ->
        [one] A first step is the cheapest use of a cube, and brings you nearer to the next points on the Amstel.
       *[other] { $spaces } spaces bring you nearer to the next points on the Amstel, with cubes that would do less elsewhere.
    }
    [one] { $spaces } { $spaces ->
        [one] space brings
       *[other] spaces bring
    } { $points } point.
   *[other] { $spaces } { $spaces ->
        [one] space brings
       *[other] spaces bring
    } { $points } points.
}
feld-why-market = What the market gives is worth more than its gulden will be in later rounds.
feld-why-keep = This colour helps most next round: { $color }.
feld-why-gain = This is the colour that you lack most: { $color }.
feld-why-store = Delivered by barge, { $good } brings more than the black market gives.
feld-why-sell = The black market gives more for { $good } than a delivery would bring, after its cubes.
feld-why-put = Here it helps you more than the others.
feld-why-show = These orders give away least, or are nearly done.
feld-why-return = It is the best use of what you have left.
feld-why-pay = These cubes will be missed least.
feld-why-pay-gulden = The cubes are worth more to you now than the gulden.
feld-why-cube = It fits your first card and the blocks.
feld-why-dice = Together they come when your cards and blocks need them, and no slot stays empty for long.
feld-why-slot = There the cubes come when they are needed.
feld-why-stay = The cubes come when they are needed.
feld-why-leave = Now is not the time for it.
feld-why-pass = Nothing that you could still do is worth its cubes or gulden.
