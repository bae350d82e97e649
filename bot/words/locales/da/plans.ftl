## Planer

button-plan = Plan
button-more = Mere
button-less = Mindre
button-back = Tilbage
button-drop-plan = Drop planen
as-planned = { $line } (som planlagt)
plan-title = Din plan · { $game } { $number }
plan-none = Du har ingen plan. Vælg et mål: jeg spiller det for dig tur for tur, indtil du ændrer eller dropper det, eller noget kommer i vejen.
plan-none-ahead = Intet er planlagt. Det, der kommer igen, kan du besvare på forhånd, så snart du har gjort det én gang.
plan-secret = -# Kun du ser dette. En plan spiller i dine ture, kort efter at de begynder.
plan-there = Din plan spiller videre: **{ button-plan }**.
plan-stopped = **Din plan er stoppet:** { $why }
plan-stopped-undone = et træk blev taget tilbage.
plan-stopped-failed = jeg kunne ikke komme videre med den. Spil selv videre.
plan-stopped-offer = det kan ikke lade sig gøre denne gang: { $what }.
plan-for-ahead = Svar på forhånd …
plan-ahead-pass = Meld altid pas, når jeg ikke kan andet
plan-ahead-once = Næste gang det samme: { $what }
plan-ahead-always = Altid det samme: { $what }
plan-for-ahead-stops = Hold op med det, når …
plan-ahead-stops = Hold op med det, når: { $reason_any }
plan-stop-times = der er givet { $times } svar
plan-stopped-times = der er givet { $times } svar.

## At prøve sin tur

button-try = Prøv min tur
button-play-it = Spil det
button-play-alone = Spil det for mig
button-show-me = Vis mig det bare
plan-stopped-draft = { $what } er ikke længere muligt, som du havde tænkt det.
plan-stopped-watched = dette er ikke længere, som det var, da du prøvede din tur: { $what }.
draft-title = Du prøver din tur · { $game } { $number }
draft-none = Intet her er for alvor: prøv, hvad du ville gøre nu. Det gemmes som udkast til din tur.
draft-shown = -# Et udkast. I din tur vises det til dig med **{ button-play-it }**.
draft-alone = -# Et udkast. I din tur spilles det for dig, hvis det hele stadig kan lade sig gøre.
plan-for-draft-watched = Kun hvis dette stadig er, som det er nu …
draft-watched = -# Kun hvis dette stadig er, som det er nu: { $what }
draft-over = Ingen kan vide, hvad der kommer bagefter.
draft-there = Dit udkast: { $what }.
refused-nothing-to-try = Der er ingen tur at prøve lige nu.
refused-your-turn = Det er din tur: spil den for alvor.
refused-draft-changed = Noget i dit udkast er ikke længere muligt, som det var. Spil turen på ny.
