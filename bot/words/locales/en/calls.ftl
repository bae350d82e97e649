## What phones show

push-question = { $game } { $number }: { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } is over: { $points }.
