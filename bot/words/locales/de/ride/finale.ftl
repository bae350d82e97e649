## Woher Punkte kommen

ride-source-routes = Strecken
ride-source-contracts = Aufträge
ride-source-merchandise = Handelswaren

## Was sich vorhersagen lässt

ride-foretold-until = bis jemand nur noch { $carts } Karren oder weniger hat
ride-foretold-contracts = Wer die meisten Aufträge erfüllt
