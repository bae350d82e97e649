feld-order-1 = Auftrag 1 · hellblaue Hafenarbeiter
feld-order-1-text = { $seats ->
    [2] 8 Punkte
    [3] 7 Punkte
    [4] 6 Punkte
   *[none] 8 / 7 / 6 Punkte bei 2 / 3 / 4 Personen
}, wenn beide hellblauen Hafenarbeiter im Magazin sind, egal, wer sie gebracht hat.
feld-order-2 = Auftrag 2 · weinrote Hafenarbeiter
feld-order-2-text = { $seats ->
    [2] 8 Punkte
    [3] 7 Punkte
    [4] 6 Punkte
   *[none] 8 / 7 / 6 Punkte bei 2 / 3 / 4 Personen
}, wenn beide weinroten Hafenarbeiter im Magazin sind, egal, wer sie gebracht hat.
feld-order-3 = Auftrag 3 · hellgrüne Hafenarbeiter
feld-order-3-text = { $seats ->
    [2] 8 Punkte
    [3] 7 Punkte
    [4] 6 Punkte
   *[none] 8 / 7 / 6 Punkte bei 2 / 3 / 4 Personen
}, wenn beide hellgrünen Hafenarbeiter im Magazin sind, egal, wer sie gebracht hat.
feld-order-4 = Auftrag 4 · hellrosa Hafenarbeiter
feld-order-4-text = { $seats ->
    [2] 8 Punkte
    [3] 7 Punkte
    [4] 6 Punkte
   *[none] 8 / 7 / 6 Punkte bei 2 / 3 / 4 Personen
}, wenn beide hellrosa Hafenarbeiter im Magazin sind, egal, wer sie gebracht hat.
feld-order-5 = Auftrag 5 · goldene Hafenarbeiter
feld-order-5-text = { $seats ->
    [2] 8 Punkte
    [3] 7 Punkte
    [4] 6 Punkte
   *[none] 8 / 7 / 6 Punkte bei 2 / 3 / 4 Personen
}, wenn beide goldenen Hafenarbeiter im Magazin sind, egal, wer sie gebracht hat.
feld-order-6 = Auftrag 6 · weiße Hafenarbeiter
feld-order-6-text = { $seats ->
    [2] 8 Punkte
    [3] 7 Punkte
    [4] 6 Punkte
   *[none] 8 / 7 / 6 Punkte bei 2 / 3 / 4 Personen
}, wenn beide weißen Hafenarbeiter im Magazin sind, egal, wer sie gebracht hat.
feld-order-7 = Auftrag 7 · vier Blöcke in Grachtengordel
feld-order-7-text = { $seats ->
    [2] 6 Punkte
    [3] 7 Punkte
    [4] 8 Punkte
   *[none] 6 / 7 / 8 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 4 Häuserblöcke in Grachtengordel hast.
feld-order-8 = Auftrag 8 · vier Blöcke in Plantage
feld-order-8-text = { $seats ->
    [2] 6 Punkte
    [3] 7 Punkte
    [4] 8 Punkte
   *[none] 6 / 7 / 8 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 4 Häuserblöcke in Plantage hast.
feld-order-9 = Auftrag 9 · vier Blöcke in Nieuwmarkt
feld-order-9-text = { $seats ->
    [2] 6 Punkte
    [3] 7 Punkte
    [4] 8 Punkte
   *[none] 6 / 7 / 8 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 4 Häuserblöcke in Nieuwmarkt hast.
feld-order-10 = Auftrag 10 · vier Blöcke in Burgwallen
feld-order-10-text = { $seats ->
    [2] 6 Punkte
    [3] 7 Punkte
    [4] 8 Punkte
   *[none] 6 / 7 / 8 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 4 Häuserblöcke in Burgwallen hast.
feld-order-11 = Auftrag 11 · vier Blöcke in Haarlemmerbuurt
feld-order-11-text = { $seats ->
    [2] 6 Punkte
    [3] 7 Punkte
    [4] 8 Punkte
   *[none] 6 / 7 / 8 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 4 Häuserblöcke in Haarlemmerbuurt hast.
feld-order-12 = Auftrag 12 · vier Blöcke in Jordaan
feld-order-12-text = { $seats ->
    [2] 6 Punkte
    [3] 7 Punkte
    [4] 8 Punkte
   *[none] 6 / 7 / 8 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 4 Häuserblöcke in Jordaan hast.
feld-order-13 = Auftrag 13 · drei von jeder Sorte
feld-order-13-text = 9 Punkte, wenn du mindestens 3 aktive Handwerker, 3 aktive Gebäude und 3 aktive Pläne hast.
feld-order-14 = Auftrag 14 · die Mündung der Amstel
feld-order-14-text = 10 Punkte, wenn deine Scheibe die Mündung der Amstel erreicht hat.
feld-order-15 = Auftrag 15 · drei Schlusskarten
feld-order-15-text = 7 Punkte, wenn du mindestens 3 aktive Schlusskarten hast.
feld-order-16 = Auftrag 16 · vier Karten für Phase III
feld-order-16-text = 7 Punkte, wenn du mindestens 4 aktive Karten für Phase III hast.
feld-order-17 = Auftrag 17 · fünf dauerhafte Karten
feld-order-17-text = 7 Punkte, wenn du mindestens 5 aktive dauerhafte Karten hast.
feld-order-18 = Auftrag 18 · sieben auf dem Schwarzmarkt
feld-order-18-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn mindestens 7 Waren auf dem Schwarzmarkt sind, egal, wer sie verkauft hat.
feld-order-19 = Auftrag 19 · zwei Sorten an Bord
feld-order-19-text = 6 Punkte, wenn mindestens 2 verschiedene Waren auf deinem Kahn sind.
feld-order-20 = Auftrag 20 · voller Speicher: Möbel
feld-order-20-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Möbelspeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-21 = Auftrag 21 · voller Speicher: Spitze
feld-order-21-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Spitzenspeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-22 = Auftrag 22 · voller Speicher: Käse
feld-order-22-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Käsespeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-23 = Auftrag 23 · voller Speicher: Genever
feld-order-23-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Geneverspeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-24 = Auftrag 24 · voller Speicher: Bier
feld-order-24-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Bierspeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-25 = Auftrag 25 · voller Speicher: Fliesen
feld-order-25-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Fliesenspeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-26 = Auftrag 26 · voller Speicher: Tulpenzwiebeln
feld-order-26-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Tulpenspeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-27 = Auftrag 27 · voller Speicher: Glas
feld-order-27-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Glasspeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-28 = Auftrag 28 · voller Speicher: Kaffee
feld-order-28-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn der Kaffeespeicher voll ist, egal, wer ihn gefüllt hat.
feld-order-29 = Auftrag 29 · volle Lagerhäuser
feld-order-29-text = { $seats ->
    [2] 7 Punkte
    [3] 6 Punkte
    [4] 5 Punkte
   *[none] 7 / 6 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn alle vier Lagerhäuser voll sind, egal, wer sie gefüllt hat.
feld-order-30 = Auftrag 30 · Kahn am Pier
feld-order-30-text = 4 Punkte, wenn dein Kahn am Pier liegt.
feld-order-31 = Auftrag 31 · sieben im Magazin
feld-order-31-text = { $seats ->
    [2] 9 Punkte
    [3] 7 Punkte
    [4] 5 Punkte
   *[none] 9 / 7 / 5 Punkte bei 2 / 3 / 4 Personen
}, wenn mindestens 7 Hafenarbeiter im Magazin sind, egal, wer sie gebracht hat.
feld-order-32 = Auftrag 32 · zwei Arbeiter, eine Ware
feld-order-32-text = Gib am Ende 2 beliebige deiner Hafenarbeiter und 1 beliebige deiner Waren zurück: { $seats ->
    [2] 4 Punkte
    [3] 5 Punkte
    [4] 6 Punkte
   *[none] 4 / 5 / 6 Punkte bei 2 / 3 / 4 Personen
}.
feld-order-33 = Auftrag 33 · verschiedene Ressourcen
feld-order-33-text = Gib am Ende 1 bis 6 deiner Ressourcen zurück, alle verschiedenfarbig: 1 / 2 / 3 / 5 / 7 / 10 Punkte.
feld-order-34 = Auftrag 34 · von jedem eins
feld-order-34-text = Gib am Ende 1 Hafenarbeiter, 1 Ware und 1 Ressource deiner Wahl zurück: { $seats ->
    [2] 4 Punkte
    [3] 5 Punkte
    [4] 6 Punkte
   *[none] 4 / 5 / 6 Punkte bei 2 / 3 / 4 Personen
}.
feld-order-35 = Auftrag 35 · neun Häuserblöcke
feld-order-35-text = { $seats ->
    [2] 7 Punkte
    [3] 8 Punkte
    [4] 9 Punkte
   *[none] 7 / 8 / 9 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 9 Häuserblöcke hast, egal, wo.
feld-order-36 = Auftrag 36 · zwölf Karten
feld-order-36-text = { $seats ->
    [2] 4 Punkte
    [3] 5 Punkte
    [4] 6 Punkte
   *[none] 4 / 5 / 6 Punkte bei 2 / 3 / 4 Personen
}, wenn du mindestens 12 aktive Karten hast.
feld-order-37 = Auftrag 37 · hellblaue Arbeiter zurückgeben
feld-order-37-text = Gib am Ende 1 hellblauen Hafenarbeiter von deinem Kahn zurück: { $seats ->
    [2] 2 Punkte
    [3] 3 Punkte
    [4] 4 Punkte
   *[none] 2 / 3 / 4 Punkte bei 2 / 3 / 4 Personen
}. Oder beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-38 = Auftrag 38 · goldene Arbeiter zurückgeben
feld-order-38-text = Gib am Ende 1 goldenen Hafenarbeiter von deinem Kahn zurück: { $seats ->
    [2] 2 Punkte
    [3] 3 Punkte
    [4] 4 Punkte
   *[none] 2 / 3 / 4 Punkte bei 2 / 3 / 4 Personen
}. Oder beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-39 = Auftrag 39 · weinrote Arbeiter zurückgeben
feld-order-39-text = Gib am Ende 1 weinroten Hafenarbeiter von deinem Kahn zurück: { $seats ->
    [2] 2 Punkte
    [3] 3 Punkte
    [4] 4 Punkte
   *[none] 2 / 3 / 4 Punkte bei 2 / 3 / 4 Personen
}. Oder beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-40 = Auftrag 40 · hellgrüne Arbeiter zurückgeben
feld-order-40-text = Gib am Ende 1 hellgrünen Hafenarbeiter von deinem Kahn zurück: { $seats ->
    [2] 2 Punkte
    [3] 3 Punkte
    [4] 4 Punkte
   *[none] 2 / 3 / 4 Punkte bei 2 / 3 / 4 Personen
}. Oder beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-41 = Auftrag 41 · hellrosa Arbeiter zurückgeben
feld-order-41-text = Gib am Ende 1 hellrosa Hafenarbeiter von deinem Kahn zurück: { $seats ->
    [2] 2 Punkte
    [3] 3 Punkte
    [4] 4 Punkte
   *[none] 2 / 3 / 4 Punkte bei 2 / 3 / 4 Personen
}. Oder beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-42 = Auftrag 42 · weiße Arbeiter zurückgeben
feld-order-42-text = Gib am Ende 1 weißen Hafenarbeiter von deinem Kahn zurück: { $seats ->
    [2] 2 Punkte
    [3] 3 Punkte
    [4] 4 Punkte
   *[none] 2 / 3 / 4 Punkte bei 2 / 3 / 4 Personen
}. Oder beide: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
