## Hvor point kommer fra

ride-source-routes = Strækninger
ride-source-contracts = Kontrakter
ride-source-merchandise = Handelsvarer

## Hvad man kan forudsige

ride-foretold-until = indtil nogen har { $carts } vogne eller færre
ride-foretold-contracts = Hvem opfylder flest kontrakter
