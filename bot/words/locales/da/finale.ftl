## Slutningen

end-won = { $winners ->
    [one] { $who } vinder { $game } { $number } med { $points }
   *[other] { $who } deler sejren i { $game } { $number } med { $points }
}
end-points = { $points } point
end-total = I alt
source-earlier = Tidligere
button-post-replay = Vis genafspilningen her
replay-posted = Genafspilningen er tegnet.
replay-hangs = Genafspilningen er her allerede: { $where }
