## Ce que montrent les téléphones

push-question = { $game } { $number } : { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } : partie finie. { $points }.

## Les tours annoncés en message privé

call-reminder = { $game } { $number } : on attend toujours ta réponse. La question a été posée le { $when }.
call-ahead = { $game } { $number } : c’est à { $seat } de jouer, et tu joues juste après.

## Tout ce qui est arrivé pendant que rien ne devait sonner

tidings-title = { $who ->
    [none] **Entre-temps, dans tes parties :**
   *[other] { $who } · **entre-temps, dans tes parties :**
}
tidings-undo = { $game } { $number } : on veut revenir en arrière, et il manque ton vote.
tidings-handover = { $game } { $number } : une place doit changer de mains, et il manque ton vote.
tidings-rematch = { $game } { $number } : on te propose une revanche.
tidings-news = { $game } { $number } : il y a du nouveau pour toi.
button-turn-of = À toi dans { $number }

## Les pages au-dessus du plateau

page-title = { $game } { $number } · tours { $first } à { $last }
