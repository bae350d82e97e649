## The end

end-won = { $winners ->
    [one] { $who } wins { $game } { $number } with { $points }
   *[other] { $who } share the victory in { $game } { $number } with { $points }
}
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-total = Together
source-earlier = Earlier
button-post-replay = Post the replay here
replay-posted = The replay is drawn.
replay-hangs = The replay hangs here already: { $where }
