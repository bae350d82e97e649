## What phones show

push-question = { $game } { $number }: { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } is over: { $points }.

## Told of a turn by DM

call-reminder = { $game } { $number } is still waiting for your answer. The question was asked on { $when }.
call-ahead = { $game } { $number }: { $seat } has the turn, and you are next.

## The pages above the board

page-title = { $game } { $number } · turns { $first } to { $last }
