## Die Regeln in Kürze

ride-rules-1 = **In deinem Zug** tust du genau eines: Transportkarten ziehen, eine Strecke nutzen oder Aufträge ziehen.
ride-rules-2 = **Ziehen:** zwei Karten, aus den fünf offenen oder blind vom Stapel. Ein offener Joker ist die einzige Karte deines Zuges, und nie deine zweite. Drei offene Joker verschwinden mit den anderen beiden Karten.
ride-rules-3 = **Strecke nutzen:** Zahle so viele Karten, wie die Strecke Felder hat, alle in ihrer Farbe; bei einer grauen Strecke alle in einer beliebigen Farbe; Joker stehen für alles. 1, 2, 3, 4 Felder geben 1, 2, 4, 7 Punkte. Niemand hat beide Strecken einer Doppelstrecke, und zu zweit ist die andere dann gesperrt.
ride-rules-4 = **Handelswaren:** Eine Strecke mit Karrensymbolen gibt eine Karte. Am Ende geben die meisten Karten 8 Punkte, dann 6/4/2 zu viert, 5/2 zu dritt, 4 zu zweit; bei Gleichstand wird der Platz geteilt, und die nächsten entfallen. Ohne Karte kein Bonus.
ride-rules-5 = **Aufträge:** Zieh zwei, behalte mindestens einen. Am Ende zählt ein Auftrag für dich, wenn deine Strecken seine beiden Orte verbinden, und sonst gegen dich.
ride-rules-6 = **Das Ende:** Sobald jemand nach dem eigenen Zug zwei Karren oder weniger hat, haben alle noch einen Zug. Wer die meisten Punkte hat, gewinnt; bei Gleichstand zählen die meisten erfüllten Aufträge; sonst wird der Sieg geteilt.
ride-rules-7 = **Wo die Regelhefte schweigen:** Bei zu wenigen Karten liegen weniger als fünf offen; eine Reihe Joker bleibt liegen, wenn nichts Besseres da ist; wer nichts tun kann, passt, und wenn niemand etwas tun kann, endet die Partie.

ride-unofficial = -# Nicht offiziell: Zug um Zug gehört Days of Wonder und Asmodee, die mit Schout nichts zu tun haben.
