## Quale capitolo delle regole appartiene a una domanda

chapter-building = Costruzione
chapter-holding = Costruzione
chapter-finished = Finire
chapter-grabbing = Finire
chapter-timer = La clessidra
chapter-spot_check = Ispezione
chapter-keep_piece = Colpi
chapter-crew = Equipaggio
chapter-course = Abbandonare
chapter-power_engines = Spazio aperto
chapter-power_cannons = Potenza
chapter-power_forward = Potenza
chapter-power_sideways = Potenza
chapter-spend_cell = Potenza
chapter-give_crew = Zona di guerra
chapter-give_red = Nemici
chapter-give_yellow = Nemici
chapter-give_green = Nemici
chapter-give_blue = Nemici
chapter-shield = Colpi
chapter-shoot = Colpi
chapter-planet = Pianeti
chapter-abandoned_ship = Nave e stazione abbandonate
chapter-abandoned_station = Nave e stazione abbandonate
chapter-reward = Nemici
chapter-load = Caricare le merci

## Termini: come compaiono (l'asterisco sta per ogni desinenza) e che cosa significano

term-component = component* | tesser*
term-component-about = Una tessera della tua nave. Quando prendi la successiva, resta dov'è.
term-connector = connettor*
term-connector-about = I tubi sul lato di una tessera: singoli, doppi o universali. Uguale si unisce a uguale, l'universale a entrambi.
term-exposed = espost*
term-exposed-about = Un connettore senza nulla accanto. I meteoriti piccoli lo colpiscono, la polvere stellare ti rallenta.
term-crew = equipaggi*
term-crew-about = Gli astronauti e gli alieni a bordo. Alcune carte costano equipaggio; senza astronauti il volo è finito.
term-battery = batteri*
term-battery-about = Contiene segnalini che alimentano motori doppi, cannoni doppi e scudi, uno per ogni uso.
term-engine = motor*
term-engine-about = Ti fa avanzare nello spazio aperto. Quello doppio vale due, per un segnalino batteria.
term-cannon = cannone | cannoni
term-cannon-about = Potenza contro i nemici e mira sui meteoriti grandi. In avanti vale uno, di lato mezzo; il doppio vale due volte tanto.
term-shield = scud*
term-shield-about = Copre due lati per un segnalino batteria a uso, contro meteoriti piccoli e cannonate leggere.
term-hold = stiv*
term-hold-about = Trasporta cubetti di merci da vendere dopo il volo. Quelli rossi solo in stive speciali.
term-cabin = cabina | cabine
term-cabin-about = Ci vivono due astronauti; accanto a un supporto vitale può essere un alieno.
term-days = giorn* di volo
term-days-about = Una casella della rotta. Le carte costano giorni di volo; l'ordine lungo la rotta decide chi agisce per primo.
term-credits = credito | crediti
term-credits-about = Il denaro dei camionisti. Alla fine vince chi ne ha; chi ne ha di più vince di più.
