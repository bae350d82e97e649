## Réponses d’avance dans l’Amsterdam de Feld

feld-again-die = { $color }
feld-again-card = { $card } : { $what }
feld-way-newest = Sixième carte : toujours défausser la dernière que j’ai prise
feld-way-oldest = Sixième carte : toujours défausser la plus ancienne
feld-way-dearest = Sixième carte : toujours défausser la plus chère
feld-way-cheapest = Sixième carte : toujours défausser la moins chère
feld-way-highest = Dés : toujours les deux plus hauts
feld-way-lowest = Dés : toujours les deux plus bas
feld-way-most = Toujours garder un cube de la couleur dont j’ai le plus
feld-stop-last = la dernière manche commence
feld-stop-penalty = je reçois un jeton de pénalité
feld-stop-block = quelqu’un prend un îlot à côté d’un des miens
feld-stop-block-seat = { $seat } prend un îlot à côté d’un des miens
feld-stop-amstel = quelqu’un me dépasse sur l’Amstel
feld-stop-amstel-seat = { $seat } me dépasse sur l’Amstel
feld-stop-cards = { $cards ->
    [one] j’ai { $cards } carte inactive
   *[other] j’ai { $cards } cartes inactives
}
feld-stop-district = le dernier îlot de ce quartier est pris : { $district }
feld-stopped-last = la dernière manche a commencé.
feld-stopped-penalty = tu as reçu un jeton de pénalité.
feld-stopped-block = { $seat } a pris { $block }, à côté d’un de tes îlots.
feld-stopped-amstel = { $seat } te précède maintenant sur l’Amstel.
feld-stopped-cards = { $cards ->
    [one] tu as { $cards } carte inactive.
   *[other] tu as { $cards } cartes inactives.
}
feld-stopped-district = le dernier îlot de ce quartier est pris : { $district }.
feld-watch-block = { $block }
feld-watch-place = { $place }
feld-watch-card = { $card }
feld-watch-market = le marché
feld-watch-display = les cartes exposées
feld-watch-city = tous les îlots de la ville
feld-watch-harbour = tout le port
feld-watch-amstel = l’ordre sur l’Amstel
