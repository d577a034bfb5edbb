## Tables played again under this version

terminal-tables-playing = rigioco
terminal-tables-unfinished = Tavoli non finiti che con questa versione si fermano:
terminal-tables-finished = Tavoli finiti che si rivedono solo in parte:
terminal-tables-lost = Campagne che non si leggono:
terminal-tables-line = { $id }  { $game }, { $scenario } (regole { $rules }, { $made })
terminal-tables-stop = dopo { $at } risposte su { $of }: { $why }
terminal-tables-refused = la risposta { $next } è rifiutata{ $told ->
        [yes] : { $detail }
       *[no] {""}
    }
terminal-tables-elsewhere = la risposta { $next } porta a una posizione diversa da quella di allora
terminal-tables-unmade = l'inizio non si può più preparare: { $detail }
terminal-tables-newer = servono regole più recenti: { $detail }
terminal-tables-sum-unfinished = Non finiti: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, { $good ->
        [one] 1 continua
       *[other] { $good } continuano
    }, { $stop ->
        [one] 1 si ferma
       *[other] { $stop } si fermano
    }.
terminal-tables-sum-finished = Finiti: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, { $good ->
        [one] 1 si rivede
       *[other] { $good } si rivedono
    } per intero, { $stop } in parte.
terminal-tables-sum-campaigns = { $campaigns ->
        [one] 1 campagna
       *[other] { $campaigns } campagne
    }, { $lost ->
        [0] si leggono tutte
        [one] 1 non si legge
       *[other] { $lost } non si leggono
    }.
