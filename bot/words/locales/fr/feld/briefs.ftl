## Un tour en une ligne

feld-brief = { $seat } : { $did }
feld-brief-round = Manche { $round }
feld-brief-took-card = { $card }
feld-brief-penalty = jeton de pénalité
feld-brief-activated = active { $card }
feld-brief-took-block = { $block }
feld-brief-loaded = charge { $good_loaded }
feld-brief-took-worker = docker à bord
feld-brief-delivered = { $good } +{ $points }
feld-brief-supervised = Contremaître +{ $points }
feld-brief-brought-worker = docker +{ $points }
feld-brief-tom-brought-worker = docker +{ $points }
feld-brief-gained = { $points ->
    [none] { "" }
   *[other] { $card ->
        [none] marché
       *[other] { $card }
    } +{ $points }
}
feld-brief-advanced = { $points ->
    [0] Amstel
   *[other] pont +{ $points }
}
feld-brief-mouth = embouchure de l’Amstel +{ $points }
feld-brief-scored = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
feld-brief-won = { feld-event-won }
