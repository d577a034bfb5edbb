## What happens

mortain-event-set-up-chosen = Il giocatore americano adotta lo schieramento "{ $setup }".
mortain-event-placed = L'unità { $unit } si schiera in { $hex }.
mortain-event-set-up-done = Lo schieramento americano è completo.
mortain-event-turn-began = Comincia il turno { $turn } di { $of }: il mazzo si mescola.
mortain-event-card-turned = Carta girata, { $card }: il giocatore { $side-adjective } può attivare { $face ->
        [yes] 1 unità o 1 stack
       *[no] { $count ->
            [one] 1 unità
           *[other] fino a { $count } unità
        }
    }.
mortain-event-passed = Il giocatore { $side-adjective } passa: { $left ->
        [one] 1 attivazione non usata
       *[other] { $left } attivazioni non usate
    }.
mortain-event-moved = L'unità { $unit } muove da { $from } a { $to }.
mortain-event-entered = L'unità { $unit } entra sulla mappa in { $to }.
mortain-event-exited = L'unità { $unit } esce dalla mappa da { $from }: { $out ->
        [one] 1 uscita
       *[other] { $out } uscite
    } su { $needed }.
mortain-event-fires = { $count ->
        [one] L'unità { $units } spara all'unità { $target } in { $hex }.
       *[other] { $count } unità { $side-units-adjective } sparano all'unità { $target } in { $hex }: { $units }.
    }
# Both markers begin with a vowel and take the elided article.
mortain-event-strikes = Il giocatore americano chiama l'{ $marker } su { $hex }, contro { $factor ->
        [at] i mezzi corazzati
       *[ai] cannoni e fanteria
    }.
mortain-event-suppresses = L'appoggio aereo (Air) sopprime { $hex } e gli esagoni adiacenti fino alla fine del turno.
mortain-event-resolved = Carta { $number }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, totale { $total } contro { $factor ->
        [at] AT
       *[ai] AI
    } { $strength }: { $hit ->
        [yes] colpito
       *[no] mancato
    }.
mortain-event-missed = L'attacco è mancato: { $reason }.
mortain-event-face-discarded = Figura scartata, { $card }: si gira un'altra carta.
mortain-event-flipped = L'unità { $unit } in { $hex } è colpita: la pedina è girata.
mortain-event-eliminated = L'unità { $unit } in { $hex } è colpita di nuovo: la pedina è eliminata.
mortain-event-joker-ignored = Il Jolly esce troppo presto ed è ignorato: { $aside ->
        [yes] si mette da parte
       *[no] si rimescola fra le carte non ancora girate
    }.
mortain-event-joker-ends-turn = Esce il Jolly: il turno { $turn } finisce.
mortain-event-deck-used-up = Il mazzo è esaurito: il turno { $turn } finisce.
mortain-event-won = Il giocatore { $side-adjective } vince: { $reason }.

## Why an attack is a miss, why a game is won

mortain-miss-joker = esce il Jolly
mortain-miss-no-card-left = nel mazzo non resta nessuna carta
mortain-miss-face = esce una figura
mortain-reason-enough-exits = { $out } unità tedesche sono uscite dal bordo ovest
mortain-reason-no-us-unit-left = non resta nessuna unità americana
mortain-reason-mortain-held = il giocatore tedesco ha { $out ->
        [0] nessuna uscita
        [one] 1 uscita
       *[other] { $out } uscite
    } su { $needed }, e restano in gioco unità americane

## What is asked

mortain-prompt-place-unit = { $done ->
        [yes] Tutte le unità sono disposte: conferma lo schieramento.
       *[no] Disponi l'unità { $unit }, oppure adotta uno schieramento.
    }
mortain-prompt-give-orders = { $left ->
        [0] Carta { $card }: non resta nessuna attivazione.{ $free ->
            [tiger] {" "}La Tigre 102 può ancora agire gratis, oppure chiudi la carta.
            [other] {" "}Può ancora agire un'altra unità, perché con lei la Tigre 102 è gratis, oppure chiudi la carta.
           *[no] {" "}Chiudi la carta.
        }
        [one] Carta { $card }: scegli come usare 1 attivazione.
       *[other] Carta { $card }: scegli come usare { $left } attivazioni.
    }
mortain-prompt-move-unit = Scegli dove va l'unità { $unit }.
mortain-prompt-choose-firers = { $count ->
        [0] Scegli le unità che sparano all'unità { $target } in { $hex }.
        [one] 1 unità spara all'unità { $target } in { $hex }: aggiungine un'altra o apri il fuoco.
       *[other] { $count } unità sparano all'unità { $target } in { $hex }: aggiungine un'altra o apri il fuoco.
    }
mortain-prompt-call-marker = Scegli dove interviene l'{ $marker }.
mortain-prompt-face-card = Carta { $card } in combattimento: gira un'altra carta o accetta il colpo mancato.

## What one can do

mortain-action-place = Disponi in { $hex }
    .words = hex
mortain-action-setup = Schieramento "{ $setup }"
    .words = setup
mortain-action-ready = Conferma lo schieramento
mortain-action-activate = Attiva { $unit }
    .words = unit
mortain-action-move = Muovi in { $hex }
    .words = hex
mortain-action-enter = Entra in { $hex }
    .words = hex
mortain-action-exit = Esci dalla mappa
mortain-action-fire = Spara a { $target }
    .words = target:unit
mortain-action-with = Spara con { $unit }
    .words = unit
