## Bordet, man kan sætte sig ved

lobby-host = Vært: { $host }
lobby-rematch = { $asker } vil gerne have revanche for spil { $number }. { $who }, er I med?
rematch-spectator = Revanche er for dem, der spillede spil { $number }. Du kan åbne dit eget bord på samme vilkår.
button-anew = Åbn et nyt bord
