## Movement

aslsk-event-mf-spent = { $count ->
        [one] { $units } spende { $mf } MF in { $hex }.
       *[other] { $units } spendono { $mf } MF a testa in { $hex }.
    }
aslsk-event-move-ended = { $count ->
        [one] { $units } ha finito di muovere.
       *[other] { $units } hanno finito di muovere.
    }
aslsk-event-assault-declared = Assault Movement: { $units }.
aslsk-event-smoke-thrown = { $unit } lancia il fumo in { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, esponente { $exponent }: { $works ->
        [yes] riesce
       *[no] non riesce
    }{ $ends ->
        [yes] , e l'unità si ferma
       *[no] {""}
    }.
aslsk-event-recovery-tried = { $unit } cerca di raccogliere { $type } { $weapon } in { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }: { $works ->
        [yes] riesce
       *[no] non riesce
    }.
aslsk-event-charge-begun = { $unit } va a piazzare { $weapon } in { $hex }.
aslsk-event-charge-fails = { $unit } non riesce a piazzare la carica in { $hex }.

aslsk-prompt-move = { $count ->
        [one] Muovi 1 unità, o chiudi la fase.
       *[other] Muovi le tue unità, una o uno stack alla volta: { $count } possono ancora muovere.
    }
aslsk-prompt-move-stack = { $hex ->
        [off] { $units }: { $mf } MF per entrare sulla mappa.
       *[other] { $units } in { $hex }: MF rimasti { $mf }.
    }

aslsk-action-move = Muovi { $unit }
    .words = unit:counter
aslsk-action-with = Porta con sé { $unit }
    .words = unit:counter
aslsk-action-double-time = Double Time
aslsk-action-assault = Assault Movement
aslsk-action-go = Vai in { $hex }
    .words = hex
aslsk-action-road = Per strada in { $hex }
    .words = hex
aslsk-action-smoke = { $unit } lancia il fumo in { $hex }
    .words = unit:counter hex
aslsk-action-drop = Lascia { $weapon } qui
    .words = weapon:counter
aslsk-action-charge = Piazza { $weapon } in { $hex }
    .words = weapon:counter hex
aslsk-action-leave = Lascia indietro { $unit }
    .words = unit:counter
aslsk-action-exit = Esci dalla mappa qui
aslsk-action-abandon = Esci dalla mappa, perdendo le unità
aslsk-action-halt = Chiudi il movimento
aslsk-verb-move = Muovi
aslsk-verb-with = Porta con sé
aslsk-verb-double-time = Double Time
aslsk-verb-assault = Assault Movement
aslsk-verb-go = Vai
aslsk-verb-road = Per strada
aslsk-verb-smoke = Fumo
aslsk-verb-recover = Raccogli
aslsk-verb-drop = Lascia un'arma
aslsk-verb-charge = Piazza una carica
aslsk-verb-leave = Lascia indietro
aslsk-verb-exit = Esci dalla mappa
aslsk-verb-abandon = Abbandona la mappa
aslsk-verb-halt = Chiudi il movimento

aslsk-outcome-smoke-placed = fumo
aslsk-outcome-no-smoke = niente fumo
aslsk-outcome-smoke-stops = niente fumo, e l'unità si ferma
aslsk-outcome-picked-up = raccolta
aslsk-outcome-not-picked-up = non raccolta

aslsk-why-broken-stays = { $unit } è Broken e non muove.
aslsk-why-prep-fire-stays = { $unit } ha sparato nella fase di Prep Fire e non muove.
aslsk-why-melee-stays = { $unit } è in mischia e non muove.
aslsk-why-has-moved = { $unit } ha già finito di muovere.
aslsk-why-not-due = Non è ancora il turno in cui { $unit } entra.
aslsk-why-move-begun = Lo stack ha cominciato a muovere: { $unit } non può aggiungersi.
aslsk-why-elsewhere = { $unit } non è nell'esagono dello stack.
aslsk-why-name-in-order = Nomina le unità di uno stack in ordine di numero: { $unit } viene troppo tardi.
aslsk-why-too-many-together = Con { $unit } lo stack sarebbe più di quanto contiene un esagono.
aslsk-why-assault-or-run = { $unit } non può usare insieme Double Time e Assault Movement.
aslsk-why-runs-already = { $unit } è già CX.
aslsk-why-declare-first = { $unit } deve dichiararlo prima di muovere.
aslsk-why-was-exhausted = { $unit } era CX all'inizio della fase e non può correre.
aslsk-why-wounded-walks = Il leader { $unit } è ferito e non può correre.
aslsk-why-not-in-stack = { $unit } non è nello stack che muove.
aslsk-why-alone-in-stack = L'unità { $unit } è sola: chiudi piuttosto il suo movimento.
aslsk-why-nothing-spent = Lo stack non ha ancora speso nulla: { $unit } non si può lasciare indietro.
aslsk-why-not-adjacent = { $hex } non è adiacente allo stack.
aslsk-why-not-its-edge = { $unit } non entra da { $hex }.
aslsk-why-no-road-rate = Nessuna strada verso { $hex } risparmia il costo o la copertura.
aslsk-why-assault-one-hex = { $unit } ha già fatto l'unico esagono del suo Assault Movement.
aslsk-why-assault-takes-all = L'Assault Movement deve lasciare MF non spesi: { $unit } ne ha { $left } e questo ne richiede { $mf }.
aslsk-why-too-few-mf = { $unit } ha { $left } MF e questo ne richiede { $mf }.
aslsk-why-weapon-moved = { $weapon } è già stata portata in questa fase: { $unit } deve lasciarla qui.
aslsk-why-leader-overloaded = { $unit } non può portare più di { $count } PP.
aslsk-why-leader-must-stay = L'unità { $unit } è arrivata fin qui con il suo leader, che deve restare con essa.
aslsk-why-only-enters = { $unit } è fuori mappa e può soltanto entrare.
aslsk-why-no-exponent = { $unit } non ha esponente fumo.
aslsk-why-smoke-tried = { $unit } ha già tentato il fumo in questa fase.
aslsk-why-not-lying-here = { $weapon } non è a terra qui.
aslsk-why-not-held-here = Nessuno nello stack possiede { $weapon }.
aslsk-why-no-charge = { $weapon } non è una carica da demolizione.
aslsk-why-no-exit-here = Uscire dalla mappa qui non serve a nulla.
aslsk-why-no-edge-here = Da qui non si esce dalla mappa.