mortain-action-shoot = Apri il fuoco
mortain-action-air = Chiama l'appoggio aereo (Air)
mortain-action-oba = Chiama l'artiglieria fuori mappa (OBA)
mortain-action-strike = { $factor ->
        [at] Attacca i mezzi corazzati in { $hex }
       *[ai] Attacca cannoni e fanteria in { $hex }
    }
    .words = hex factor
mortain-action-suppress = Sopprimi attorno a { $hex }
    .words = hex
mortain-action-again = Gira un'altra carta
mortain-action-miss = Accetta il colpo mancato
mortain-action-pass = Chiudi la carta

## Verbs without their objects, for the heading of a group of options

mortain-verb-place = Disponi
mortain-verb-setup = Schieramenti
mortain-verb-ready = Pronto
mortain-verb-activate = Attiva
mortain-verb-move = Muovi
mortain-verb-enter = Entra
mortain-verb-exit = Esci
mortain-verb-fire = Spara
mortain-verb-with = Con
mortain-verb-shoot = Apri il fuoco
mortain-verb-air = Air
mortain-verb-oba = OBA
mortain-verb-strike = Attacca
mortain-verb-suppress = Sopprimi
mortain-verb-again = Gira ancora
mortain-verb-miss = Mancato
mortain-verb-pass = Passa

## The sums

mortain-modifier-terrain = { $terrain }
mortain-modifier-adjacent = adiacenti
mortain-modifier-tiger-fires = spara la Tigre 102
mortain-modifier-suppressed = soppressione da { $hex }
mortain-modifier-factor-at = { $unit } in { $hex }, AT
mortain-modifier-factor-ai = { $unit } in { $hex }, AI
mortain-modifier-strength = { $marker }
mortain-outcome-hit = colpito
mortain-outcome-miss = mancato
mortain-outcome-turn-ends = finisce il turno
mortain-outcome-full-deck = a mazzo intero
mortain-reveals-a-card = si gira una carta: non si può annullare

## Why not

mortain-why-all-placed = Tutte le unità sono già disposte.
mortain-why-not-all-placed = Alcune unità non sono ancora disposte.
mortain-why-no-such-hex = Su questa mappa non c'è l'esagono { $hex }.
mortain-why-no-such-unit = In questo scenario non c'è l'unità { $unit }.
mortain-why-no-such-setup = In questo scenario non c'è lo schieramento { $setup }.
mortain-why-no-such-factor = Un attacco è contro i mezzi corazzati (at) o contro cannoni e fanteria (ai).
mortain-why-no-set-up-in-the-east = Nessuna unità si schiera in { $hex }: è nella colonna più a est.
mortain-why-set-up-begun = Non si può adottare uno schieramento: un'unità è già disposta.
mortain-why-hex-full = L'esagono { $hex } è pieno: vi si trovano 2 unità.
mortain-why-enemy-there = L'esagono { $hex } è chiuso: vi si trova un'unità nemica.
mortain-why-not-your-unit = Questa unità è dell'altro giocatore.
mortain-why-own-unit = Un'unità non può sparare alla propria parte.
mortain-why-not-in-play = Questa unità non è più in gioco.
mortain-why-reserve-too-early = Questa unità attende in riserva: può entrare dal turno { $turn }.
mortain-why-already-activated = Questa unità è già stata attivata con questa carta.
mortain-why-no-activations-left = Su questa carta non resta nessuna attivazione.
mortain-why-face-card-one-hex = Una figura attiva le unità di 1 solo esagono, qui { $hex }.
mortain-why-nowhere-to-go = Questa unità non ha esagoni in cui andare.
mortain-why-must-enter = Questa unità è fuori mappa: deve prima entrare.
mortain-why-on-map-already = Questa unità è già sulla mappa.
mortain-why-not-adjacent = L'esagono { $hex } non è adiacente a questa unità.
mortain-why-not-at-the-edge = Questa unità entra solo dal proprio bordo della mappa.
mortain-why-not-at-the-west-edge = Questa unità non può uscire: non è nella colonna ovest.
mortain-why-us-never-leave = Le unità americane non escono mai dalla mappa.
mortain-why-tiger-not-free = La Tigre 102 non ci va gratis: nessuna unità al suo fianco ha fatto quel movimento con questa carta.
mortain-why-target-off-map = Il bersaglio non è sulla mappa.
mortain-why-nobody-can-fire = Nessuna unità può sparare a questo bersaglio con questa carta.
mortain-why-off-map-no-fire = Un'unità fuori mappa non può sparare.
mortain-why-out-of-range = Il bersaglio è fuori portata: distanza { $distance }, portata { $range }.
mortain-why-line-blocked = La linea di vista è bloccata in { $hexes }.
mortain-why-fires-already = Questa unità partecipa già all'attacco.
mortain-why-no-firers = Nessuna unità è scelta per sparare.
mortain-why-markers-are-american = Il giocatore tedesco non ha segnalini.
mortain-why-marker-used = In questo turno è già stato usato un segnalino: { $marker }.
mortain-why-not-a-card-for-air = L'appoggio aereo richiede un asso, 3, 5, 7, 9 o fante rosso.
mortain-why-not-a-card-for-oba = L'artiglieria fuori mappa richiede un 2, 4, 6, 8, 10, regina o re rosso.
mortain-why-marker-takes-whole-card = Con una figura un segnalino prende tutta la carta, e un'unità è già stata attivata.
mortain-why-nothing-to-strike = Nessuna unità tedesca è sulla mappa.
mortain-why-nothing-to-hit-there = In { $hex } nessuna unità tedesca è { $factor ->
        [at] un mezzo corazzato
       *[ai] un cannone o fanteria
    }.
mortain-why-only-air-suppresses = Solo l'appoggio aereo (Air) sopprime.
