## Namen

pace-live = live, 15 Minuten pro Zug
pace-day = ein Tag pro Zug
pace-three-days = drei Tage pro Zug
pace-none = ohne Uhr

## Listen und Anzahlen

list-and = { $most } und { $last }
list-or = { $most } oder { $last }
counted = { $count } × { $thing }
valued = { $thing } { $count }

## Vor der Partie

lobby-title = ## { $game } · Partie { $number }
lobby-terms = { $seats ->
    [1] Für eine Person allein
   *[other] Bis zu { $seats } Personen
} · { $pace } · { $language }
lobby-waiting = { $missing ->
    [one] Es fehlt noch { $missing } Person. Drück **{ button-join }**.
   *[other] Es fehlen noch { $missing } Personen. Drück **{ button-join }**.
}
lobby-ready = Die Leitung kann jetzt beginnen; mit { $seats } am Tisch geht es von selbst los.
lobby-started = Die Partie hat begonnen.
lobby-ended = Dieser Tisch wurde aufgegeben.

## Ein Zug

turn-title = { $game } { $number } · Zug { $turn }
turn-commitment = -# Nachprüfbares Glück: Der SHA-256 unseres Startwerts ist `{ $hash }`. Die Nummer, die Discord jedem ersten Klick auf **{ button-join }** oder auf **{ button-start }** gibt, wird hineingemischt; der Startwert selbst wird am Ende verraten.
turn-asked = **{ $who }** — { $wanted }
turn-clock = Frist: { $when }.
turn-paused = Die Partie pausiert; die Leitung ({ $host }) setzt sie mit `/partie fortsetzen` fort.

button-join = Mitspielen
button-leave = Verlassen
button-start = Beginnen
button-terms = Einstellungen
button-turn = Dein Zug
button-hand = Meine Hand
button-undo = Zurücknehmen
button-step = Ein Schritt zurück
button-since = Was ist neu?
button-watch = Verfolgen
button-rematch = Revanche
button-snooze = { $hours } h Ruhe
button-skip = Abstimmen: { $seat } überspringen
button-vote-undo = Um Rücknahme bitten
button-agree = Zustimmen
button-end = Partie beenden

## Was nur eine Person sieht

