## Das Ende

end-won = { $winners ->
    [one] { $who } gewinnt { $game } { $number } ({ $points })
   *[other] { $who } teilen sich den Sieg in { $game } { $number } ({ $points })
}
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-total = Zusammen
source-earlier = Früher
button-post-replay = Wiederholung hier zeigen
replay-posted = Die Wiederholung ist gezeichnet.
replay-hangs = Die Wiederholung hängt schon hier: { $where }
