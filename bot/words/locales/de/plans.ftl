## Pläne

button-plan = Plan
button-more = Mehr
button-less = Weniger
button-back = Zurück
button-drop-plan = Plan aufgeben
as-planned = { $line } (wie geplant)
plan-title = Dein Plan · { $game } { $number }
plan-none = Du hast keinen. Wähle, worauf du aus bist: Ich spiele es Zug um Zug für dich, bis du es änderst oder aufgibst, oder bis etwas dazwischenkommt.
plan-none-ahead = Nichts ist geplant. Was wiederkommt, kann im Voraus beantwortet werden, sobald du es einmal beantwortet hast.
plan-secret = -# Nur du siehst das. Ein Plan spielt in deinen Zügen, kurz nachdem sie beginnen.
plan-there = Dein Plan spielt weiter: **{ button-plan }**.
plan-stopped = **Dein Plan hat angehalten:** { $why }
plan-stopped-undone = Ein Zug wurde zurückgenommen.
plan-stopped-failed = Ich konnte nicht weitermachen. Bitte spiel selbst.
plan-stopped-offer = Das geht diesmal nicht: { $what }.
plan-for-ahead = Im Voraus antworten …
plan-ahead-pass = Immer passen, wenn ich nichts anderes kann
plan-ahead-once = Nächstes Mal dasselbe: { $what }
plan-ahead-always = Immer dasselbe: { $what }
plan-for-ahead-stops = Damit aufhören, wenn …
plan-ahead-stops = Damit aufhören, wenn: { $reason_any }
plan-stop-times = { $times ->
    [one] { $times } Antwort gegeben ist
   *[other] { $times } Antworten gegeben sind
}
plan-stopped-times = { $times ->
    [one] Er hat { $times } Antwort gegeben.
   *[other] Er hat { $times } Antworten gegeben.
}

## Den eigenen Zug ausprobieren

button-try = Meinen Zug ausprobieren
button-play-it = So spielen
button-play-alone = Für mich spielen
button-show-me = Nur zeigen
plan-stopped-draft = Das geht nicht mehr so wie in deinem Entwurf: { $what }.
plan-stopped-watched = Das ist nicht mehr so wie bei deinem Entwurf: { $what }.
draft-title = Deinen Zug ausprobieren · { $game } { $number }
draft-none = Nichts hier ist echt: Probier aus, was du jetzt tun würdest. Es wird als Entwurf für deinen Zug aufgehoben.
draft-shown = -# Ein Entwurf. In deinem Zug wird er dir mit **{ button-play-it }** gezeigt.
draft-alone = -# Ein Entwurf. In deinem Zug wird er für dich gespielt, wenn alles davon noch geht.
plan-for-draft-watched = Nur wenn das dann noch so ist wie jetzt …
draft-watched = -# Nur wenn das dann noch so ist wie jetzt: { $what }
draft-over = Was danach kommt, kann niemand wissen.
draft-there = Dein Entwurf: { $what }.
refused-nothing-to-try = Gerade gibt es keinen Zug zum Ausprobieren.
refused-your-turn = Du bist am Zug: Spiel in echt.
refused-draft-changed = Etwas aus deinem Entwurf gibt es so nicht mehr. Bitte spiel neu.
