## Advance

aslsk-event-enters-close-combat = { $type } { $unit } entra in corpo a corpo in { $hex }.
aslsk-prompt-advance = { $entering ->
        [0] Passa le armi, poi fai avanzare le tue unità di un esagono ciascuna.
        [one] Passa le armi, poi fai avanzare le tue unità; 1 unità, se non entra ora sulla mappa, è perduta.
       *[other] Passa le armi, poi fai avanzare le tue unità; { $entering } unità, se non entrano ora sulla mappa, sono perdute.
    }
aslsk-action-transfer = Passa { $weapon } a { $unit }
    .words = weapon:counter unit:counter
aslsk-action-advance = Avanza { $unit } in { $hex }
    .words = unit:counter hex
aslsk-action-exit-1 = Porta { $unit } fuori mappa
    .words = unit:counter
aslsk-verb-transfer = Passa
aslsk-verb-advance = Avanza
aslsk-modifier-advance-leader = leader
aslsk-modifier-advance-load = carico

## Order and ambush

aslsk-event-close-combats = { $count ->
        [one] Corpo a corpo in { $hexes }.
       *[other] Corpi a corpo in { $hexes }.
    }
aslsk-event-ambush-dice = In { $hex } il giocatore { $side-adjective } tira per l'imboscata un dr di { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, in tutto { $final }
    }.
aslsk-event-no-ambush = Nessuna imboscata in { $hex }.
aslsk-event-ambush = Imboscata in { $hex }: il giocatore { $side-adjective } colpisce per primo.
aslsk-prompt-choose-fight = Scegli in quale esagono combattere ora, fra { $hexes }.
aslsk-action-fight = Combatti in { $hex }
    .words = hex
aslsk-verb-fight = Combatti
aslsk-modifier-ambush-cx = CX
aslsk-modifier-ambush-pinned = inchiodata
aslsk-modifier-ambush-inexperienced = inesperta
aslsk-modifier-ambush-leader = Leadership
aslsk-outcome-ambush = tendi un'imboscata
aslsk-outcome-ambushed = cadi in un'imboscata
aslsk-outcome-no-ambush = nessuna imboscata

## Close combat

aslsk-event-attack-declared = Corpo a corpo: { $units } contro { $targets }.
aslsk-event-close-combat = Corpo a corpo in { $hex }: { $units } contro { $targets }, { $attack } a { $defence } FP, { $odds }, numero di eliminazione { $kill }. DR { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, in tutto { $final }
    }: { $result }.
aslsk-outcome-cc-eliminated = tutti gli attaccati sono eliminati
aslsk-outcome-cc-reduced = uno degli attaccati è ridotto
aslsk-outcome-cc-unharmed = nessun effetto
aslsk-prompt-stand = Con chi combatte il leader { $type } { $unit } in { $hex }?
aslsk-prompt-designate = { $stage ->
        [none] Corpo a corpo in { $hex }: nomina le unità di un attacco, o finisci.
        [units] Corpo a corpo in { $hex }: attacco di { $units }. Aggiungi unità o nomina i bersagli.
       *[targets] Corpo a corpo in { $hex }: { $units } contro { $targets }. Aggiungi bersagli o dichiara l'attacco.
    }
aslsk-action-beside = { $leader } combatte accanto a { $unit }
    .words = leader:counter unit:counter
aslsk-action-alone = { $leader } combatte da solo
    .words = leader:counter
aslsk-action-attack = Attacca con { $unit }
    .words = unit:counter
aslsk-action-against = Contro { $unit }
    .words = unit:counter
aslsk-action-declare = Dichiara l'attacco
aslsk-verb-beside = Accanto a un'unità
aslsk-verb-alone = Da solo
aslsk-verb-attack = Attacca con
aslsk-verb-against = Contro
aslsk-verb-declare = Dichiara
aslsk-modifier-cc-leader = Leadership
aslsk-modifier-cc-cx = chi attacca è CX
aslsk-modifier-cc-cx-target = bersaglio CX
aslsk-modifier-cc-broken-target = bersaglio Broken
aslsk-modifier-cc-ambusher = dall'imboscata
aslsk-modifier-cc-ambushed = contro l'imboscata
aslsk-modifier-kill-number = rapporto { $odds }: numero di eliminazione

## Why not

aslsk-why-nobody-hands-it-over = { $weapon } non è in mano a nessuno che possa darla a { $unit }.
aslsk-why-not-on-map = { $unit } non è sulla mappa.
aslsk-why-not-in-good-order = { $unit } non è in buon ordine.
aslsk-why-not-in-one-hex = { $unit } e { $other } non sono nello stesso esagono.
aslsk-why-just-recovered = { $weapon } è stata raccolta in questa fase e in essa non si passa.
aslsk-why-just-handed-over = { $weapon } è già passata di mano in questa fase.
aslsk-why-handed-on-before = { $unit } ha avuto { $weapon } in questa fase e in essa non la riprende.
aslsk-why-transfers-come-first = Le armi si passano prima che avanzi la prima unità.
aslsk-why-advanced-already = L'unità { $unit } è già avanzata.
aslsk-why-held-in-melee = L'unità { $unit } è trattenuta in una mischia.
aslsk-why-pinned-stays = L'unità { $unit } è inchiodata.
aslsk-why-no-entry-there = { $unit } non entra sulla mappa in { $hex }.
aslsk-why-one-hex-only = { $unit } può avanzare solo in un esagono vicino, e { $hex } non lo è.
aslsk-why-too-tired = { $unit } è CX e il passo in { $hex } richiederebbe tutto il suo movimento.
aslsk-why-no-exit-by-advance = Si è convenuto che nessuno esce dalla mappa avanzando.
aslsk-why-too-tired-to-leave = { $unit } è CX e uscire dalla mappa richiederebbe tutto il suo movimento.
aslsk-why-fought-already = Il corpo a corpo in { $hex } è finito per questa fase.
aslsk-why-nobody-to-fight = In { $hex } non c'è corpo a corpo.
aslsk-why-no-companion = { $unit } non è una tua squadra o mezza squadra non Broken di questo esagono.
aslsk-why-other-leader-first = La domanda riguarda { $leader }, non { $unit }.
aslsk-why-not-in-this-fight = { $unit } non è in questo esagono.
aslsk-why-broken-only-defends = { $unit } è Broken: può solo difendere.
aslsk-why-targets-named-already = Si stanno nominando i bersagli: prima dichiara questo attacco.
aslsk-why-attacks-already = { $unit } attacca già, e lo fa una volta per fase.
aslsk-why-attacked-already = L'unità { $unit } è già attaccata, e lo è una volta per fase.
aslsk-why-goes-with-companions = { $unit } va con l'unità accanto a cui sta.
aslsk-why-plan-in-order = Le unità si nominano nell'ordine dei loro numeri, e gli attacchi in quello delle prime unità: { $unit } viene prima di { $other }.
aslsk-why-named-twice = L'unità { $unit } è già nominata.
aslsk-why-must-fight = L'unità { $unit } è entrata nella mischia in questo turno e deve combattere.
aslsk-why-alone-attacks-alone = Il leader { $unit } sta da solo e attacca da solo.
aslsk-why-own-unit = L'unità { $unit } è tua.
aslsk-why-nobody-attacks = Nomina prima le unità che attaccano.
aslsk-why-attack-incomplete = Un attacco vuole unità e bersagli.