private-title = { $game } { $number } · nur für deine Augen
private-there = { $game } { $number }: [deine Tafel]({ $link }) ist auf dem neuesten Stand.
private-final = -# 🔒 lässt sich nicht zurücknehmen: Es zeigt etwas Neues.
free-still = -# Kostet nichts: { $what }.
possible-still = -# Noch möglich, bestenfalls: { $what }.
possible-kind = { $what } ({ $worth })
choose-every = { $number ->
    [2] Beide
   *[other] Alle { $number }
}
choose-done = Fertig
choose-more = Noch { $number } …
private-over = Die Partie ist vorbei.
look-show = Anderen Teil zeigen…
look-now = Was ich jetzt brauche
look-others = Die Karten von allen
look-players = Alle am Tisch
look-for-phone = Fürs Telefon
look-for-desktop = Für den Computer
explained = -# { $thing }: { $text }
private-left = { $seat } spielt auf deinem Platz weiter.
private-kept = Das Haus spielt auf deinem Platz weiter. Mit `/partie mitspielen` im Kanal bekommst du ihn zurück.
since-title = Seit deinem letzten Zug · Partie { $number }
since-title-public = Was zuletzt geschah · Partie { $number }
since-nothing = Es ist noch nichts geschehen.
standing = { $place }. { $name } — { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
replay-place = { $before ->
    [one] Vor deiner wird noch eine Wiederholung gezeichnet …
   *[other] Vor deiner werden noch { $before } Wiederholungen gezeichnet …
}
replay-progress = Die Wiederholung wird gezeichnet: { $done } von { $of } Zügen …
replay-title = Partie { $number }, Zug um Zug, und die Punkte im Verlauf.
record-title = Das Protokoll von Partie { $number }. Prüfe es mit `python -m rules verify FILE`.
undo-vote-needed = Dieser Zug hat jemandem etwas Neues gezeigt, also geht er nur zurück, wenn alle zustimmen.
vote-counted = Deine Stimme zählt: { $votes } von { $needed }.
vote-undone = Alle haben zugestimmt: { $steps ->
    [one] der letzte Schritt wurde
   *[other] die letzten { $steps } Schritte wurden
} zurückgenommen.
vote-skipped = { $seat } wurde übersprungen.
snoozed = { $hours ->
    [one] { $hours } Stunde lang keine Erinnerungen.
   *[other] { $hours } Stunden lang keine Erinnerungen.
}

## Das Ende

end-title = { $game } { $number } ist vorbei
end-seed = -# Der Startwert war `{ $seed }`, und sein SHA-256 ist `{ $hash }`. `/spielplan protokoll` gibt die Datei, um es zu prüfen.
end-shares = -# Hineingemischt wurden eure Klicks: { $shares }.
end-sure = Partie { $number } für alle beenden? Mit `/partie fortsetzen` geht sie weiter, solange hier keine andere Partie gespielt wird.

## Antworten auf Befehle

new-done = Partie { $number } ist offen: Andere spielen mit, wenn sie den Knopf drücken.
join-done = Du sitzt am Tisch von Partie { $number }.
leave-done = Du hast Partie { $number } verlassen.
start-done = Partie { $number } hat begonnen.
pause-done = Partie { $number } pausiert.
resume-done = Partie { $number } geht weiter.
ended-done = Partie { $number } ist beendet.
replaced-done = { $by } spielt auf diesem Platz weiter.
terms-title = Einstellungen von Partie { $number }
terms-setting = { $name }: { $value }
status-title = { $game } · Partie { $number }
status-open = Der Tisch ist offen.
status-playing = Die Partie läuft.
status-over = Die Partie ist vorbei.
status-ended = Die Partie wurde vorzeitig beendet; `/partie fortsetzen` nimmt sie wieder auf.
games-title = Deine Partien
games-none = Du bist in keiner Partie. `/partie neu` eröffnet eine.
games-mine = **{ $game } { $number }** in { $channel }: **dein Zug** ({ $when })
games-playing = { $game } { $number } in { $channel }: jemand anderes ist am Zug ({ $when })
games-open = { $game } { $number } in { $channel }: noch nicht begonnen
games-dm = unseren Direktnachrichten
notes-title = Deine Notiz zu Partie { $number }: { $text }
notes-none = nichts notiert
stats-title = Hier gespielt
stats-none = Hier wurde noch keine Partie zu Ende gespielt.
stats-line = { $game }: { $name } — { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
backup-done = Nach { $file } kopiert ({ $size } KB), in den Ordner der Sicherungen.
health =
    Gateway: { $latency } ms · Server: { $guilds } · Prozess: { $process }
    Laufende Partien: { $playing } von { $games } · Züge: { $moves } · wartende Nachrichten: { $outbox }
    Speicher höchstens: { $memory } MB · Datenbank: { $size } KB

privacy-page = **Was über dich gespeichert ist:** deine Discord-ID, der Name, unter dem du spielst, deine Sprache und Einstellungen, deine Partien und Züge, deine Pläne, Notizen, Stimmen, verfolgten Partien und Vorhersagen. Die Datei unten enthält alles. Was du in Kanälen schreibst, wird nicht gelesen. `/datenschutz löschen` entfernt es; in gemeinsamen Partien bleiben Züge ohne deinen Namen.
privacy-sure = Das entfernt deine Einstellungen und Notizen und deinen Namen aus jeder Partie; deine Plätze werden frei. Wenn du das willst, nimm noch einmal `/datenschutz löschen` mit der Option `sicher`.
privacy-deleted = Erledigt: Hier weist nichts mehr auf dich hin.

## Hinweise

reminder = { $who }: { $game } { $number } wartet auf eine Antwort. Gefragt wurde am { $when }.
notice-dm-closed = { $who }, ich kann dir keine Direktnachrichten schicken, also sind deine Geheimnisse hier hinter **{ button-hand }** und **{ button-turn }**. Sonst ändert sich nichts. (Diese Partie leitet { $host }.)
notice-overdue = { $game } { $number } wartet länger auf { $seat } als vereinbart; gefragt wurde am { $when }. Die anderen dürfen abstimmen, ob es ohne diesen Zug weitergeht.
notice-undo = { $asker } fragt { $who }: { $steps ->
    [one] Soll der letzte Schritt
   *[other] Sollen die letzten { $steps } Schritte
} in { $game } { $number } zurückgenommen werden? Seither wurde etwas Neues gezeigt, also müssen alle am Tisch zustimmen: bisher { $votes } von { $needed }.
notice-channel-gone = Den Kanal von Partie { $number } gibt es nicht mehr, also wurde die Partie beendet.
notice-channel-shut = Ich darf nicht mehr in { $channel } schreiben, wo Partie { $number } gespielt wird. Bitte gib mir dort „Kanäle ansehen“, „Nachrichten senden“ und „Dateien anhängen“; `/spielplan zeigen` holt den Spielplan zurück.
word-too-late = Was du in Partie { $number } wolltest, hat mich zu spät erreicht, also wurde nichts getan. Bitte versuch es noch einmal.

## Rund ums Spielen

table-event-undone = { $seat } nimmt den letzten Schritt zurück.
table-event-rewound = Alle haben zugestimmt, { $steps ->
    [none] den letzten Schritt
    [one] den letzten Schritt
   *[other] die letzten { $steps } Schritte
} zurückzunehmen.
table-event-paused = Die Partie pausiert.
table-event-resumed = Die Partie geht weiter.
table-event-replaced = { $seat } übernimmt diesen Platz.
table-event-skipped = { $seat } wurde nach Abstimmung übersprungen; stattdessen wurde ein bescheidener Zug gemacht.
table-event-ended = Die Partie wurde von der Leitung beendet.
table-event-ended-idle = Seit 60 Tagen hat niemand diese Partie angerührt, also wurde sie beendet. `/partie fortsetzen` nimmt sie wieder auf.
table-event-ended-gone = Den Kanal gibt es nicht mehr, also wurde die Partie beendet.
table-event-ended-misprint = Mit der gedruckten Datei dieser Partie kann niemand mehr spielen, also wurde sie beendet.
moment = ✨ **{ $what }**
