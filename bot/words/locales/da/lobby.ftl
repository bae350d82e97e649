## Bordet, man kan sætte sig ved

lobby-host = Vært: { $host }
lobby-rematch = { $asker } vil gerne have revanche for spil { $number }. { $who }, er I med?
rematch-spectator = Revanche er for dem, der spillede spil { $number }. Du kan åbne dit eget bord på samme vilkår.
button-anew = Åbn et nyt bord
lobby-moved = Dette bord er flyttet til { $channel }.
term-yes = ja
term-no = nej
term-seats = Pladser
    .about = Hvor mange der kan sætte sig; når alle er der, starter spillet af sig selv, og værten kan starte med færre.
term-pace = Tempo
    .about = Hvor længe et træk må tage. Den, der er længere om det, bliver mindet om det, og til sidst kan de andre stemme.
term-language = Sprog
    .about = Sproget i de offentlige beskeder; det, kun du læser, er på dit eget.
term-rated = Tæller
    .about = Tæller med i alles rating. Så er der ingen tip, og pladser går kun til huset.
term-hints = Tip
    .about = Om alle må spørge med `/mig tip`, hvad en købmand ville gøre.
term-house = Husspillere
    .about = De spiller med på tre niveauer og ser ikke mere, end enhver anden ville se på deres plads.
term-thread = Egen tråd
    .about = Bordet flytter til en ny tråd i denne kanal.
button-own-terms = Kun for dette spil …
button-table-terms = For alle spil …
button-thread = Flyt til en tråd
term-leave = Dage væk
    .about = I så mange dage står hver spillers ur stille, mens spilleren er væk; `/mig indstillinger` siger hvornår.
term-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}
