# Il comando che dà le probabilità esatte senza una partita.
aslsk-odds-column =
    { $column ->
        [0] Troppo debole per la tabella del fuoco
       *[other] Colonna { $column }
    }
aslsk-odds-squad = Una squadra in buon ordine con morale { $morale }, sola nell'esagono:
aslsk-odds-fight = Rapporto { $column }, numero di uccisione { $kill }

aslsk-outcome-fate-unaffected = illesa
aslsk-outcome-fate-pinned = inchiodata
aslsk-outcome-fate-broken = Broken
aslsk-outcome-fate-replaced = Broken e sostituita da una classe inferiore
aslsk-outcome-fate-reduced = ridotta a mezza squadra
aslsk-outcome-fate-reduced-pinned = ridotta e inchiodata
aslsk-outcome-fate-reduced-broken = ridotta e Broken
aslsk-outcome-fate-eliminated = eliminata
