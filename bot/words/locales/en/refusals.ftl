## Why something is not possible

illegal-shape = That is not an answer I can read.
illegal-count = Please choose at least { $least } and at most { $most }, not { $picked }.
illegal-repeated = Nothing can be chosen twice.
illegal-not-offered = “{ $pick }” is not possible now.
illegal-not-asked = It is not your turn.
illegal-over = The game is over.
illegal-stale = The board has moved on since that button was made.
illegal-undo = There is nothing of yours to take back.
illegal-seats = This game is for { $least } to { $most } players, not { $seats }.
illegal-setting = There is no setting “{ $setting }”.
illegal-setting-value = “{ $value }” is not possible for the setting “{ $setting }”.
illegal-saved-game = That is a game of { $game }, not of { $expected }.
illegal-version = That game keeps to rules that are not known here (version { $version }; known are 1 to { $known }).

refused-admin-only = That is for whoever runs this bot.
refused-alone-only = Here in our DM you can only play alone, and only a game that can be played alone.
refused-already-joined = You already sit at this table.
refused-already-paused = The game is already paused.
refused-already-started = Game { $game } has already started.
refused-bot = A bot cannot take a seat.
refused-broken = Something went wrong on my side (number { $number }). Nothing is lost; please try again.
refused-busy = This game is busy at the moment, so nothing was done. Please try again.
refused-channel-taken = There is already a game in this channel. A thread can hold another one.
refused-few-votes = That seat changes hands by the host’s word only once it has had more than its time. Until then all others at the table must agree, and there must be at least { $least } of them.
refused-forgotten-knows = Somebody who played another seat of this game has had their data deleted. So that nobody sees two hands, that seat goes only to the house.
refused-full = The table is full.
refused-host-only = Only the host ({ $host }) or somebody who may manage the channel can do that.
refused-knows-another = { $name } has seen the secrets of another seat of this game.
refused-manage-server = Only those who may manage the server can settle that.
refused-more-joined = { $joined } players have joined already, so the table cannot be for { $seats }.
refused-no-channel = That works in a channel only.
refused-no-game-here = There is no game here. `/game new` opens one.
refused-no-such-card = There is no card called “{ $name }”.
refused-no-such-part = This game has no part called “{ $name }” that you could look at.
refused-no-such-game = Game { $game } is not known any more.
refused-no-such-seat = There is no such seat.
refused-not-asked-any-more = That seat is not asked any more.
refused-not-at-table = { $name } does not sit at this table.
refused-not-joined = You do not sit at this table.
refused-not-now = That is not asked at the moment.
refused-not-over = Game { $game } is not over yet.
refused-not-paused = The game is not paused.
refused-not-started = Game { $game } has not started yet.
refused-forgotten = Of game { $game } only its result is kept by now.
refused-not-your-seat = That button belongs to another player.
refused-nothing-to-undo = There is nothing to take back.
refused-old-button = That button is from an earlier Schout. The newest message of the game has working ones.
refused-old-command = That command has changed since Discord last looked. Please choose it again from the list.
refused-other-game = The game of this channel is { $game }.
refused-over = Game { $game } is over.
refused-own-skip = The others decide about that, not whoever is waited for.
refused-paused = Game { $game } is paused.
refused-picture-late = There was no time to draw the picture. Please ask again in a while.
refused-pictures-person = I am still drawing { $pictures } pictures for you, so there is none here. Please wait for them.
refused-pictures-server = { $pictures } pictures are still being drawn for this server, so there is none here. Please try again soon.
refused-replay-late = There was no time to draw the replay. Please ask again in a while.
refused-replay-waiting = You are waiting for a replay already. It comes as soon as it is drawn.
refused-replays-full = { $replays } replays are waiting to be drawn already. Please ask again in a while.
refused-replays-person = Those were { $replays } replays in a short time. The next one can be had in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
refused-replays-server = Those were { $replays } new replays for this server in a short time. The next one can be drawn in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
refused-permissions = I cannot hang a board here: in this channel I lack { $missing }. Somebody who may manage the channel can give it to me.
refused-printed-another = You have brought a file already that is being tried. Please wait for that first.
refused-printed-busy = Others have brought so many files that yours cannot be tried now. Please try again in a minute.
refused-printed-hosts = On this server only those who may manage channels bring printed files of their own.
refused-printed-lost = The trial of your file was broken off. Please try again.
refused-printed-memory = The trial of your file needed too much memory, and was given up.
refused-printed-nobody = On this server nobody plays with printed files of their own.
refused-printed-time = The trial of your file took too long, and was given up.
refused-quiet = “{ $given }” are no hours; write them like 22-7, or 0 for none.
refused-several = “{ $given }” could mean { $most } things; please choose one of those that are offered.
refused-sits-already = { $name } already sits at this table.
refused-spectator = You are watching this game, not playing it.
refused-still-in-time = That seat still has time.
refused-thread-locked = This thread is locked, so nobody could press a button here.
refused-too-few = { $joined ->
    [one] Only { $joined } person has joined
   *[other] Only { $joined } people have joined
}; at least { $least } are needed.
refused-too-many-games = You host { $most } games that are not finished. Please finish or end one first.
refused-too-quick = That was a lot at once. Please wait { $seconds } seconds.
refused-unknown-choice = That choice is not known.
refused-unknown-game = There is no game called “{ $name }”.
refused-vote-over = That vote is over.
refused-zone = “{ $zone }” is no time zone I know; choose one from the list, such as Europe/Amsterdam.

## A printed file of one's own

printed-size = A printed file has at most { $most } KB.
printed-encoding = That file is not a text in UTF-8.
printed-empty = That file is empty.
printed-deep = Line { $line } of the printed file: more than { $most } names or brackets in each other cannot be right.
printed-long = Line { $line } of the printed file: a word or number of { $signs } signs cannot be right; { $most } must do.
printed-endless = Novices tried this board, and their game had no end after { $answers } answers.
printed-cramped = There is no room on the map for { $what }. A board with fewer places of its own can be drawn.
printed-not-drawn = This board cannot be drawn.
printed-unplayable = Novices could not finish a game with this file.
printed-unreadable = The printed file is not valid TOML: { $error }
printed-missing = The printed file lacks the table “{ $table }”.
printed-too-many = Table “{ $table }” has { $entries } entries; more than { $most } cannot be right.
printed-row = Table “{ $table }”, entry { $entry }: expected { $expected }.
printed-duplicate = Table “{ $table }”, entry { $entry }: “{ $id }” is there twice.
printed-value = Table “{ $table }”, entry { $entry }: “{ $value }” cannot stand there.
refused-half-a-setting = Say both: which setting, and what it is to be.

## Permissions, as Discord calls them

permission-attach-files = “Attach Files”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-view-channel = “View Channel”
