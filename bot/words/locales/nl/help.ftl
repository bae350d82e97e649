## Hulp

help-text =
    ## Schout houdt de orde en trekt niemand voor
    Hij leidt bordspellen die zich in Amsterdam afspelen, dagenlang als je wilt.
    {"**"}Hoe beginnen we?** { $new } opent een tafel, de anderen drukken op **{ button-join }**, de organisator op **{ button-start }**. Huisspelers nemen lege plaatsen in als jullie willen.
    {"**"}Hoe doe ik een zet?** Druk op **{ button-turn }** onder het bord, of antwoord in onze privéberichten. Elke zet is ook een commando, zoals { $move }.
    {"**"}Waar is wat alleen ik mag zien?** Dat komt als privébericht; **{ button-hand }** en { $hand } laten het ook zien.
    {"**"}Wat moet ik doen?** { $hint } zegt wat een koopman in jouw plaats zou doen, en waarom. { $rules } geeft de regels in het kort, { $card } legt een kaart uit.
    {"**"}Ik heb me vergist.** **{ button-undo }** of { $undo }; wat iemand iets nieuws heeft laten zien, gaat alleen terug als iedereen akkoord is.
    {"**"}Wat is er gebeurd?** **{ button-since }**, { $standings } voor de punten, { $log } met elke beurt, { $replay } als film. { $text } is voor schermlezers.
    {"**"}Ik heb geen tijd.** **{ button-plan }** speelt je beurten zoals je vooraf zegt. Met { $mine } kies je stille uren, dagen afwezig en hoe je bericht krijgt. { $pause } legt de klokken stil, en met { $leave } houdt het huis je plaats bezet tot je terugkomt.
    {"**"}Iemand antwoordt niet.** Er komen herinneringen, en na een tijd mogen de anderen stemmen.

## Het logboek

log-title = Logboek van spel { $number }
log-page = Logboek van spel { $number } · bladzijde { $page } van { $pages }
log-turn = **Beurt { $turn }**
log-beginning = **Begin**
log-left-out = { $lines ->
    [one] -# { $lines } eerdere regel staat in `/bord logboek`.
   *[other] -# { $lines } eerdere regels staan in `/bord logboek`.
}
button-older = Ouder
button-newer = Nieuwer
