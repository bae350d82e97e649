## Questions : seules, ou après le nom de qui doit répondre

feld-ask-turn = Faire des actions dans l’ordre voulu, puis passer.
feld-ask-first-card = Choisir la première carte.
feld-ask-first-cubes = { $cubes ->
    [1] Choisir un cube pour la case 1 de la roue.
   *[other] Choisir la couleur de { $cubes } cubes pour la case { $cubes } de la roue.
}
feld-ask-card = Choisir une carte.
feld-ask-sixth-card = Six cartes, c’est une de trop : en défausser une et prendre un jeton de pénalité.
feld-ask-dice = Choisir deux dés.
feld-ask-slot = Mettre les cubes d’un dé dans une case voisine de la sienne, ou les laisser ({ $card }).
feld-ask-keep = Choisir le cube à garder pour la manche suivante ; tous les autres sont rendus.
feld-ask-activation = Choisir comment payer { $card }.
feld-ask-block-payment = Choisir comment payer { $block }.
feld-ask-pay-any = { $cubes ->
    [1] Choisir un cube à payer.
   *[other] Choisir { $cubes } cubes à payer.
}
feld-ask-gain = { $cubes ->
    [1] Choisir un cube à recevoir.
   *[other] Choisir le prochain des { $cubes } cubes à recevoir.
}
feld-ask-gain-by = { $cubes ->
    [1] Choisir un cube à recevoir ({ $card }).
   *[other] Choisir le prochain des { $cubes } cubes à recevoir ({ $card }).
}
feld-ask-commodity = Stocker la marchandise ({ $good }), ou la vendre au marché noir.
feld-ask-may = Utiliser { $card } maintenant, ou non.
feld-ask-discard-map = Choisir le plan actif à défausser.
feld-ask-exchange = Choisir la carte inactive à donner.
feld-ask-exchange-for = Choisir quoi prendre contre { $card }.
feld-ask-figure = Choisir où va { $figure }.
feld-ask-free-activation = Choisir une carte à activer sans dépenser de cubes.
feld-ask-free-block = Choisir un îlot à prendre sans dépenser de cubes.
feld-ask-return = { $order } : choisir quoi rendre.
feld-ask-return-public = Choisir quoi rendre pour les commandes secrètes.
feld-ask-show = { $orders ->
    [1] Choisir la commande à poser face visible.
   *[other] Choisir les { $orders } commandes à poser face visible.
}
feld-ask-tom-card = TOM retire un des plans les moins chers : choisir lequel.
feld-ask-tow = Choisir où va la péniche.

## Choix

