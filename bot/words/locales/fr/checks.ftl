## Vérifications en ligne de commande

verified = Partie rejouée (réponses : { $answers } ; tirages : { $shuffles } ; scores : { $scores } ; nombres ajoutés par les joueurs : { $shares }).
verify-file = Impossible de lire { $file } : { $error }.
verify-unreadable = { $file } n’est pas l’archive d’une partie : { $error }.
verify-game = Aucun jeu ne s’appelle « { $game } ».
verify-version = La partie suit la version { $told } des règles ; les versions connues vont jusqu’à { $known }.
verify-commitment = La graine n’est pas celle qui avait été promise : l’archive indique { $told }, alors que { $right } est juste.
verify-shares = Ce que les joueurs ont ajouté au hasard n’est pas une liste de nombres croissants : { $told }.
verify-setup = La partie ne peut pas être mise en place : { $reason }
verify-answer = La réponse { $answer }, de la place { $seat }, n’était pas permise : { $reason }
verify-unfinished = Après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, la partie n’est pas finie.
verify-luck-count = Le hasard a servi { $right } fois et non { $told } fois.
verify-luck = Le tirage numéro { $use } était différent : { $what }.
verify-points-count = Le nombre de scores est { $right } et non { $told }.
verify-points = Après la réponse { $answer }, les points sont { $right } et non { $told }.
verify-winners = Les gagnants ne sont pas ceux que l’archive indique.
