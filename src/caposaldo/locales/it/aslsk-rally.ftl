## Reinforcements

aslsk-event-reinforcements = { $count ->
        [one] { $units } deve entrare sulla mappa in questo turno.
       *[other] { $units } devono entrare sulla mappa in questo turno.
    }
aslsk-event-reinforcements-diced = Rinforzi, dr { $roll }: arrivano { $count } × { $name }.
aslsk-event-reinforcements-awaited = Rinforzi, dr { $roll } nel turno { $turn }: { $comes ->
        [yes] arrivano
       *[no] non ancora
    }.
aslsk-event-held-back = { $type } { $unit } resta indietro fino al turno { $turn }.

## Weapons

aslsk-event-recovery = { $unit } cerca di recuperare { $type } { $weapon } in { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }: { $works ->
        [yes] riesce
       *[no] non riesce
    }.
aslsk-event-repair = { $unit } cerca di riparare { $type } { $weapon }: dr { $roll }, R{ $number }.
aslsk-modifier-recovery-cx = CX
aslsk-outcome-recovery-works = recuperata
aslsk-outcome-recovery-fails = non recuperata
aslsk-outcome-repair-works = riparata
aslsk-outcome-repair-fails = resta com'è
aslsk-outcome-repair-destroys = distrutta

## Rallying

aslsk-event-rally-roll = L'unità { $type } { $unit } in { $hex } tenta il recupero, morale Broken { $morale }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, in tutto { $final }
    }: { $result }.
aslsk-modifier-rally-alone = auto-recupero
aslsk-modifier-rally-dm = DM
aslsk-modifier-rally-shelter = { $terrain }
aslsk-outcome-rally-works = recuperata
aslsk-outcome-rally-fails = resta Broken
aslsk-outcome-rally-reduced = Casualty Reduction
aslsk-event-keeps-dm = { $type } { $unit } mantiene il DM.

## What is asked

aslsk-prompt-hold-back = Rinforzi: tieni indietro unità per un turno successivo (finora { $held }), oppure prosegui.
aslsk-prompt-recovery = Fase di recupero: recupera armi di supporto abbandonate, oppure prosegui.
aslsk-prompt-repair = Fase di recupero: ripara armi di supporto guaste, oppure prosegui.
aslsk-prompt-transfer = Fase di recupero: passa armi di supporto, oppure prosegui.
aslsk-prompt-self-rally = Fase di recupero: tenta un auto-recupero, oppure prosegui.
aslsk-prompt-unit-rally = Fase di recupero: recupera le unità con i loro leader, oppure prosegui.
aslsk-prompt-keep-dm = Fine della fase di recupero: le unità fuori da boschi ed edifici possono mantenere il DM.

## What one can do

aslsk-action-hold-back = Tieni indietro { $unit }
    .words = unit:counter
aslsk-action-recover = { $unit } recupera { $weapon }
    .words = weapon:counter unit:counter
aslsk-action-repair = { $unit } ripara { $weapon }
    .words = weapon:counter unit:counter
aslsk-action-self-rally = Auto-recupero di { $unit }
    .words = unit:counter
aslsk-action-rally = Recupero di { $unit } con { $leader }
    .words = unit:counter leader:counter
aslsk-action-keep-dm = { $unit } mantiene il DM
    .words = unit:counter
aslsk-verb-hold-back = Tieni indietro
aslsk-verb-repair = Ripara
aslsk-verb-self-rally = Auto-recupero
aslsk-verb-rally = Recupero
aslsk-verb-keep-dm = Mantieni il DM

## Why not

aslsk-why-acted-already = { $unit } ha già compiuto la sua azione in questa fase di recupero.
aslsk-why-not-to-hold-back = { $unit } non è fra le unità che ora si possono tenere indietro.
aslsk-why-enough-held-back = { $unit } non può restare indietro: lo scenario non lo consente ad altre unità.
aslsk-why-weapon-held = { $weapon } non è libera: la tiene { $unit }.
aslsk-why-weapon-elsewhere = { $weapon } e { $unit } non sono nello stesso esagono.
aslsk-why-tried-already = { $unit } ha già tentato in questa fase.
aslsk-why-not-malfunctioned = { $weapon } non è guasta.
aslsk-why-not-own-weapon = { $unit } non può riparare { $weapon }: è di un'altra nazionalità.
aslsk-why-beyond-repair = { $weapon } non si può riparare.
aslsk-why-repair-tried = Qualcuno ha già tentato di riparare { $weapon } in questa fase.
aslsk-why-repair-tried-by = { $unit } ha già tentato di riparare { $weapon } in questa fase.
aslsk-why-not-broken = { $unit } non è Broken.
aslsk-why-no-self-rally-mark = { $unit } non ha il simbolo di auto-recupero, e non è il tuo turno.
aslsk-why-one-self-rally = { $unit } ha già tentato l'unico auto-recupero di una squadra o mezza squadra in questa fase.
aslsk-why-leaders-rally-alone = { $unit } è un leader, che si recupera da solo.
aslsk-why-no-leader-there = { $leader } non è un leader tuo nell'esagono di { $unit }.
aslsk-why-no-dm = { $unit } non è in DM.
aslsk-why-sheltered = { $unit } è in un bosco o in un edificio e non può mantenere il DM.
aslsk-why-keeps-dm-anyway = { $unit } mantiene già il DM.
