## Hjælp

help-text =
    ## Schout holder orden og begunstiger ingen
    Han leder brætspil, der foregår i Amsterdam, gerne over flere dage.
    {"**"}Hvordan begynder vi?** { $new } åbner et bord, de andre trykker på **{ button-join }**, værten på **{ button-start }**. Husspillere tager tomme pladser, hvis I vil.
    {"**"}Hvordan trækker jeg?** Tryk på **{ button-turn }** under spillepladen, eller svar i vores private beskeder. Hvert træk er også en kommando, såsom { $move }.
    {"**"}Hvor er det, kun jeg må se?** Det kommer i en privat besked; **{ button-hand }** og { $hand } viser det også.
    {"**"}Hvad skal jeg gøre?** { $hint } siger, hvad en købmand ville gøre i dit sted, og hvorfor. { $rules } har reglerne kort, { $card } forklarer et kort.
    {"**"}Jeg tog fejl.** **{ button-undo }** eller { $undo }; det, der har vist nogen noget nyt, går tilbage, hvis alle er enige.
    {"**"}Hvad er der sket?** **{ button-since }**, { $log } med hver tur, { $replay } som film. { $text } er til skærmlæsere.
    {"**"}Jeg har ikke tid.** { $mine } har stille timer, dage væk og hvordan du får besked. { $pause } standser urene, og med { $leave } holder huset din plads, til du kommer tilbage.
    {"**"}Nogen svarer ikke.** Der kommer påmindelser, og efter en frist kan de andre stemme.

## Loggen

log-title = Log for spil { $number }
log-page = Log for spil { $number } · side { $page } af { $pages }
log-turn = **Tur { $turn }**
log-beginning = **Begyndelsen**
button-older = Ældre
button-newer = Nyere
