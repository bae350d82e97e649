## Following a game

cmd-game-watch = watch
    .about = Follow a game: its end, every round, or when it gets exciting
follow-title = Follow { $game } { $number }
follow-not = Choose what I tell you by DM. Nobody at the table notices.
follow-now = I tell you by DM: { $what }.
follow-end = how it ends
follow-rounds = every round
follow-thrills = when it gets exciting
follow-about = -# Exciting: the lead changes, something big is completed, the last turns come.
follow-closed = I cannot write to you. Allow direct messages from this server and choose again.
button-follow-end = Only the end
button-follow-rounds = Every round
button-follow-thrills = Exciting moments
button-follow-stop = Stop following
refused-follow-player = You play in this game, so you are told of it anyway.

## What followers are told

follow-round = { $game } { $number } · round { $round }
follow-lead = In the lead now: { $seat_leading }.
follow-ended = { $game } { $number } goes no further.
follow-where = -# { $channel }
follow-named = { $who }: the game that you follow is over, and I cannot write to you by DM.
tidings-follow = { $game } { $number }: the game that you follow went on.

## Predictions

foretell-open = **Predictions** are possible { $until }. They are sealed until the end, and there is nothing to lose.
foretell-sealed = **Your predictions** are sealed until the end.
foretell-count = -# Sealed so far: the predictions of { $count ->
    [one] one person
   *[other] { $count } people
}.
foretell-line = { $what }: { $picked }
foretell-choice = { $outcome } · { $sure } % sure
foretell-none = No prediction
foretold-winner = Who wins
foretold-margin = By how many points
foretold-band = { $least } to { $most }
foretold-more = { $least } or more
foretold-title = **Predictions** ({ $count ->
    [one] one person
   *[other] { $count } people
}; 100 is certain and right)
foretold-score = { $place }. { $who } · { $score }{ $winner ->
    [none] {""}
   *[other] {" "}· { $winner }
}
refused-foretell-player = Whoever plays foretells nothing.
refused-foretell-late = Nothing can be foretold of this game any more, or not by you.
stats-foretold-title = **Predictions** (100 is always certain and right)
stats-foretold = { $place }. { $who } · { $score } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Showing to everybody

button-show-here = Show here
shown-by = -# Shown by { $who }
refused-show-here = This cannot be shown here: it needs a channel of the game in which you and I may write and attach files.
