## Vooraf antwoorden in Felds Amsterdam

feld-again-die = { $color }
feld-again-card = { $card }: { $what }
feld-way-newest = Zesde kaart: altijd de laatst gekozen kaart afleggen
feld-way-oldest = Zesde kaart: altijd de kaart afleggen die ik het langst heb
feld-way-dearest = Zesde kaart: altijd de duurste kaart afleggen
feld-way-cheapest = Zesde kaart: altijd de goedkoopste kaart afleggen
feld-way-highest = Dobbelstenen: altijd de twee met de meeste ogen
feld-way-lowest = Dobbelstenen: altijd de twee met de minste ogen
feld-way-most = Altijd een blokje bewaren van de kleur waarvan ik er de meeste heb
feld-stop-last = de laatste ronde begint
feld-stop-penalty = ik een straffiche krijg
feld-stop-block = iemand een huizenblok naast een van de mijne neemt
feld-stop-block-seat = { $seat } een huizenblok naast een van de mijne neemt
feld-stop-amstel = iemand me op de Amstel inhaalt
feld-stop-amstel-seat = { $seat } me op de Amstel inhaalt
feld-stop-cards = { $cards ->
    [one] ik { $cards } niet-actieve kaart heb
   *[other] ik { $cards } niet-actieve kaarten heb
}
feld-stop-district = het laatste huizenblok van de wijk { $district } genomen is
feld-stopped-last = de laatste ronde is begonnen.
feld-stopped-penalty = je hebt een straffiche gekregen.
feld-stopped-block = { $seat } heeft { $block } genomen, naast een huizenblok van jou.
feld-stopped-amstel = { $seat } heeft je op de Amstel ingehaald.
feld-stopped-cards = { $cards ->
    [one] je hebt { $cards } niet-actieve kaart.
   *[other] je hebt { $cards } niet-actieve kaarten.
}
feld-stopped-district = het laatste huizenblok van de wijk { $district } is genomen.
feld-watch-block = { $block }
feld-watch-place = { $place }
feld-watch-card = { $card }
feld-watch-market = de markt
feld-watch-display = de getoonde kaarten
feld-watch-city = alle huizenblokken van de stad
feld-watch-harbour = de hele haven
feld-watch-amstel = de volgorde op de Amstel
