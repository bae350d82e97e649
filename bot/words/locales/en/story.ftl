## Chances and stories

term-chances = Chances
    .about = Whether the board shows everybody’s chance to win, as far as everybody can know. Not in rated games.
lobby-chances = The board shows everybody’s chance to win.
refused-chances = Chances are not shown in rated games: those who play would see them too.
chances-title = Chances to win at the start of turn { $turn }, as far as everybody can know
chances-line = { $chance }% { $name }
story-title = What decided it
story-won = { $lead ->
    [0] { $who } won by the tie-break, level on points with { $next }.
    [one] { $who } won by { $lead } point, ahead of { $next }.
   *[other] { $who } won by { $lead } points, ahead of { $next }.
}
story-shared = { $who } shared the victory.
story-source = What made the difference: { $source }, { $mine } to { $theirs }.
story-leads = { $changes ->
    [0] The lead never changed hands
    [1] The lead changed hands once
   *[other] The lead changed hands { $changes } times
}; half-way { $who ->
    [none] nobody was ahead alone.
   *[other] { $who } was ahead by { $ahead }.
}
story-best = No turn brought more than { $points ->
    [one] { $points } point
   *[other] { $points } points
}: round { $round }, { $did }.
story-turning = The game turned in round { $round }, when { $name } went from { $before }% to { $after }%{ $did ->
    [none] .
   *[other] : { $did }.
}
story-steady = No single turn changed the chances much.
story-turnings = Turning points
story-point = { $number } · round { $round } · { $name } { $before }% → { $after }%{ $did ->
    [none] {""}
   *[other] {" "}· { $did }
}
story-ratings = Ratings: { $ratings }
story-rating = { $name } { $before ->
    [none] new
   *[other] { $before }
} → { $after }
catch-title = { $game } { $number }, round { $round }
catch-standing = Points: { $points }
catch-points = { $name } { $points }
catch-leads = { $changes ->
    [0] The lead has not changed hands so far
    [1] The lead has changed hands once
   *[other] The lead has changed hands { $changes } times
}; now { $who ->
    [none] nobody is ahead alone.
   *[other] { $who } is ahead by { $ahead }.
}
catch-best = The best turn so far brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}: round { $round }, { $did }.
catch-lately = Last: { $did }
catch-chances = Chances: { $chances }
button-by-turn = Turn by turn
button-first = First
button-earlier = Back
button-further = On
button-last = Last
still-title = Game { $number }, turn { $turn } of { $last }
still-jump = Jump to a turning point …
still-place = Round { $round }: { $name } { $before }% → { $after }%
