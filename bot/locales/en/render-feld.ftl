# What stands on pictures of Stefan Feld's Amsterdam and in their descriptions.

pic-feld-good = { $good ->
    [glass] Glass
    [jenever] Jenever
    [coffee] Coffee
    [beer] Beer
    [tiles] Tiles
    [cheese] Cheese
    [lace] Lace
    [furniture] Furniture
   *[tulip] Tulips
}
pic-feld-worker = { $worker ->
    [light_blue] light blue
    [maroon] maroon
    [white] white
    [gold] gold
    [light_pink] light pink
   *[light_green] light green
}
pic-feld-worker-letters = { $worker ->
    [light_blue] LB
    [maroon] MA
    [white] WH
    [gold] GO
    [light_pink] LP
   *[light_green] LG
}
pic-feld-color = { $color ->
    [pink] pink
    [gray] gray
    [orange] orange
    [brown] brown
    [purple] purple
   *[black] black
}
pic-feld-figure-letter = { $figure ->
    [supervisor] S
    [bailiff] B
   *[marketeer] M
}
pic-feld-good-letters = { $good ->
    [glass] GL
    [jenever] JE
    [coffee] CO
    [beer] BE
    [tiles] TI
    [cheese] CH
    [lace] LA
    [furniture] FU
   *[tulip] TU
}
pic-feld-headline = { $phase ->
    [orders] Secret orders
    [figures] { $name } places a figure
    [first-cards] { $name } takes a first card
    [first-cubes] { $name } takes the first cubes
    [I] { $name } selects a card
    [II] Dice: { $name }
    [III] { $name }’s turn
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
pic-feld-fast = fast delivery
pic-feld-below = can be activated
pic-feld-above = active
pic-feld-decks = { $deck ->
    [craftsman] craftsmen
    [building] buildings
    [map] maps
   *[discard] discarded
}
pic-feld-market = market
pic-feld-tiles-left = { $tiles } more
pic-feld-black-market = Black market
pic-feld-magazine = Magazine
pic-feld-dice = The dice
pic-feld-display = On display
pic-feld-cards-of = Cards of { $name }
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
