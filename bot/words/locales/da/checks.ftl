## Kontrol på kommandolinjen

verified = Genspillet. Svar: { $answers }, brug af heldet: { $shuffles }, stillinger: { $scores }, tal, som spillerne har føjet til: { $shares }.
verify-file = { $file } kan ikke læses: { $error }.
verify-unreadable = { $file } er ikke protokollen for et spil: { $error }.
verify-game = Der er intet spil »{ $game }«.
verify-version = Der blev spillet efter version { $told } af reglerne; kendt er 1 til { $known }.
verify-commitment = Frøet er ikke det, der blev lovet: { $told } er angivet, { $right } er det rigtige.
verify-shares = Det, spillerne har føjet til heldet, er ikke en liste af stigende tal: { $told }.
verify-setup = Spillet kan ikke stilles op: { $reason }
verify-answer = Svar { $answer }, fra plads { $seat }, var ikke tilladt: { $reason }
verify-unfinished = Efter { $answers } svar er spillet ikke slut.
verify-luck-count = Heldet blev brugt { $right } gange, ikke { $told } gange.
verify-luck = Brug nummer { $use } af heldet faldt anderledes ud: { $what }.
verify-points-count = Der er { $right } stillinger, ikke { $told }.
verify-points = Efter svar { $answer } er stillingen { $right }, ikke { $told }.
verify-winners = Vinderne er andre end dem, der er angivet.
