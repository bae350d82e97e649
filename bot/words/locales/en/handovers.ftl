## Seats that change hands

handover-house = a house player ({ $level })
handover-vote = { $who }, shall { $to } play on in { $seat }’s seat of { $game } { $number }? { $asker } asks for it: all others at the table must agree, { $votes } of { $needed } so far. { $seat } keeps the seat by playing on.
handover-agreed = All others agreed: { $to } plays on in that seat of { $game } { $number }.
handover-kept = { $seat } is there and keeps the seat in { $game } { $number }.
handover-dropped = That vote about a seat of { $game } { $number } is over.
handover-warning = { $asker } asks the others of { $game } { $number } in { $channel } whether { $to } may play on in your seat. Once all agree, it is done. Play on, or press the button, and you keep the seat.
handover-housed = The house plays on in your seat of { $game } { $number } in { $channel }. Press the button to take it back.
handover-gone = { $name } plays on in your seat of { $game } { $number } in { $channel }.
handover-asked = All others at the table are asked: { $votes } of { $needed } have agreed so far.
handover-done = All agreed: the seat has changed hands.
seat-kept = You keep your seat.
button-keep-seat = I am here
button-seat-back = Take my seat back
handover-declined = { $who } does not agree: { $seat } keeps the seat in { $game } { $number }.
replace-at-once = Shall { $to } play on in { $seat }’s seat of game { $number }?
replace-vote = { $seat } plays, and has time left. Shall all others at the table of game { $number } be asked whether { $to } plays on in that seat?
replace-back = { $seat } may take the seat back as long as the house keeps it.
replace-back-own = The house keeps your seat: `/game join` takes it back. `/game replace` with `by` gives it to somebody.
button-hand-over = Yes, hand the seat over
button-ask-others = Yes, ask the others

## Votes

button-decline = Decline
vote-declined = You have declined, so that vote is over.
undo-declined = { $who } does not agree, so nothing is taken back in { $game } { $number }.
undo-over = { $game } { $number } has moved on, so nothing is taken back.
