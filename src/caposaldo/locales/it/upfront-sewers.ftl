## Fognature

upfront-event-searches = Il Gruppo { $group } { $seat-adjective } cerca le fognature, { $card-draw }: { $found ->
        [yes] trova l'ingresso
       *[no] non trova nulla
    }.
upfront-event-entrance-left = Il Gruppo { $group } { $seat-adjective } si lascia alle spalle l'ingresso alle fognature.
upfront-event-goes-down = Il Gruppo { $group } { $seat-adjective } scende nelle fognature, { $direction }, con { $card }: raggio da { $from } a { $to }.
upfront-event-smoke-over-sewers = Il Fumo sull'Edificio del Gruppo { $group } { $seat-adjective } va via.
upfront-event-sewer-check = { $man } è messo alla prova nelle fognature, { $card-draw }: { $number } contro { $need } ({ $modifiers }): { $passed ->
        [yes] resiste
       *[no] cede
    }.
upfront-event-comes-up = Il Gruppo { $group } { $seat-adjective } riemerge dalle fognature con { $card }, raggio { $range }.

upfront-prompt-booby-trap = Il Gruppo nemico { $target } riemerge dalle fognature: un Campo minato può fargli da trappola esplosiva.

upfront-action-search = Il { $group } cerca le fognature
    .words = group
upfront-action-descend = Il { $group } scende nelle fognature con { $card }, { $direction }
    .words = group card direction
upfront-action-surface = Il { $group } esce dalle fognature con { $card }
    .words = group card
upfront-action-mine-1 = { $card } come trappola esplosiva
    .words = card
upfront-verb-search = Cerca le fognature
upfront-verb-descend = Nelle fognature
upfront-verb-surface = Fuori dalle fognature

upfront-modifier-columns-sewers = nelle fognature
upfront-modifier-panic-value = Panico

upfront-note-at-the-start-of-every-turn-below = all'inizio di ogni turno là sotto

upfront-hint-look-below = Il Gruppo { $group } può trovare una via d'uscita da questo fuoco.
upfront-hint-go-below = Il Gruppo { $group } avanza senza che nessuno lo veda.
upfront-hint-come-up = Il Gruppo { $group } là sotto non ha nulla da guadagnare.

upfront-why-below-ground = Il Gruppo { $group } è nelle fognature.
upfront-why-no-sewers-here = In questo terreno non ci sono ingressi alle fognature: { $terrain }.
upfront-why-entrance-known = Il Gruppo { $group } ha già trovato l'ingresso.
upfront-why-search-moving = Il Gruppo { $group } non può cercare le fognature: è in movimento.
upfront-why-search-on-wire = Il Gruppo { $group } non può cercare le fognature: è sul Filo spinato.
upfront-why-search-pinned = Il Gruppo { $group } non può cercare le fognature: tutti i suoi uomini sono inchiodati.
upfront-why-no-entrance = Il Gruppo { $group } non ha trovato ingressi alle fognature.
upfront-why-descend-moving = Il Gruppo { $group } non può scendere: sta uscendo dall'Edificio.
upfront-why-too-big-for-sewers = Il Gruppo { $group } non può scendere: cannoni e veicoli non passano.
upfront-why-descend-whole = Il Gruppo { $group } non può scendere: ci sono uomini in trasferimento fra questo e un altro gruppo.
upfront-why-descend-too-close = Il Gruppo { $group } non può scendere: il Gruppo nemico opposto è a raggio relativo 5.
upfront-why-not-below = Il Gruppo { $group } non è nelle fognature.
upfront-why-no-minefield = { $card } non è un Campo minato.
