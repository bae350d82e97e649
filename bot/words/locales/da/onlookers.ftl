## Alt, for dem, der ikke spiller

cmd-board-everything = alt
    .about = Alle hænder, kontrakter og ordrer med nogle runders forsinkelse, for dem, der ikke spiller
term-late = Alt, forsinket
    .about = Hvis alle spillere er enige, må de, der ikke spiller, se alle hænder, kontrakter og ordrer med så mange hele runders forsinkelse.
term-rounds = { $rounds ->
    [0] aldrig
    [one] { $rounds } runde forsinket
   *[other] { $rounds } runder forsinket
}
door-asked = Må de, der ikke spiller, se alt, { $rounds ->
    [one] en hel runde
   *[other] { $rounds } hele runder
} forsinket: alle hænder, kontrakter og ordrer? Alle spillere skal være enige, og de kan hver især altid tage det tilbage.
door-missing = Mangler endnu: { $who }.
door-open = Alle spillere er enige: de, der ikke spiller, må se alt, { $rounds ->
    [one] en hel runde
   *[other] { $rounds } hele runder
} forsinket.
door-known = Det vises kun til dem, der beder om det, eller i en privat tråd, som spillerne holdes ude af. De, der må administrere tråde på serveren, kan også læse private tråde.
door-seats = Den, der har kigget, kan ikke længere få en plads i dette spil.
door-yes = Du er enig i, at de, der ikke spiller, må se alt forsinket. Du kan altid tage det tilbage.
door-no = Du er ikke enig, så ingen ser alt før slutningen.
button-door-yes = Enig
button-door-no = Ikke enig
button-everything = Se alt
button-look = Vis mig alt
everything-sure = Du ser alle hænder, kontrakter og ordrer i spil { $number }, som de var. Derefter kan du ikke længere få en plads i dette spil, heller ikke hvis du bliver bedt om det. En revanche er et nyt spil.
everything-title = { $game } { $number } · alt
everything-when = { $turn ->
    [0] Som det blev delt ud
   *[other] Som det var efter tur { $turn }
}; nu er bordet { $turns ->
    [one] en tur
   *[other] { $turns } ture
} længere fremme.
everything-alone = Kun du ser dette. Når spillet er slut, kan du vise det her.
everything-over = Som det endte.
everything-nothing = intet hemmeligt
everything-all = Alle pladser
everything-seat = Set fra en bestemt plads …
refused-plays-here = Du spiller her, så du ser, hvad din plads ser. Kun de, der ikke spiller, får alt at se.
refused-everything-here = Alt kan først vises til alle, når spillet er slut: indtil da læser spillerne også med her.
refused-never-shown = Ved dette bord ser ingen alt før slutningen.
refused-not-agreed = Ikke alle spillere er enige i, at de, der ikke spiller, må se alt.
refused-too-early = Der er intet at se endnu: alt vises { $rounds ->
    [one] en hel runde
   *[other] { $rounds } hele runder
} forsinket.
refused-has-looked = { $name } har set alt i dette spil, eller kan have set det, og kan ikke længere få en plads i det. En revanche er et nyt spil.
refused-forgotten-looked = En, der har set alt i dette spil, har fået sine data slettet. Da det kan være hvem som helst, går ledige pladser kun til huset.
button-loft = Tilskuernes tråd
loft-there = Du finder alt her sammen med de andre tilskuere: { $channel }
refused-no-loft = Jeg kan ikke åbne en privat tråd her. **Se alt** viser det samme, kun til dig.
refused-loft-read = En ved dette bord må administrere tråde på serveren og ville kunne læse en privat tråd. **Se alt** viser det samme, kun til dig.
everything-chances = Hvad en borgmester, der kender alle kort, dengang mente om alles chancer