feld-card = Prendre { $card } · { $color_cost }
feld-printed = { $deck } · { $icon } · { $color_cost }
feld-card-blind = Dessus de la pioche : { $deck }
feld-card-none = Ne pas prendre de carte ({ $card })
feld-cube = Prendre : { $color_gained }
feld-dice = { $pips } { $color }
feld-dice-after = Voir d’abord ce que prennent les autres
feld-slot = { $color } dans la case { $slot }
feld-slot-stay = Laisser les deux à leur place
feld-gain = Recevoir 1 × { $color }
feld-keep = Garder : { $color }
feld-leave = Pas maintenant
feld-activate = Activer { $card } · { $color_cost }
feld-activate-gulden = Activer { $card } · { $gulden ->
    [one] { $gulden } florin ({ $card_by })
   *[other] { $gulden } florins ({ $card_by })
}
feld-activate-use = Activer et utiliser { $card }
feld-activate-all = Activer { $card_all }
feld-activate-many = Activer { $cards } cartes ({ $codes })
feld-use = Utiliser { $card }
feld-use-all = Utiliser les { $cards } cartes
feld-use-more = Utiliser { $card }, puis { $cards ->
    [one] { $cards } autre carte
   *[other] { $cards } autres cartes
}
feld-block = { $block } · { $good } · { $color_cost }
feld-block-gulden = { $block } · { $good } · { $gulden ->
    [one] { $gulden } florin ({ $card })
   *[other] { $gulden } florins ({ $card })
}
feld-block-store = { $block } · { $color_cost } · stocker : { $good }
feld-block-sell = { $block } · { $color_cost } · vendre : { $good }, pour { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
feld-block-ship = { $block }, puis { $place }
feld-load = Charger : { $good }
feld-load-all = Tout charger
feld-barge = { $useful ->
    [yes] ⚓{" "}
   *[no] {""}
}{ $place } · { $cubes ->
    [0] gratuit
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
feld-barge-deliver = ⚓ { $place } · livrer : { $good } · { $cubes ->
    [0] gratuit
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
feld-then = { $journey } → { $halt }
feld-halt = { $place }
feld-halt-store = { $good }
feld-halt-dock = { $worker }
feld-trip = ⚓ { $journey }{ $free ->
    [yes] {" "}· gratuit
   *[no] {""}
}
feld-trip-pass = Passer après ⚓ { $journey }{ $lost ->
    [0] {""}
   *[other] {" "}(perdre { $lost })
}
feld-trip-amstel-pass = Passer après ⚓ { $journey }, Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(perdre { $lost })
}
feld-worker-take = Embarquer le docker { $worker } · { $gulden ->
    [one] +{ $gulden } florin
   *[other] +{ $gulden } florins
}
feld-worker-bring = Amener le docker { $worker } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-deliver = Livrer : { $good } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-store = Stocker : { $good }
feld-sell-gulden = Vendre : { $good }, pour { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
feld-sell-cube = Vendre : { $good }, pour 1 × { $color }
feld-sell-both = Vendre : { $good }, pour { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
} et 1 × { $color }
feld-amstel = Amstel +{ $spaces } · { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}{ $points ->
    [0] {""}
    [one] {" "}· { $points } point
   *[other] {" "}· { $points } points
}
feld-amstel-pass = Passer après Amstel +{ $spaces }{ $lost ->
    [0] {""}
   *[other] {" "}(perdre { $lost })
}
feld-market = { $tile } · { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
feld-pay = { $color_paid ->
    [none] Ne rien payer
   *[other] Payer : { $color_paid }
}
feld-pay-gulden = Payer { $gulden ->
    [one] { $gulden } florin ({ $card })
   *[other] { $gulden } florins ({ $card })
}
feld-discard = Défausser { $card }
feld-put-place = Ici : { $place }
feld-put-block = Ici : { $block }
feld-put-good = Ici : { $good }
feld-show = Face visible : { $order }
feld-return = Rendre { $way } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $best ->
    [yes] {" "}· le mieux
   *[no] {""}
}
feld-return-no = Ne rien rendre{ $best ->
    [yes] {" "}· le mieux
   *[no] {""}
}
feld-pass = { $asked ->
    [yes] Passer, choisir le cube à garder, perdre { $lost }
   *[no] { $lost ->
        [0] Passer
        [one] Passer et perdre { $lost } cube
       *[other] Passer et perdre { $lost } cubes
    }
}
feld-pass-keep = Passer, garder 1 × { $color }, perdre { $lost }
feld-pass-note = { $sail ->
    [0] {""}
    [one] -# La péniche a encore { $sail } case gratuite.
   *[other] -# La péniche a encore { $sail } cases gratuites.
}

feld-choose-card = Choisir une carte…
feld-choose-cube = Choisir une couleur…
feld-choose-dice = Choisir deux dés…
feld-choose-slot = Choisir une case…
feld-choose-gain = Recevoir…
feld-choose-keep = Garder…
feld-choose-use = Utiliser une carte…
feld-choose-block = Prendre un îlot, activer ou utiliser une carte…
feld-choose-load = Charger…
feld-choose-barge = Déplacer la péniche, ou avancer sur l’Amstel…
feld-choose-worker = Dockers…
feld-choose-deliver = Livrer…
feld-choose-store = Stocker…
feld-choose-sell = Vendre pour…
feld-choose-market = Acheter au marché…
feld-choose-pay = Payer avec…
feld-choose-discard = Défausser…
feld-choose-put = Placer…
feld-choose-show = Poser face visible…
feld-choose-return = Rendre…

## Réglages

feld-setting-dice = Choix des dés
    .about = Tous à la fois, c’est plus rapide ; dans l’ordre, chacun voit ce que les autres ont pris.
feld-dice-together = tout le monde à la fois, sauf si quelqu’un veut attendre
feld-dice-in-order = dans l’ordre, à découvert
feld-setting-storing = Choix du cube à garder
    .about = En passant, personne n’est interrogé deux fois ; la règle le prévoit en phase IV.
feld-storing-passing = en passant son tour
feld-storing-phase-iv = en phase IV, tout le monde à la fois
feld-setting-rounds = Manches
    .about = Douze manches durent environ une heure par personne, dix un peu moins.
feld-rounds-12 = 12, la partie entière
feld-rounds-10 = 10, la partie courte
feld-setting-tiles = Tuiles du marché supplémentaires
    .about = La quatrième extension : des tuiles du marché aux effets bien à elles.
feld-tiles-no = aucune
feld-tiles-mixed = mélangées aux autres
feld-tiles-all = les quatre CA et les quatre CB, le reste A et B
feld-tiles-all-a = les quatre CA, le reste A et B
feld-tiles-all-b = les quatre CB, le reste A et B
feld-setting-workers = Contremaître et Bailli
    .about = La première extension : le Contremaître récompense les livraisons, le Bailli rend un îlot moins cher.
feld-workers-no = non
feld-workers-yes = oui
feld-setting-marketeer = Trafiquant du marché noir
    .about = La troisième extension : une vente là où il se tient rapporte les deux gains du marché noir.
feld-marketeer-no = non
feld-marketeer-yes = oui
feld-setting-orders = Commandes secrètes par personne
    .about = La deuxième extension : des tâches secrètes qui rapportent des points à la fin.
feld-orders-0 = aucune
feld-orders-3 = trois
feld-orders-5 = cinq
feld-setting-open-orders = Commandes face visible
    .about = Combien des commandes de chacun sont visibles de tous.
feld-open-orders-0 = aucune
feld-open-orders-1 = une
feld-open-orders-2 = deux
feld-setting-tom-step = En solo : TOM avance pour chaque
    .about = Le résultat d’un dé qui fait avancer TOM, l’adversaire automatique, sur l’Amstel.
feld-tom-step-1 = 1
feld-tom-step-2 = 2
feld-tom-step-3 = 3
feld-tom-step-4 = 4
feld-tom-step-5 = 5
feld-tom-step-6 = 6
feld-setting-tom-block = En solo : TOM prend un îlot pour chaque
    .about = Le résultat d’un dé qui donne à TOM un îlot de la ville.
feld-tom-block-1 = 1
feld-tom-block-2 = 2
feld-tom-block-3 = 3
feld-tom-block-4 = 4
feld-tom-block-5 = 5
feld-tom-block-6 = 6
feld-setting-printed = Données imprimées
feld-printed-own = un fichier personnel

## Ce qui s’est passé : mise en place et phase I

feld-event-showed-orders = { $seat } pose face visible : { $order_shown }.
feld-event-figure = { $seat } place { $figure } ici : { $place ->
    [none] { $block ->
        [none] { $good ->
            [none] nulle part
           *[other] { $good }
        }
       *[other] { $block }
    }
   *[other] { $place }
}.
feld-event-figure-left = { $seat } a joué : { $figure } quitte la partie.
feld-event-first-cubes = { $seat } met { $color_gained } dans la case { $slot }.
feld-event-round = **Manche { $round }** · { $tile } · ordre : { $seat_order } · cartes : { $card_shown }
feld-event-took-card = { $seat } choisit { $card }.
feld-event-took-no-card = { $seat } ne prend pas de carte ({ $card }).
feld-event-discarded = { $seat } défausse { $card }.
feld-event-left-over = { $card_left ->
    [none] Il ne reste aucune carte.
   *[other] Cartes restantes, défaussées : { $card_left }.
}
feld-event-penalty = { $seat } prend { $tokens ->
    [none] un jeton de pénalité
    [1] un jeton de pénalité
   *[other] { $tokens } jetons de pénalité
} { $reason } et en a maintenant { $penalties }.

## Ce qui s’est passé : phase II

feld-event-rolled = { $seat } lance les dés : { $color_rolled }{ $color_turned ->
    [none] .
   *[other] {" "}; trop haut pour cette manche, compté comme 1 : { $color_turned }.
}
feld-event-waits-for-others = { $seat } veut voir d’abord ce que prennent les autres : les dés se choisissent maintenant dans l’ordre, à découvert.
feld-told-put-back = Tu choisiras de nouveau tes dés à ton tour : ils sont remis en place, et personne ne les a vus.
feld-event-took-dice = { $seat } prend { $color_gained } grâce aux dés (cases : { $color_slots }){ $gulden ->
    [0] {""}
   *[other] , avec { $gulden } florins
}.
feld-event-rotated = { $seat } reçoit { $color_gained } de la roue.

## Ce qui s’est passé : phase III

feld-event-activated = { $seat } active { $card } { $gulden_paid ->
    [none] { $color_paid ->
        [none] sans rien payer
       *[other] pour { $color_paid }
    }
    [one] pour { $gulden_paid } florin
   *[other] pour { $gulden_paid } florins
}.
feld-event-used = { $seat } utilise { $card }{ $color_paid ->
    [none] {""}
   *[other] , en dépensant { $color_paid }
}{ $gulden_paid ->
    [none] {""}
    [one] , en payant { $gulden_paid } florin
   *[other] , en payant { $gulden_paid } florins
}{ $card_by ->
    [none] {""}
   *[other] {" "}aussitôt ({ $card_by })
}.
feld-event-gained = { $seat } :{ $points ->
    [none] {""}
    [one] {" "}+{ $points } point
   *[other] {" "}+{ $points } points
}{ $gulden ->
    [none] {""}
    [one] {" "}+{ $gulden } florin
   *[other] {" "}+{ $gulden } florins
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}{ $sail ->
    [none] {""}
    [one] {" "}+{ $sail } case pour la péniche
   *[other] {" "}+{ $sail } cases pour la péniche
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
feld-event-took-block = { $seat } prend possession de { $block } { $gulden_paid ->
    [none] { $color_paid ->
        [none] sans rien payer
       *[other] pour { $color_paid }
    }
    [one] pour { $gulden_paid } florin
   *[other] pour { $gulden_paid } florins
} et reçoit : { $good }.
feld-event-stored = { $seat } stocke : { $good }.
feld-event-sold = { $seat } vend au marché noir ({ $good }) :{ $gulden ->
    [0] {""}
    [one] {" "}+{ $gulden } florin
   *[other] {" "}+{ $gulden } florins
}{ $color_gained ->
    [none] {""}
   *[other] {" "}+{ $color_gained }
}
feld-event-loaded = { $seat } charge { $good_loaded } ({ $place }).
feld-event-sailed = { $seat } déplace la péniche de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} : { $place }{ $color_paid ->
    [none] {""}
   *[other] , pour { $color_paid }
}.
feld-event-towed = { $seat } fait remorquer la péniche : { $place }.
feld-event-took-worker = { $seat } embarque le docker { $worker } ({ $place }) : +{ $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
feld-event-brought-worker = { $seat } amène le docker { $worker } au magasin : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-event-delivered = { $seat } fait une livraison ({ $good }, { $place }) : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $roof }, et { $bonus } pour livraison rapide)
}
feld-event-supervised = { $seat } a livré chez le Contremaître : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-event-paid-amstel = { $seat } paie { $color_paid } pour avancer sur l’Amstel.
feld-event-advanced = { $seat } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} sur l’Amstel, jusqu’à la case { $space }{ $points ->
    [0] .
    [one] , en passant un pont : +{ $points } point
   *[other] , en passant un pont : +{ $points } points
}
feld-event-mouth = { $seat } atteint l’embouchure de l’Amstel en position { $rank } : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
feld-event-market = { $seat } paie { $gulden_paid ->
    [one] { $gulden_paid } florin
   *[other] { $gulden_paid } florins
} au marché ({ $tile }).
feld-event-exchanged = { $seat } échange { $card } contre { $card_taken }.
feld-event-passed = { $seat } passe.
feld-event-kept = { $seat } garde : { $color }{ $color_returned ->
    [none] {""}
   *[other] {" "}et rend { $color_returned }
}.

