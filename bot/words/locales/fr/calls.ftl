## What phones show

push-question = { $game } { $number } : { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } : partie finie. { $points }.

## Told of a turn by DM

call-reminder = { $game } { $number } attend toujours votre réponse. La question a été posée le { $when }.
call-ahead = { $game } { $number } : c’est le tour de { $seat }, et le vôtre vient après.

## The pages above the board

page-title = { $game } { $number } · tours { $first } à { $last }
