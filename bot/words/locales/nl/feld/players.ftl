## Tips in Amsterdam van Stefan Feld: waarom een koopman dit zou doen

feld-why-activate = { $card } verdient de blokjes terug in de rondes die er nog zijn, en een kaart onder het bord kost aan het einde punten.
feld-why-use = { $card } levert nu meer op dan de kaart kost.
feld-why-card = { $card } belooft het meest voor de blokjes die je hebt of die onderweg zijn.
feld-why-none = Geen getoonde kaart is een plaats onder je bord waard.
feld-why-blind = De bovenste kaart van deze stapel belooft meer dan de kaart die je weggaf.
feld-why-discard = { $card } zul je het minst missen.
feld-why-block = { $block } levert het meest op: de plek in je stad en de waar ({ $good }) zijn meer waard dan de blokjes.
feld-why-free-block = { $block } voegt het meest toe aan je stad.
feld-why-load = Laden kost niets, en waren aan boord kun je leveren waar je langskomt.
feld-why-barge = Hier ({ $place }) valt meer te halen dan { $cubes ->
    [0] de weg erheen kost
    [one] het blokje dat de weg kost
   *[other] de { $cubes } blokjes die de weg kost
}.
feld-why-tow = Hier heeft de schuit het meest te doen: { $place }.
feld-why-deliver = Hier levert deze waar ({ $good }) je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op, en het kost niets.
feld-why-take-worker = Een havenarbeider geeft meteen een gulden, en punten bij het dok van zijn kleur ({ $worker }).
feld-why-bring-worker = Dit is het dok van zijn kleur ({ $worker }): hoe eerder een havenarbeider in het magazijn is, hoe meer punten.
feld-why-amstel = { $points ->
    [0] { $spaces ->
        [one] Een eerste stap kost maar één blokje, goedkoper kan niet, en brengt je dichter bij de volgende punten op de Amstel.
       *[other] { $spaces } velden brengen je dichter bij de volgende punten op de Amstel, met blokjes die elders minder zouden opleveren.
    }
    [one] { $spaces } { $spaces ->
        [one] veld geeft
       *[other] velden geven
    } { $points } punt.
   *[other] { $spaces } { $spaces ->
        [one] veld geeft
       *[other] velden geven
    } { $points } punten.
}
feld-why-market = Wat de markt geeft, is meer waard dan wat je in latere rondes nog aan de gulden hebt.
feld-why-keep = Deze kleur helpt het meest in de volgende ronde: { $color }.
feld-why-gain = Deze kleur mis je het meest: { $color }.
feld-why-store = Met de schuit geleverd brengt deze waar ({ $good }) meer op dan op de zwarte markt.
feld-why-sell = De zwarte markt geeft hiervoor ({ $good }) meer dan een levering zou opleveren, na aftrek van de blokjes.
feld-why-put = Hier helpt de figuur jou meer dan de anderen.
feld-why-show = Deze opdrachten verraden het minst, of zijn bijna vervuld.
feld-why-return = Zo haal je het meeste uit wat je nog hebt.
feld-why-pay = Deze blokjes zul je het minst missen.
feld-why-pay-gulden = De blokjes zijn je nu meer waard dan de gulden.
feld-why-cube = Het past bij je eerste kaart en de huizenblokken.
feld-why-dice = Samen komen ze wanneer je kaarten en huizenblokken ze nodig hebben, en geen vak blijft lang leeg.
feld-why-slot = Daar komen de blokjes wanneer ze nodig zijn.
feld-why-stay = De blokjes komen wanneer ze nodig zijn.
feld-why-leave = Dit is er niet het moment voor.
feld-why-pass = Niets wat je nog zou kunnen doen, is de blokjes of gulden waard.