## Ce qui s’est passé : TOM

feld-event-tom-removed = { $seat } retire { $card }.
feld-event-tom-brought-worker = { $seat } amène le docker { $worker } au magasin : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
} +{ $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}

## Ce qui s’est passé : la fin

feld-event-returned = { $seat } rend ce que demandent ses commandes : { $order_points }.
feld-event-scored = **{ $seat } : { $total }** — avant { $before }, pénalités { $penalties }, groupe { $group }, quartiers : { $district_points }, restes { $leftovers }{ $card_points ->
    [none] {""}
   *[other] {" "}; { $card_points }
}{ $order_points ->
    [none] {""}
   *[other] {" "}; { $order_points }
}
feld-event-won = { $winners ->
    [one] { $seat_winners } gagne !
   *[other] { $seat_winners } se partagent la victoire !
}

## Pourquoi quelque chose n’est pas possible

illegal-open-orders = Il ne peut pas y avoir plus de commandes face visible ({ $open }) que chacun n’en a ({ $orders }).
illegal-solo-setting = { $setting ->
    [workers] En solo, on joue sans extension : choisis de jouer sans Contremaître ni Bailli.
    [marketeer] En solo, on joue sans extension : choisis de jouer sans trafiquant.
    [tiles] En solo, on joue sans extension : choisis de jouer sans tuiles du marché supplémentaires.
   *[orders] En solo, on joue sans extension : choisis de jouer sans commandes secrètes.
}
illegal-tom-faces = TOM ne peut pas avancer et prendre un îlot pour le même résultat, { $face }.

## Un fichier imprimé personnel

printed-ends = Table « { $table } », entrée { $entry } : un bout est inconnu, ou les deux sont les mêmes.
printed-unconnected = Table « { $table } » : « { $entry } » n’est pas relié aux autres.
printed-count = Table « { $table } », entrée { $entry } : il faut { $expected } valeurs, et non { $entries }.
printed-card = Table « { $table } », entrée { $entry } : cette carte n’a rien à y faire, ou y est deux fois.
printed-icon = Table « { $table } », entrée { $entry } : la carte ne peut pas servir comme « { $icon } » le dit.
printed-cost = Table « { $table } », entrée { $entry } : un coût est un nombre de cubes par couleur.
printed-id = Table « { $table } » : « { $entry } » n’est pas un nom ; minuscules, chiffres, traits d’union et tirets bas seulement.
printed-entries = La table « { $table } » doit avoir exactement ces entrées : { $expected }.
