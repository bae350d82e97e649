## Prüfungen auf der Kommandozeile

verified = Nachgespielt. Antworten: { $answers }, Zufallsereignisse: { $shuffles }, Punktestände: { $scores }, von Mitspielenden beigetragene Zahlen: { $shares }.
verify-file = { $file } lässt sich nicht lesen: { $error }.
verify-unreadable = { $file } ist kein Protokoll einer Partie: { $error }.
verify-game = Es gibt kein Spiel „{ $game }“.
verify-version = Gespielt wurde nach Version { $told } der Regeln; bekannt sind die Versionen bis { $known }.
verify-commitment = Der Startwert ist nicht der versprochene: Genannt ist { $told }, richtig ist { $right }.
verify-shares = Was Mitspielende zum Zufall beigetragen haben, ist keine Liste aufsteigender Zahlen: { $told }.
verify-setup = Die Partie lässt sich nicht aufbauen: { $reason }
verify-answer = Antwort { $answer } von Platz { $seat } war nicht erlaubt: { $reason }
verify-unfinished = Nach { $answers } Antworten ist die Partie nicht zu Ende.
verify-luck-count = Der Zufall wurde { $right }-mal gebraucht, nicht { $told }-mal.
verify-luck = Zufallsereignis Nummer { $use } war ein anderes: { $what }.
verify-points-count = Es gibt { $right } Punktestände, nicht { $told }.
verify-points = Nach Antwort { $answer } ist der Punktestand { $right }, nicht { $told }.
verify-winners = Gewonnen haben andere als angegeben.
