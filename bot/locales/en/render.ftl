pic-ride-letter = { $color ->
    [pink] P
    [blue] B
    [green] G
    [black] K
    [red] R
   *[orange] O
}
pic-ride-color = { $color ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
    [gray] any colour
   *[wild] wild
}
pic-ride-goods = goods
pic-ride-values = points for spaces
pic-won = { $winners ->
    [one] { $names } wins!
   *[other] { $names } win!
}
pic-turn = { $name }’s turn
pic-ride-choosing = First contracts
pic-last-round = last turns: { $turns }
pic-points = { $points ->
    [one] point
   *[other] points
}
pic-ride-pile = { $kind ->
    [transport] deck
    [discard] discarded
    [contract] contracts
   *[merchandise] merchandise
}
pic-ride-done = completed
pic-ride-hopeless = no way is left
pic-ride-lacking = { $spaces ->
    [one] 1 space to go
   *[other] { $spaces } spaces to go
}
pic-ride-halo = { $reason ->
    [changed] new
    [claimable] can be claimed now
   *[missing] still missing for a contract
}
