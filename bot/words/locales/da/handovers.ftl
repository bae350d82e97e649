## Pladser, der skifter hænder

handover-house = en husspiller ({ $level })
handover-vote = { $who }: skal { $to } afløse { $seat } i { $game } { $number }? { $asker } beder om det: alle andre ved bordet skal være enige, { $votes } af { $needed } indtil videre. { $seat } beholder pladsen ved at spille videre.
handover-agreed = Alle andre er enige: { $to } spiller videre på den plads i { $game } { $number }.
handover-kept = { $seat } er her og beholder pladsen i { $game } { $number }.
handover-dropped = Afstemningen om en plads i { $game } { $number } er slut.
handover-warning = { $asker } spørger de andre i { $game } { $number } i { $channel }, om { $to } må spille videre på din plads. Når alle er enige, sker det. Spil videre, eller tryk på knappen, så beholder du pladsen.
handover-housed = Huset spiller videre på din plads i { $game } { $number } i { $channel }. Tryk på knappen for at tage den tilbage.
handover-gone = { $name } spiller videre på din plads i { $game } { $number } i { $channel }.
handover-asked = Alle andre ved bordet bliver spurgt: { $votes } af { $needed } er enige indtil videre.
handover-done = Alle er enige: pladsen har skiftet hænder.
seat-kept = Du beholder din plads.
button-keep-seat = Jeg er her
button-seat-back = Tag min plads tilbage
handover-declined = { $who } er ikke enig: { $seat } beholder pladsen i { $game } { $number }.
replace-at-once = Skal { $to } afløse { $seat } i spil { $number }?
replace-vote = { $seat } spiller og har stadig tid. Skal alle andre ved bordet i spil { $number } spørges, om { $to } skal spille videre på den plads?
replace-back = { $seat } kan tage pladsen tilbage, så længe huset holder den.
replace-back-own = Huset holder din plads: `/spil deltag` giver dig den tilbage. `/spil erstat` med `afløser` giver den til en anden.
button-hand-over = Ja, giv pladsen videre
button-ask-others = Ja, spørg de andre

## Afstemninger

button-decline = Afvis
vote-declined = Du har afvist, så den afstemning er slut.
undo-declined = { $who } er ikke enig, så intet tages tilbage i { $game } { $number }.
undo-over = { $game } { $number } er gået videre, så intet tages tilbage.
