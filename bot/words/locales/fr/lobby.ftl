## La table à rejoindre

lobby-host = Hôte : { $host }
lobby-rematch = { $asker } propose une revanche de la partie { $number }. { $who } : partants ?
rematch-spectator = La revanche est pour celles et ceux qui ont joué la partie { $number }. Tu peux ouvrir ta propre table aux mêmes conditions.
button-anew = Ouvrir une nouvelle table
