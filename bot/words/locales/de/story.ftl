## Chancen und Geschichten

term-chances = Chancen
    .about = Ob der Spielplan die Siegchancen aller zeigt, nach dem, was alle wissen können. Nicht in gewerteten Partien.
lobby-chances = Der Spielplan zeigt die Siegchancen aller.
refused-chances = In gewerteten Partien werden keine Chancen gezeigt: Auch wer mitspielt, würde sie sehen.
chances-title = Siegchancen zu Beginn von Zug { $turn }, nach dem, was alle wissen können
chances-line = { $chance } % { $name }
story-title = Was den Ausschlag gab
story-won = { $lead ->
    [0] { $who } gewann bei Punktgleichheit vor { $next }.
    [one] { $who } gewann mit { $lead } Punkt Vorsprung vor { $next }.
   *[other] { $who } gewann mit { $lead } Punkten Vorsprung vor { $next }.
}
story-shared = { $who } teilten sich den Sieg.
story-source = Was den Unterschied machte: { $source }, { $mine } zu { $theirs }.
story-leads = { $changes ->
    [0] Die Führung wechselte nie
    [1] Die Führung wechselte einmal
   *[other] Die Führung wechselte { $changes }-mal
}; nach der Hälfte { $who ->
    [none] lag niemand allein vorn.
   *[other] lag { $who } mit { $ahead ->
        [one] { $ahead } Punkt
       *[other] { $ahead } Punkten
    } vorn.
}
story-best = Kein Zug brachte mehr als { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Runde { $round }, { $did }.
story-turning = Die Partie kippte in Runde { $round }, als es für { $name } von { $before } % auf { $after } % ging{ $did ->
    [none] .
   *[other] : { $did }.
}
story-steady = Kein einzelner Zug änderte die Chancen stark.
story-turnings = Wendepunkte
story-point = { $number } · Runde { $round } · { $name } { $before } % → { $after } %{ $did ->
    [none] {""}
   *[other] {" "}· { $did }
}
story-ratings = Wertungszahlen: { $ratings }
story-rating = { $name } { $before ->
    [none] neu
   *[other] { $before }
} → { $after }
catch-title = { $game } { $number }, Runde { $round }
catch-standing = Punkte: { $points }
catch-points = { $name } { $points }
catch-leads = { $changes ->
    [0] Die Führung hat noch nicht gewechselt
    [1] Die Führung hat einmal gewechselt
   *[other] Die Führung hat { $changes }-mal gewechselt
}; jetzt { $who ->
    [none] liegt niemand allein vorn.
   *[other] liegt { $who } mit { $ahead ->
        [one] { $ahead } Punkt
       *[other] { $ahead } Punkten
    } vorn.
}
catch-best = Der bisher beste Zug brachte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Runde { $round }, { $did }.
catch-lately = Zuletzt: { $did }
catch-chances = Chancen: { $chances }
button-by-turn = Zug für Zug
button-first = Erster
button-earlier = Zurück
button-further = Weiter
button-last = Letzter
still-title = Partie { $number }, Zug { $turn } von { $last }
still-jump = Zu einem Wendepunkt …
still-place = Runde { $round }: { $name } { $before } % → { $after } %
