## Names

pace-live = live, 15 minutes per move
pace-day = one day per move
pace-three-days = three days per move
pace-none = no clock

## Lists and counts

list-and = { $most } and { $last }
list-or = { $most } or { $last }
counted = { $count } { $thing }
valued = { $thing } { $count }

## The lobby

lobby-title = ## { $game } · game { $number }
lobby-terms = { $seats ->
    [1] For one player alone
   *[other] Up to { $seats } players
} · { $pace } · { $language }
lobby-waiting = { $missing ->
    [one] One more player is needed. Press **{ button-join }**.
   *[other] { $missing } more players are needed. Press **{ button-join }**.
}
lobby-ready = The host may start now; with { $seats } at the table it starts by itself.
lobby-started = The game has begun.
lobby-ended = This table was given up.

## A turn

turn-title = { $game } { $number } · turn { $turn }
turn-commitment = -# Fair luck: the SHA-256 of our seed is `{ $hash }`. The number that Discord gives to each first press on **{ button-join }**, or on **{ button-start }**, is mixed in; the seed itself is told at the end.
turn-asked = **{ $who }** — { $wanted }
turn-clock = Deadline: { $when }.
turn-paused = The game is paused; the host ({ $host }) resumes it with `/game resume`.

button-join = Join
button-leave = Leave
button-start = Start
button-terms = Settings
button-turn = Your move
button-hand = My hand
button-undo = Undo
button-step = Step back
button-since = What’s new
button-watch = Watch
button-rematch = Rematch
button-snooze = Snooze { $hours } h
button-skip = Vote: skip { $seat }
button-vote-undo = Ask to take it back
button-agree = Agree
button-end = End the game

## What only one reader sees

private-title = { $game } { $number } · for your eyes only
private-there = { $game } { $number }: [your panel]({ $link }) is up to date.
private-final = -# 🔒 cannot be taken back: it shows something new.
free-still = -# For nothing: { $what }.
possible-still = -# Still possible, at best: { $what }.
possible-kind = { $what } ({ $worth })
choose-every = { $number ->
    [2] Both
   *[other] All { $number }
}
choose-done = Done
choose-more = { $number } more …
private-over = The game is over.
look-show = Show another part…
look-now = What I need now
look-others = Everybody’s cards
look-players = Players
look-for-phone = For a phone
look-for-desktop = For a desktop
explained = -# { $thing }: { $text }
private-left = { $seat } plays on in your seat.
private-kept = The house plays on in your seat. `/game join` in the channel takes it back.
since-title = Since your last move · game { $number }
since-title-public = What happened lately · game { $number }
since-nothing = Nothing has happened yet.
standing = { $place }. { $name } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-place = { $before ->
    [one] One replay is drawn before yours …
   *[other] { $before } replays are drawn before yours …
}
replay-progress = Drawing the replay: { $done } of { $of } turns …
replay-title = Game { $number }, turn by turn, and the points over the turns.
record-title = The record of game { $number }. Check it with `python -m rules verify FILE`.
undo-vote-needed = That move has shown somebody something new, so it goes back only if everybody agrees.
vote-counted = Your vote counts: { $votes } of { $needed }.
vote-undone = Everybody agreed: { $steps ->
    [one] the last step was
   *[other] the last { $steps } steps were
} taken back.
vote-skipped = { $seat } was skipped.
snoozed = { $hours ->
    [one] No reminders for { $hours } hour.
   *[other] No reminders for { $hours } hours.
}

## The end

end-title = { $game } { $number } is over
end-seed = -# The seed was `{ $seed }`, and its SHA-256 is `{ $hash }`. `/board record` gives the file to check it with.
end-shares = -# Mixed in were your presses: { $shares }.
end-sure = End game { $number } for everybody? It can be taken up again with `/game resume` as long as no other game is played here.

## Answers to commands

new-done = Game { $number } is open: others join with the button.
join-done = You sit at game { $number }.
leave-done = You left game { $number }.
start-done = Game { $number } has started.
pause-done = Game { $number } is paused.
resume-done = Game { $number } goes on.
ended-done = Game { $number } is ended.
replaced-done = { $by } plays on in that seat.
terms-title = Settings of game { $number }
terms-setting = { $name }: { $value }
status-title = { $game } · game { $number }
status-open = The table is open.
status-playing = The game is being played.
status-over = The game is over.
status-ended = The game was ended early; `/game resume` takes it up again.
games-title = Your games
games-none = You are in no game. `/game new` opens one.
games-mine = **{ $game } { $number }** in { $channel }: **your move** ({ $when })
games-playing = { $game } { $number } in { $channel }: somebody else’s move ({ $when })
games-open = { $game } { $number } in { $channel }: not started yet
games-dm = our DM
notes-title = Your note on game { $number }: { $text }
notes-none = nothing noted
stats-title = Played here
stats-none = No game has been finished here yet.
stats-line = { $game }: { $name } — { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
backup-done = Copied to { $file } ({ $size } KB), in the folder of backups.
health =
    Gateway: { $latency } ms · servers: { $guilds } · process: { $process }
    Games being played: { $playing } of { $games } · moves: { $moves } · messages waiting: { $outbox }
    Memory at most: { $memory } MB · database: { $size } KB

privacy-page = **What is stored about you:** your Discord ID, the name under which you play, your language and settings, your games and moves, your plans, notes, votes, followed games and predictions. The file below holds all of it. Nothing that you write in channels is read. `/privacy delete` removes it; moves stay in shared games without your name.
privacy-sure = This removes your settings and notes, and your name from every game; seats that you hold are given up. If you want that, use `/privacy delete` again and set the option `sure`.
privacy-deleted = Done: nothing here names you any more.

## Notices

reminder = { $who }, { $game } { $number } is waiting for your answer. The question was asked on { $when }.
notice-dm-closed = { $who }, I cannot send you private messages, so your secrets are behind **{ button-hand }** and **{ button-turn }** here. Nothing else changes. ({ $host } hosts this game.)
notice-overdue = { $game } { $number } has waited for { $seat } longer than was agreed; the question was asked on { $when }. The others may vote to go on without that move.
notice-undo = { $asker } asks: { $who }, shall { $steps ->
    [one] the last step
   *[other] the last { $steps } steps
} of { $game } { $number } be taken back? Something new was shown since, so everybody at the table must agree: { $votes } of { $needed } so far.
notice-channel-gone = The channel of game { $number } is gone, so the game was ended.
notice-channel-shut = I may not write in { $channel } any more, where game { $number } is played. Please give me “View Channel”, “Send Messages” and “Attach Files” there; `/board show` brings the board back.
word-too-late = What you asked for in game { $number } reached me too late, so nothing was done. Please try again.

## Around the playing

table-event-undone = { $seat } takes the last step back.
table-event-rewound = Everybody agreed to take { $steps ->
    [none] the last step
    [one] the last step
   *[other] the last { $steps } steps
} back.
table-event-paused = The game is paused.
table-event-resumed = The game goes on.
table-event-replaced = { $seat } takes over this seat.
table-event-skipped = { $seat } was skipped by vote; a modest move was made instead.
table-event-ended = The game was ended by its host.
table-event-ended-idle = Nobody has touched this game for 60 days, so it was ended. `/game resume` takes it up again.
table-event-ended-gone = The channel is gone, so the game was ended.
table-event-ended-misprint = Nobody can play with the printed file of this game any more, so it was ended.
moment = ✨ **{ $what }**
