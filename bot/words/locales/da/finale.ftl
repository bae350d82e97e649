## Slutningen

end-won = { $winners ->
    [one] { $who } vinder { $game } { $number } med { $points }
   *[other] { $who } deler sejren i { $game } { $number } med { $points }
}
end-points = { $points } point
end-total = I alt
button-post-replay = Vis genudsendelsen her
replay-posted = Genudsendelsen er tegnet.
replay-hangs = Genudsendelsen hænger her allerede: { $where }
