## Attacks by fire

aslsk-fire-prep = Prep Fire
aslsk-fire-first = First Fire
aslsk-fire-subsequent = Subsequent First Fire (SFF)
aslsk-fire-protective = Final Protective Fire (FPF)
aslsk-fire-final = Final Fire
aslsk-fire-advancing = Fuoco in avanzata
aslsk-fire-flame = Lanciafiamme
aslsk-fire-charge = Carica da demolizione
aslsk-fire-residual = Residual FP
aslsk-event-fired = { $kind } su { $hex }{ $count ->
        [0] {""}
       *[other] {" "}di { $units }
    }{ $directed ->
        [0] {""}
       *[other] , diretto da { $leaders }
    }: { $fp } FP, { $cowered ->
        [0] {""}
       *[other] Cowering,{" "}
    }{ $column ->
        [0] nessuna colonna
       *[other] colonna { $column }
    }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, fa { $final }: { $result }.
aslsk-event-fire-blocked = { $kind } su { $hex } di { $units } va a vuoto: { $reason }. DR { $coloured },{ $white } solo per le armi.
aslsk-fire-lost-no-sight = non c'è linea di vista
aslsk-fire-lost-no-target = non c'è più nessuno
aslsk-event-group-split = { $out ->
        [0] Il gruppo contro { $hex } spara in { $count } parti.
       *[other] Nessuna linea di vista su { $hex } da { $hexes }: chi è lì esce dal gruppo{ $count ->
            [one] {""}
           *[other] , e gli altri sparano in { $count } parti
        }.
    }
aslsk-result-none = nessun effetto
aslsk-result-PTC = PTC
aslsk-result-NMC = NMC
aslsk-result-1MC = 1MC
aslsk-result-2MC = 2MC
aslsk-result-3MC = 3MC
aslsk-result-4MC = 4MC
aslsk-result-K1 = K/1
aslsk-result-K2 = K/2
aslsk-result-K3 = K/3
aslsk-result-K4 = K/4
aslsk-result-1KIA = 1KIA
aslsk-result-2KIA = 2KIA
aslsk-result-3KIA = 3KIA
aslsk-result-4KIA = 4KIA
aslsk-result-5KIA = 5KIA
aslsk-result-6KIA = 6KIA
aslsk-result-7KIA = 7KIA
aslsk-outcome-result-none = { aslsk-result-none }
aslsk-outcome-result-PTC = { aslsk-result-PTC }
aslsk-outcome-result-NMC = { aslsk-result-NMC }
aslsk-outcome-result-1MC = { aslsk-result-1MC }
aslsk-outcome-result-2MC = { aslsk-result-2MC }
aslsk-outcome-result-3MC = { aslsk-result-3MC }
aslsk-outcome-result-4MC = { aslsk-result-4MC }
aslsk-outcome-result-K1 = { aslsk-result-K1 }
aslsk-outcome-result-K2 = { aslsk-result-K2 }
aslsk-outcome-result-K3 = { aslsk-result-K3 }
aslsk-outcome-result-K4 = { aslsk-result-K4 }
aslsk-outcome-result-1KIA = { aslsk-result-1KIA }
aslsk-outcome-result-2KIA = { aslsk-result-2KIA }
aslsk-outcome-result-3KIA = { aslsk-result-3KIA }
aslsk-outcome-result-4KIA = { aslsk-result-4KIA }
aslsk-outcome-result-5KIA = { aslsk-result-5KIA }
aslsk-outcome-result-6KIA = { aslsk-result-6KIA }
aslsk-outcome-result-7KIA = { aslsk-result-7KIA }
aslsk-reveals-sight = La linea di vista si verifica dopo aver dichiarato l'attacco: le probabilità sono quelle di una linea libera.

## Firepower

aslsk-modifier-own-fp = { $unit }, FP propri
aslsk-modifier-weapon-fp = { $unit }
aslsk-modifier-residual-fp = Residual FP
aslsk-modifier-charge-fp = carica da demolizione
aslsk-modifier-point-blank = { $unit } adiacente, ×
aslsk-modifier-same-hex = { $unit } nello stesso esagono, ×
aslsk-modifier-long-range = { $unit } a lunga gittata, ÷
aslsk-modifier-very-far = { $unit } oltre 16 esagoni, ÷
aslsk-modifier-pinned-firer = { $unit } inchiodata, ÷
aslsk-modifier-lone-leader = { $unit } usata da un solo leader, ÷
aslsk-modifier-advancing-fire = { $unit } nella fase di fuoco in avanzata, ÷
aslsk-modifier-subsequent-fire = { $unit } in Subsequent First Fire, ÷
aslsk-modifier-protective-fire = { $unit } in Final Protective Fire, ÷
aslsk-modifier-fires-again = { $unit } ha già sparato, ÷
aslsk-modifier-assault-fire = { $unit }, Assault Fire, per eccesso e +

