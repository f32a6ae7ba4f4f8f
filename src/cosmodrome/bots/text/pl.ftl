## The ladder: levels, and the people who play at them

level-random = Losowy
level-greedy = Zachłanny
level-greedy-hasty = Zachłanny pospieszny
level-greedy-careful = Zachłanny ostrożny
level-greedy-hauler = Zachłanny wozak
level-greedy-gunner = Zachłanny kanonier
level-novice = Nowicjusz
level-casual = Amator
level-regular = Bywalec
level-expert = Ekspert
level-master = Mistrz

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

bot-expects = Spodziewany wynik: { $points }, wygrana w { $chance } % wyobrażonych rozgrywek ({ $futures }).
bot-expects-points = Spodziewany wynik końcowy: { $points }, wyobrażone rozgrywki: { $futures }.
bot-more = Punkty: o { $points } więcej niż przy innych ruchach. Źródło: { $source }.
bot-less = Punkty: o { $points } mniej niż przy innych ruchach. Źródło: { $source }.
bot-even = Punkty pochodzą z tych samych źródeł co przy innych ruchach.
bot-habit = Ten ruch wybieram bez wahania.
bot-flights = W obecnym stanie statek przyniósłby kredyty: { $points } (wyobrażone loty: { $futures }).
bot-part-worth = Dla tego statku ta część jest warta około { $points }.
bot-lacks = Czego statkowi brakuje najbardziej: { $part }.
bot-mission = Cel: { $mission }.
bot-project =
    { $years ->
        [0] Kosztuje jeszcze { $money } $ i uda się w tym roku.
        [one] Kosztuje jeszcze { $money } $ i zajmie rok.
        [few] Kosztuje jeszcze { $money } $ i zajmie { $years } lata.
        [many] Kosztuje jeszcze { $money } $ i zajmie { $years } lat.
       *[other] Kosztuje jeszcze { $money } $ i zajmie { $years } roku.
    }
bot-odds = Szansa powodzenia: { $chance } %.
bot-no-project = Niczego wartego swojej ceny nie da się skończyć na czas.

## Parts of a ship, in general

bot-part-cabins = kabiny
bot-part-batteries = baterie
bot-part-holds = ładownie
bot-part-engines = silniki
bot-part-cannons = działa
bot-part-shields = osłony

## Where points come from, where the game itself has no word for it

bot-source-start = początek
bot-source-bonuses = premie
bot-source-guests = pasażerowie
bot-source-launches = starty
bot-source-meetings = walne zgromadzenia
bot-source-supplies = pozostałe zapasy
bot-source-progress = ostatnie walne zgromadzenie
bot-source-reputation = Reputacja
bot-source-segments = segmenty
bot-source-developments = rozwinięcia
bot-source-cockpits = kokpity
bot-source-arrival = kolejność przylotu
bot-source-best_ship = najelegantszy statek
bot-source-goods = towary
bot-source-adventures = przygody
bot-source-lost_components = stracone części
bot-source-forgiven = umorzone długi
bot-source-lost_astronauts = utraceni astronauci
