## Hjælp

help-text =
    ## Schout holder orden og favoriserer ingen
    Han leder brætspil, der foregår i Amsterdam, gerne over flere dage.
    {"**"}Hvordan begynder vi?** { $new } åbner et bord, de andre trykker på **{ button-join }**, værten på **{ button-start }**. Husspillere tager tomme pladser, hvis I vil.
    {"**"}Hvordan spiller jeg min tur?** Tryk på **{ button-turn }** under spillepladen, eller svar i vores private beskeder. Hvert træk er også en kommando, f.eks. { $move }.
    {"**"}Hvor er det, kun jeg må se?** Det kommer i en privat besked; **{ button-hand }** og { $hand } viser det også.
    {"**"}Hvad skal jeg gøre?** { $hint } siger, hvad en købmand ville gøre i dit sted, og hvorfor. { $rules } har reglerne i korte træk, { $card } forklarer et kort.
    {"**"}Jeg lavede en fejl.** **{ button-undo }** eller { $undo }; det, der har vist nogen noget nyt, tages tilbage, hvis alle er enige.
    {"**"}Hvad er der sket?** **{ button-since }**, { $standings } for pointene, { $log } med hver tur, { $replay } som film. { $text } er til skærmlæsere.
    {"**"}Jeg har ikke tid.** Med { $mine } vælger du stille timer, dage væk, og hvordan du får besked. { $pause } standser urene, og med { $leave } holder huset din plads, til du kommer tilbage. **{ button-plan }** spiller dine ture, som du har bestemt på forhånd.
    {"**"}Der er en, der ikke svarer.** Der kommer påmindelser, og efter et stykke tid kan de andre stemme.

## Loggen

log-title = Log for spil { $number }
log-page = Log for spil { $number } · side { $page } af { $pages }
log-turn = **Tur { $turn }**
log-beginning = **Begyndelsen**
log-left-out = { $lines ->
    [one] -# { $lines } tidligere linje står i `/spilleplade log`.
   *[other] -# { $lines } tidligere linjer står i `/spilleplade log`.
}
button-older = Ældre
button-newer = Nyere
