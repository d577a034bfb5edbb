## The desert

upfront-event-signposts = Il Gruppo { $group } { $seat-adjective } trova davanti a sé i cartelli di un campo minato: carta { $card }.
upfront-event-mines-real = Il campo minato del Gruppo { $group } { $seat-adjective } è vero, { $card-draw }.
upfront-event-mines-false = Davanti al Gruppo { $group } { $seat-adjective } non ci sono mine, { $card-draw }: la carta si gira in terreno aperto.
upfront-event-oasis = Il Gruppo { $group } { $seat-adjective } trova quel che ha visto, { $card-draw }: { $terrain }.
upfront-event-mirage = Un miraggio, { $card-draw }: il Gruppo { $group } { $seat-adjective } resta dov'era, e la carta esce dal gioco.
upfront-event-mirage-open = Un miraggio, { $card-draw }: la carta del Gruppo { $group } { $seat-adjective } si gira in terreno aperto.
upfront-event-card-banished = La carta { $card } esce dal gioco: nel deserto è inutile.
upfront-event-sandstorm = Il vento sul deserto, { $card-draw }: { $storm ->
        [yes] una tempesta di sabbia chiude lo scontro
       *[no] nessuna tempesta
    }.
upfront-modifier-muffled = esplosivo in { $terrain }
upfront-modifier-oasis = oasi
upfront-outcome-found = il terreno c'è
upfront-outcome-mirage = un miraggio
upfront-outcome-mines = mine
upfront-outcome-no-mines = niente mine
