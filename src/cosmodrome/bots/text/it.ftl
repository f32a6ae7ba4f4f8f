## The ladder: levels, and the people who play at them

level-random = Casuale
level-greedy = Goloso
level-greedy-hasty = Goloso e frettoloso
level-greedy-careful = Goloso e prudente
level-greedy-hauler = Goloso trasportatore
level-greedy-gunner = Goloso cannoniere
level-novice = Principiante
level-casual = Occasionale
level-regular = Abituale
level-expert = Competente
level-master = Maestro

bot-name-novice-1 = Pip
bot-name-novice-2 = Olive
bot-name-novice-3 = Benno
bot-name-casual-1 = Tomas
bot-name-casual-2 = Ines
bot-name-casual-3 = Jun
bot-name-regular-1 = Marta
bot-name-regular-2 = Emil
bot-name-regular-3 = Noor
bot-name-expert-1 = Vera
bot-name-expert-2 = Casimir
bot-name-expert-3 = Aiko
bot-name-master-1 = Leonida
bot-name-master-2 = Soren
bot-name-master-3 = Amara

## Why: what a bot expects of a move, and where the points come from

bot-expects = Punti che mi aspetto: { $points }; vittorie nelle partite che immagino ({ $futures }): { $chance } %.
bot-expects-points = Punti che mi aspetto alla fine: { $points } (partite immaginate: { $futures }).
bot-more = Punti: { $points } in più delle altre mosse, da: { $source }.
bot-less = Punti: { $points } in meno delle altre mosse, da: { $source }.
bot-even = I punti arrivano dalle stesse fonti delle altre mosse.
bot-habit = Lo farei senza pensarci due volte.
bot-flights = Così com'è, la nave porterebbe crediti: { $points } (voli immaginati: { $futures }).
bot-part-worth = Per questa nave il componente vale circa { $points }.
bot-lacks = Che cosa manca di più alla nave: { $part }.
bot-mission = Punta a: { $mission }.
bot-project =
    { $years ->
        [0] Costa ancora { $money } $ e si compie quest'anno.
        [one] Costa ancora { $money } $ e richiede un anno.
       *[other] Costa ancora { $money } $ e richiede { $years } anni.
    }
bot-odds = Probabilità di riuscita: { $chance } %.
bot-no-project = Nulla che valga il suo prezzo si può finire in tempo.

## Parts of a ship, in general

bot-part-cabins = cabine
bot-part-batteries = batterie
bot-part-holds = stive
bot-part-engines = motori
bot-part-cannons = cannoni
bot-part-shields = scudi

## Where points come from, where the game itself has no word for it

bot-source-start = l'inizio
bot-source-bonuses = bonus
bot-source-guests = ospiti
bot-source-launches = lanci
bot-source-meetings = riunioni generali
bot-source-supplies = riserve rimaste
bot-source-progress = ultima riunione generale
bot-source-reputation = Reputazione
bot-source-segments = segmenti
bot-source-developments = sviluppi
bot-source-cockpits = cabine di pilotaggio
bot-source-arrival = ordine di arrivo
bot-source-best_ship = nave più bella
bot-source-goods = merci
bot-source-adventures = avventure
bot-source-lost_components = componenti persi
bot-source-forgiven = debiti condonati
bot-source-lost_astronauts = astronauti persi
