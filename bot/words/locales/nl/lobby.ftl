## De tafel waaraan men kan gaan zitten

lobby-host = Organisator: { $host }
lobby-rematch = { $asker } wil graag revanche voor spel { $number }. { $who }: wie doet er mee?
rematch-spectator = De revanche is voor wie spel { $number } gespeeld heeft. Je kunt wel een eigen tafel openen met dezelfde afspraken.
button-anew = Open een nieuwe tafel
lobby-moved = Deze tafel is verhuisd naar { $channel }.
term-yes = ja
term-no = nee
term-seats = Spelers
    .about = Hoeveel er kunnen gaan zitten; zijn die er allemaal, dan begint het spel vanzelf, en de organisator mag met minder beginnen.
term-pace = Tempo
    .about = Hoe lang een zet mag duren. Wie er langer over doet, krijgt herinneringen, en uiteindelijk mogen de anderen stemmen.
term-language = Taal
    .about = Die van de openbare berichten; wat alleen jij leest, is in je eigen taal.
term-rated = Telt mee
    .about = Telt mee voor ieders rating. Er zijn dan geen tips, en plaatsen gaan alleen naar het huis.
term-hints = Tips
    .about = Of iedereen met `/mijn tip` mag vragen wat een koopman zou doen.
term-house = Huisspelers
    .about = Ze spelen mee op drie niveaus, en zien niet meer dan wie dan ook op hun plaats.
term-thread = Een eigen thread
    .about = De tafel verhuist naar een nieuwe thread van dit kanaal.
button-own-terms = Alleen voor dit spel …
button-table-terms = Voor elk spel …
button-thread = Naar een thread
term-leave = Dagen afwezig
    .about = Zoveel dagen staat ieders klok stil bij afwezigheid; met `/mijn instellingen` zeg je wanneer.
term-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
