# Zug um Zug: Amsterdam

ride-part-board = Der ganze Spielplan
ride-part-map = Karte
ride-part-hand = Meine Hand
ride-part-players = Alle am Tisch

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
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
    [gray] grau
   *[wild] Joker
}
pic-ride-goods = Handelsware
pic-ride-choosing = Erste Aufträge
pic-ride-choosing-first = Erste Aufträge; { $name } beginnt
pic-ride-map = Amsterdam
pic-ride-done = erfüllt
pic-ride-hopeless = kein Weg mehr
pic-ride-lacking = { $spaces ->
    [one] noch 1 Feld
   *[other] noch { $spaces } Felder
}
pic-ride-halo = { $reason ->
    [claimable] kann jetzt genutzt werden
   *[missing] fehlt noch für einen Auftrag
}

pic-ride-card-transport = { $color ->
    [pink] Transport pink
    [blue] Transport blau
    [green] Transport grün
    [black] Transport schwarz
    [red] Transport rot
    [orange] Transport orange
   *[wild] Joker
}
pic-ride-about-transport = { $color ->
    [wild] Steht für jede Farbe, wenn du eine Strecke nutzt. Aus den offenen Karten genommen ist er die einzige Karte deines Zuges. Liegen drei offen, werden alle fünf ersetzt.
   *[other] Zahlt ein Feld einer Strecke in dieser Farbe, oder einer grauen Strecke zusammen mit Karten derselben Farbe. Von jeder Farbe gibt es sechs.
}
pic-ride-card-contract = Auftrag
pic-ride-about-contract = Verbinde { $a } und { $b } durch einen durchgehenden Weg eigener Strecken: das bringt am Ende { $value } Punkte, sonst kostet es { $value }.
pic-ride-card-merchandise = Handelsware
pic-ride-about-merchandise = Nimm eine, wenn du eine Strecke mit Karrensymbolen nutzt. Am Ende bringen die meisten { $seats ->
    [2] 8 Punkte, die zweitmeisten 4.
    [3] 8 Punkte, dann 5 und 2.
   *[4] 8 Punkte, dann 6, 4 und 2.
} Bei Gleichstand wird der Platz geteilt; wer keine hat, bekommt nichts.

pic-ride-alt = Zug um Zug: Amsterdam, der Spielplan.
pic-ride-seat-line = { $number }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; Karren { $carts }, Karten { $cards }, Aufträge { $contracts }, Handelswaren { $merchandise }
pic-ride-score-line = { $name }: Strecken { $routes }, Aufträge { $contracts }, Handelswaren { $merchandise }
pic-ride-revealed-line = Aufträge von { $name }: { $contracts }
pic-ride-face-up = Offene Karten: { $cards }
pic-ride-piles = Stapel { $deck }, abgelegt { $discard }, Auftragskarten { $contracts }, Handelswaren { $merchandise }
pic-ride-hand = Deine Hand: { $cards }
pic-ride-cards = Hand: { $cards }
pic-ride-contract-line = { $offered ->
    [yes] Angebotener Auftrag { $number }
   *[no] Auftrag { $number }
}: { $a } – { $b }, { $value } ({ $standing })
pic-ride-claimable = Du kannst jetzt nutzen: { $routes }
pic-ride-claimed-line = { $name } hat { $routes }
pic-ride-open = Freie Strecken:
