## Plans

button-plan = Plan
button-more = More
button-less = Less
button-back = Back
button-drop-plan = Drop the plan
as-planned = { $line } (as planned)
plan-title = Your plan · { $game } { $number }
plan-none = You have none. Choose what to go for: I play it for you turn by turn, until you change or drop it, or something gets in its way.
plan-none-ahead = Nothing is planned. What comes again can be answered ahead, as soon as you have answered it once.
plan-secret = -# Only you see this. A plan plays on your turns, shortly after they begin.
plan-there = Your plan plays on: **{ button-plan }**.
plan-stopped = **Your plan has stopped:** { $why }
plan-stopped-undone = a move was taken back.
plan-stopped-failed = I could not go on with it. Please play yourself.
plan-stopped-offer = this cannot be done this time: { $what }.
plan-for-ahead = Answer ahead …
plan-ahead-pass = Always pass when I can do nothing else
plan-ahead-once = Next time the same: { $what }
plan-ahead-always = Always the same: { $what }
plan-for-ahead-stops = Stop that when …
plan-ahead-stops = Stop that when: { $reason_any }
plan-stop-times = { $times ->
    [one] after { $times } answer
   *[other] after { $times } answers
}
plan-stopped-times = { $times ->
    [one] it has given { $times } answer.
   *[other] it has given { $times } answers.
}

## Trying one’s turn

button-try = Try my turn
button-play-it = Play it
button-play-alone = Play it for me
button-show-me = Only show me
plan-stopped-draft = { $what } is not to be had any more as you drafted it.
plan-stopped-watched = this is not as it was when you drafted: { $what }.
draft-title = Trying your turn · { $game } { $number }
draft-none = Nothing here is real: try what you would do now. It is kept as a draft for your turn.
draft-shown = -# A draft. On your turn it is shown to you with **{ button-play-it }**.
draft-alone = -# A draft. On your turn it is played for you, if all of it is still on offer.
plan-for-draft-watched = Only if this is then as it is now …
draft-watched = -# Only if this is then as it is now: { $what }
draft-over = Nobody can know what comes after this.
draft-there = Your draft: { $what }.
refused-nothing-to-try = There is no turn to be tried just now.
refused-your-turn = It is your turn: play it for real.
refused-draft-changed = Something of your draft is not on offer any more as it was. Please play anew.
