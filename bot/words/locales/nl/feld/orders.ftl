feld-order-1 = Opdracht 1 · lichtblauwe arbeiders
feld-order-1-text = { $seats ->
    [2] 8 punten
    [3] 7 punten
    [4] 6 punten
   *[none] 8 / 7 / 6 punten met 2 / 3 / 4 spelers
} als beide lichtblauwe havenarbeiders in het magazijn zijn, wie ze ook bracht.
feld-order-2 = Opdracht 2 · wijnrode arbeiders
feld-order-2-text = { $seats ->
    [2] 8 punten
    [3] 7 punten
    [4] 6 punten
   *[none] 8 / 7 / 6 punten met 2 / 3 / 4 spelers
} als beide wijnrode havenarbeiders in het magazijn zijn, wie ze ook bracht.
feld-order-3 = Opdracht 3 · lichtgroene arbeiders
feld-order-3-text = { $seats ->
    [2] 8 punten
    [3] 7 punten
    [4] 6 punten
   *[none] 8 / 7 / 6 punten met 2 / 3 / 4 spelers
} als beide lichtgroene havenarbeiders in het magazijn zijn, wie ze ook bracht.
feld-order-4 = Opdracht 4 · lichtroze arbeiders
feld-order-4-text = { $seats ->
    [2] 8 punten
    [3] 7 punten
    [4] 6 punten
   *[none] 8 / 7 / 6 punten met 2 / 3 / 4 spelers
} als beide lichtroze havenarbeiders in het magazijn zijn, wie ze ook bracht.
feld-order-5 = Opdracht 5 · gouden arbeiders
feld-order-5-text = { $seats ->
    [2] 8 punten
    [3] 7 punten
    [4] 6 punten
   *[none] 8 / 7 / 6 punten met 2 / 3 / 4 spelers
} als beide gouden havenarbeiders in het magazijn zijn, wie ze ook bracht.
feld-order-6 = Opdracht 6 · witte arbeiders
feld-order-6-text = { $seats ->
    [2] 8 punten
    [3] 7 punten
    [4] 6 punten
   *[none] 8 / 7 / 6 punten met 2 / 3 / 4 spelers
} als beide witte havenarbeiders in het magazijn zijn, wie ze ook bracht.
feld-order-7 = Opdracht 7 · Grachtengordel: vier blokken
feld-order-7-text = { $seats ->
    [2] 6 punten
    [3] 7 punten
    [4] 8 punten
   *[none] 6 / 7 / 8 punten met 2 / 3 / 4 spelers
} als je minstens 4 huizenblokken in de wijk Grachtengordel hebt.
feld-order-8 = Opdracht 8 · Plantage: vier blokken
feld-order-8-text = { $seats ->
    [2] 6 punten
    [3] 7 punten
    [4] 8 punten
   *[none] 6 / 7 / 8 punten met 2 / 3 / 4 spelers
} als je minstens 4 huizenblokken in de wijk Plantage hebt.
feld-order-9 = Opdracht 9 · Nieuwmarkt: vier blokken
feld-order-9-text = { $seats ->
    [2] 6 punten
    [3] 7 punten
    [4] 8 punten
   *[none] 6 / 7 / 8 punten met 2 / 3 / 4 spelers
} als je minstens 4 huizenblokken in de wijk Nieuwmarkt hebt.
feld-order-10 = Opdracht 10 · Burgwallen: vier blokken
feld-order-10-text = { $seats ->
    [2] 6 punten
    [3] 7 punten
    [4] 8 punten
   *[none] 6 / 7 / 8 punten met 2 / 3 / 4 spelers
} als je minstens 4 huizenblokken in de wijk Burgwallen hebt.
feld-order-11 = Opdracht 11 · Haarlemmerbuurt: vier blokken
feld-order-11-text = { $seats ->
    [2] 6 punten
    [3] 7 punten
    [4] 8 punten
   *[none] 6 / 7 / 8 punten met 2 / 3 / 4 spelers
} als je minstens 4 huizenblokken in de wijk Haarlemmerbuurt hebt.
feld-order-12 = Opdracht 12 · Jordaan: vier blokken
feld-order-12-text = { $seats ->
    [2] 6 punten
    [3] 7 punten
    [4] 8 punten
   *[none] 6 / 7 / 8 punten met 2 / 3 / 4 spelers
} als je minstens 4 huizenblokken in de wijk Jordaan hebt.
feld-order-13 = Opdracht 13 · drie van elke stapel
feld-order-13-text = 9 punten als je minstens 3 actieve ambachtslieden, 3 actieve gebouwen en 3 actieve plattegronden hebt.
feld-order-14 = Opdracht 14 · de monding van de Amstel
feld-order-14-text = 10 punten als je schijf de monding van de Amstel bereikt heeft.
feld-order-15 = Opdracht 15 · drie eindkaarten
feld-order-15-text = 7 punten als je minstens 3 actieve eindkaarten hebt.
feld-order-16 = Opdracht 16 · vier kaarten van fase III
feld-order-16-text = 7 punten als je minstens 4 actieve kaarten van fase III hebt.
feld-order-17 = Opdracht 17 · vijf blijvende kaarten
feld-order-17-text = 7 punten als je minstens 5 actieve blijvende kaarten hebt.
feld-order-18 = Opdracht 18 · zeven op de zwarte markt
feld-order-18-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als er minstens 7 waren op de zwarte markt liggen, wie ze ook verkocht.
feld-order-19 = Opdracht 19 · twee soorten aan boord
feld-order-19-text = 6 punten als er minstens 2 verschillende waren op je schuit liggen.
feld-order-20 = Opdracht 20 · vol pakhuis: meubels
feld-order-20-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het meubelpakhuis vol is, wie het ook vulde.
feld-order-21 = Opdracht 21 · vol pakhuis: kant
feld-order-21-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het kantpakhuis vol is, wie het ook vulde.
feld-order-22 = Opdracht 22 · vol pakhuis: kaas
feld-order-22-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het kaaspakhuis vol is, wie het ook vulde.
feld-order-23 = Opdracht 23 · vol pakhuis: jenever
feld-order-23-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het jeneverpakhuis vol is, wie het ook vulde.
feld-order-24 = Opdracht 24 · vol pakhuis: bier
feld-order-24-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het bierpakhuis vol is, wie het ook vulde.
feld-order-25 = Opdracht 25 · vol pakhuis: tegels
feld-order-25-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het tegelpakhuis vol is, wie het ook vulde.
feld-order-26 = Opdracht 26 · vol pakhuis: tulpenbollen
feld-order-26-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het bollenpakhuis vol is, wie het ook vulde.
feld-order-27 = Opdracht 27 · vol pakhuis: glas
feld-order-27-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het glaspakhuis vol is, wie het ook vulde.
feld-order-28 = Opdracht 28 · vol pakhuis: koffie
feld-order-28-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als het koffiepakhuis vol is, wie het ook vulde.
feld-order-29 = Opdracht 29 · volle loodsen
feld-order-29-text = { $seats ->
    [2] 7 punten
    [3] 6 punten
    [4] 5 punten
   *[none] 7 / 6 / 5 punten met 2 / 3 / 4 spelers
} als alle vier de loodsen vol zijn, wie ze ook vulde.
feld-order-30 = Opdracht 30 · schuit aan de steiger
feld-order-30-text = 4 punten als je schuit aan de steiger ligt.
feld-order-31 = Opdracht 31 · zeven in het magazijn
feld-order-31-text = { $seats ->
    [2] 9 punten
    [3] 7 punten
    [4] 5 punten
   *[none] 9 / 7 / 5 punten met 2 / 3 / 4 spelers
} als er minstens 7 havenarbeiders in het magazijn zijn, wie ze ook bracht.
feld-order-32 = Opdracht 32 · twee arbeiders, een waar
feld-order-32-text = Geef aan het einde 2 van je havenarbeiders en 1 van je waren naar keuze terug: { $seats ->
    [2] 4 punten
    [3] 5 punten
    [4] 6 punten
   *[none] 4 / 5 / 6 punten met 2 / 3 / 4 spelers
}.
feld-order-33 = Opdracht 33 · blokjes in verschillende kleuren
feld-order-33-text = Geef aan het einde 1 tot 6 van je blokjes terug, elk in een andere kleur: 1 / 2 / 3 / 5 / 7 / 10 punten.
feld-order-34 = Opdracht 34 · een van elk
feld-order-34-text = Geef aan het einde 1 havenarbeider, 1 waar en 1 blokje naar eigen keuze terug: { $seats ->
    [2] 4 punten
    [3] 5 punten
    [4] 6 punten
   *[none] 4 / 5 / 6 punten met 2 / 3 / 4 spelers
}.
feld-order-35 = Opdracht 35 · negen huizenblokken
feld-order-35-text = { $seats ->
    [2] 7 punten
    [3] 8 punten
    [4] 9 punten
   *[none] 7 / 8 / 9 punten met 2 / 3 / 4 spelers
} als je minstens 9 huizenblokken hebt, waar ook.
feld-order-36 = Opdracht 36 · twaalf kaarten
feld-order-36-text = { $seats ->
    [2] 4 punten
    [3] 5 punten
    [4] 6 punten
   *[none] 4 / 5 / 6 punten met 2 / 3 / 4 spelers
} als je minstens 12 actieve kaarten hebt.
feld-order-37 = Opdracht 37 · lichtblauwe arbeiders teruggeven
feld-order-37-text = Geef aan het einde 1 van je lichtblauwe havenarbeiders terug: { $seats ->
    [2] 2 punten
    [3] 3 punten
    [4] 4 punten
   *[none] 2 / 3 / 4 punten met 2 / 3 / 4 spelers
}. Of beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-38 = Opdracht 38 · gouden arbeiders teruggeven
feld-order-38-text = Geef aan het einde 1 van je gouden havenarbeiders terug: { $seats ->
    [2] 2 punten
    [3] 3 punten
    [4] 4 punten
   *[none] 2 / 3 / 4 punten met 2 / 3 / 4 spelers
}. Of beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-39 = Opdracht 39 · wijnrode arbeiders teruggeven
feld-order-39-text = Geef aan het einde 1 van je wijnrode havenarbeiders terug: { $seats ->
    [2] 2 punten
    [3] 3 punten
    [4] 4 punten
   *[none] 2 / 3 / 4 punten met 2 / 3 / 4 spelers
}. Of beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-40 = Opdracht 40 · lichtgroene arbeiders teruggeven
feld-order-40-text = Geef aan het einde 1 van je lichtgroene havenarbeiders terug: { $seats ->
    [2] 2 punten
    [3] 3 punten
    [4] 4 punten
   *[none] 2 / 3 / 4 punten met 2 / 3 / 4 spelers
}. Of beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-41 = Opdracht 41 · lichtroze arbeiders teruggeven
feld-order-41-text = Geef aan het einde 1 van je lichtroze havenarbeiders terug: { $seats ->
    [2] 2 punten
    [3] 3 punten
    [4] 4 punten
   *[none] 2 / 3 / 4 punten met 2 / 3 / 4 spelers
}. Of beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-42 = Opdracht 42 · witte arbeiders teruggeven
feld-order-42-text = Geef aan het einde 1 van je witte havenarbeiders terug: { $seats ->
    [2] 2 punten
    [3] 3 punten
    [4] 4 punten
   *[none] 2 / 3 / 4 punten met 2 / 3 / 4 spelers
}. Of beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
