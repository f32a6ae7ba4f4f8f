## Który rozdział zasad należy do pytania

chapter-building = Budowa
chapter-holding = Budowa
chapter-finished = Zakończenie budowy
chapter-grabbing = Zakończenie budowy
chapter-timer = Klepsydra
chapter-spot_check = Kontrola
chapter-keep_piece = Trafienia
chapter-crew = Załoga
chapter-course = Rezygnacja
chapter-power_engines = Wolna przestrzeń
chapter-power_cannons = Siła
chapter-power_forward = Siła
chapter-power_sideways = Siła
chapter-spend_cell = Siła
chapter-give_crew = Strefa walk
chapter-give_red = Wrogowie
chapter-give_yellow = Wrogowie
chapter-give_green = Wrogowie
chapter-give_blue = Wrogowie
chapter-shield = Trafienia
chapter-shoot = Trafienia
chapter-planet = Planety
chapter-abandoned_ship = Porzucony statek i stacja
chapter-abandoned_station = Porzucony statek i stacja
chapter-reward = Wrogowie
chapter-load = Ładowanie towarów

## Pojęcia: jak się pojawiają (gwiazdka to dowolna końcówka) i co znaczą

term-component = częś*
term-component-about = Element twojego statku. Gdy weźmiesz następną część, ta zostaje na swoim miejscu.
term-connector = połączeni* | połączeń
term-connector-about = Rury na krawędzi części: pojedyncze, podwójne albo uniwersalne. Łączą się jednakowe, a uniwersalne z każdymi.
term-exposed = odsłonięt*
term-exposed-about = Połączenie, przy którym nic nie leży. Trafiają w nie małe meteory, a gwiezdny pył przez nie spowalnia.
term-crew = załog*
term-crew-about = Kosmonauci i kosmici na pokładzie. Niektóre karty kosztują załogę; bez kosmonauty lot się kończy.
term-battery = bateri*
term-battery-about = Zawiera ogniwa zasilające podwójne silniki, podwójne działa i osłony, po jednym na użycie.
term-engine = silnik*
term-engine-about = Posuwa cię naprzód w wolnej przestrzeni. Podwójny liczy się za dwa, za jedno ogniwo.
term-cannon = dział*
term-cannon-about = Siła przeciw wrogom i obrona przed dużymi meteorami. Do przodu liczy się za jeden, w bok za pół; podwójne dwa razy tyle.
term-shield = osłon*
term-shield-about = Chroni dwa boki za ogniwo na użycie, przed małymi meteorami i lekkim ostrzałem.
term-hold = ładowni*
term-hold-about = Wozi skrzynie towarów na sprzedaż po locie. Czerwone tylko w specjalnych ładowniach.
term-cabin = kabin*
term-cabin-about = Mieszka w niej dwóch kosmonautów, a przy module podtrzymywania życia może to być kosmita.
term-days = dni lotu
term-days-about = Pole na trasie. Karty kosztują dni lotu, a kolejność na trasie decyduje, kto działa pierwszy.
term-credits = kredyt*
term-credits-about = Pieniądze kierowców. Na koniec wygrywa każdy, kto coś ma, a najbardziej ten, kto ma najwięcej.
