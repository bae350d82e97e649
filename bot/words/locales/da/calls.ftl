## What phones show

push-question = { $game } { $number }: { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } er slut: { $points }.

## Told of a turn by DM

call-reminder = { $game } { $number } venter stadig på dit svar. Spørgsmålet blev stillet den { $when }.
call-ahead = { $game } { $number }: { $seat } har turen, og du er den næste.

## All that came while somebody was not to be rung

tidings-title = { $who ->
    [none] **I mellemtiden, i dine spil:**
   *[other] { $who } · **i mellemtiden, i dine spil:**
}
tidings-undo = { $game } { $number }: der stemmes om at tage noget tilbage, og din stemme mangler.
tidings-handover = { $game } { $number }: der stemmes om, hvem der får en plads, og din stemme mangler.
tidings-rematch = { $game } { $number }: du er inviteret til revanche.
tidings-news = { $game } { $number }: der er nyt til dig.
button-turn-of = Din tur i spil { $number }

## The pages above the board

page-title = { $game } { $number } · tur { $first } til { $last }
