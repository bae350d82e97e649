## What phones show

push-question = { $game } { $number }: { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } er slut: { $points }.

## Told of a turn by DM

call-reminder = { $game } { $number } venter stadig på dit svar. Spørgsmålet blev stillet { $when }.
call-ahead = { $game } { $number }: { $seat } har turen, og du er den næste.

## The pages above the board

page-title = { $game } { $number } · tur { $first } til { $last }
