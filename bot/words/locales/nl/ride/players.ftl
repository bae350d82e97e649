## Tips in Ticket to Ride: waarom een koopman dit zou doen

ride-why-keep-both = Je kunt ze allebei voltooien: al je contracten vragen dan nog { $length ->
    [one] { $length } vak
   *[other] { $length } vakken
}.
ride-why-keep-one = { $contract } levert meer op voor de routes die het vraagt; al je contracten samen vragen dan nog { $length ->
    [one] { $length } vak
   *[other] { $length } vakken
}.
ride-why-pay = Deze kaarten heb je voor je andere routes het minst nodig.
ride-why-contracts = Je contracten zijn geregeld, en nieuwe beloven meer dan al het andere in deze beurt.
ride-why-contracts-last = Het is je laatste beurt: een contract dat je routes al verbinden, is het meest waard.
ride-why-claim-completes = Deze route voltooit { $contract }.
ride-why-claim-way = Deze route ligt op de kortste weg die er nog is voor { $contract }, zoals die op je kaart gemarkeerd is.
ride-why-claim-points = Deze route levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op, met kaarten en karren die je contracten kunnen missen.
ride-why-draw-wild = Een joker past bij elke route, en de andere kaarten beloven minder.
ride-why-draw-open = Voor { $a } – { $b } heb je { $color } nodig.
ride-why-draw-deck = De stapel belooft meer dan de open kaarten.
ride-why-draw-spare = Er ligt niets beters open.
ride-why-nothing-counts = Het is je laatste beurt, en niets anders wat je kunt doen telt nog: een kaart kan geen kwaad.