## Modifiers

aslsk-modifier-tem = { $terrain }
aslsk-modifier-fortified = fortificato
aslsk-modifier-hindrance = Hindrance da { $hex }
aslsk-modifier-smoke = fumo da { $hex }
aslsk-modifier-cx = CX
aslsk-modifier-leadership = Leadership di { $unit }
aslsk-modifier-carries-flamethrower = porta un lanciafiamme
aslsk-modifier-ffnam = FFNAM
aslsk-modifier-ffmo = FFMO

## What is asked

aslsk-prompt-prep-fire = Scegli un esagono a cui sparare, o chiudi il tuo Prep Fire.
aslsk-prompt-final-fire = Scegli un esagono a cui sparare, o chiudi il tuo fuoco difensivo.
aslsk-prompt-fire-group = { $count ->
        [0] { $kind } su { $hex }: chi spara?
       *[other] { $kind } su { $hex }: chi altro spara, chi dirige? Apri il fuoco quando il gruppo è completo.
    }

## What one can do

aslsk-action-target = Spara a { $hex }
    .words = hex
aslsk-action-add = { $unit } spara
    .words = unit:counter
aslsk-action-direct = { $unit } dirige
    .words = unit:counter
aslsk-action-shoot = Apri il fuoco
aslsk-action-cancel = Rinuncia all'attacco
aslsk-verb-target = Bersagli
aslsk-verb-add = Chi spara
aslsk-verb-direct = Chi dirige
aslsk-verb-shoot = Apri il fuoco
aslsk-verb-cancel = Rinuncia

## Why not

aslsk-why-no-enemy-there = In { $hex } non c'è nessun nemico.
aslsk-why-nobody-can-fire = Nessuno dei tuoi può ancora sparare a { $hex }.
aslsk-why-target-out-of-range = { $hex } è fuori dalla gittata di tutti quelli che possono sparare.
aslsk-why-target-out-of-sight = Nessuno di quelli che possono sparare vede { $hex }.
aslsk-why-has-been-fired-at = Chi può sparare a { $hex } avrebbe dovuto unirsi al fuoco del suo esagono.
aslsk-why-out-of-range = { $hex } è fuori gittata per { $unit }.
aslsk-why-out-of-sight = { $hex } non si vede da { $from }.
aslsk-why-has-fired = { $unit } ha già sparato.
aslsk-why-only-adjacent = { $unit } ha già sparato: ora spara solo a esagoni adiacenti.
aslsk-why-firer-broken = { $unit } è Broken e non spara.
aslsk-why-firer-in-melee = { $unit } è in mischia e non spara.
aslsk-why-leader-has-no-firepower = Il leader { $unit } non ha FP propri.
aslsk-why-never-in-a-group = { $weapon } non fa mai parte di un Fire Group.
aslsk-why-malfunctioned = { $weapon } è guasta.
aslsk-why-nobody-has-it = Nessuno possiede { $weapon }.
aslsk-why-already-in-group = { $unit } è già nel gruppo.
aslsk-why-leaders-come-last = Nessuno si unisce dopo che un leader dirige: ricomincia il gruppo con { $unit }.
aslsk-why-members-in-order = I membri si uniscono nell'ordine dei loro numeri: ricomincia il gruppo con { $unit }.
aslsk-why-fired-together = Altri di { $hex } hanno già sparato a { $target }: le unità di un esagono sparano insieme allo stesso bersaglio.
aslsk-why-fires-by-itself = { $weapon } ha mantenuto la ROF e spara ancora da sola.
aslsk-why-no-chain = Il gruppo richiede una catena di esagoni adiacenti, e { $hex } non è collegato.
aslsk-why-leader-is-no-part = Da { $hex } spara solo un leader: un tale esagono non fa parte di un gruppo di più esagoni.
aslsk-why-far-without-leader = { $weapon } spara oltre 16 esagoni solo se un leader la dirige.
aslsk-why-nobody-fires = Nel gruppo non c'è ancora nessuno.
aslsk-why-too-weak = Meno di 1 FP non è un attacco.
aslsk-why-not-your-leader = { $unit } non è un tuo leader.
aslsk-why-leader-shaken = Il leader { $unit } è Broken, inchiodato o in mischia e non dirige nulla.
aslsk-why-nobody-in-his-hex = Nessuno del gruppo spara dall'esagono di { $unit }.
aslsk-why-hex-is-directed = In { $hex } dirige già un leader.
aslsk-why-leader-fires-weapon = { $unit } usa un'arma e in questa fase non dirige nulla.
aslsk-why-gunner-is-marked = { $unit } ha usato un'arma in questo turno del giocatore e non dirige nulla finché ne porta il segnalino.
aslsk-why-leader-has-directed = { $unit } ha già diretto altri, e dirige un attacco per fase.
