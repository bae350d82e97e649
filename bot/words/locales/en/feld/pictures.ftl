# What stands on pictures of Stefan Feld's Amsterdam and in their descriptions.

feld-part-board = Whole board
feld-part-city = City
feld-part-harbour = Harbour
feld-part-display = Cards on display
feld-part-dice = Dice
feld-part-market = Market
feld-part-players = Players
feld-part-scores = Final scoring
feld-part-own = My board
feld-part-cards = My cards
feld-part-cards-2 = My cards, sheet 2
feld-part-cards-3 = My cards, sheet 3
feld-part-orders = My secret orders

pic-feld-headline = { $phase ->
    [orders] Secret orders
    [figures] { $name } places a figure
    [first-cards] { $name } takes a first card
    [first-cubes] { $name } takes the first cubes
    [I] { $name } selects a card
    [II] Dice: { $name }
    [III] { $name }’s turn
    [IV] Storing a cube: { $name }
   *[other] Final scoring
}
pic-feld-phase = { $phase ->
    [orders] Setup
    [figures] Setup
    [first-cards] Setup
    [first-cubes] Setup
    [over] The end
    [end] The end
   *[other] Round { $round } of { $rounds } · Phase { $phase }
}
pic-feld-decks = { $deck ->
    [craftsman] craftsmen
    [building] buildings
    [map] maps
   *[discard] discarded
}
pic-feld-market = Market
pic-feld-tiles-left = { $tiles } more
pic-feld-black-market = Black market
pic-feld-magazine = Magazine
pic-feld-score = { $part ->
    [before] played
    [penalties] penalties
    [cards] cards
    [group] group
    [districts] districts
    [leftovers] left over
    [orders] orders
   *[total] total
}
pic-feld-none = none
pic-feld-used = used
pic-feld-tile-name = Market tile { $tile }
pic-feld-order-name = { $open ->
    [yes] Order { $order }, face up
   *[none] Secret order { $order }
}
pic-feld-alt = Stefan Feld’s Amsterdam: { $part }.
pic-feld-seat-line = { $number }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, gulden { $gulden }, penalties { $penalties }, crests left { $crests }, Amstel space { $space }
pic-feld-tile-line = Market tile { $tile }: { $text } ({ $tiles } more in the stack)
pic-feld-display-line = On display: { $cards }
pic-feld-dice-line = Dice: { $dice }
pic-feld-order-line = { $name }: { $text } { $takes ->
    [0] (+{ $points })
   *[other] ({ $there } of { $takes }, +{ $points })
}
pic-feld-can-block = You can take: { $blocks }
pic-feld-can-sail = Your barge can reach, for cubes: { $places }
pic-feld-can-activate = You can activate: { $cards }
pic-feld-can-use = You can use: { $cards }
pic-feld-can-move = Amstel: you can pay for { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
pic-feld-board-of = — { $name } —
pic-feld-supply-line = Supply: { $cubes }. Roundel: { $slots }
pic-feld-active-line = Active: { $cards }
pic-feld-inactive-line = Not active: { $cards }
pic-feld-barge-line = Barge at { $place }, aboard: { $load }. Storehouse: { $goods }
pic-feld-roofs-line = Free roofs (fast delivery +{ $bonus }): { $roofs }
pic-feld-docks-line = Dock workers: { $docks }
pic-feld-magazine-line = Magazine: { $workers }; next +{ $points }
pic-feld-sold-line = Sold on the black market: { $goods }
pic-feld-revealed-line = { $name }’s orders: { $orders }

# Names as the commands have them.

feld-pictured-good = { $good }
feld-pictured-worker = { $worker }
feld-pictured-color = { $color }
feld-pictured-place = { $place }
feld-pictured-figure = { $figure }
