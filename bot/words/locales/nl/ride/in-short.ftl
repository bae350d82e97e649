## De regels in het kort

ride-rules-1 = **In je beurt** doe je precies één ding: transportkaarten trekken, een route bezetten of contracten trekken.
ride-rules-2 = **Trekken:** twee kaarten, van de vijf open kaarten of blind van de stapel. Een open joker is de enige kaart van je beurt, en nooit je tweede. Drie open jokers verdwijnen samen met de andere twee kaarten.
ride-rules-3 = **Bezetten:** betaal zoveel kaarten als de route vakken heeft, allemaal in de kleur van de route; een grijze route betaal je met één kleur naar keuze; jokers gelden als elke kleur. 1, 2, 3, 4 vakken geven 1, 2, 4, 7 punten. Niemand mag beide routes van een dubbele route bezetten, en met twee spelers gaat de andere dicht.
ride-rules-4 = **Handelswaar:** een route met karsymbolen geeft één kaart. Aan het einde krijgt wie de meeste kaarten heeft 8 punten, daarna 6/4/2 met vier spelers, 5/2 met drie, 4 met twee; wie gelijkstaat, deelt de plaats, en de volgende plaatsen vervallen. Zonder kaart geen bonus.
ride-rules-5 = **Contracten:** trek er twee, houd er minstens één. Aan het einde geeft een contract pluspunten als je routes de twee locaties verbinden, en anders minpunten.
ride-rules-6 = **Het einde:** zodra iemand na een beurt twee karren of minder heeft, krijgt iedereen nog één beurt. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste contracten voltooid heeft; anders wordt de overwinning gedeeld.
ride-rules-7 = **Waar de boekjes zwijgen:** bij te weinig kaarten liggen er minder dan vijf open; een rij jokers blijft liggen als er niets beters is; wie niets kan, past, en als niemand iets kan, eindigt het spel.

ride-unofficial = -# Niet officieel: Ticket to Ride is van Days of Wonder en Asmodee, die niets met Schout te maken hebben.
