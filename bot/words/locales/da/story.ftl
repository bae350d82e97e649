## Chancer og fortællinger

term-chances = Chancer
    .about = Om spillepladen viser alles chance for at vinde, så vidt alle kan vide. Ikke i spil, der tæller.
lobby-chances = Spillepladen viser alles chance for at vinde.
refused-chances = Chancer vises ikke i spil, der tæller: de, der spiller, ville også se dem.
chances-title = Chancer for at vinde ved begyndelsen af tur { $turn }, så vidt alle kan vide
chances-line = { $chance } % { $name }
story-title = Det afgjorde spillet
story-won = { $lead ->
    [0] { $who } vandt over { $next } på reglen om pointlighed.
   *[other] { $who } vandt med { $lead } point ned til { $next }.
}
story-shared = { $who } delte sejren.
story-source = Det gjorde forskellen: { $source }, { $mine } mod { $theirs }.
story-leads = { $changes ->
    [0] Føringen skiftede aldrig
    [1] Føringen skiftede én gang
   *[other] Føringen skiftede { $changes } gange
}; halvvejs { $who ->
    [none] førte ingen alene.
   *[other] førte { $who } med { $ahead }.
}
story-best = Ingen tur gav mere end { $points } point: runde { $round }, { $did }.
story-turning = Spillet vendte i runde { $round }, da { $name } gik fra { $before } % til { $after } %{ $did ->
    [none] .
   *[other] : { $did }.
}
story-steady = Ingen enkelt tur ændrede chancerne meget.
story-turnings = Vendepunkter
story-point = { $number } · runde { $round } · { $name } { $before } % → { $after } %{ $did ->
    [none] {""}
   *[other] {" "}· { $did }
}
story-ratings = Rating: { $ratings }
story-rating = { $name } { $before ->
    [none] ny
   *[other] { $before }
} → { $after }
catch-title = { $game } { $number }, runde { $round }
catch-standing = Point: { $points }
catch-points = { $name } { $points }
catch-leads = { $changes ->
    [0] Føringen har ikke skiftet endnu
    [1] Føringen har skiftet én gang
   *[other] Føringen har skiftet { $changes } gange
}; nu { $who ->
    [none] fører ingen alene.
   *[other] fører { $who } med { $ahead }.
}
catch-best = Den bedste tur indtil nu gav { $points } point: runde { $round }, { $did }.
catch-lately = Senest: { $did }
catch-chances = Chancer: { $chances }
button-by-turn = Tur for tur
button-first = Første
button-earlier = Tilbage
button-further = Videre
button-last = Sidste
still-title = Spil { $number }, tur { $turn } af { $last }
still-jump = Hop til et vendepunkt …
still-place = Runde { $round }: { $name } { $before } % → { $after } %
