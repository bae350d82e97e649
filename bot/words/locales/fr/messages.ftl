## Noms

pace-live = en direct, 15 minutes par coup
pace-day = un jour par coup
pace-three-days = trois jours par coup
pace-none = sans limite de temps

## Listes et quantités

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
counted = { $count } × { $thing }
valued = { $thing } { $count }

## Avant la partie

lobby-title = ## { $game } · partie { $number }
lobby-terms = { $seats ->
    [1] 1 place
    [one] { $seats } place
   *[other] { $seats } places
} · { $pace } · { $language }
lobby-waiting = { $missing ->
    [one] Il manque encore { $missing } personne. Appuie sur **{ button-join }**.
   *[other] Il manque encore { $missing } personnes. Appuie sur **{ button-join }**.
}
lobby-ready = L’hôte peut commencer ; dès que { $seats } personnes sont à table, la partie commence d’elle-même.
lobby-started = La partie a commencé.
lobby-ended = Cette table a été abandonnée.

## Un tour

turn-title = { $game } { $number } · tour { $turn }
turn-commitment = -# Hasard vérifiable : le SHA-256 de notre graine est `{ $hash }`. Le numéro que Discord donne à chaque premier clic sur **{ button-join }**, ou sur **{ button-start }**, y est mêlé ; la graine sera révélée à la fin.
turn-asked = **{ $who }** — { $wanted }
turn-clock = Échéance : { $when }.
turn-paused = La partie est en pause ; l’hôte ({ $host }) la relance avec `/partie reprendre`.

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-terms = Réglages
button-turn = À toi de jouer
button-hand = Ma main
button-undo = Annuler
button-step = Un pas en arrière
button-since = Quoi de neuf ?
button-watch = Suivre
button-rematch = Revanche
button-snooze = Me rappeler dans { $hours } h
button-skip = Voter : jouer sans { $seat }
button-vote-undo = Demander l’annulation
button-agree = D’accord
button-end = Terminer la partie

## Ce qu’une seule personne voit

private-title = { $game } { $number } · pour tes yeux seulement
private-there = { $game } { $number } : [ton panneau]({ $link }) est à jour.
private-final = -# 🔒 ne s’annule pas : cela révèle du nouveau.
free-still = -# Sans rien payer : { $what }.
possible-still = -# Encore possible, au mieux : { $what }.
possible-kind = { $what } ({ $worth })
choose-every = { $number ->
    [2] Les deux
   *[other] Les { $number }
}
choose-done = Terminé
choose-more = Encore { $number }…
private-over = La partie est finie.
look-show = Montrer une autre vue…
look-now = Ce qu’il me faut maintenant
look-others = Les cartes de chacun
look-players = Joueurs
look-for-phone = Pour téléphone
look-for-desktop = Pour ordinateur
explained = -# { $thing } : { $text }
private-left = { $seat } continue à ta place.
private-kept = La maison continue à ta place. `/partie rejoindre` dans le salon te la rend.
since-title = Depuis ton dernier coup · partie { $number }
since-title-public = Les derniers événements · partie { $number }
since-nothing = Il ne s’est encore rien passé.
standing = { $place }. { $name } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-place = { $before ->
    [one] { $before } animation se dessine avant la tienne…
   *[other] { $before } animations se dessinent avant la tienne…
}
replay-progress = L’animation se dessine : tour { $done } sur { $of }…
replay-title = La partie { $number }, tour par tour, et les points au fil des tours.
record-title = L’archive de la partie { $number }. Pour la vérifier : `python -m rules verify FILE`.
undo-vote-needed = Ce coup a montré du nouveau à quelqu’un : il ne peut être annulé que si tout le monde est d’accord.
vote-counted = Ton vote compte : { $votes } sur { $needed }.
vote-undone = Tout le monde est d’accord : { $steps ->
    [1] la dernière action est annulée
    [one] { $steps } action est annulée
   *[other] les { $steps } dernières actions sont annulées
}.
vote-skipped = { $seat } passe son tour.
snoozed = { $hours ->
    [one] Pas de rappel pendant { $hours } heure.
   *[other] Pas de rappel pendant { $hours } heures.
}

## La fin

end-title = { $game } { $number } : partie finie
end-seed = -# La graine était `{ $seed }`, et son SHA-256 est `{ $hash }`. `/plateau archive` donne le fichier pour le vérifier.
end-shares = -# Vos clics y ont été mêlés : { $shares }.
end-sure = Terminer la partie { $number } pour tout le monde ? `/partie reprendre` permet de la continuer tant qu’aucune autre partie ne se joue ici.

## Réponses aux commandes

