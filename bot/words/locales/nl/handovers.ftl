## Plaatsen die van eigenaar wisselen

handover-house = een huisspeler ({ $level })
handover-vote = { $who }: mag { $to } verderspelen op de plaats van { $seat } in { $game } { $number }? { $asker } vraagt erom: alle anderen aan tafel moeten akkoord gaan, tot nu toe { $votes } van { $needed }. { $seat } houdt de plaats door verder te spelen.
handover-agreed = Alle anderen zijn akkoord: { $to } speelt verder op die plaats in { $game } { $number }.
handover-kept = { $seat } is er en houdt de plaats in { $game } { $number }.
handover-dropped = Die stemming over een plaats in { $game } { $number } is voorbij.
handover-warning = { $asker } vraagt de anderen van { $game } { $number } in { $channel } of { $to } op jouw plaats mag verderspelen. Zodra iedereen akkoord is, gebeurt het. Speel verder of druk op de knop, dan houd je je plaats.
handover-housed = Het huis speelt verder op jouw plaats in { $game } { $number } in { $channel }. Druk op de knop om die terug te nemen.
handover-gone = { $name } speelt verder op jouw plaats in { $game } { $number } in { $channel }.
handover-asked = Alle anderen aan tafel krijgen de vraag; tot nu toe akkoord: { $votes } van { $needed }.
handover-done = Iedereen is akkoord: de plaats heeft nu een andere speler.
seat-kept = Je houdt je plaats.
button-keep-seat = Ik ben er
button-seat-back = Mijn plaats terugnemen
handover-declined = { $who } is het er niet mee eens: { $seat } houdt de plaats in { $game } { $number }.
replace-at-once = Mag { $to } verderspelen op de plaats van { $seat } in spel { $number }?
replace-vote = { $seat } speelt en heeft nog tijd. Zal ik alle anderen aan de tafel van spel { $number } vragen of { $to } op die plaats verderspeelt?
replace-back = { $seat } kan de plaats terugnemen zolang het huis die bezet houdt.
replace-back-own = Het huis houdt je plaats bezet: met `/spel meedoen` krijg je die terug. `/spel vervangen` met `door` geeft die aan iemand anders.
button-hand-over = Ja, draag de plaats over
button-ask-others = Ja, vraag de anderen

## Stemmingen

button-decline = Weigeren
vote-declined = Je hebt geweigerd, dus die stemming is voorbij.
undo-declined = { $who } is het er niet mee eens, dus in { $game } { $number } wordt niets teruggenomen.
undo-over = { $game } { $number } is verdergegaan, dus er wordt niets teruggenomen.
