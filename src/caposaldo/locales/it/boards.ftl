## Tavole dello Starter Kit: il controllo e i comandi

board-terrain-open = terreno aperto
board-terrain-grain = grano
board-terrain-orchard = frutteto
board-terrain-woods = bosco
board-terrain-wooden = edificio di legno
board-terrain-stone = edificio di pietra
board-fault-hex-without-building = { $hex } non ha nulla del suo edificio: disegna un contorno che vi entri o togli l'esagono.
board-fault-off-the-board = { $hexes }, { $terrain }: il punto { $x }, { $y } è fuori della tavola; chiudi il contorno sul bordo.
board-fault-crosses-itself = { $hexes }, { $terrain }: il contorno s'incrocia o si tocca; dividilo in più parti.
board-fault-no-inside = { $hexes }, { $terrain }: il contorno non racchiude nulla; allarga i suoi punti.
board-fault-other-terrain = { $hexes }, { $terrain }: { $hex } è { $found }; mettilo sotto il suo terreno o toglilo.
board-fault-reaches-out = { $hexes }, { $terrain }: il contorno esce in { $outside }; disegnalo dentro i suoi esagoni.
board-fault-misses-hex = { $hexes }, { $terrain }: il contorno non tocca { $hex }; togli quell'esagono.
board-fault-overlap = { $hexes }, { $terrain }: si sovrappone a { $others }, { $other }; disegnali separati.
board-fault-road-of-one-hex = { $hex }: la strada non porta da nessuna parte; dalle un secondo esagono.
board-fault-road-not-at-edge = { $hex }: la strada finisce sul bordo, ma l'esagono non è sul bordo; portala fin lì.
board-fault-road-through-drawing = { $hex }: la strada attraversa un edificio o un bosco; lascia libera la sua striscia.
board-fault-not-full-size = Una tavola che si unisce alle altre ha { $columns } colonne e { $rows } righe; per le altre scrivi geomorphic = false.
board-fault-no-exit = { $hex }: qui nessuna strada esce dalla tavola, come serve per unirla alle altre; portane una al bordo.
board-fault-strange-exit = { $hex }: qui una strada esce dalla tavola; può farlo solo in { $exits }.
board-fault-building-on-edge = { $hex }: un mezzo esagono ha un edificio; spostalo verso l'interno.
board-fault-unreadable = { $why }.
terminal-board-written = Scritto { $file }.
terminal-board-good = { $file }: nessun errore, { $hexes } esagoni.
terminal-board-taken = La tavola { $id } è sul tuo scaffale: { $file }
terminal-board-line = { $id }  { $title }, { $columns } × { $rows }{ $whose ->
        [own] , tua
       *[box] {""}
    }
