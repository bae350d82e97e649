## Plannen

button-plan = Plan
button-more = Meer
button-less = Minder
button-back = Terug
button-drop-plan = Plan laten vallen
as-planned = { $line } (zoals gepland)
plan-title = Je plan · { $game } { $number }
plan-none = Je hebt er geen. Kies waar je voor gaat: ik speel het beurt voor beurt voor je, tot je het verandert of laat vallen, of tot er iets tussenkomt.
plan-none-ahead = Er is niets gepland. Wat terugkomt, kan vooraf beantwoord worden zodra je het één keer beantwoord hebt.
plan-secret = -# Alleen jij ziet dit. Een plan speelt in jouw beurten, kort nadat ze beginnen.
plan-there = Je plan speelt verder: **{ button-plan }**.
plan-stopped = **Je plan is gestopt:** { $why }
plan-stopped-undone = een zet is teruggenomen.
plan-stopped-failed = ik kon er niet mee verder. Speel zelf verder.
plan-stopped-offer = dit kan deze keer niet: { $what }.
plan-for-ahead = Vooraf antwoorden …
plan-ahead-pass = Altijd passen als ik niets anders kan
plan-ahead-once = Volgende keer hetzelfde: { $what }
plan-ahead-always = Altijd hetzelfde: { $what }
plan-for-ahead-stops = Daarmee stoppen als …
plan-ahead-stops = Daarmee stoppen als: { $reason_any }
plan-stop-times = { $times ->
    [one] er { $times } antwoord gegeven is
   *[other] er { $times } antwoorden gegeven zijn
}
plan-stopped-times = { $times ->
    [one] er is { $times } antwoord gegeven.
   *[other] er zijn { $times } antwoorden gegeven.
}

## De eigen beurt uitproberen

button-try = Mijn beurt proberen
button-play-it = Speel dit
button-play-alone = Speel het voor mij
button-show-me = Laat het alleen zien
plan-stopped-draft = dit is er niet meer zoals in je concept: { $what }.
plan-stopped-watched = dit is niet meer zoals toen je je concept maakte: { $what }.
draft-title = Je beurt uitproberen · { $game } { $number }
draft-none = Niets hiervan is echt: probeer wat je nu zou doen. Het wordt bewaard als concept voor je beurt.
draft-shown = -# Een concept. In je beurt krijg je het te zien met **{ button-play-it }**.
draft-alone = -# Een concept. In je beurt wordt het voor je gespeeld, als alles nog kan.
plan-for-draft-watched = Alleen als dit dan nog is zoals nu …
draft-watched = -# Alleen als dit dan nog is zoals nu: { $what }
draft-over = Wat hierna komt, kan niemand weten.
draft-there = Je concept: { $what }.
refused-nothing-to-try = Er is nu geen beurt om uit te proberen.
refused-your-turn = Je bent aan de beurt: nu speel je echt.
refused-draft-changed = Iets uit je concept is er niet meer zoals het was. Speel opnieuw.
