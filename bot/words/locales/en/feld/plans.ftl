## Answers ahead in Feld’s Amsterdam

feld-again-die = { $color }
feld-again-card = { $card }: { $what }
feld-way-newest = A sixth card: always discard the one I took last
feld-way-oldest = A sixth card: always discard the one I have had longest
feld-way-dearest = A sixth card: always discard the one that costs most cubes
feld-way-cheapest = A sixth card: always discard the one that costs fewest cubes
feld-way-highest = Dice: always the two with the most pips
feld-way-lowest = Dice: always the two with the fewest pips
feld-way-most = Always keep a cube of the colour that I have most of
feld-stop-last = the last round begins
feld-stop-penalty = I get a penalty token
feld-stop-block = anybody takes a block next to one of mine
feld-stop-block-seat = { $seat } takes a block next to one of mine
feld-stop-amstel = anybody overtakes me on the Amstel
feld-stop-amstel-seat = { $seat } overtakes me on the Amstel
feld-stop-cards = { $cards ->
    [one] I have { $cards } inactive card
   *[other] I have { $cards } inactive cards
}
feld-stop-district = the last block of { $district } is taken
feld-stopped-last = the last round has begun.
feld-stopped-penalty = you have got a penalty token.
feld-stopped-block = { $seat } has taken { $block }, next to a block of yours.
feld-stopped-amstel = { $seat } has overtaken you on the Amstel.
feld-stopped-cards = { $cards ->
    [one] you have { $cards } inactive card.
   *[other] you have { $cards } inactive cards.
}
feld-stopped-district = the last block of { $district } is taken.
feld-watch-block = { $block }
feld-watch-place = { $place }
feld-watch-card = { $card }
feld-watch-market = the market
feld-watch-display = the cards on display
feld-watch-city = all blocks of the city
feld-watch-harbour = all of the harbour
feld-watch-amstel = the order on the Amstel
