## The places of Galactic Cruise as the board draws them; the game's own catalogue tells them apart by where they lie.

name-tc = Wieża Spodka
name-tr = Obserwatorium
name-br = Hotel nad Laguną
name-bc = Terminal
name-bl = Hangar
name-tl = Ogrodowa Kopuła
name-tc_tr = { name-tc } – { name-tr }
name-tr_br = { name-tr } – { name-br }
name-br_bc = { name-br } – { name-bc }
name-bc_bl = { name-bc } – { name-bl }
name-bl_tl = { name-bl } – { name-tl }
name-tl_tc = { name-tl } – { name-tc }
