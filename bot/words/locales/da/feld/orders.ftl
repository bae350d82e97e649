feld-order-1 = Ordre 1 · lyseblå havnearbejdere
feld-order-1-text = { $seats ->
    [2] 8 point
    [3] 7 point
    [4] 6 point
   *[none] 8 / 7 / 6 point med 2 / 3 / 4 spillere
}, hvis begge lyseblå havnearbejdere er i magasinet, uanset hvem der kom med dem.
feld-order-2 = Ordre 2 · vinrøde havnearbejdere
feld-order-2-text = { $seats ->
    [2] 8 point
    [3] 7 point
    [4] 6 point
   *[none] 8 / 7 / 6 point med 2 / 3 / 4 spillere
}, hvis begge vinrøde havnearbejdere er i magasinet, uanset hvem der kom med dem.
feld-order-3 = Ordre 3 · lysegrønne havnearbejdere
feld-order-3-text = { $seats ->
    [2] 8 point
    [3] 7 point
    [4] 6 point
   *[none] 8 / 7 / 6 point med 2 / 3 / 4 spillere
}, hvis begge lysegrønne havnearbejdere er i magasinet, uanset hvem der kom med dem.
feld-order-4 = Ordre 4 · lyserøde havnearbejdere
feld-order-4-text = { $seats ->
    [2] 8 point
    [3] 7 point
    [4] 6 point
   *[none] 8 / 7 / 6 point med 2 / 3 / 4 spillere
}, hvis begge lyserøde havnearbejdere er i magasinet, uanset hvem der kom med dem.
feld-order-5 = Ordre 5 · guldfarvede havnearbejdere
feld-order-5-text = { $seats ->
    [2] 8 point
    [3] 7 point
    [4] 6 point
   *[none] 8 / 7 / 6 point med 2 / 3 / 4 spillere
}, hvis begge guldfarvede havnearbejdere er i magasinet, uanset hvem der kom med dem.
feld-order-6 = Ordre 6 · hvide havnearbejdere
feld-order-6-text = { $seats ->
    [2] 8 point
    [3] 7 point
    [4] 6 point
   *[none] 8 / 7 / 6 point med 2 / 3 / 4 spillere
}, hvis begge hvide havnearbejdere er i magasinet, uanset hvem der kom med dem.
feld-order-7 = Ordre 7 · fire karréer i Grachtengordel
feld-order-7-text = { $seats ->
    [2] 6 point
    [3] 7 point
    [4] 8 point
   *[none] 6 / 7 / 8 point med 2 / 3 / 4 spillere
}, hvis du har mindst 4 karréer i Grachtengordel.
feld-order-8 = Ordre 8 · fire karréer i Plantage
feld-order-8-text = { $seats ->
    [2] 6 point
    [3] 7 point
    [4] 8 point
   *[none] 6 / 7 / 8 point med 2 / 3 / 4 spillere
}, hvis du har mindst 4 karréer i Plantage.
feld-order-9 = Ordre 9 · fire karréer i Nieuwmarkt
feld-order-9-text = { $seats ->
    [2] 6 point
    [3] 7 point
    [4] 8 point
   *[none] 6 / 7 / 8 point med 2 / 3 / 4 spillere
}, hvis du har mindst 4 karréer i Nieuwmarkt.
feld-order-10 = Ordre 10 · fire karréer i Burgwallen
feld-order-10-text = { $seats ->
    [2] 6 point
    [3] 7 point
    [4] 8 point
   *[none] 6 / 7 / 8 point med 2 / 3 / 4 spillere
}, hvis du har mindst 4 karréer i Burgwallen.
feld-order-11 = Ordre 11 · fire karréer i Haarlemmerbuurt
feld-order-11-text = { $seats ->
    [2] 6 point
    [3] 7 point
    [4] 8 point
   *[none] 6 / 7 / 8 point med 2 / 3 / 4 spillere
}, hvis du har mindst 4 karréer i Haarlemmerbuurt.
feld-order-12 = Ordre 12 · fire karréer i Jordaan
feld-order-12-text = { $seats ->
    [2] 6 point
    [3] 7 point
    [4] 8 point
   *[none] 6 / 7 / 8 point med 2 / 3 / 4 spillere
}, hvis du har mindst 4 karréer i Jordaan.
feld-order-13 = Ordre 13 · tre af hver slags
feld-order-13-text = 9 point, hvis du har mindst 3 aktive håndværkere, 3 aktive bygninger og 3 aktive bykort.
feld-order-14 = Ordre 14 · Amstels munding
feld-order-14-text = 10 point, hvis din skive er nået til Amstels munding.
feld-order-15 = Ordre 15 · tre slutkort
feld-order-15-text = 7 point, hvis du har mindst 3 aktive slutkort.
feld-order-16 = Ordre 16 · fire kort til fase III
feld-order-16-text = 7 point, hvis du har mindst 4 aktive kort til fase III.
feld-order-17 = Ordre 17 · fem vedvarende kort
feld-order-17-text = 7 point, hvis du har mindst 5 aktive vedvarende kort.
feld-order-18 = Ordre 18 · syv på det sorte marked
feld-order-18-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis mindst 7 varer er på det sorte marked, uanset hvem der solgte dem.
feld-order-19 = Ordre 19 · to slags om bord
feld-order-19-text = 6 point, hvis mindst 2 forskellige varer er på din pram.
feld-order-20 = Ordre 20 · fuldt pakhus: møbler
feld-order-20-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til møbler er fuldt, uanset hvem der fyldte det.
feld-order-21 = Ordre 21 · fuldt pakhus: kniplinger
feld-order-21-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til kniplinger er fuldt, uanset hvem der fyldte det.
feld-order-22 = Ordre 22 · fuldt pakhus: ost
feld-order-22-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til ost er fuldt, uanset hvem der fyldte det.
feld-order-23 = Ordre 23 · fuldt pakhus: genever
feld-order-23-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til genever er fuldt, uanset hvem der fyldte det.
feld-order-24 = Ordre 24 · fuldt pakhus: øl
feld-order-24-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til øl er fuldt, uanset hvem der fyldte det.
feld-order-25 = Ordre 25 · fuldt pakhus: fliser
feld-order-25-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til fliser er fuldt, uanset hvem der fyldte det.
feld-order-26 = Ordre 26 · fuldt pakhus: tulipanløg
feld-order-26-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til tulipanløg er fuldt, uanset hvem der fyldte det.
feld-order-27 = Ordre 27 · fuldt pakhus: glas
feld-order-27-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til glas er fuldt, uanset hvem der fyldte det.
feld-order-28 = Ordre 28 · fuldt pakhus: kaffe
feld-order-28-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis pakhuset til kaffe er fuldt, uanset hvem der fyldte det.
feld-order-29 = Ordre 29 · fulde lagre
feld-order-29-text = { $seats ->
    [2] 7 point
    [3] 6 point
    [4] 5 point
   *[none] 7 / 6 / 5 point med 2 / 3 / 4 spillere
}, hvis alle fire lagre er fulde, uanset hvem der fyldte dem.
feld-order-30 = Ordre 30 · pram ved anløbsbroen
feld-order-30-text = 4 point, hvis din pram ligger ved anløbsbroen.
feld-order-31 = Ordre 31 · syv i magasinet
feld-order-31-text = { $seats ->
    [2] 9 point
    [3] 7 point
    [4] 5 point
   *[none] 9 / 7 / 5 point med 2 / 3 / 4 spillere
}, hvis mindst 7 havnearbejdere er i magasinet, uanset hvem der kom med dem.
feld-order-32 = Ordre 32 · to arbejdere, en vare
feld-order-32-text = Aflevér til sidst 2 valgfri havnearbejdere og 1 valgfri vare: { $seats ->
    [2] 4 point
    [3] 5 point
    [4] 6 point
   *[none] 4 / 5 / 6 point med 2 / 3 / 4 spillere
}.
feld-order-33 = Ordre 33 · klodser i forskellige farver
feld-order-33-text = Aflevér til sidst 1 til 6 af dine klodser, alle i forskellige farver: 1 / 2 / 3 / 5 / 7 / 10 point.
feld-order-34 = Ordre 34 · en af hver
feld-order-34-text = Aflevér til sidst 1 valgfri havnearbejder, 1 valgfri vare og 1 valgfri klods: { $seats ->
    [2] 4 point
    [3] 5 point
    [4] 6 point
   *[none] 4 / 5 / 6 point med 2 / 3 / 4 spillere
}.
feld-order-35 = Ordre 35 · ni karréer
feld-order-35-text = { $seats ->
    [2] 7 point
    [3] 8 point
    [4] 9 point
   *[none] 7 / 8 / 9 point med 2 / 3 / 4 spillere
}, hvis du har mindst 9 karréer, uanset hvor.
feld-order-36 = Ordre 36 · tolv kort
feld-order-36-text = { $seats ->
    [2] 4 point
    [3] 5 point
    [4] 6 point
   *[none] 4 / 5 / 6 point med 2 / 3 / 4 spillere
}, hvis du har mindst 12 aktive kort.
feld-order-37 = Ordre 37 · aflevér lyseblå arbejdere
feld-order-37-text = Aflevér til sidst 1 lyseblå havnearbejder: { $seats ->
    [2] 2 point
    [3] 3 point
    [4] 4 point
   *[none] 2 / 3 / 4 point med 2 / 3 / 4 spillere
}. Eller begge: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-38 = Ordre 38 · aflevér guldfarvede arbejdere
feld-order-38-text = Aflevér til sidst 1 guldfarvet havnearbejder: { $seats ->
    [2] 2 point
    [3] 3 point
    [4] 4 point
   *[none] 2 / 3 / 4 point med 2 / 3 / 4 spillere
}. Eller begge: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-39 = Ordre 39 · aflevér vinrøde arbejdere
feld-order-39-text = Aflevér til sidst 1 vinrød havnearbejder: { $seats ->
    [2] 2 point
    [3] 3 point
    [4] 4 point
   *[none] 2 / 3 / 4 point med 2 / 3 / 4 spillere
}. Eller begge: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-40 = Ordre 40 · aflevér lysegrønne arbejdere
feld-order-40-text = Aflevér til sidst 1 lysegrøn havnearbejder: { $seats ->
    [2] 2 point
    [3] 3 point
    [4] 4 point
   *[none] 2 / 3 / 4 point med 2 / 3 / 4 spillere
}. Eller begge: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-41 = Ordre 41 · aflevér lyserøde arbejdere
feld-order-41-text = Aflevér til sidst 1 lyserød havnearbejder: { $seats ->
    [2] 2 point
    [3] 3 point
    [4] 4 point
   *[none] 2 / 3 / 4 point med 2 / 3 / 4 spillere
}. Eller begge: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-42 = Ordre 42 · aflevér hvide arbejdere
feld-order-42-text = Aflevér til sidst 1 hvid havnearbejder: { $seats ->
    [2] 2 point
    [3] 3 point
    [4] 4 point
   *[none] 2 / 3 / 4 point med 2 / 3 / 4 spillere
}. Eller begge: { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
