## Plätze, die den Besitzer wechseln

handover-house = ein Hausspieler ({ $level })
handover-vote = { $who }: Soll { $to } auf dem Platz von { $seat } in { $game } { $number } weiterspielen? Gefragt hat { $asker }: Alle anderen am Tisch müssen zustimmen, bisher { $votes } von { $needed }. Spielt { $seat } selbst weiter, bleibt der Platz bei { $seat }.
handover-agreed = Alle anderen haben zugestimmt: { $to } spielt auf diesem Platz in { $game } { $number } weiter.
handover-kept = { $seat } ist da und behält den Platz in { $game } { $number }.
handover-dropped = Diese Abstimmung über einen Platz in { $game } { $number } ist vorbei.
handover-warning = { $asker } fragt die anderen in { $game } { $number } in { $channel }, ob { $to } auf deinem Platz weiterspielen darf. Sobald alle zustimmen, ist es so weit. Spiel weiter oder drück den Knopf, dann behältst du den Platz.
handover-housed = Das Haus spielt auf deinem Platz in { $game } { $number } in { $channel } weiter. Drück den Knopf, um ihn zurückzuholen.
handover-gone = { $name } spielt auf deinem Platz in { $game } { $number } in { $channel } weiter.
handover-asked = Alle anderen am Tisch werden gefragt: Bisher haben { $votes } von { $needed } zugestimmt.
handover-done = Alle haben zugestimmt: Der Platz ist übergeben.
seat-kept = Du behältst deinen Platz.
button-keep-seat = Ich bin da
button-seat-back = Meinen Platz zurückholen
handover-declined = { $who } stimmt nicht zu: { $seat } behält den Platz in { $game } { $number }.
replace-at-once = Soll { $to } auf dem Platz von { $seat } in Partie { $number } weiterspielen?
replace-vote = { $seat } spielt und hat noch Zeit. Sollen alle anderen am Tisch von Partie { $number } gefragt werden, ob { $to } auf diesem Platz weiterspielt?
replace-back = { $seat } kann den Platz zurückholen, solange das Haus ihn hält.
replace-back-own = Das Haus hält deinen Platz: Mit `/partie mitspielen` bekommst du ihn zurück. `/partie ersetzen` mit `durch` gibt ihn jemand anderem.
button-hand-over = Ja, Platz abgeben
button-ask-others = Ja, die anderen fragen

## Abstimmungen

button-decline = Ablehnen
vote-declined = Du hast abgelehnt, damit ist die Abstimmung vorbei.
undo-declined = { $who } stimmt nicht zu, also wird in { $game } { $number } nichts zurückgenommen.
undo-over = { $game } { $number } ist weitergegangen, also wird nichts zurückgenommen.
