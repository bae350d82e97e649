# Ticket to Ride: Amsterdam

ride-part-board = Whole board
ride-part-map = Map
ride-part-hand = My hand
ride-part-players = Players

pic-ride-letter = { $color ->
    [pink] P
    [blue] B
    [green] G
    [black] K
    [red] R
   *[orange] O
}
pic-ride-color = { $color ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
    [gray] grey
   *[wild] wild
}
pic-ride-goods = merchandise
pic-ride-choosing = First contracts
pic-ride-choosing-first = First contracts; { $name } begins
pic-ride-map = Amsterdam
pic-ride-done = completed
pic-ride-hopeless = no way is left
pic-ride-lacking = { $spaces ->
    [one] 1 space to go
   *[other] { $spaces } spaces to go
}
pic-ride-halo = { $reason ->
    [claimable] can be claimed now
   *[missing] still missing for a contract
}

pic-ride-card-transport = { $color ->
    [pink] Pink Transportation
    [blue] Blue Transportation
    [green] Green Transportation
    [black] Black Transportation
    [red] Red Transportation
    [orange] Orange Transportation
   *[wild] Wild card
}
pic-ride-about-transport = { $color ->
    [wild] Stands for any colour when you claim a route. Taken from the open cards, it is the only card you draw this turn. With three of them open, all five are replaced.
   *[other] Pays for one space of a route in this colour, or of a grey route together with cards of the same colour. There are six of each colour in the deck.
}
pic-ride-card-contract = Contract
pic-ride-about-contract = Join { $a } and { $b } by a continuous path of your own routes: at the end that scores { $value }, otherwise it costs { $value }.
pic-ride-card-merchandise = Merchandise Bonus
pic-ride-about-merchandise = Take one when you claim a route with cart symbols. At the end the most of them score { $seats ->
    [2] 8 points, the second most 4.
    [3] 8 points, then 5 and 2.
   *[4] 8 points, then 6, 4 and 2.
} Whoever ties shares the place; whoever has none scores nothing.

pic-ride-alt = Ticket to Ride: Amsterdam, the board.
pic-ride-seat-line = { $number }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; carts { $carts }, cards { $cards }, contracts { $contracts }, merchandise { $merchandise }
pic-ride-score-line = { $name }: routes { $routes }, contracts { $contracts }, merchandise { $merchandise }
pic-ride-revealed-line = { $name }’s contracts: { $contracts }
pic-ride-face-up = Open cards: { $cards }
pic-ride-piles = Deck { $deck }, discarded { $discard }, contract cards { $contracts }, merchandise { $merchandise }
pic-ride-hand = Your hand: { $cards }
pic-ride-cards = Hand: { $cards }
pic-ride-contract-line = { $offered ->
    [yes] Contract { $number } on offer
   *[no] Contract { $number }
}: { $a } – { $b }, { $value } ({ $standing })
pic-ride-claimable = You can claim now: { $routes }
pic-ride-claimed-line = { $name } has { $routes }
pic-ride-open = Open routes:
