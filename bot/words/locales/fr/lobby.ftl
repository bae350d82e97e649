## La table à rejoindre

lobby-host = Hôte : { $host }
lobby-rematch = { $asker } propose une revanche de la partie { $number }. { $who } : on rejoue ?
rematch-spectator = La revanche est pour celles et ceux qui ont joué la partie { $number }. Tu peux ouvrir ta propre table aux mêmes conditions.
button-anew = Ouvrir une nouvelle table
lobby-moved = Cette table est maintenant dans { $channel }.
term-yes = oui
term-no = non
term-seats = Places
    .about = Combien de personnes peuvent s’asseoir ; au complet, la partie commence d’elle-même, et l’hôte peut commencer avec moins de monde.
term-pace = Rythme
    .about = Combien de temps un coup peut prendre. Qui tarde reçoit des rappels, et à la longue les autres peuvent voter.
term-language = Langue
    .about = Celle des messages publics ; ce que personne d’autre ne lit est dans la tienne.
term-rated = Classée
    .about = Compte pour la cote de chacun. Il n’y a alors pas de conseils, et les places ne vont qu’à la maison.
term-hints = Conseils
    .about = Si chacun peut demander avec `/moi conseil` ce que ferait un marchand.
term-house = Joueurs de la maison
    .about = Ils jouent avec vous, à trois niveaux, et n’en voient pas plus que n’importe qui à leur place.
term-thread = Un fil à part
    .about = La table passe dans un nouveau fil de ce salon.
button-own-terms = Pour ce jeu seulement…
button-table-terms = Pour tous les jeux…
button-thread = Passer dans un fil
term-leave = Jours d’absence
    .about = Pendant combien de jours l’horloge de chacun s’arrête en son absence ; `/moi réglages` dit quand.
term-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
