## Everything, for those who do not play

cmd-board-everything = everything
    .about = All hands, contracts and orders, some rounds late, for those who do not play
term-late = Everything, late
    .about = If all players agree, those who do not play may see all hands, contracts and orders, so many whole rounds late.
term-rounds = { $rounds ->
    [0] never
    [one] { $rounds } round late
   *[other] { $rounds } rounds late
}
door-asked = May those who do not play see everything, { $rounds ->
    [one] a whole round
   *[other] { $rounds } whole rounds
} late: all hands, contracts and orders? All players must agree, and each can take it back at any time.
door-missing = Not agreed yet: { $who }.
door-open = All players agree: those who do not play may see everything, { $rounds ->
    [one] a whole round
   *[other] { $rounds } whole rounds
} late.
door-known = It is shown only to those who ask for it, or in a private thread that players are kept out of. Those who manage threads on this server can read private threads, too.
door-seats = Whoever has looked takes no seat in this game any more.
door-yes = You agree that those who do not play see everything late. You can take that back at any time.
door-no = You do not agree, so nobody sees everything before the end.
button-door-yes = I agree
button-door-no = I do not
button-everything = See everything
button-look = Show me everything
everything-sure = You will see all hands, contracts and orders of game { $number } as they were. After that you take no seat in this game any more, also if you are asked to. A rematch is a new game.
everything-title = { $game } { $number } · everything
everything-when = { $turn ->
    [0] As it was dealt
   *[other] As it was after turn { $turn }
}; by now the table is { $turns ->
    [one] one turn
   *[other] { $turns } turns
} further.
everything-alone = Only you see this. When the game is over, you can show it here.
everything-over = As it ended.
everything-nothing = nothing secret
everything-all = All seats
everything-seat = As one seat saw it …
refused-plays-here = You play here, so you see what your seat sees. Everything is for those who do not play.
refused-everything-here = Everything can be shown to all only when the game is over: until then those who play read here, too.
refused-never-shown = At this table nobody sees everything before the end.
refused-not-agreed = Not all players agree that those who do not play see everything.
refused-too-early = There is nothing to see yet: everything is shown { $rounds ->
    [one] a whole round
   *[other] { $rounds } whole rounds
} late.
refused-has-looked = { $name } has seen everything of this game, or may have, and takes no seat in it any more. A rematch is a new game.
refused-forgotten-looked = Somebody who has seen everything of this game has had their data deleted. As that could be anybody, free seats go only to the house.
button-loft = Onlookers’ thread
loft-there = You find everything, with all others who look on, here: { $channel }
refused-no-loft = I cannot open a private thread here. **See everything** shows the same to you alone.
refused-loft-read = Somebody at this table manages threads on this server, and would read a private one. **See everything** shows the same to you alone.
everything-chances = What a burgomaster who knows all cards thought of everybody’s chances then
