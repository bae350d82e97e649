## What phones show

push-question = { $game } { $number }: { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } is over: { $points }.

## Told of a turn by DM

call-reminder = { $game } { $number } is still waiting for your answer. The question was asked on { $when }.
call-ahead = { $game } { $number }: { $seat } has the turn, and you are next.

## All that came while somebody was not to be rung

tidings-title = { $who ->
    [none] **Meanwhile, in your games:**
   *[other] { $who } · **meanwhile, in your games:**
}
tidings-undo = { $game } { $number }: something is to be taken back, and your vote is missing.
tidings-handover = { $game } { $number }: a seat is to change hands, and your vote is missing.
tidings-rematch = { $game } { $number }: you are asked to a rematch.
tidings-news = { $game } { $number }: there is news for you.
button-turn-of = Your move in { $number }

## The pages above the board

page-title = { $game } { $number } · turns { $first } to { $last }
