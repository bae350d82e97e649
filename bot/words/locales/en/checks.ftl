## Checks on the command line

verified = Replayed { $answers } answers, { $shuffles } uses of luck, { $scores } scores, with { $shares } numbers that players added.
verify-file = { $file } cannot be read: { $error }.
verify-unreadable = { $file } is no record of a game: { $error }.
verify-game = There is no game “{ $game }”.
verify-version = It was played by version { $told } of the rules; known are those up to { $known }.
verify-commitment = The seed is not the one that was promised: { $told } was told, { $right } is right.
verify-shares = What players added to the luck is not a list of growing numbers: { $told }.
verify-setup = The game cannot be set up: { $reason }
verify-answer = Answer { $answer }, of seat { $seat }, was not allowed: { $reason }
verify-unfinished = After { $answers } answers the game is not over.
verify-luck-count = Luck was used { $right } times, not { $told } times.
verify-luck = Luck number { $use } was another: { $what }.
verify-points-count = There are { $right } scores, not { $told }.
verify-points = After answer { $answer } the points are { $right }, not { $told }.
verify-winners = The winners are others than those that are told.
