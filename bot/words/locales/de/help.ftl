## Hilfe

help-text =
    ## Schout hält Ordnung und bevorzugt niemanden
    Er leitet Brettspiele, die in Amsterdam spielen, wenn ihr wollt, über Tage hinweg.
    {"**"}Wie fangen wir an?** { $new } eröffnet einen Tisch, die anderen drücken **{ button-join }**, und wer ihn eröffnet hat, drückt **{ button-start }**. Hausspieler übernehmen leere Plätze, wenn ihr wollt.
    {"**"}Wie ziehe ich?** Drück **{ button-turn }** unter dem Spielplan, oder antworte in unseren Direktnachrichten. Jeder Zug ist auch ein Befehl, etwa { $move }.
    {"**"}Wo finde ich, was nur ich sehen darf?** Es kommt als Direktnachricht; **{ button-hand }** und { $hand } zeigen es auch.
    {"**"}Was soll ich tun?** { $hint } sagt, was ein Kaufmann an deiner Stelle täte, und warum. { $rules } zeigt die Regeln in Kürze, { $card } erklärt eine Karte.
    {"**"}Ich habe mich vertan.** **{ button-undo }** oder { $undo }; was jemandem etwas Neues gezeigt hat, geht zurück, wenn alle zustimmen.
    {"**"}Was ist geschehen?** **{ button-since }**, { $standings } für die Punkte, { $log } mit jedem Zug, { $replay } als Film. { $text } ist für Screenreader.
    {"**"}Ich habe keine Zeit.** **{ button-plan }** spielt deine Züge, wie du es vorher festlegst. { $mine } regelt Ruhezeiten, Abwesenheit und wie du benachrichtigt wirst. { $pause } hält die Uhren an, und mit { $leave } hält das Haus deinen Platz, bis du wiederkommst.
    {"**"}Jemand antwortet nicht.** Es gibt Erinnerungen, und nach einer Weile dürfen die anderen abstimmen.

## Der Verlauf

log-title = Verlauf von Partie { $number }
log-page = Verlauf von Partie { $number } · Seite { $page } von { $pages }
log-turn = **Zug { $turn }**
log-beginning = **Anfang**
log-left-out = { $lines ->
    [one] -# { $lines } frühere Zeile steht in `/spielplan verlauf`.
   *[other] -# { $lines } frühere Zeilen stehen in `/spielplan verlauf`.
}
button-older = Älter
button-newer = Neuer
