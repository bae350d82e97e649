# Ticket to Ride: Amsterdam

ride-part-board = Hele spillepladen
ride-part-map = Kort
ride-part-hand = Min hånd
ride-part-players = Spillere

pic-ride-letter = { $color ->
    [pink] P
    [blue] B
    [green] G
    [black] S
    [red] R
   *[orange] O
}
pic-ride-color = { $color ->
    [pink] pink
    [blue] blå
    [green] grøn
    [black] sort
    [red] rød
    [orange] orange
    [gray] grå
   *[wild] joker
}
pic-ride-goods = handelsvarer
pic-ride-choosing = Første kontrakter
pic-ride-choosing-first = Første kontrakter; { $name } begynder
pic-ride-map = Amsterdam
pic-ride-done = opfyldt
pic-ride-hopeless = ingen mulig rute
pic-ride-lacking = { $spaces ->
    [one] mangler 1 felt
   *[other] mangler { $spaces } felter
}
pic-ride-halo = { $reason ->
    [claimable] kan tages nu
   *[missing] mangler til en kontrakt
}

pic-ride-card-transport = { $color ->
    [pink] Pink transportkort
    [blue] Blåt transportkort
    [green] Grønt transportkort
    [black] Sort transportkort
    [red] Rødt transportkort
    [orange] Orange transportkort
   *[wild] Joker
}
pic-ride-about-transport = { $color ->
    [wild] Gælder som enhver farve, når du indsætter vogne på en strækning. Tager du den blandt de åbne kort, er den turens eneste kort. Ligger der tre åbne jokere, skiftes alle fem kort ud.
   *[other] Betaler et felt på en strækning i denne farve, eller på en grå strækning sammen med kort i samme farve. Der er seks kort af hver farve.
}
pic-ride-card-contract = Kontraktkort
pic-ride-about-contract = Forbind { $a } og { $b } med en ubrudt rute af dine egne strækninger: det giver { $value } point til sidst, ellers koster det { $value }.
pic-ride-card-merchandise = Handelsvarekort
pic-ride-about-merchandise = Tag et, når du indsætter vogne på en strækning med vognsymboler. Til sidst giver flest kort { $seats ->
    [2] 8 point, næstflest 4.
    [3] 8 point, derefter 5 og 2.
   *[4] 8 point, derefter 6, 4 og 2.
} Står nogen lige, deler de pladsen; uden kort ingen bonus.

pic-ride-alt = Ticket to Ride: Amsterdam, spillepladen.
pic-ride-seat-line = { $number }. { $name }: { $points } point; vogne { $carts }, kort { $cards }, kontrakter { $contracts }, handelsvarer { $merchandise }
pic-ride-score-line = { $name }: strækninger { $routes }, kontrakter { $contracts }, handelsvarer { $merchandise }
pic-ride-revealed-line = Kontrakter for { $name }: { $contracts }
pic-ride-face-up = Åbne kort: { $cards }
pic-ride-piles = Stak { $deck }, brugte kort { $discard }, kontraktkort { $contracts }, handelsvarer { $merchandise }
pic-ride-hand = Din hånd: { $cards }
pic-ride-cards = Hånd: { $cards }
pic-ride-contract-line = { $offered ->
    [yes] Tilbudt kontrakt { $number }
   *[no] Kontrakt { $number }
}: { $a } – { $b }, { $value } ({ $standing })
pic-ride-claimable = Du kan tage nu: { $routes }
pic-ride-claimed-line = { $name } har { $routes }
pic-ride-open = Ledige strækninger:
