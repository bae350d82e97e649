## Controles op de opdrachtregel

verified = Nagespeeld. Antwoorden: { $answers }, keren geluk: { $shuffles }, puntenstanden: { $scores }, getallen die spelers toevoegden: { $shares }.
verify-file = { $file } kan niet worden gelezen: { $error }.
verify-unreadable = { $file } is geen verslag van een spel: { $error }.
verify-game = Er is geen spel “{ $game }”.
verify-version = Er is gespeeld volgens versie { $told } van de regels; bekend zijn de versies tot en met { $known }.
verify-commitment = De seed is niet de beloofde: genoemd is { $told }, juist is { $right }.
verify-shares = Wat spelers aan het geluk toevoegden, is geen lijst van oplopende getallen: { $told }.
verify-setup = Het spel kan niet worden opgezet: { $reason }
verify-answer = Antwoord { $answer }, van plaats { $seat }, mocht niet: { $reason }
verify-unfinished = Na { $answers } antwoorden is het spel niet afgelopen.
verify-luck-count = Het geluk is { $right } keer gebruikt, niet { $told } keer.
verify-luck = Geluk nummer { $use } was anders: { $what }.
verify-points-count = Er zijn { $right } puntenstanden, niet { $told }.
verify-points = Na antwoord { $answer } is de stand { $right }, niet { $told }.
verify-winners = De winnaars zijn anderen dan er vermeld staan.
