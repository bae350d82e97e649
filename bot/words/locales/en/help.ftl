## Help

help-text =
    ## Schout keeps order and favours nobody
    He moderates board games set in Amsterdam, over days if you like.
    {"**"}How do we begin?** { $new } opens a table, the others press **{ button-join }**, the host **{ button-start }**. House players take empty seats if you like.
    {"**"}How do I move?** Press **{ button-turn }** under the board, or answer in our private messages. Every move is a command too, such as { $move }.
    {"**"}Where is what only I may see?** It comes as a private message; **{ button-hand }** and { $hand } show it too.
    {"**"}What should I do?** { $hint } says what a merchant would do in your place, and why. { $rules } has the rules in short, { $card } explains a card.
    {"**"}I made a mistake.** **{ button-undo }** or { $undo }; what has shown somebody something new goes back if everybody agrees.
    {"**"}What has happened?** **{ button-since }**, { $standings } for the points, { $log } with every turn, { $replay } as a film. { $text } is for screen readers.
    {"**"}I have no time.** { $mine } has quiet hours, days away and how you are told. { $pause } stops the clocks, and with { $leave } the house keeps your seat until you come back. **{ button-plan }** plays your turns as you say beforehand.
    {"**"}Somebody does not answer.** There are reminders, and after a while the others may vote.

## The log

log-title = Log of game { $number }
log-page = Log of game { $number } · page { $page } of { $pages }
log-turn = **Turn { $turn }**
log-beginning = **Beginning**
log-left-out = { $lines ->
    [one] -# { $lines } earlier line is in `/board log`.
   *[other] -# { $lines } earlier lines are in `/board log`.
}
button-older = Older
button-newer = Newer
