## Het einde

end-won = { $winners ->
    [one] { $who } wint { $game } { $number } met { $points }
   *[other] { $who } delen de overwinning in { $game } { $number } met { $points }
}
end-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-total = Samen
source-earlier = Eerder
button-post-replay = Plaats de herhaling hier
replay-posted = De herhaling is getekend.
replay-hangs = De herhaling hangt hier al: { $where }
