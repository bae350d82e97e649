## Tipps in Zug um Zug: warum ein Kaufmann das täte

ride-why-keep-both = Beide lassen sich zusammen erfüllen: Alle deine Aufträge brauchen dann noch { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}.
ride-why-keep-one = { $contract } bringt mehr für seine Strecken; alle deine Aufträge zusammen brauchen dann noch { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}.
ride-why-pay = Diese Karten brauchst du für deine anderen Strecken am wenigsten.
ride-why-contracts = Deine Aufträge sind entschieden, und neue versprechen mehr als alles andere in diesem Zug.
ride-why-contracts-last = Es ist dein letzter Zug: Ein Auftrag, den deine Strecken schon erfüllen, ist am meisten wert.
ride-why-claim-completes = Damit erfüllst du { $contract }.
ride-why-claim-way = Die Strecke liegt auf dem kürzesten Weg, der für { $contract } noch bleibt, wie dein Spielplan ihn zeigt.
ride-why-claim-points = Die Strecke bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, mit Karten und Karren, die deine Aufträge entbehren können.
ride-why-draw-wild = Ein Joker passt zu jeder Strecke, und die anderen Karten versprechen weniger.
ride-why-draw-open = Für { $a } – { $b } brauchst du { $color }.
ride-why-draw-deck = Der Stapel verspricht mehr als die offenen Karten.
ride-why-draw-spare = Es liegt nichts Besseres offen.
ride-why-nothing-counts = Es ist dein letzter Zug, und nichts anderes, was du tun kannst, zählt noch: Eine Karte schadet nicht.
