## Wat een telefoon laat zien

push-question = { $game } { $number }: { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } is afgelopen: { $points }.

## Een beurt gemeld per privébericht

call-reminder = { $game } { $number } wacht nog op je antwoord. De vraag is gesteld op { $when }.
call-ahead = { $game } { $number }: { $seat } is aan de beurt, en daarna jij.
## Alles wat er kwam terwijl iemand niet gestoord wilde worden

tidings-title = { $who ->
    [none] **Intussen, in je spellen:**
   *[other] { $who } · **intussen, in je spellen:**
}
tidings-undo = { $game } { $number }: er is gevraagd iets terug te nemen, en jouw stem ontbreekt nog.
tidings-handover = { $game } { $number }: er is gevraagd een plaats over te dragen, en jouw stem ontbreekt nog.
tidings-rematch = { $game } { $number }: je wordt gevraagd voor een revanche.
tidings-news = { $game } { $number }: er is nieuws voor je.
button-turn-of = Jouw zet in { $number }

## De bladzijden boven het bord

page-title = { $game } { $number } · beurten { $first } tot en met { $last }
