feld-order-1 = Commande 1 · dockers bleu clair
feld-order-1-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points à 2 / 3 / 4 joueurs
} si les deux dockers bleu clair sont dans le magasin, peu importe qui les a amenés.
feld-order-2 = Commande 2 · dockers bordeaux
feld-order-2-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points à 2 / 3 / 4 joueurs
} si les deux dockers bordeaux sont dans le magasin, peu importe qui les a amenés.
feld-order-3 = Commande 3 · dockers vert clair
feld-order-3-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points à 2 / 3 / 4 joueurs
} si les deux dockers vert clair sont dans le magasin, peu importe qui les a amenés.
feld-order-4 = Commande 4 · dockers rose clair
feld-order-4-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points à 2 / 3 / 4 joueurs
} si les deux dockers rose clair sont dans le magasin, peu importe qui les a amenés.
feld-order-5 = Commande 5 · dockers dorés
feld-order-5-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points à 2 / 3 / 4 joueurs
} si les deux dockers dorés sont dans le magasin, peu importe qui les a amenés.
feld-order-6 = Commande 6 · dockers blancs
feld-order-6-text = { $seats ->
    [2] 8 points
    [3] 7 points
    [4] 6 points
   *[none] 8 / 7 / 6 points à 2 / 3 / 4 joueurs
} si les deux dockers blancs sont dans le magasin, peu importe qui les a amenés.
feld-order-7 = Commande 7 · quatre îlots de Grachtengordel
feld-order-7-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points à 2 / 3 / 4 joueurs
} si tu possèdes au moins 4 îlots de Grachtengordel.
feld-order-8 = Commande 8 · quatre îlots de Plantage
feld-order-8-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points à 2 / 3 / 4 joueurs
} si tu possèdes au moins 4 îlots de Plantage.
feld-order-9 = Commande 9 · quatre îlots de Nieuwmarkt
feld-order-9-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points à 2 / 3 / 4 joueurs
} si tu possèdes au moins 4 îlots de Nieuwmarkt.
feld-order-10 = Commande 10 · quatre îlots de Burgwallen
feld-order-10-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points à 2 / 3 / 4 joueurs
} si tu possèdes au moins 4 îlots de Burgwallen.
feld-order-11 = Commande 11 · quatre îlots de Haarlemmerbuurt
feld-order-11-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points à 2 / 3 / 4 joueurs
} si tu possèdes au moins 4 îlots de Haarlemmerbuurt.
feld-order-12 = Commande 12 · quatre îlots de Jordaan
feld-order-12-text = { $seats ->
    [2] 6 points
    [3] 7 points
    [4] 8 points
   *[none] 6 / 7 / 8 points à 2 / 3 / 4 joueurs
} si tu possèdes au moins 4 îlots de Jordaan.
feld-order-13 = Commande 13 · trois de chaque sorte
feld-order-13-text = 9 points si tu as au moins 3 artisans, 3 bâtiments et 3 plans actifs.
feld-order-14 = Commande 14 · l’embouchure de l’Amstel
feld-order-14-text = 10 points si ton disque est à l’embouchure de l’Amstel.
feld-order-15 = Commande 15 · trois cartes de fin
feld-order-15-text = 7 points si tu as au moins 3 cartes de fin de partie actives.
feld-order-16 = Commande 16 · quatre cartes de phase III
feld-order-16-text = 7 points si tu as au moins 4 cartes de phase III actives.
feld-order-17 = Commande 17 · cinq cartes permanentes
feld-order-17-text = 7 points si tu as au moins 5 cartes permanentes actives.
feld-order-18 = Commande 18 · sept au marché noir
feld-order-18-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si au moins 7 marchandises sont au marché noir, peu importe qui les a vendues.
feld-order-19 = Commande 19 · deux sortes à bord
feld-order-19-text = 6 points si au moins 2 marchandises différentes sont sur ta péniche.
feld-order-20 = Commande 20 · entrepôt plein : meubles
feld-order-20-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « meubles » est plein, peu importe qui l’a rempli.
feld-order-21 = Commande 21 · entrepôt plein : dentelle
feld-order-21-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « dentelle » est plein, peu importe qui l’a rempli.
feld-order-22 = Commande 22 · entrepôt plein : fromage
feld-order-22-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « fromage » est plein, peu importe qui l’a rempli.
feld-order-23 = Commande 23 · entrepôt plein : genièvre
feld-order-23-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « genièvre » est plein, peu importe qui l’a rempli.
feld-order-24 = Commande 24 · entrepôt plein : bière
feld-order-24-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « bière » est plein, peu importe qui l’a rempli.
feld-order-25 = Commande 25 · entrepôt plein : carreaux
feld-order-25-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « carreaux » est plein, peu importe qui l’a rempli.
feld-order-26 = Commande 26 · entrepôt plein : bulbes de tulipe
feld-order-26-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « bulbes de tulipe » est plein, peu importe qui l’a rempli.
feld-order-27 = Commande 27 · entrepôt plein : verre
feld-order-27-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « verre » est plein, peu importe qui l’a rempli.
feld-order-28 = Commande 28 · entrepôt plein : café
feld-order-28-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si l’entrepôt « café » est plein, peu importe qui l’a rempli.
feld-order-29 = Commande 29 · hangars pleins
feld-order-29-text = { $seats ->
    [2] 7 points
    [3] 6 points
    [4] 5 points
   *[none] 7 / 6 / 5 points à 2 / 3 / 4 joueurs
} si les quatre hangars sont pleins, peu importe qui les a remplis.
feld-order-30 = Commande 30 · péniche à l’embarcadère
feld-order-30-text = 4 points si ta péniche est à l’embarcadère.
feld-order-31 = Commande 31 · sept dans le magasin
feld-order-31-text = { $seats ->
    [2] 9 points
    [3] 7 points
    [4] 5 points
   *[none] 9 / 7 / 5 points à 2 / 3 / 4 joueurs
} si au moins 7 dockers sont dans le magasin, peu importe qui les a amenés.
feld-order-32 = Commande 32 · deux dockers, une marchandise
feld-order-32-text = À la fin, rends 2 de tes dockers et 1 de tes marchandises, au choix : { $seats ->
    [2] 4 points
    [3] 5 points
    [4] 6 points
   *[none] 4 / 5 / 6 points à 2 / 3 / 4 joueurs
}.
feld-order-33 = Commande 33 · cubes de couleurs différentes
feld-order-33-text = À la fin, rends 1 à 6 de tes cubes, tous de couleurs différentes : 1 / 2 / 3 / 5 / 7 / 10 points.
feld-order-34 = Commande 34 · un de chaque
feld-order-34-text = À la fin, rends 1 de tes dockers, 1 de tes marchandises et 1 de tes cubes, au choix : { $seats ->
    [2] 4 points
    [3] 5 points
    [4] 6 points
   *[none] 4 / 5 / 6 points à 2 / 3 / 4 joueurs
}.
feld-order-35 = Commande 35 · neuf îlots
feld-order-35-text = { $seats ->
    [2] 7 points
    [3] 8 points
    [4] 9 points
   *[none] 7 / 8 / 9 points à 2 / 3 / 4 joueurs
} si tu possèdes au moins 9 îlots, où qu’ils soient.
feld-order-36 = Commande 36 · douze cartes
feld-order-36-text = { $seats ->
    [2] 4 points
    [3] 5 points
    [4] 6 points
   *[none] 4 / 5 / 6 points à 2 / 3 / 4 joueurs
} si tu as au moins 12 cartes actives.
feld-order-37 = Commande 37 · rendre des dockers bleu clair
feld-order-37-text = À la fin, rends 1 docker bleu clair de ta péniche : { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points à 2 / 3 / 4 joueurs
}. Ou les deux : { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-38 = Commande 38 · rendre des dockers dorés
feld-order-38-text = À la fin, rends 1 docker doré de ta péniche : { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points à 2 / 3 / 4 joueurs
}. Ou les deux : { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-39 = Commande 39 · rendre des dockers bordeaux
feld-order-39-text = À la fin, rends 1 docker bordeaux de ta péniche : { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points à 2 / 3 / 4 joueurs
}. Ou les deux : { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-40 = Commande 40 · rendre des dockers vert clair
feld-order-40-text = À la fin, rends 1 docker vert clair de ta péniche : { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points à 2 / 3 / 4 joueurs
}. Ou les deux : { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-41 = Commande 41 · rendre des dockers rose clair
feld-order-41-text = À la fin, rends 1 docker rose clair de ta péniche : { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points à 2 / 3 / 4 joueurs
}. Ou les deux : { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
feld-order-42 = Commande 42 · rendre des dockers blancs
feld-order-42-text = À la fin, rends 1 docker blanc de ta péniche : { $seats ->
    [2] 2 points
    [3] 3 points
    [4] 4 points
   *[none] 2 / 3 / 4 points à 2 / 3 / 4 joueurs
}. Ou les deux : { $seats ->
    [2] 7
    [3] 8
    [4] 9
   *[none] 7 / 8 / 9
}.
