## Les places qui changent de mains

handover-house = un joueur de la maison ({ $level })
handover-vote = { $who } : d’accord pour laisser { $to } remplacer { $seat } dans { $game } { $number } ? { $asker } le demande : tous les autres à la table doivent être d’accord, { $votes } sur { $needed } pour l’instant. { $seat } garde sa place en jouant.
handover-agreed = Tous les autres sont d’accord : { $to } continue à cette place dans { $game } { $number }.
handover-kept = { $seat } est là et garde sa place dans { $game } { $number }.
handover-dropped = { $game } { $number } : ce vote sur une place est clos.
handover-warning = Dans { $game } { $number } ({ $channel }), { $asker } demande aux autres si { $to } peut continuer à ta place. Dès que tous sont d’accord, c’est fait. Joue, ou appuie sur le bouton, et tu gardes ta place.
handover-housed = La maison continue à ta place dans { $game } { $number }, dans { $channel }. Appuie sur le bouton pour la reprendre.
handover-gone = { $name } continue à ta place dans { $game } { $number }, dans { $channel }.
handover-asked = Tous les autres à la table sont consultés : { $votes } sur { $needed } sont d’accord pour l’instant.
handover-done = Tout le monde est d’accord : la place a changé de mains.
seat-kept = Tu gardes ta place.
button-keep-seat = Je suis là
button-seat-back = Reprendre ma place
handover-declined = { $who } n’est pas d’accord : { $seat } garde sa place dans { $game } { $number }.
replace-at-once = Laisser { $to } remplacer { $seat } dans la partie { $number } ?
replace-vote = { $seat } joue et a encore du temps. Faut-il demander à tous les autres à la table de la partie { $number } si { $to } continue à cette place ?
replace-back = { $seat } peut reprendre sa place tant que la maison la garde.
replace-back-own = La maison garde ta place : `/partie rejoindre` te la rend. `/partie remplacer` avec `par` la donne à quelqu’un.
button-hand-over = Oui, céder la place
button-ask-others = Oui, demander aux autres

## Votes

button-decline = Refuser
vote-declined = Tu as refusé : ce vote est clos.
undo-declined = { $who } n’est pas d’accord : rien n’est annulé dans { $game } { $number }.
undo-over = { $game } { $number } : la partie a continué, et rien n’est annulé.
