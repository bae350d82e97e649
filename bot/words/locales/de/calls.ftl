## Was ein Telefon zeigt

push-question = { $game } { $number }: { $wanted }{ $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
push-end = { $game } { $number } ist vorbei: { $points }.

## Ein Zug, gemeldet per Direktnachricht

call-reminder = { $game } { $number } wartet noch auf deine Antwort. Gefragt wurde am { $when }.
call-ahead = { $game } { $number }: { $seat } ist am Zug, danach bist du dran.
## Alles, was kam, während jemand Ruhe haben wollte

tidings-title = { $who ->
    [none] **Inzwischen in deinen Partien:**
   *[other] { $who } · **inzwischen in deinen Partien:**
}
tidings-undo = { $game } { $number }: Etwas soll zurückgenommen werden, und deine Stimme fehlt.
tidings-handover = { $game } { $number }: Ein Platz soll übergeben werden, und deine Stimme fehlt.
tidings-rematch = { $game } { $number }: Du wirst um eine Revanche gebeten.
tidings-news = { $game } { $number }: Es gibt Neues für dich.
button-turn-of = Dein Zug in { $number }

## Die Seiten über dem Spielplan

page-title = { $game } { $number } · Züge { $first } bis { $last }
