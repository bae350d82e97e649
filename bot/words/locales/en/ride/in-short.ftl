## The rules in short

ride-rules-1 = **On your turn** do exactly one thing: draw transport cards, claim a route, or take contracts.
ride-rules-2 = **Draw:** two cards, from the five open ones or blind from the deck. An open wild is the only card of your turn, and never your second. Three open wilds are swept away with the other two cards.
ride-rules-3 = **Claim:** pay as many cards as the route has spaces, all of its colour; a grey route takes any one colour; wilds stand for anything. 1, 2, 3, 4 spaces give 1, 2, 4, 7 points. Nobody has both routes of a double route, and with two players the other one closes.
ride-rules-4 = **Merchandise:** a route with cart symbols gives one card. At the end the most cards give 8 points, then 6/4/2 with four players, 5/2 with three, 4 with two; ties share a rank and the next ones fall away. Without a card there is no bonus.
ride-rules-5 = **Contracts:** draw two, keep at least one. At the end a contract counts for you if your routes join its two locations, and against you if not.
ride-rules-6 = **The end:** once somebody has two carts or fewer after their turn, everybody has one more turn. The most points win; then the most completed contracts; then the victory is shared.
ride-rules-7 = **Where the leaflets are silent:** with too few cards fewer than five lie open; a row of wilds stays if nothing better is left; whoever can do nothing passes, and if nobody can do anything the game ends.

ride-unofficial = -# Unofficial: Ticket to Ride belongs to Days of Wonder and Asmodee, who have nothing to do with Schout.
