## Hausspieler: ein Name, eine Stärke und ein Satz über ihre Art

house-level-novice = Neuling
house-level-merchant = Kaufmann
house-level-burgomaster = Bürgermeister
house-level-regent = Regent
house-for-newcomers = für deine ersten Partien
house-strength = gewinnt { $games } von 100 Partien gegen die Stufe davor
guest-griet = Griet
    .about = verkauft Heringe am Kai und spielt, wie der Wind weht
guest-teun = Teun
    .about = ein Fährmann, der jeden Weg mag, den er sieht
guest-machteld = Machteld
    .about = führt zwei Bücher und kennt deines auch
guest-cornelis = Cornelis
    .about = ein Gewürzhändler; er kauft nie ohne Plan
guest-agatha = Agatha
    .about = war zweimal Bürgermeisterin und will es wieder werden
guest-dirck = Dirck
    .about = sagt wenig, und daran hat er schon gedacht
guest-margriet = Margriet
    .about = leitet ein Waisenhaus, zwei Stifte und bald auch diesen Tisch
guest-joost = Joost
    .about = hat dieses Spiel zehntausendmal gespielt, immer gegen sich selbst

button-house = Hausspieler dazuholen …
button-house-away = Das Haus heimschicken
house-seat = { $name } · { $level }: { $line }
table-event-back = { $seat } ist zurück.
table-event-house = { $name } ({ $level ->
    [novice] { house-level-novice }
    [merchant] { house-level-merchant }
    [burgomaster] { house-level-burgomaster }
   *[regent] { house-level-regent }
}) spielt für { $seat } weiter.
button-house-vote = Abstimmen: Haus für { $seat }
vote-housed = Für { $seat } spielt jetzt das Haus; zurück geht es mit `/partie mitspielen`.
hint-title = Was ein Kaufmann an deiner Stelle täte
hint-step = { $number }. **{ $pick }** — { $why }
hint-more = { $steps ->
    [one] und noch { $steps } Schritt
   *[other] und noch { $steps } Schritte
}
hint-gain = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $sources }.
hint-open = Was dann kommt, weiß noch niemand.
button-hint = Tipp
button-do-it = So machen
refused-hint = In einer gewerteten Partie gibt es keine Tipps.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-house-already = Dort spielt schon das Haus.
refused-rated-undo = In einer gewerteten Partie gegen das Haus wird nichts zurückgenommen, was aufgedeckt wurde.
refused-rated-hands = In einer gewerteten Partie geht ein Platz nur ans Haus.
refused-rated-house = In einer gewerteten Partie gibt niemand den eigenen Platz ans Haus, wenn nicht andere am Tisch zustimmen, und hier gibt es keine.
lobby-rated = Gewertet: keine Tipps
lobby-no-hints = Keine Tipps
stats-rated = { $game }: { $name } — Wertungszahl { $rating }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
stats-between = zwischen { $weaker } und { $stronger }
stats-above = stärker als { $weaker }
stats-below = noch unter { $stronger }
stats-even = für eine ebenbürtige Partie: { $level }
