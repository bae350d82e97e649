## The table that people can join

lobby-host = Host: { $host }
lobby-rematch = { $asker } would like a rematch of game { $number }. { $who }, are you in?
rematch-spectator = A rematch is for those who played game { $number }. You are welcome to open a table of your own with the same terms.
button-anew = Open a new table
lobby-moved = This table has moved to { $channel }.
term-yes = yes
term-no = no
term-seats = Players
    .about = How many may sit down; with as many the game starts by itself, and the host may start with fewer.
term-pace = Pace
    .about = How long a move may take. Whoever takes longer is reminded, and in the end the others may vote.
term-language = Language
    .about = In which the public messages are; what only you read is in your own.
term-rated = Rated
    .about = Counts for everybody’s rating. There are no hints then, and seats go only to the house.
term-hints = Hints
    .about = Whether everybody may ask with `/my hint` what a merchant would do.
term-house = House players
    .about = They play along at three levels, and see no more than anybody in their seat.
term-thread = A thread of its own
    .about = The table moves into a new thread of this channel.
button-own-terms = What only this game has …
button-table-terms = What holds for any game …
button-thread = Move into a thread
term-leave = Days away
    .about = For so many days everybody’s clock stands still while they are away; `/my settings` says when.
term-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
