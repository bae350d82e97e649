## Tipps in Amsterdam von Stefan Feld: warum ein Kaufmann das täte

feld-why-activate = { $card } bringt die Ressourcen in den restlichen Runden wieder ein, und eine Karte unter dem Tableau kostet am Ende Punkte.
feld-why-use = { $card } bringt jetzt mehr, als es kostet.
feld-why-card = { $card } verspricht am meisten für die Ressourcen, die du hast oder die unterwegs sind.
feld-why-none = Keine ausliegende Karte ist ihren Platz unter deinem Tableau wert.
feld-why-blind = Die oberste Karte dieses Stapels verspricht mehr als die, die du abgibst.
feld-why-discard = { $card } wirst du am wenigsten vermissen.
feld-why-block = { $block } bringt am meisten: Der Platz in deiner Stadt und die Ware ({ $good }) sind mehr wert als die Ressourcen.
feld-why-free-block = { $block } bringt deiner Stadt am meisten.
feld-why-load = Laden kostet nichts, und Waren an Bord kannst du liefern, wo du vorbeikommst.
feld-why-barge = Dort ({ $place }) gibt es mehr zu holen{ $cubes ->
    [0] , als der Weg kostet
    [one] {" "}als die Ressource, die der Weg kostet
   *[other] {" "}als die { $cubes } Ressourcen, die der Weg kostet
}.
feld-why-tow = Dort hat der Kahn am meisten zu tun: { $place }.
feld-why-deliver = Hier geliefert bringt die Ware ({ $good }) { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und es kostet nichts.
feld-why-take-worker = Ein Hafenarbeiter bringt sofort einen Gulden, und Punkte am Dock seiner Farbe ({ $worker }).
feld-why-bring-worker = Das ist das Dock seiner Farbe ({ $worker }): Je früher ein Hafenarbeiter im Magazin ist, desto mehr Punkte.
feld-why-amstel = { $points ->
    [0] { $spaces ->
        [one] Ein erster Schritt ist die billigste Verwendung einer Ressource und bringt dich näher an die nächsten Punkte auf der Amstel.
       *[other] { $spaces } Felder bringen dich näher an die nächsten Punkte auf der Amstel, mit Ressourcen, die anderswo weniger brächten.
    }
    [one] { $spaces } { $spaces ->
        [one] Feld bringt
       *[other] Felder bringen
    } { $points } Punkt.
   *[other] { $spaces } { $spaces ->
        [one] Feld bringt
       *[other] Felder bringen
    } { $points } Punkte.
}
feld-why-market = Was der Markt gibt, ist mehr wert als die Gulden in späteren Runden.
feld-why-keep = Diese Farbe hilft in der nächsten Runde am meisten: { $color }.
feld-why-gain = Diese Farbe fehlt dir am meisten: { $color }.
feld-why-store = Mit dem Kahn geliefert bringt die Ware ({ $good }) mehr als auf dem Schwarzmarkt.
feld-why-sell = Der Schwarzmarkt gibt dafür ({ $good }) mehr, als eine Lieferung nach Abzug der Ressourcen brächte.
feld-why-put = Hier hilft die Figur dir mehr als den anderen.
feld-why-show = Diese Aufträge verraten am wenigsten oder sind fast erfüllt.
feld-why-return = Das ist die beste Verwendung für das, was du übrig hast.
feld-why-pay = Diese Ressourcen wirst du am wenigsten vermissen.
feld-why-pay-gulden = Die Ressourcen sind dir jetzt mehr wert als die Gulden.
feld-why-cube = Das passt zu deiner ersten Karte und den Häuserblöcken.
feld-why-dice = Zusammen kommen sie, wenn deine Karten und Häuserblöcke sie brauchen, und kein Fach bleibt lange leer.
feld-why-slot = Dort kommen die Ressourcen, wenn sie gebraucht werden.
feld-why-stay = Die Ressourcen kommen, wenn sie gebraucht werden.
feld-why-leave = Jetzt ist nicht die Zeit dafür.
feld-why-pass = Was du noch tun könntest, ist die Ressourcen oder Gulden nicht wert.
