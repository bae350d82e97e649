## Kansen en verhalen

term-chances = Kansen
    .about = Of het bord ieders kans om te winnen toont, voor zover iedereen het kan weten. Niet in spellen die meetellen.
lobby-chances = Het bord toont ieders kans om te winnen.
refused-chances = In spellen die meetellen, worden geen kansen getoond: wie speelt, zou ze ook zien.
chances-title = Kansen om te winnen aan het begin van beurt { $turn }, voor zover iedereen het kan weten
chances-line = { $chance }% { $name }
story-title = Wat de doorslag gaf
story-won = { $lead ->
    [0] { $who } won dankzij de regel bij gelijke stand, met evenveel punten als { $next }.
    [one] { $who } won met { $lead } punt voorsprong op { $next }.
   *[other] { $who } won met { $lead } punten voorsprong op { $next }.
}
story-shared = { $who } deelden de overwinning.
story-source = Wat het verschil maakte: { $source }, { $mine } tegen { $theirs }.
story-leads = { $changes ->
    [0] De leiding wisselde nooit
    [1] De leiding wisselde één keer
   *[other] De leiding wisselde { $changes } keer
}; halverwege { $who ->
    [none] stond niemand alleen aan de leiding.
   *[other] stond { $who } { $ahead ->
        [one] { $ahead } punt
       *[other] { $ahead } punten
    } voor.
}
story-best = Geen beurt leverde meer op dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: ronde { $round }, { $did }.
story-turning = Het spel kantelde in ronde { $round }, toen { $name } van { $before }% naar { $after }% ging{ $did ->
    [none] .
   *[other] : { $did }.
}
story-steady = Geen enkele beurt veranderde de kansen veel.
story-turnings = Keerpunten
story-point = { $number } · ronde { $round } · { $name } { $before }% → { $after }%{ $did ->
    [none] {""}
   *[other] {" "}· { $did }
}
story-ratings = Ratings: { $ratings }
story-rating = { $name } { $before ->
    [none] nieuw
   *[other] { $before }
} → { $after }
catch-title = { $game } { $number }, ronde { $round }
catch-standing = Punten: { $points }
catch-points = { $name } { $points }
catch-leads = { $changes ->
    [0] De leiding is nog niet overgenomen
    [1] De leiding is één keer overgenomen
   *[other] De leiding is { $changes } keer overgenomen
}; nu { $who ->
    [none] staat niemand alleen aan de leiding.
   *[other] staat { $who } { $ahead ->
        [one] { $ahead } punt
       *[other] { $ahead } punten
    } voor.
}
catch-best = De beste beurt tot nu toe leverde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op: ronde { $round }, { $did }.
catch-lately = Het laatst: { $did }
catch-chances = Kansen: { $chances }
button-by-turn = Beurt voor beurt
button-first = Eerste
button-earlier = Terug
button-further = Verder
button-last = Laatste
still-title = Spel { $number }, beurt { $turn } van { $last }
still-jump = Naar een keerpunt …
still-place = Ronde { $round }: { $name } { $before }% → { $after }%