new-done = La partie { $number } est ouverte : les autres la rejoignent avec le bouton.
join-done = Te voilà à la table de la partie { $number }.
leave-done = Tu as quitté la partie { $number }.
start-done = La partie { $number } a commencé.
pause-done = La partie { $number } est en pause.
resume-done = La partie { $number } continue.
ended-done = La partie { $number } est terminée.
replaced-done = { $by } continue à cette place.
terms-title = Réglages de la partie { $number }
terms-setting = { $name } : { $value }
status-title = { $game } · partie { $number }
status-open = La table est ouverte.
status-playing = La partie est en cours.
status-over = La partie est finie.
status-ended = La partie a été arrêtée avant la fin ; `/partie reprendre` permet de la continuer.
games-title = Tes parties
games-none = Tu n’as aucune partie en cours. `/partie nouvelle` en ouvre une.
games-mine = **{ $game } { $number }** dans { $channel } : **à toi de jouer** ({ $when })
games-playing = { $game } { $number } dans { $channel } : quelqu’un d’autre doit jouer ({ $when })
games-open = { $game } { $number } dans { $channel } : pas encore commencée
games-dm = nos messages privés
notes-title = Ta note sur la partie { $number } : { $text }
notes-none = rien de noté
stats-title = Parties jouées ici
stats-none = Aucune partie n’a encore été finie ici.
stats-line = { $game } : { $name } — { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
backup-done = Copie faite : { $file } ({ $size } Ko), dans le dossier des sauvegardes.
health =
    Passerelle : { $latency } ms · serveurs : { $guilds } · processus : { $process }
    Parties en cours : { $playing } sur { $games } · coups : { $moves } · messages en attente : { $outbox }
    Mémoire maximale : { $memory } Mo · base de données : { $size } Ko

privacy-page = **Ce qui est enregistré à ton sujet :** ton identifiant Discord, le nom sous lequel tu joues, ta langue et tes réglages, tes parties et tes coups, tes plans, tes notes, tes votes, les parties que tu suis et tes prédictions. Tout est dans le fichier ci-dessous. Rien de ce que tu écris dans les salons n’est lu. `/confidentialité supprimer` efface tout cela ; dans les parties partagées, les coups restent, sans ton nom.
privacy-sure = Cela efface tes réglages et tes notes, et ton nom dans toutes les parties ; les places que tu occupes sont libérées. Si c’est ce que tu veux, utilise encore `/confidentialité supprimer` avec l’option `confirmer`.
privacy-deleted = C’est fait : plus rien ici ne porte ton nom.

## Avis

reminder = { $who } : on attend une réponse dans { $game } { $number }. La question a été posée le { $when }.
notice-dm-closed = { $who }, je ne peux pas t’envoyer de message privé : tes secrets sont ici, derrière **{ button-hand }** et **{ button-turn }**. Rien d’autre ne change. (Hôte de la partie : { $host }.)
notice-overdue = Dans { $game } { $number }, on attend { $seat } depuis plus longtemps que prévu ; la question a été posée le { $when }. Les autres peuvent voter pour continuer sans ce coup.
notice-undo = { $asker } demande à { $who } : annuler { $steps ->
    [1] la dernière action
    [one] { $steps } action
   *[other] les { $steps } dernières actions
} dans { $game } { $number } ? Du nouveau a été montré depuis : toute la table doit être d’accord, { $votes } sur { $needed } pour l’instant.
notice-channel-gone = Le salon de la partie { $number } n’existe plus ; la partie a donc été arrêtée.
notice-channel-shut = Je ne peux plus écrire dans { $channel }, où se joue la partie { $number }. Donne-moi là-bas les permissions « Voir les salons », « Envoyer des messages » et « Joindre des fichiers » ; `/plateau voir` fera revenir le plateau.
word-too-late = Ce que tu as demandé dans la partie { $number } m’est parvenu trop tard : rien n’a été fait. Réessaie, s’il te plaît.

## Autour du jeu

table-event-undone = { $seat } annule sa dernière action.
table-event-rewound = D’un commun accord, { $steps ->
    [none] la dernière action est annulée
    [1] la dernière action est annulée
    [one] { $steps } action est annulée
   *[other] les { $steps } dernières actions sont annulées
}.
table-event-paused = La partie est en pause.
table-event-resumed = La partie continue.
table-event-replaced = { $seat } prend la relève à cette place.
table-event-skipped = La table a voté : { $seat } passe son tour, et un coup modeste est joué à sa place.
table-event-ended = L’hôte a arrêté la partie.
table-event-ended-idle = Personne n’a touché à cette partie depuis 60 jours : elle est arrêtée. `/partie reprendre` permet de la continuer.
table-event-ended-gone = Le salon n’existe plus ; la partie a donc été arrêtée.
table-event-ended-misprint = Plus personne ne peut jouer avec le fichier imprimé de cette partie ; elle a donc été arrêtée.
moment = ✨ **{ $what }**
