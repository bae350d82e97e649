## Hvor point kommer fra

ride-source-routes = Strækninger
ride-source-contracts = Kontrakter
ride-source-merchandise = Handelsvarer
