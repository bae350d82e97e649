feld-order-1 = Order 1 · light blue dock workers
feld-order-1-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points with 2 / 3 / 4 players
} if both light blue dock workers are in the magazine, whoever brought them.
feld-order-2 = Order 2 · maroon dock workers
feld-order-2-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points with 2 / 3 / 4 players
} if both maroon dock workers are in the magazine, whoever brought them.
feld-order-3 = Order 3 · light green dock workers
feld-order-3-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points with 2 / 3 / 4 players
} if both light green dock workers are in the magazine, whoever brought them.
feld-order-4 = Order 4 · light pink dock workers
feld-order-4-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points with 2 / 3 / 4 players
} if both light pink dock workers are in the magazine, whoever brought them.
feld-order-5 = Order 5 · gold dock workers
feld-order-5-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points with 2 / 3 / 4 players
} if both gold dock workers are in the magazine, whoever brought them.
feld-order-6 = Order 6 · white dock workers
feld-order-6-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points with 2 / 3 / 4 players
} if both white dock workers are in the magazine, whoever brought them.
feld-order-7 = Order 7 · four blocks in Grachtengordel
feld-order-7-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points with 2 / 3 / 4 players
} if you have at least 4 blocks in Grachtengordel.
feld-order-8 = Order 8 · four blocks in Plantage
feld-order-8-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points with 2 / 3 / 4 players
} if you have at least 4 blocks in Plantage.
feld-order-9 = Order 9 · four blocks in Nieuwmarkt
feld-order-9-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points with 2 / 3 / 4 players
} if you have at least 4 blocks in Nieuwmarkt.
feld-order-10 = Order 10 · four blocks in Burgwallen
feld-order-10-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points with 2 / 3 / 4 players
} if you have at least 4 blocks in Burgwallen.
feld-order-11 = Order 11 · four blocks in Haarlemmerbuurt
feld-order-11-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points with 2 / 3 / 4 players
} if you have at least 4 blocks in Haarlemmerbuurt.
feld-order-12 = Order 12 · four blocks in Jordaan
feld-order-12-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points with 2 / 3 / 4 players
} if you have at least 4 blocks in Jordaan.
feld-order-13 = Order 13 · three of each deck
feld-order-13-text = 9 points if you have at least 3 active craftsmen, 3 active buildings and 3 active maps.
feld-order-14 = Order 14 · the mouth of the Amstel
feld-order-14-text = 10 points if your disc has reached the mouth of the Amstel.
feld-order-15 = Order 15 · three end-of-game cards
feld-order-15-text = 7 points if you have at least 3 active end-of-game cards.
feld-order-16 = Order 16 · four phase III cards
feld-order-16-text = 7 points if you have at least 4 active cards of phase III.
feld-order-17 = Order 17 · five permanent cards
feld-order-17-text = 7 points if you have at least 5 active permanent cards.
feld-order-18 = Order 18 · seven on the black market
feld-order-18-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if at least 7 commodities are on the black market, whoever sold them.
feld-order-19 = Order 19 · two kinds aboard
feld-order-19-text = 6 points if at least 2 different commodities are on your barge.
feld-order-20 = Order 20 · full storehouse: furniture
feld-order-20-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for furniture is full, whoever filled it.
feld-order-21 = Order 21 · full storehouse: lace
feld-order-21-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for lace is full, whoever filled it.
feld-order-22 = Order 22 · full storehouse: cheese
feld-order-22-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for cheese is full, whoever filled it.
feld-order-23 = Order 23 · full storehouse: jenever
feld-order-23-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for jenever is full, whoever filled it.
feld-order-24 = Order 24 · full storehouse: beer
feld-order-24-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for beer is full, whoever filled it.
feld-order-25 = Order 25 · full storehouse: tiles
feld-order-25-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for tiles is full, whoever filled it.
feld-order-26 = Order 26 · full storehouse: tulip bulbs
feld-order-26-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for tulip bulbs is full, whoever filled it.
feld-order-27 = Order 27 · full storehouse: glass
feld-order-27-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for glass is full, whoever filled it.
feld-order-28 = Order 28 · full storehouse: coffee
feld-order-28-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if the storehouse for coffee is full, whoever filled it.
feld-order-29 = Order 29 · full warehouses
feld-order-29-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points with 2 / 3 / 4 players
} if all four warehouses are full, whoever filled them.
feld-order-30 = Order 30 · barge at the pier
feld-order-30-text = 4 points if your barge lies at the pier.
feld-order-31 = Order 31 · seven in the magazine
feld-order-31-text = { $seats ->
    [2] 9 points
    [3] 7 points
    [4] 5 points
   *[none] 9 / 7 / 5 points with 2 / 3 / 4 players
} if at least 7 dock workers are in the magazine, whoever brought them.
feld-order-32 = Order 32 · two workers, a commodity
feld-order-32-text = At the end return any 2 dock workers and any 1 commodity of yours: { $seats ->
    [2] 4 points
    [3] 5 points
    [4] 6 points
   *[none] 4 / 5 / 6 points with 2 / 3 / 4 players
}.
feld-order-33 = Order 33 · cubes of different colours
feld-order-33-text = At the end return 1 to 6 of your cubes, all of different colours: 1 / 2 / 3 / 5 / 7 / 10 points.
feld-order-34 = Order 34 · one of each
feld-order-34-text = At the end return any 1 dock worker, any 1 commodity and any 1 cube of yours: { $seats ->
    [2] 4 points
    [3] 5 points
    [4] 6 points
   *[none] 4 / 5 / 6 points with 2 / 3 / 4 players
}.
feld-order-35 = Order 35 · nine blocks
feld-order-35-text = { $seats ->
    [2] 7 points
    [3] 8 points
    [4] 9 points
   *[none] 7 / 8 / 9 points with 2 / 3 / 4 players
} if you have at least 9 blocks, wherever they are.
feld-order-36 = Order 36 · twelve cards
feld-order-36-text = { $seats ->
    [2] 4 points
    [3] 5 points
    [4] 6 points
   *[none] 4 / 5 / 6 points with 2 / 3 / 4 players
} if you have at least 12 active cards.
feld-order-37 = Order 37 · return light blue dock workers
feld-order-37-text = At the end return 1 light blue dock worker of yours: { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points with 2 / 3 / 4 players
}. Or both: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-38 = Order 38 · return gold dock workers
feld-order-38-text = At the end return 1 gold dock worker of yours: { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points with 2 / 3 / 4 players
}. Or both: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-39 = Order 39 · return maroon dock workers
feld-order-39-text = At the end return 1 maroon dock worker of yours: { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points with 2 / 3 / 4 players
}. Or both: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-40 = Order 40 · return light green dock workers
feld-order-40-text = At the end return 1 light green dock worker of yours: { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points with 2 / 3 / 4 players
}. Or both: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-41 = Order 41 · return light pink dock workers
feld-order-41-text = At the end return 1 light pink dock worker of yours: { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points with 2 / 3 / 4 players
}. Or both: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-42 = Order 42 · return white dock workers
feld-order-42-text = At the end return 1 white dock worker of yours: { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points with 2 / 3 / 4 players
}. Or both: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
