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
