# Ticket to Ride: Amsterdam

ride-part-board = Het hele bord
ride-part-map = Kaart
ride-part-hand = Mijn hand
ride-part-players = Spelers

pic-ride-letter = { $color ->
    [pink] Rz
    [blue] B
    [green] G
    [black] Z
    [red] R
   *[orange] O
}
pic-ride-color = { $color ->
    [pink] roze
    [blue] blauw
    [green] groen
    [black] zwart
    [red] rood
    [orange] oranje
    [gray] grijs
   *[wild] joker
}
pic-ride-goods = handelswaar
pic-ride-choosing = Eerste contracten
pic-ride-choosing-first = Eerste contracten; { $name } begint
pic-ride-map = Amsterdam
pic-ride-done = voltooid
pic-ride-hopeless = geen weg meer
pic-ride-lacking = { $spaces ->
    [one] nog 1 vak
   *[other] nog { $spaces } vakken
}
pic-ride-halo = { $reason ->
    [claimable] kan nu bezet worden
   *[missing] nog nodig voor een contract
}

pic-ride-card-transport = { $color ->
    [pink] Roze transport
    [blue] Blauw transport
    [green] Groen transport
    [black] Zwart transport
    [red] Rood transport
    [orange] Oranje transport
   *[wild] Joker
}
pic-ride-about-transport = { $color ->
    [wild] Geldt als elke kleur als je een route bezet. Neem je een open joker, dan is dat de enige kaart van je beurt. Liggen er drie open, dan worden alle vijf vervangen.
   *[other] Betaalt één vak van een route in deze kleur, of van een grijze route samen met kaarten van dezelfde kleur. In de stapel zitten er zes van elke kleur.
}
pic-ride-card-contract = Contract
pic-ride-about-contract = Verbind { $a } en { $b } met een doorlopende weg van eigen routes: dat geeft aan het einde { $value } punten, anders kost het er { $value }.
pic-ride-card-merchandise = Handelswaar
pic-ride-about-merchandise = Neem er een als je een route met karsymbolen bezet. Wie er aan het einde de meeste heeft, krijgt { $seats ->
    [2] 8 punten, de tweede 4.
    [3] 8 punten, daarna 5 en 2.
   *[4] 8 punten, daarna 6, 4 en 2.
} Wie gelijkstaat, deelt de plaats; wie er geen heeft, krijgt niets.

pic-ride-alt = Ticket to Ride: Amsterdam, het bord.
pic-ride-seat-line = { $number }. { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; karren { $carts }, kaarten { $cards }, contracten { $contracts }, handelswaar { $merchandise }
pic-ride-score-line = { $name }: routes { $routes }, contracten { $contracts }, handelswaar { $merchandise }
pic-ride-revealed-line = Contracten van { $name }: { $contracts }
pic-ride-face-up = Open kaarten: { $cards }
pic-ride-piles = Stapel { $deck }, afgelegd { $discard }, contractkaarten { $contracts }, handelswaar { $merchandise }
pic-ride-hand = Je hand: { $cards }
pic-ride-cards = Hand: { $cards }
pic-ride-contract-line = { $offered ->
    [yes] Aangeboden contract { $number }
   *[no] Contract { $number }
}: { $a } – { $b }, { $value } ({ $standing })
pic-ride-claimable = Je kunt nu bezetten: { $routes }
pic-ride-claimed-line = { $name } heeft { $routes }
pic-ride-open = Vrije routes:
