## Set-up and turns

aslsk-event-set-up-chosen = Il giocatore { $side-adjective } adotta lo schieramento "{ $setup }".
aslsk-event-placed = { $type } { $unit } si schiera in { $hex }.
aslsk-event-issued = L'arma { $type } { $weapon } è assegnata a { $unit }.
aslsk-event-set-up-done = Lo schieramento del giocatore { $side-adjective } è completo.
aslsk-event-turn-began = Turno { $turn } di { $of }: comincia il turno del giocatore { $side-adjective }.
aslsk-event-phase-began = { $phase }, turno del giocatore { $side-adjective }.
aslsk-event-won = Il giocatore { $side-adjective } vince: { $reason }.
aslsk-reason-conditions-met = le condizioni di vittoria sono soddisfatte
aslsk-reason-conditions-not-met = le condizioni di vittoria non sono soddisfatte in tempo
aslsk-reason-no-conditions = questa posizione non ha condizioni di vittoria

## Units

aslsk-event-moved = { $count ->
        [one] { $units } va da { $from } a { $to }.
       *[other] { $units } vanno da { $from } a { $to }.
    }
aslsk-event-entered = { $count ->
        [one] { $units } entra sulla mappa in { $to }.
       *[other] { $units } entrano sulla mappa in { $to }.
    }
aslsk-event-exited = { $type } { $unit } esce dalla mappa da { $hex }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
aslsk-event-absent = { $type } { $unit } non arriva.
aslsk-event-broke = { $type } { $unit } in { $hex } diventa Broken.
aslsk-event-desperate = { $type } { $unit } in { $hex } ha il morale disperato (DM).
aslsk-event-dm-ends = Il DM finisce per { $units }.
aslsk-event-pinned = L'unità { $type } { $unit } in { $hex } è inchiodata.
aslsk-event-pins-end = Finisce l'inchiodamento di { $units }.
aslsk-event-rallied = L'unità { $type } { $unit } in { $hex } è recuperata.
aslsk-event-exhausted = L'unità { $type } { $unit } è affaticata (CX).
aslsk-event-cx-ends = Non più CX: { $units }.
aslsk-event-marked = Segnalino { $marker }: { $units }.
aslsk-event-unmarked = Segnalino { $marker } tolto da { $units }.
aslsk-event-reduced = { $type } { $unit } in { $hex } si riduce a { $to }.
aslsk-event-wounded = Il leader { $type } { $unit } in { $hex } è colpito, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }: { $dies ->
        [yes] muore
       *[no] è ferito
    }.
aslsk-event-eliminated = L'unità { $type } { $unit } { $out ->
        [yes] fuori mappa
       *[no] in { $hex }
    } è eliminata: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
aslsk-event-replaced = L'unità { $type } { $unit } in { $hex } è sostituita da { $to }.
aslsk-event-promoted = Un leader { $type } ({ $unit }) si fa avanti da { $by } in { $hex }.
aslsk-event-selected = Selezione casuale fra { $units }, dr { $dice }: { $chosen }.
aslsk-event-selection-tied = Selezione casuale fra { $units }, dr { $dice }: { $tied } sono pari e tirano di nuovo.
aslsk-modifier-wounded-before = già ferito

## Support weapons

aslsk-event-recovered = { $unit } recupera { $type } { $weapon } in { $hex }.
aslsk-event-handed-over = { $type } { $weapon } in { $hex } passa a { $unit }.
aslsk-event-dropped = { $unit } lascia { $type } { $weapon } in { $hex }.
aslsk-event-malfunctioned = { $type } { $weapon } si guasta.
aslsk-event-repaired = L'arma { $type } { $weapon } è riparata.
aslsk-event-destroyed = L'arma { $type } { $weapon } è fuori gioco.

## Markers on the map

aslsk-event-smoke-laid = Fumo in { $hex }.
aslsk-event-smoke-clears = Il fumo si dirada in { $hexes }.
aslsk-event-residual-left = Residual FP { $fp } in { $hex }.
aslsk-event-residual-ends = Non ci sono più Residual FP in { $hexes }.
aslsk-event-melee-begins = Mischia in { $hex }.
aslsk-event-melee-ends = La mischia in { $hex } è finita.
aslsk-event-charge-placed = { $unit } piazza una carica da demolizione su { $hex }.
aslsk-event-hex-taken = Il giocatore { $side-adjective } controlla { $hex }.
aslsk-event-building-taken = Il giocatore { $side-adjective } controlla l'edificio in { $hex }.

## What is asked

aslsk-prompt-set-up = { $units ->
        [0] { $weapons ->
            [0] Tutto è schierato: conferma lo schieramento.
            [one] Assegna 1 arma di supporto a un'unità.
           *[other] Assegna { $weapons } armi di supporto alle unità.
        }
        [one] Schiera 1 unità, o adotta uno schieramento pronto.
       *[other] Schiera { $units } unità, o adotta uno schieramento pronto.
    }

## What one can do

aslsk-action-done = Ho finito
aslsk-verb-done = Ho finito
aslsk-action-place = Schiera { $unit } in { $hex }
    .words = unit:counter hex
aslsk-action-give = Assegna { $weapon } a { $unit }
    .words = weapon:counter unit:counter
aslsk-action-setup = Schieramento "{ $setup }"
    .words = setup
aslsk-action-ready = Conferma lo schieramento
aslsk-verb-place = Schiera
aslsk-verb-give = Assegna
aslsk-verb-setup = Schieramenti
aslsk-verb-ready = Pronto

## Why not

aslsk-why-no-such-unit = Qui non c'è nessuna unità { $unit }.
aslsk-why-no-such-weapon = Qui non c'è nessuna arma di supporto { $weapon }.
aslsk-why-no-such-hex = Su questa mappa non c'è l'esagono { $hex }.
aslsk-why-no-such-setup = Non c'è uno schieramento { $setup } per la tua parte.
aslsk-why-not-your-unit = Non è tua.
aslsk-why-already-placed = L'unità { $unit } è già schierata.
aslsk-why-enters-later = { $unit } non si schiera: entra sulla mappa durante la partita.
aslsk-why-outside-area = { $unit } non può schierarsi in { $hex }: è fuori dalla sua zona.
aslsk-why-enemy-there = In { $hex } c'è il nemico.
aslsk-why-enough-there = Lo scenario ammette solo { $count ->
        [one] una squadra o mezza squadra
       *[other] { $count } squadre o mezze squadre
    } per esagono, e in { $hex } ci sono già.
aslsk-why-hex-full = { $hex } non può contenere altre unità della tua parte.
aslsk-why-already-given = { $weapon } è già di { $unit }.
aslsk-why-other-group = { $weapon } e { $unit } non arrivano insieme.
aslsk-why-may-not-come = { $unit } potrebbe non arrivare: assegna l'arma a un'altra unità.
aslsk-why-set-up-begun = Lo schieramento { $setup } non si può adottare: qualcosa è già schierato, o le tue unità non sono quelle per cui è fatto.
aslsk-why-not-all-placed = Alcune unità non sono ancora schierate.
aslsk-why-weapon-not-given = Prima ogni arma di supporto va assegnata a un'unità.
