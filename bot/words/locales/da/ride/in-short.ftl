## Reglerne i korte træk

ride-rules-1 = **I din tur** gør du præcis én ting: trækker transportkort, indsætter vogne på en strækning eller trækker kontraktkort.
ride-rules-2 = **Transportkort:** træk to, blandt de fem åbne eller i blinde fra stakken. En åben joker er turens eneste kort og aldrig dit andet. Tre åbne jokere skiftes ud sammen med de to andre kort.
ride-rules-3 = **Strækning:** betal lige så mange kort, som den har felter, alle i dens farve; en grå strækning tager én valgfri farve; en joker gælder for alt. 1, 2, 3, 4 felter giver 1, 2, 4, 7 point. Ingen kan have begge strækninger i en dobbeltstrækning, og med to spillere lukkes den anden.
ride-rules-4 = **Handelsvarer:** en strækning med vognsymboler giver ét kort. Til sidst giver flest kort 8 point, derefter 6/4/2 med fire spillere, 5/2 med tre, 4 med to; står nogen lige, deler de placeringen, og de næste placeringer falder bort. Uden kort ingen bonus.
ride-rules-5 = **Kontrakter:** træk to, behold mindst én. Til sidst tæller en kontrakt for dig, hvis dine strækninger forbinder dens to steder, og ellers imod dig.
ride-rules-6 = **Slutningen:** når nogen efter sin tur har to vogne eller færre, får alle én tur til. Flest point vinder; derefter flest opfyldte kontrakter; derefter deles sejren.
ride-rules-7 = **Hvor regelhæfterne tier:** er der for få kort, ligger der færre end fem åbne; en række jokere bliver liggende, hvis der ikke er noget bedre; den, der intet kan gøre, melder pas, og kan ingen gøre noget, slutter spillet.

ride-unofficial = -# Uofficielt: Ticket to Ride tilhører Days of Wonder og Asmodee, som intet har med Schout at gøre.
