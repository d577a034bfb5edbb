## What happens

upfront-event-set-up-chosen = Il giocatore { $seat-adjective } adotta lo schieramento "{ $setup }".
upfront-event-placed = { $man } prende la posizione { $position } nel Gruppo { $group } { $seat-adjective }.
upfront-event-crewed = { $man } diventa servente di { $operator } nel Gruppo { $group } { $seat-adjective }.
upfront-event-uncrewed = { $man } del Gruppo { $group } { $seat-adjective } non è più servente.
upfront-event-carries = { $man } del Gruppo { $group } { $seat-adjective } porta un'arma secondaria: { $weapon }.
upfront-event-set-up-done = Lo schieramento { $seat-adjective } è completo: { $groups ->
        [one] 1 gruppo
       *[other] { $groups } gruppi
    }.
upfront-event-card-given = Il giocatore { $seat-adjective } comincia con questo terreno in gioco: { $terrain }.
upfront-event-given-card-laid = La carta { $terrain } va sul Gruppo { $group } { $seat-adjective }.
upfront-event-draws-for-first = Il giocatore { $seat-adjective } pesca la carta { $card } per decidere chi comincia.
upfront-event-goes-first = Comincia il giocatore { $seat-adjective }.
upfront-event-first-terrain = Il giocatore { $seat-adjective } mette la carta { $card } sul Gruppo { $group } { $owner-adjective }.
upfront-event-lays-nothing = Il giocatore { $seat-adjective } non mette nessun Terreno.
upfront-event-turn-begins = Turno { $turn }: tocca al giocatore { $seat-adjective }.
upfront-event-deck-ends = Il mazzo è esaurito e si rimescola: comincia il mazzo { $deck } di { $of }.
upfront-event-time-is-up = L'ultimo mazzo è esaurito: dopo { $decks } mazzi il tempo è scaduto.
upfront-event-card-removed = La carta { $card } esce dal gioco: { $left ->
        [0] di questo tipo non ne escono altre
        [1] di questo tipo ne uscirà un'altra
       *[other] di questo tipo ne usciranno altre { $left }
    }.
upfront-event-breeze = Esce una Brezza: il Fumo su { $count ->
        [one] 1 gruppo
       *[other] { $count } gruppi
    } svanisce.
upfront-event-drew = Il giocatore { $seat-adjective } pesca la carta { $card }.
upfront-event-drew-unseen = Il giocatore { $seat-adjective } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
upfront-event-draws-nothing = Il giocatore { $seat-adjective } non pesca carte.
upfront-event-discards = Il giocatore { $seat-adjective } scarta la carta { $card }.
upfront-event-discards-unseen = Il giocatore { $seat-adjective } scarta una carta.
upfront-event-passes = Il giocatore { $seat-adjective } passa: nessuna azione e nessuno scarto.
upfront-event-moved = Il Gruppo { $group } { $seat-adjective } muove { $direction } con la carta { $card }: raggio da { $from } a { $to }.
upfront-event-smoke-left = Il Gruppo { $group } { $seat-adjective } lascia dietro di sé il Fumo.
upfront-event-smoke-lifts = Il Fumo sul Gruppo { $group } { $seat-adjective } scompare con il nuovo terreno.
upfront-event-smoke-laid = Il Gruppo { $group } { $seat-adjective } stende la carta { $card }.
upfront-event-enters = Il Gruppo { $group } { $seat-adjective } si ferma al riparo: carta { $card }.
upfront-event-enters-open = Il Gruppo { $group } { $seat-adjective } si ferma in terreno aperto, con una carta coperta.
upfront-event-imposes = La carta { $card } è giocata sul Gruppo { $group } { $seat-adjective }.
upfront-event-accepts = Il Gruppo { $group } { $seat-adjective } accetta il terreno: { $terrain }.
upfront-event-rejects = Il Gruppo { $group } { $seat-adjective } rifiuta il terreno: { $terrain }.
upfront-event-movement-lost = Il Gruppo { $group } { $seat-adjective } perde il movimento laterale: la carta { $card } è scartata.
upfront-event-movement-turned = La carta { $card } del Gruppo { $group } { $seat-adjective } è messa di lato: raggio { $range }.
upfront-event-exchange-off = I Gruppi { $group } e { $other } del giocatore { $seat-adjective } non si scambiano la lettera.
upfront-event-wire-gone = Il Filo spinato sul Gruppo { $group } { $seat-adjective } è scartato: non può stare su { $terrain }.
upfront-event-wire-laid = La carta { $card } è messa sul Gruppo { $group } { $seat-adjective }.
upfront-event-wire-cleared = Il Gruppo { $group } { $seat-adjective } toglie un Filo spinato con la carta { $card }: { $left ->
        [0] non ne resta nessuno
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
upfront-event-ford-found = Il Gruppo { $group } { $seat-adjective } trova un guado con la carta { $card }.
upfront-event-fords = Il Gruppo { $group } { $seat-adjective } tenta il guado con la carta { $card }: { $drawn-draw }, esce dall'acqua.
upfront-event-ford-fails = Il Gruppo { $group } { $seat-adjective } tenta il guado con la carta { $card }: { $drawn-draw }, resta nell'acqua.
upfront-event-flanks = Il Gruppo { $group } { $seat-adjective } ottiene il fuoco laterale sul Gruppo nemico { $target }.
upfront-event-flanks-naturally = Il Gruppo { $group } { $seat-adjective } è alle spalle del Gruppo nemico { $target } e ha su di esso il fuoco laterale.
upfront-event-flank-lost = Il Gruppo { $group } { $seat-adjective } perde il fuoco laterale sul Gruppo nemico { $target }.
upfront-event-encircles = I Gruppi { $group } e { $front } del giocatore { $seat-adjective } accerchiano il Gruppo nemico { $target }.
upfront-event-encirclement-ends = Il Gruppo { $group } { $seat-adjective } non è più accerchiato.
upfront-event-shifts = Il Gruppo { $group } { $seat-adjective } si sposta di lato per diventare Gruppo { $letter }.
upfront-event-shift-off = Il Gruppo { $group } { $seat-adjective } rinuncia al trasferimento verso la lettera { $letter }.
upfront-event-exchanges = I Gruppi { $group } e { $other } del giocatore { $seat-adjective } si spostano di lato per scambiarsi la lettera.
upfront-event-letter-changed = Il Gruppo { $group } { $seat-adjective } ora è il Gruppo { $letter }.
upfront-event-rebased = Tutti i raggi si spostano senza cambiare nessun raggio relativo: { $seat } { $by }, { $other } { $and }.
upfront-event-digs = Il Gruppo { $group } { $seat-adjective } tenta di trincerarsi, { $card-draw }: { $done ->
        [yes] è trincerato
       *[no] non riesce
    }.
upfront-event-entrenchment-left = Il Gruppo { $group } { $seat-adjective } lascia il trinceramento.
upfront-event-fires = Il Gruppo { $group } { $seat-adjective } spara al Gruppo nemico { $target } a raggio relativo { $range }, { $firepower } FP, con { $cards }: { $modifiers }, forza { $strength }.
upfront-event-conceals = Il Gruppo { $group } { $seat-adjective } si nasconde con la carta { $card }: la forza scende a { $strength }.
upfront-event-attack-dropped = Il Gruppo { $group } { $seat-adjective } rinuncia all'attacco.
upfront-event-result = { $man }, { $card-draw }: risultato { $result }{ $modifier-count ->
        [0] {""}
        [1] {""}
       *[other] { " " }({ $modifiers })
    }.
upfront-event-unharmed = { $man } resta illeso.
upfront-event-pinned = { $man } del Gruppo { $group } { $seat-adjective } è inchiodato.
upfront-event-lost = { $man } del Gruppo { $group } { $seat-adjective } { $fate }.
upfront-event-group-gone = Il Gruppo { $group } { $seat-adjective } non esiste più.
upfront-event-wounded = { $man } è ferito invece di essere tolto.
upfront-event-endures = { $man }, ferito, pesca { $card-draw } e resiste.
upfront-event-succumbs = { $man }, ferito, pesca { $card-draw } e muore per la ferita.
upfront-event-berserk = { $man } diventa furioso.
upfront-event-berserk-over = { $man } non è più furioso.
upfront-event-charges = { $man } si getta sul Gruppo nemico { $target }.
upfront-event-does-not-jam = Il malfunzionamento cade su { $man } del Gruppo { $group } { $seat-adjective }, ma nessuna arma si guasta: forza { $strength }.
upfront-event-jams = L'arma di { $man } nel Gruppo { $group } { $seat-adjective } si guasta: { $weapon }.
upfront-event-weapon-removed = L'arma di { $man } è fuori gioco: { $weapon }.
upfront-event-weapon-left = Un'arma resta a terra nel Gruppo { $group } { $seat-adjective }: { $weapon }.
upfront-event-weapon-sinks = Un'arma affonda dove si trova il Gruppo { $group } { $seat-adjective }: { $weapon }.
upfront-event-weapons-left-behind = Il Gruppo { $group } { $seat-adjective } abbandona { $count ->
        [one] 1 arma
       *[other] { $count } armi
    }.
upfront-event-weapon-captured = { $man } prende un'arma al nemico: { $weapon }.
upfront-event-weapon-destroyed = { $man } distrugge un'arma del nemico: { $weapon }.
upfront-event-acquired = { $man } del Gruppo { $group } { $seat-adjective } raccoglie un'arma: { $weapon }.
upfront-event-not-acquired = { $man } cerca di raccogliere un'arma, { $weapon }: { $card-draw }, non riesce.
upfront-event-swapped = { $man } e { $other } del Gruppo { $group } { $seat-adjective } si scambiano le armi.
upfront-event-given = { $man } passa a { $other } un'arma secondaria: { $weapon }.
upfront-event-tries-repair = { $man }, ferito, pesca { $card-draw } e può tentare la riparazione.
upfront-event-too-weak-to-repair = { $man }, ferito, pesca { $card-draw } ed è troppo debole per la riparazione.
upfront-event-repaired = { $man } ripara la sua arma, { $weapon }: { $card-draw }.
upfront-event-not-repaired = { $man } non riesce a riparare la sua arma, { $weapon }: { $card-draw }.
upfront-event-repair-ruins = { $man } rovina la sua arma, { $weapon }: { $card-draw }.
upfront-event-reordered = Il Gruppo { $group } { $seat-adjective } cambia l'ordine dei suoi uomini.
upfront-event-rally = Carta { $card } sul Gruppo { $group } { $seat-adjective }: { $count ->
        [one] si può recuperare 1 uomo
       *[other] si possono recuperare fino a { $count } uomini
    }.
upfront-event-rally-all = Carta { $card } sui Gruppi { $group } e { $other } del giocatore { $seat-adjective }: tutti i loro uomini sono recuperati.
upfront-event-rallied = { $man } del Gruppo { $group } { $seat-adjective } è recuperato.
upfront-event-hero-rallies = { $man } è recuperato con la carta { $card }.
upfront-event-hero-fires = { $man } spara da eroe: carta { $card }.
upfront-event-hero-powers = { $man }, recuperato come eroe in questo turno, spara con forza eroica.
upfront-event-hero-spares = Con la carta { $card } { $man } dimentica la ferita per questo turno.
upfront-event-panics-by-order = { $man } del Gruppo { $group } { $seat-adjective } è lasciato al panico: colonna 0r { $number } contro numero di rotta { $rout }.
upfront-event-takes-over = { $man } prende il comando della Squadra del giocatore { $seat-adjective }.
upfront-event-no-leader = La Squadra del giocatore { $seat-adjective } non ha più leader: la capacità della mano cala.
upfront-event-execution = Il commissario del Gruppo { $group } { $seat-adjective } pesca la posizione { $position }, { $man }: { $shot ->
        [yes] è inchiodato ed è fucilato
       *[no] non succede nulla
    }.
upfront-event-nerve = { $man } affronta un controllo del morale: { $card-draw }, { $number } contro Morale { $morale }: { $passed ->
        [yes] superato
       *[no] fallito
    }.
upfront-event-infiltrates = { $man } si infiltra nel Gruppo nemico { $target }: colonna { $column } ({ $modifiers }), rosso.
upfront-event-infiltration-fails = { $man } non riesce a infiltrarsi nel Gruppo nemico { $target }: colonna { $column } ({ $modifiers }), nero.
upfront-event-infiltration-drowned = { $man } non riesce a passare l'acqua verso il Gruppo nemico { $target }: { $card-draw }.
upfront-event-infiltration-lost = { $man } non è più un infiltratore.
upfront-event-conceals-infiltrator = Il giocatore { $seat-adjective } aiuta l'infiltratore con la carta { $card }.
upfront-event-conceals-fighter = Il giocatore { $seat-adjective } gioca la carta { $card } contro { $enemy }.
upfront-event-fights-to-capture = { $man } combatte per fare un prigioniero.
upfront-event-meets = { $man } entra in corpo a corpo nel Gruppo nemico { $target } e affronta { $enemy }, posizione { $position }.
upfront-event-helpless = { $man } non può difendersi.
upfront-event-close-combat = { $man } del Gruppo { $group } { $seat-adjective }, corpo a corpo: { $modifiers }, totale { $total }.
upfront-event-goes-on = { $man } continua il corpo a corpo.
upfront-event-charge = { $man } fa esplodere la carica da demolizione nel Gruppo nemico { $target }: { $modifiers }, forza { $strength }.
upfront-event-dud = La carica da demolizione resta inesplosa: { $card-draw }.
upfront-event-terrain-captured = Il Gruppo { $group } { $seat-adjective } occupa il terreno del Gruppo nemico { $target }.
upfront-event-joins-captors = { $man } si unisce al Gruppo { $group } { $seat-adjective } sul terreno conquistato.
upfront-event-guards = { $man } del Gruppo { $group } { $seat-adjective } fa la guardia a { $count ->
        [one] 1 prigioniero
       *[other] { $count } prigionieri
    }.
upfront-event-prisoners-freed = { $count ->
        [one] 1 prigioniero è liberato
       *[other] { $count } prigionieri sono liberati
    }.
upfront-event-sets-out = { $man } parte dal Gruppo { $group } { $seat-adjective } verso il Gruppo { $to } con la carta { $card }.
upfront-event-transfer-ford-fails = { $man } del Gruppo { $group } { $seat-adjective } tenta il guado con la carta { $card } e resta nell'acqua.
upfront-event-joins = { $man } si unisce al Gruppo { $group } { $seat-adjective } in posizione { $position }.
upfront-event-goes-back = { $man } torna al Gruppo { $group } { $seat-adjective }.
upfront-event-group-formed = { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    } del Gruppo { $group } { $seat-adjective }: nasce il Gruppo { $letter }.
upfront-event-reinforced = Arrivano rinforzi per il giocatore { $seat-adjective }: { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    } nel Gruppo { $group } a raggio { $range }, { $terrain }.
upfront-event-snipes = Il giocatore { $seat-adjective } gioca la carta { $card } contro il Gruppo nemico { $target }.
upfront-event-redirects = Il giocatore { $seat-adjective } volge la carta { $card } contro il Gruppo nemico { $target }.
upfront-event-position-drawn = Si pesca la posizione { $position } del Gruppo { $group } { $seat-adjective }: { $man }.
upfront-event-sniper-fires = Un cecchino spara a { $man } del Gruppo { $group } { $seat-adjective }, { $card-draw }: { $outcome }.
upfront-event-sniper-check = Il Gruppo { $group } { $seat-adjective } cerca il cecchino, { $card-draw } contro { $number }: { $found ->
        [yes] trovato
       *[no] non trovato
    }.
upfront-event-sniper-gone = Il giocatore { $seat-adjective } perde un cecchino: { $left ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
upfront-event-mined = Il Gruppo { $group } { $seat-adjective } è in un campo minato: carta { $card }.
upfront-event-mine-strikes = Una mina esplode sotto { $man }, { $card-draw }: risultato { $result } ({ $modifiers }).
upfront-event-mine-step = Il Gruppo { $group } { $seat-adjective } esce dal campo minato, { $card-draw } contro { $limit }: { $goes-off ->
        [yes] esplode una mina
       *[no] non succede nulla
    }.
upfront-event-sweeps = { $man } del Gruppo { $group } { $seat-adjective } sgombra le mine, { $card-draw } contro forza { $strength }: { $cleared ->
        [yes] il campo è sgombro
       *[no] non riesce
    }.
upfront-event-shells = { $man } del Gruppo { $group } { $seat-adjective } spara al Gruppo nemico { $target } a raggio relativo { $range } con la carta { $card }: numeri { $printed }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, colpisce con { $hits }.
upfront-event-hits = { $man } colpisce il Gruppo nemico { $target }: { $card-draw } entro { $hits }, { $modifiers }, forza { $strength }.
upfront-event-misses = { $man } manca il Gruppo nemico { $target }: { $card-draw }, non entro { $hits }.
upfront-event-conceals-from-shell = Il Gruppo { $group } { $seat-adjective } si nasconde con la carta { $card }: ora il tiro colpisce con { $hits }.
upfront-event-ranged-in = { $man } ha acquisito come bersaglio il Gruppo nemico { $target }.
upfront-event-range-lost = { $man } perde l'acquisizione del Gruppo nemico { $target }.
upfront-event-observes = Il Gruppo { $group } { $seat-adjective } avvista il Gruppo nemico { $target }: { $number } entro { $range } ({ $modifiers }).
upfront-event-sees-nothing = Il Gruppo { $group } { $seat-adjective } cerca il Gruppo nemico { $target } e non vede nulla: { $number } contro { $range } ({ $modifiers }).
upfront-event-starshell = Il Gruppo { $group } { $seat-adjective } lancia un razzo illuminante sul Gruppo nemico { $target }: { $lit ->
        [one] 1 gruppo è illuminato
       *[other] { $lit } gruppi sono illuminati
    }.
upfront-event-starshell-out = Il razzo illuminante sul Gruppo { $group } { $seat-adjective } si spegne.
upfront-event-round-won = Il giocatore { $seat-adjective } vince il tempo { $round }.
upfront-event-regroups = Il giocatore { $seat-adjective } si riordina con { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    }; il nemico ha forze fresche.

## Why a game is won

upfront-reason-squad-broken = { $count ->
        [one] 1 perdita ha fatto crollare la Squadra del giocatore { $seat-adjective }
       *[other] { $count } perdite hanno fatto crollare la Squadra del giocatore { $seat-adjective }
    }
upfront-reason-both-broken = entrambe le Squadre sono crollate
upfront-reason-ground-held = { $count } uomini non inchiodati tengono il terreno, ne servono { $need }
upfront-reason-pillbox-empty = nella Casamatta non resta nessun difensore
upfront-reason-one-group-left = al giocatore { $winner-adjective } resta davanti un solo gruppo, con { $enemy } perdite contro le sue { $own }
upfront-reason-time = il tempo è scaduto e l'attaccante non ha compiuto la sua missione
upfront-reason-points = punti vittoria allo scadere del tempo

## What is asked

upfront-prompt-form-groups = { $men ->
        [0] { $weapons ->
            [0] Tutti gli uomini hanno il loro posto: assegna i serventi o conferma lo schieramento.
            [one] Tutti gli uomini hanno il loro posto: assegna 1 arma secondaria.
           *[other] Tutti gli uomini hanno il loro posto: assegna { $weapons } armi secondarie.
        }
        [one] Disponi l'ultimo uomo o adotta uno schieramento.
       *[other] Disponi gli uomini nei gruppi o adotta uno schieramento: ne restano { $men }.
    }
upfront-prompt-lay-terrain = { $groups ->
        [one] Metti un Terreno su 1 gruppo che non ne ha, o smetti.
       *[other] Metti un Terreno su uno dei { $groups } gruppi che non ne hanno, o smetti.
    }{ $last ->
        [yes] { " " }L'altra parte ha smesso.
       *[no] {""}
    }
upfront-prompt-act = Scegli un'azione per un gruppo o termina le azioni. Mazzo { $deck } di { $of }.
upfront-prompt-aim = { $count ->
        [0] Il Gruppo { $group } spara al Gruppo nemico { $target }, raggio relativo { $range }: scegli una carta Fuoco per i suoi { $firepower } FP.
       *[other] Il Gruppo { $group } spara al Gruppo nemico { $target }, raggio relativo { $range }: { $need } FP usati su { $firepower }. Aggiungi una carta o apri il fuoco.
    }
upfront-prompt-react = Il Gruppo { $group } è sotto il fuoco del Gruppo nemico { $attacker }, forza { $strength }: nasconditi, recupera un uomo con un Eroe o subisci.
upfront-prompt-react-to-shell = Il Gruppo { $group } è sotto il tiro di un'arma del Gruppo nemico { $attacker }, che colpisce con { $hits }: nasconditi o subisci.
upfront-prompt-resolve-or-drop = Il fuoco del Gruppo { $group } sul Gruppo nemico { $target } ha forza { $strength }: risolvi l'attacco o rinuncia.
upfront-prompt-shoot-or-drop = Il tiro del Gruppo { $group } sul Gruppo nemico { $target } colpisce con { $hits }: spara o rinuncia.
upfront-prompt-more-shells = Un'altra arma del Gruppo { $group } può sparare al Gruppo nemico { $target }, oppure basta così.
upfront-prompt-who-rises = { $left ->
        [one] Scegli 1 uomo del Gruppo { $group } da recuperare.
       *[other] Scegli { $left } uomini del Gruppo { $group } da recuperare, uno alla volta.
    }
upfront-prompt-discard = { $left ->
        [0] Non restano carte da scartare: termina gli scarti.
        [one] Scarta 1 carta o giocala contro il nemico, o termina.
       *[other] Scarta fino a { $left } carte o giocale contro il nemico, o termina.
    }{ $made ->
        [0] {""}
       *[other] { " " }Finora { $made }.
    }
upfront-prompt-refill = { $count ->
        [one] Pesca 1 carta per completare la mano, o resta così.
       *[other] Pesca { $count } carte per completare la mano, o resta così.
    }
upfront-prompt-hero-drawn = Un Eroe può recuperare subito un uomo inchiodato dei { $seat }.
upfront-prompt-hero-chance = { $man } è il bersaglio: un Eroe può prima recuperarlo.
upfront-prompt-accept-terrain = Il terreno { $terrain } è giocato sul Gruppo { $group }: accettalo o rifiutalo.
upfront-prompt-form-there = Il terreno { $terrain } è giocato dove nasce il Gruppo { $group }: accettalo o rifiutalo.
upfront-prompt-reorder = Gruppo { $group }: chi prende la posizione { $position }?
upfront-prompt-send = { $count ->
        [0] Scegli chi va dal Gruppo { $group } al Gruppo { $to }, e la sua carta Movimento.
       *[other] Chi altro va dal Gruppo { $group } al Gruppo { $to }? Finora { $count }.
    }
upfront-prompt-place-man = Scegli chi si unisce al Gruppo { $group }, e in quale posizione.
upfront-prompt-bring-in = Rinforzi: il Gruppo { $group } appare a raggio { $range }. Scegli come.
upfront-prompt-infiltrate = { $count ->
        [0] Scegli chi del Gruppo { $group } tenta l'infiltrazione, e dove.
        [one] 1 uomo del Gruppo { $group } è scelto: scegline un altro o procedi.
       *[other] { $count } uomini del Gruppo { $group } sono scelti: scegline un altro o procedi.
    }
upfront-prompt-react-infiltration = { $man } del Gruppo { $group } tenta l'infiltrazione: una carta Nascosto può aiutarlo.
upfront-prompt-close = { $count ->
        [0] Scegli quali infiltratori del Gruppo { $group } entrano in corpo a corpo.
        [one] 1 uomo del Gruppo { $group } è scelto: scegline un altro o procedi.
       *[other] { $count } uomini del Gruppo { $group } sono scelti: scegline un altro o procedi.
    }
upfront-prompt-prepare-combat = Corpo a corpo di { $man } con { $enemy }: gioca una carta, scegli la cattura o combatti.
upfront-prompt-pick-fighter = Scegli quale dei { $count } uomini del Gruppo { $group } combatte.
upfront-prompt-keep-status = { $man } ha vinto: può restare fra i nemici come infiltratore o tornare.
upfront-prompt-spoils = { $man } ha vinto { $enemy }: prendi un'arma, distruggine una o lasciale.
upfront-prompt-take-terrain = Il Gruppo nemico { $target } non c'è più: scegli chi ne occupa il terreno.
upfront-prompt-join-captors = Scegli chi si unisce al Gruppo { $group } sul terreno conquistato.
upfront-prompt-capture = { $man } del Gruppo { $group } va in rotta: scegli il gruppo che lo fa prigioniero, o lascialo andare.
upfront-prompt-capture-or-wound = { $man } del Gruppo { $group } andrebbe in rotta: scegli il gruppo che lo fa prigioniero, o lascialo andare, ed è solo ferito.
upfront-prompt-pick-guard = { $count ->
        [one] Scegli chi del Gruppo { $group } fa la guardia al prigioniero.
       *[other] Scegli chi del Gruppo { $group } fa la guardia a { $count } prigionieri.
    }
upfront-prompt-charge = { $man } è furioso: scegli il gruppo su cui si getta.
upfront-prompt-redirect = Il bersaglio della carta { $card } non c'è più: scegli un altro gruppo o rinuncia alla carta.
upfront-prompt-second-wound = { $man } dei { $seat } è ferito di nuovo: un Eroe può salvarlo.
upfront-prompt-endure = { $man } dei { $seat } è ferito: gioca un Eroe o pesca una carta per vedere se resiste.
upfront-prompt-keep-one = { $man } dei { $seat } è ferito e tiene una sola arma: scegli quale.

## What one can do

upfront-action-place = Metti { $man } nel { $group }
    .words = man group
upfront-action-crew = { $man } serve l'arma di { $operator }
    .words = operator:man man
upfront-action-crew-3 = { $man } serve l'arma di { $operator } ({ $group })
    .words = group operator:man man
upfront-action-uncrew = { $man } lascia l'arma che serve ({ $group })
    .words = group man
upfront-action-carry = { $man } porta: { $weapon }
    .words = weapon:secondary man
upfront-action-setup = Schieramento "{ $setup }"
    .words = setup
upfront-action-ready = Conferma lo schieramento
upfront-action-lay = { $target ->
        [none] Metti { $card } sul { $group }
       *[other] Metti { $card } sul { $target } nemico
    }
    .words = card group>target:group
upfront-action-done = Fatto
upfront-action-move = Muovi { $direction } il { $group } con { $card }
    .words = group card direction
upfront-action-flank = Il { $group } aggira il { $target } nemico con { $card }
    .words = group card >target:group
upfront-action-encircle = Il { $group } accerchia il { $target } nemico con { $card }
    .words = group card >target:group
upfront-action-shift = Sposta il { $group } con { $card } per farne il Gruppo { $letter }
    .words = group card letter
upfront-action-shift-4 = Sposta il { $group } con { $card } per farne il Gruppo { $letter } e aggirare il { $target } nemico
    .words = group card letter >target:group
upfront-action-exchange = Il { $one } con { $first } e il { $other } con { $second } si scambiano la lettera
    .words = one:group>first:card other:group>second:card
upfront-action-ford = Il { $group } tenta il guado con { $card }
    .words = group card
upfront-action-ford-3 = { $target ->
        [none] Il { $group } tenta il guado con { $card } per diventare Gruppo { $letter }
       *[other] Il { $group } tenta il guado con { $card } e aggira il { $target } nemico
    }
    .words = group card letter>target:group
upfront-action-clear = Il { $group } toglie il Filo spinato con { $card }
    .words = group card
upfront-action-terrain = Il { $group } si mette al riparo: { $card }
    .words = group card
upfront-action-open = Il { $group } si ferma in terreno aperto, { $card } coperta
    .words = group card
upfront-action-fire = Il { $group } spara al { $target } nemico
    .words = group>target:group
upfront-action-with = Spara con { $card }
    .words = card
upfront-action-hold = { $man } non spara
    .words = man
upfront-action-shoot = Apri il fuoco
upfront-action-conceal = Nasconditi con { $card }
    .words = card
upfront-action-hero = { $man } è un eroe: { $card }
    .words = man card
upfront-action-hero-1 = { $man } spara da eroe
    .words = man
upfront-action-decline = Lascia stare
upfront-action-resolve = Risolvi l'attacco
upfront-action-drop = Rinuncia all'attacco
upfront-action-drop-1 = { $man } lascia il suo carico
    .words = man
upfront-action-shell = { $man } ({ $group }) spara al { $target } nemico con { $card }{ $gun ->
        [none] {""}
       *[other] , dalla torretta
    }
    .words = group>target:group man>gun card
upfront-action-shell-4 = { $man } ({ $group }) spara al { $target } nemico con { $card } e { $hero }
    .words = group>target:group man card hero:card
upfront-action-rally = Recupera il { $group } con { $card }
    .words = group card
upfront-action-rally-all = Recupera { $groups } con { $card }
    .words = groups:group card
upfront-action-rise = Recupera { $man }
    .words = man
upfront-action-panic = Lascia andare { $man } (panico volontario)
    .words = man
upfront-action-smoke = { $target ->
        [none] Il { $group } stende { $card }
       *[other] Il { $group } tira { $card } sul { $target } nemico
    }
    .words = group>target:group card
upfront-action-dig = Il { $group } tenta di trincerarsi
    .words = group
upfront-action-reorder = Cambia l'ordine del { $group }
    .words = group
upfront-action-next = Il prossimo è { $man }
    .words = man
upfront-action-acquire = { $man } ({ $group }) raccoglie l'arma a terra { $number }
    .words = group man number
upfront-action-swap = { $man } e { $other } si scambiano le armi ({ $group })
    .words = group man other:man
upfront-action-give = { $man } passa l'arma secondaria a { $other } ({ $group })
    .words = group man other:man
upfront-action-repair = { $man } tenta di riparare la sua arma ({ $group })
    .words = group man
upfront-action-destroy = Distruggi { $what }
    .words = what:which
upfront-action-destroy-2 = { $man } distrugge l'arma catturata ({ $group })
    .words = group man
upfront-action-abandon = { $man } abbandona l'arma catturata ({ $group })
    .words = group man
upfront-action-transfer = Manda uomini dal { $group } al { $other }
    .words = group>other:group
upfront-action-split = Manda uomini dal { $group } a formare il { $other }
    .words = group>other:group
upfront-action-send = { $man } parte con { $card }
    .words = man card
upfront-action-go = Procedi
upfront-action-receive = Il { $group } accoglie uomini
    .words = group
upfront-action-stand = { $man } prende la posizione { $position }
    .words = man position
upfront-action-found = Nasce il { $group } con { $card }
    .words = group card
upfront-action-found-open = Nasce il { $group } in terreno aperto, { $card } coperta
    .words = group card
upfront-action-infiltrate = Il { $group } tenta l'infiltrazione
    .words = group
upfront-action-try = { $man } tenta il { $target } nemico con un controllo del morale
    .words = man >target:group
upfront-action-try-3 = { $man } tenta il { $target } nemico con { $card }
    .words = man >target:group card
upfront-action-keep = Lascia così
upfront-action-keep-1 = Tieni: { $what }
    .words = what:man|weapon|secondary
upfront-action-close = Il { $group } entra in corpo a corpo
    .words = group
upfront-action-enter = { $man } entra con un controllo del morale
    .words = man
upfront-action-enter-2 = { $man } entra con { $card }
    .words = man card
upfront-action-fight = Combatte { $man }
    .words = man
upfront-action-capture = Combatti per catturare
upfront-action-leave = Torna indietro
upfront-action-leave-2 = { $man } ({ $group }) rinuncia all'infiltrazione
    .words = group man
upfront-action-take = Prendi: { $what }
    .words = what:group|which
upfront-action-join = Si unisce { $man }
    .words = man
upfront-action-watch = Fa la guardia { $man }
    .words = man
upfront-action-guard = { $other } dà il cambio a { $man } nella guardia ({ $group })
    .words = group man other:man
upfront-action-charge = Carica il { $target } nemico
    .words = >target:group
upfront-action-sniper-check = Il { $group } cerca il cecchino
    .words = group
upfront-action-sweep = { $man } sgombra le mine ({ $group })
    .words = group man
upfront-action-observe = Il { $group } osserva il { $target } nemico
    .words = group>target:group
upfront-action-starshell = Il { $group } lancia un razzo illuminante sul { $target } nemico
    .words = group>target:group
upfront-action-reinforce = Fai entrare i rinforzi con { $card }
    .words = card
upfront-action-at = Appari a raggio { $range }
    .words = range
upfront-action-claim = Prendi il fuoco laterale sul { $target } nemico
    .words = >target:group
upfront-action-under = Appari sotto { $second } con { $first }
    .words = first:card second:card
upfront-action-discard = Scarta { $card }
    .words = card
upfront-action-impose = Gioca { $card } sul { $target } nemico
    .words = card >target:group
upfront-action-wire = Metti { $card } sul { $target } nemico
    .words = card >target:group
upfront-action-snipe = { $card } contro il { $target } nemico
    .words = card >target:group
upfront-action-mine = { $card } sotto il { $target } nemico
    .words = card >target:group
upfront-action-redirect = Contro il { $target } nemico
    .words = >target:group
upfront-action-end = Termina gli scarti
upfront-action-draw = Pesca
upfront-action-stay = Non pescare
upfront-action-accept = Accetta
upfront-action-reject = Rifiuta

## Verbs without their objects, for the heading of a group of options

upfront-verb-place = Disponi
upfront-verb-crew = Servente
upfront-verb-uncrew = Senza servente
upfront-verb-carry = Porta
upfront-verb-setup = Schieramenti
upfront-verb-ready = Pronto
upfront-verb-lay = Metti
upfront-verb-done = Fatto
upfront-verb-move = Muovi
upfront-verb-flank = Aggira
upfront-verb-encircle = Accerchia
upfront-verb-shift = Cambia lettera
upfront-verb-exchange = Scambia le lettere
upfront-verb-ford = Guado
upfront-verb-clear = Togli il Filo spinato
upfront-verb-terrain = Riparo
upfront-verb-open = Terreno aperto
upfront-verb-fire = Spara
upfront-verb-with = Carta Fuoco
upfront-verb-hold = Non spara
upfront-verb-shoot = Apri il fuoco
upfront-verb-conceal = Nasconditi
upfront-verb-hero = Eroe
upfront-verb-decline = Lascia stare
upfront-verb-resolve = Risolvi
upfront-verb-drop = Rinuncia
upfront-verb-shell = Ordinanza
upfront-verb-rally = Recupero
upfront-verb-rally-all = Recupero totale
upfront-verb-rise = Recupera
upfront-verb-panic = Panico volontario
upfront-verb-smoke = Fumo
upfront-verb-dig = Trinceramento
upfront-verb-reorder = Cambia ordine
upfront-verb-next = Il prossimo
upfront-verb-acquire = Recupero arma
upfront-verb-swap = Scambia le armi
upfront-verb-give = Passa
upfront-verb-repair = Ripara
upfront-verb-destroy = Distruggi
upfront-verb-abandon = Abbandona
upfront-verb-transfer = Trasferimento
upfront-verb-split = Nuovo gruppo
upfront-verb-send = Manda
upfront-verb-go = Procedi
upfront-verb-receive = Accogli
upfront-verb-stand = Posizione
upfront-verb-found = Forma un gruppo
upfront-verb-infiltrate = Infiltrazione
upfront-verb-try = Tenta
upfront-verb-keep = Tieni
upfront-verb-close = Corpo a corpo
upfront-verb-enter = Entra
upfront-verb-fight = Combatti
upfront-verb-capture = Cattura
upfront-verb-leave = Torna
upfront-verb-take = Prendi
upfront-verb-join = Si unisce
upfront-verb-watch = Guardia
upfront-verb-guard = Cambio della guardia
upfront-verb-charge = Carica
upfront-verb-sniper-check = Controllo contro i cecchini
upfront-verb-sweep = Sgombra le mine
upfront-verb-observe = Osserva
upfront-verb-starshell = Razzo illuminante
upfront-verb-reinforce = Rinforzi
upfront-verb-at = Raggio
upfront-verb-claim = Fuoco laterale
upfront-verb-under = Terreno
upfront-verb-discard = Scarta
upfront-verb-impose = Terreno al nemico
upfront-verb-wire = Filo spinato
upfront-verb-snipe = Cecchino
upfront-verb-mine = Campo minato
upfront-verb-redirect = Altro bersaglio
upfront-verb-end = Termina
upfront-verb-draw = Pesca
upfront-verb-stay = Resta così
upfront-verb-accept = Accetta
upfront-verb-reject = Rifiuta
upfront-verb-found-open = Forma allo scoperto

## The sums

upfront-modifier-firepower = { $man }, FP
upfront-modifier-fire-card = carta Fuoco
upfront-modifier-fire-card-moving = carta Fuoco dimezzata dal movimento
upfront-modifier-fire-card-night = carta Fuoco dimezzata di notte
upfront-modifier-fire-card-rear = carta Fuoco dimezzata dalla Casamatta verso il retro
upfront-modifier-firing-from = sparando da { $terrain }
upfront-modifier-firing-from-wire = sparando dal Filo spinato
upfront-modifier-firing-from-smoke = sparando dal Fumo
upfront-modifier-target-in = bersaglio in { $terrain }
upfront-modifier-target-in-smoke = bersaglio nel Fumo
upfront-modifier-target-on-wire = bersaglio sul Filo spinato
upfront-modifier-target-moving = bersaglio in movimento
upfront-modifier-flamethrower = il lanciafiamme ignora { $terrain }
upfront-modifier-concealed = Nascosto
upfront-modifier-entrenched = trincerato
upfront-modifier-in-transfer = in trasferimento
upfront-modifier-random-number = numero casuale
upfront-modifier-morale = Morale
upfront-modifier-unarmed = disarmato
upfront-modifier-commissar = commissario
upfront-modifier-encircled = accerchiato
upfront-modifier-cc-unarmed = senza arma
upfront-modifier-cc-assistant = servente
upfront-modifier-cc-jammed = arma guasta
upfront-modifier-cc-secondary = seconda arma
upfront-modifier-cc-pinned = inchiodato
upfront-modifier-cc-wounded = ferito
upfront-modifier-cc-capturing = combatte per catturare
upfront-modifier-cc-weapon = { $weapon }
upfront-modifier-cc-guard = fa la guardia
upfront-modifier-cc-comrades = compagni
upfront-modifier-columns-group = uomini nel gruppo
upfront-modifier-columns-night = notte
upfront-modifier-columns-pillbox = Casamatta
upfront-modifier-columns-terrain = da { $terrain }
upfront-modifier-columns-pinned = inchiodati nel gruppo
upfront-modifier-columns-smoke = Fumo
upfront-modifier-columns-concealed = { $card }
upfront-modifier-columns-moving = in movimento
upfront-modifier-columns-target-moving = bersaglio in movimento
upfront-modifier-columns-infiltrated = ha infiltratori nemici
upfront-modifier-charge = carica da demolizione
upfront-modifier-mine-strength = { $card }
upfront-modifier-wire = Filo spinato
upfront-modifier-relative-range = raggio relativo
upfront-modifier-observed-moving = in movimento
upfront-modifier-observed-shot-at = sotto il fuoco
upfront-modifier-observed-fired = ha sparato
upfront-modifier-to-hit-guard = fa la guardia
upfront-modifier-to-hit-wounded = ferito
upfront-modifier-to-hit-wire = Filo spinato
upfront-modifier-to-hit-night = notte
upfront-modifier-to-hit-acquired = bersaglio acquisito
upfront-modifier-to-hit-hero = eroe
upfront-modifier-to-hit-smoke = Fumo
upfront-modifier-effect-number = numero di effetto
upfront-modifier-to-hit-number = numero per colpire
upfront-modifier-long-odds = conta solo il numero di effetto
upfront-modifier-concealed-before = già nascosto
upfront-modifier-rally-card = { $card }
upfront-outcome-infiltrates = si infiltra
upfront-outcome-fails = resta fuori
upfront-outcome-cleared = mine sgombrate
upfront-outcome-blows-up = esplode una mina
upfront-outcome-passes = controllo superato
upfront-outcome-wins = vince
upfront-outcome-loses = perde
upfront-outcome-both = cadono entrambi
upfront-outcome-meets = lo affronta
upfront-outcome-success = riuscito
upfront-outcome-failure = fallito
upfront-outcome-repaired = riparata
upfront-outcome-unchanged = come prima
upfront-outcome-removed = fuori gioco
upfront-outcome-kia = KIA
upfront-outcome-rout = rotta
upfront-outcome-wounded = ferito
upfront-outcome-berserk = furioso
upfront-outcome-pin = inchiodato
upfront-outcome-pinned = inchiodato
upfront-outcome-unharmed = illeso
upfront-outcome-effect = qualche effetto
upfront-outcome-nothing = nessun effetto
upfront-outcome-jam = un'arma si guasta
upfront-outcome-hit = colpito
upfront-outcome-miss = mancato
upfront-note-while-no-weapon-jams = finché nessuna arma si guasta
upfront-note-deck-ends-on-the-way = il mazzo può finire nel frattempo
upfront-note-while-others-hold = finché i leader resistono
upfront-reveals-draw = si pesca una carta: non si può annullare
upfront-reveals-draws = si pescano carte: non si può annullare

## Why not

upfront-why-no-such-group = Non c'è nessun Gruppo { $group }.
upfront-why-enemy-only = Questa carta si gioca su un Gruppo nemico, non sul proprio Gruppo { $group }.
upfront-why-no-such-man = Non c'è nessun uomo { $name } che possa farlo.
upfront-why-no-such-letter = Nessun gruppo può avere la lettera { $group }.
upfront-why-not-in-hand = La carta { $card } non è in mano.
upfront-why-cower = La carta { $card } è inutile per questa parte.
upfront-why-not-that-kind = La carta { $card } non si può giocare come { $kind }.
upfront-why-has-acted = Il Gruppo { $group } ha già avuto la sua azione in questo turno.
upfront-why-all-in-transfer = Il Gruppo { $group } non può agire: tutti i suoi uomini sono in trasferimento.
upfront-why-owes-terrain = Il Gruppo { $group } si sta scambiando la lettera: prima deve entrare in un Terreno.
upfront-why-only-action = Questa deve essere l'unica azione del turno.
upfront-why-not-waiting = { $man } non attende di essere disposto.
upfront-why-letter-skipped = Il Gruppo { $group } non si può ancora formare: la prossima lettera è { $next }.
upfront-why-group-full = Il Gruppo { $group } è al completo.
upfront-why-pillbox-full = Il Gruppo { $group } è nella Casamatta, che contiene { $most } uomini.
upfront-why-barred-from-pillbox = { $man } non può stare nella Casamatta con la sua arma.
upfront-why-commissar-comes-last = { $man } si dispone dopo tutti gli altri.
upfront-why-not-the-largest-group = Il commissario va nel gruppo più numeroso, e il Gruppo { $group } non lo è.
upfront-why-groups-impossible = Con { $man } nel Gruppo { $group } gli altri uomini non potrebbero più formare gruppi.
upfront-why-commissar-without-room = Con { $man } nel Gruppo { $group } non resterebbe posto per il commissario.
upfront-why-too-few-carriers = Con { $man } nel Gruppo { $group } nessuno potrebbe portare le armi secondarie.
upfront-why-not-placed-yet = { $man } non è ancora disposto.
upfront-why-needs-no-crew = L'arma di { $operator } non ha bisogno di un servente.
upfront-why-in-another-group = { $man } e { $operator } non sono nello stesso gruppo.
upfront-why-has-a-crewed-weapon = { $man } ha a sua volta un'arma servita.
upfront-why-has-an-assistant = { $operator } ha già un servente.
upfront-why-assists-another = { $man } non può essere servente di { $operator }: serve già un'arma, o è lo stesso uomo.
upfront-why-guards-prisoners = { $man } fa la guardia ai prigionieri e non può servire un'arma.
upfront-why-assists-nobody = { $man } non serve nessuna arma.
upfront-why-no-such-weapon-left = Non resta nessuna arma secondaria di questo tipo: { $weapon }.
upfront-why-cannot-carry = { $man } non può portare un'arma secondaria.
upfront-why-carries-one-already = { $man } porta già un'arma secondaria.
upfront-why-not-in-a-pillbox = { $man } è nella Casamatta e non porta armi secondarie.
upfront-why-set-up-begun = Non si può adottare uno schieramento: un uomo è già disposto.
upfront-why-no-such-setup = Per questi uomini non c'è lo schieramento { $setup }.
upfront-why-not-all-placed = { $men ->
        [one] 1 uomo non è ancora disposto.
       *[other] { $men } uomini non sono ancora disposti.
    }
upfront-why-weapons-left-behind = { $weapons ->
        [one] 1 arma secondaria non è ancora assegnata.
       *[other] { $weapons } armi secondarie non sono ancora assegnate.
    }
upfront-why-no-terrain-to-begin-with = La carta { $card } non si può mettere prima del primo turno.
upfront-why-mines-are-discarded = La carta { $card } non si può mettere prima del primo turno: i Campi minati si giocano come scarto.
upfront-why-has-terrain = Il Gruppo { $group } { $seat-adjective } ha già un Terreno.
upfront-why-no-fire-card = Non c'è nessuna carta Fuoco con cui sparare.
upfront-why-too-weak = { $firepower } FP non bastano: ne servono { $need }.
upfront-why-must-fire = { $man } non può restare fuori dal fuoco.
upfront-why-stays-out-already = Già non spara.
upfront-why-gully = Il Gruppo { $group } non si vede, con questo di mezzo: { $terrain }.
upfront-why-behind-pillbox = Non si può sparare al Gruppo { $group }: è oltre la Casamatta.
upfront-why-one-concealed = Contro un attacco si può giocare 1 sola carta Nascosto.
upfront-why-no-concealment = Qui non si possono giocare carte Nascosto.
upfront-why-concealed-answers = Una carta Nascosto si gioca quando un proprio gruppo è sotto il fuoco, prima che l'attacco sia risolto; oppure per un proprio uomo che si infiltra o va al corpo a corpo.
upfront-why-in-lieu = La carta { $card } si gioca sul nemico al posto di uno scarto, dopo le azioni del turno.
upfront-why-discards-come-later = Le carte si scartano dopo tutte le azioni del turno.
upfront-why-actions-are-over = Le azioni di questo turno sono finite.
upfront-why-discards-are-over = Gli scarti di questo turno sono finiti.
upfront-why-answer-first = È aperta un'altra domanda: si risponde prima di fare altro.
upfront-why-no-heroics = In questo un Eroe non aiuterebbe { $man }.
upfront-why-black-hero-only = Con quest'arma solo un Eroe con un numero nero aiuta { $man }.
upfront-why-hero-already = { $man } spara già da eroe.
upfront-why-no-powers = { $man } non è diventato un eroe in questo turno.
upfront-why-not-pinned = { $man } non è inchiodato.
upfront-why-nobody-pinned = Nel Gruppo { $group } nessuno è inchiodato.
upfront-why-not-rally-all = La carta { $card } non è un Recupero totale.
upfront-why-same-group-twice = Il Gruppo { $group } è nominato due volte.
upfront-why-no-leader-to-rally = Né il Gruppo { $group } né il Gruppo { $other } hanno un leader non inchiodato che li recuperi.
upfront-why-apart-needs-two-leaders = I Gruppi { $group } e { $other } non sono vicini: serve un leader non inchiodato in ciascuno.
upfront-why-other-range-number = I Gruppi { $group } e { $other } hanno raggi diversi: serve un leader non inchiodato in ciascuno.
upfront-why-panic-not-pinned = { $man } non è inchiodato e non si può lasciare al panico.
upfront-why-commissar-stays = { $man } è un commissario e non si può lasciare al panico.
upfront-why-pinned-cannot-move = Il Gruppo { $group } non può muovere: 1 o più uomini sono inchiodati.
upfront-why-wire-holds = Il Gruppo { $group } è bloccato dal Filo spinato: prima deve toglierlo.
upfront-why-must-ford = Il Gruppo { $group } è in un Fiume: deve guadare.
upfront-why-nothing-to-ford = Il Gruppo { $group } non ha nulla da guadare.
upfront-why-no-such-direction = Non c'è la direzione { $direction }: scrivi forward (avanti), back (indietro) o sideways (di lato).
upfront-why-sideways-first = Il primo Movimento da { $terrain } è laterale.
upfront-why-blocked = Il Gruppo { $group } non può avanzare: ha di fronte il nemico a raggio relativo 5.
upfront-why-too-far-back = Il Gruppo { $group } non può arretrare oltre.
upfront-why-retreat-needs-red = Con la carta { $card } il gruppo non può scendere sotto il raggio 0: serve un numero rosso.
upfront-why-no-flank-card = La carta { $card } non è una carta Fianco.
upfront-why-flank-not-beside = Il Gruppo nemico { $target } non è adiacente al Gruppo { $group }.
upfront-why-flank-nobody-opposite = Il Gruppo nemico { $target } non ha un tuo gruppo di fronte: il Gruppo { $group } non può aggirarlo.
upfront-why-no-flank-from-here = Dal suo terreno il Gruppo { $group } non può aggirare il Gruppo nemico { $target }.
upfront-why-flanked-by-it = Il Gruppo { $group } è aggirato dallo stesso Gruppo nemico { $target }.
upfront-why-encircles-another = Il Gruppo { $group } partecipa a un altro accerchiamento.
upfront-why-encircled = Il Gruppo { $group } è accerchiato.
upfront-why-already-encircled = Il Gruppo nemico { $target } è già accerchiato.
upfront-why-not-behind = Il Gruppo { $group } non è alle spalle del Gruppo nemico { $target }.
upfront-why-encircle-at-four = Il Gruppo { $group } accerchia il Gruppo nemico { $target } solo da raggio relativo 4, alle sue spalle.
upfront-why-encircle-nobody-opposite = Nessun tuo gruppo è di fronte al Gruppo nemico { $target }: il Gruppo { $group } non può accerchiarlo da solo.
upfront-why-front-too-far = Il gruppo di fronte al Gruppo nemico { $target } è troppo lontano perché il Gruppo { $group } lo accerchi.
upfront-why-ring-infiltrated = Nel Gruppo { $group } ci sono infiltrati del gruppo da accerchiare.
upfront-why-letter-not-beside = La lettera { $letter } non è vicina al Gruppo { $group }.
upfront-why-letter-not-in-play = La lettera { $letter } non è in gioco per il Gruppo { $group }.
upfront-why-letter-taken = La lettera { $letter } è occupata: il Gruppo { $group } non può averla.
upfront-why-one-card-each = A ciascuno dei 2 gruppi serve la sua carta Movimento, non due volte { $card }.
upfront-why-has-infiltrator = Il Gruppo { $group } ha un infiltratore e tiene la sua lettera.
upfront-why-is-infiltrated = Il Gruppo { $group } ha infiltratori nemici e tiene la sua lettera.
upfront-why-men-in-transfer = Il Gruppo { $group } ha uomini in trasferimento e tiene la sua lettera.
upfront-why-terrain-waits = Sul Gruppo { $group } un Terreno attende già risposta.
upfront-why-wire-on-top = Il Gruppo { $group } è sotto il Filo spinato: non vi si può giocare un Terreno.
upfront-why-not-moving = Il Gruppo { $group } non è in movimento.
upfront-why-one-more-movement = Il Gruppo { $group } non è ancora uscito dal suo terreno ({ $terrain }): serve un'altra carta Movimento.
upfront-why-pillbox-from-the-start = La carta { $card } è in gioco solo dall'inizio.
upfront-why-mines-for-the-enemy = La carta { $card } si gioca solo sul nemico.
upfront-why-never-rejected = Questo terreno non si può rifiutare: { $terrain }.
upfront-why-no-wire-there = Il Filo spinato non può stare sul Gruppo { $group } in questo terreno: { $terrain }.
upfront-why-no-wire-to-clear = Il Gruppo { $group } non ha Filo spinato da togliere.
upfront-why-breeze-blew = La carta { $card } non si può giocare: in questo turno soffia la Brezza.
upfront-why-no-leader-for-smoke = Il Gruppo { $group } non ha un leader non inchiodato che stenda il Fumo.
upfront-why-no-smoke-there = Il Fumo non può stare sul Gruppo { $group } in questo terreno: { $terrain }.
upfront-why-entrenched-already = Il Gruppo { $group } è già trincerato.
upfront-why-dig-moving = Il Gruppo { $group } non può trincerarsi: è in movimento.
upfront-why-dig-pinned = Il Gruppo { $group } non può trincerarsi: 1 o più uomini sono inchiodati.
upfront-why-dig-on-wire = Il Gruppo { $group } non può trincerarsi: è sul Filo spinato.
upfront-why-dig-with-infiltrator = Il Gruppo { $group } non può trincerarsi: ha un infiltratore.
upfront-why-no-digging-here = In questo terreno non ci si può trincerare: { $terrain }.
upfront-why-nothing-to-reorder = Nel Gruppo { $group } non c'è ordine da cambiare.
upfront-why-crew-together = Il prossimo deve essere { $man }: chi serve un'arma sta accanto a chi la usa.
upfront-why-is-in-transfer = { $man } è in trasferimento.
upfront-why-is-pinned = { $man } è inchiodato.
upfront-why-is-berserk = { $man } è furioso.
upfront-why-is-jammed = L'arma di { $man } è guasta.
upfront-why-is-busy = { $man } è servente di un'altra arma.
upfront-why-no-such-loose-weapon = Non c'è nessuna arma a terra { $number } a portata.
upfront-why-assistant-takes-it = { $man } ne era il servente e la prende per primo.
upfront-why-one-man-only = Servono 2 uomini diversi, non due volte { $name }.
upfront-why-nobody-wounded = Nessuno dei 2 è ferito.
upfront-why-other-order = Nomina prima { $one } e poi { $other }.
upfront-why-nothing-to-swap = Non hanno nulla da scambiare.
upfront-why-carries-nothing = { $man } non porta un'arma secondaria.
upfront-why-one-weapon-wounded = { $man } è ferito e può tenere 1 sola arma.
upfront-why-not-jammed = { $man } non ha un'arma guasta.
upfront-why-repair-moving = Il Gruppo { $group } è in movimento: non si può riparare nulla.
upfront-why-repair-terrain = Nel terreno del Gruppo { $group } non si può riparare nulla.
upfront-why-no-captured-weapon = { $man } non ha un'arma catturata.
upfront-why-no-transfer-from-here = Nessuno può partire dal Gruppo { $group }: lo trattengono Filo spinato o mine.
upfront-why-transfer-after-movement = Nessuno può partire dal Gruppo { $group } prima che abbia cominciato a lasciare il suo terreno.
upfront-why-range-just-changed = Il Gruppo { $group } ha cambiato raggio in questo turno.
upfront-why-not-neighbours = I Gruppi { $group } e { $to } non sono vicini.
upfront-why-other-range = I Gruppi { $group } e { $to } hanno raggi diversi.
upfront-why-no-leader-there = Né il Gruppo { $group } né il Gruppo { $to } hanno un leader non inchiodato.
upfront-why-no-movement-card = { $count ->
        [one] Serve una carta Movimento.
       *[other] Servono { $count } carte Movimento.
    }
upfront-why-nobody-can-go = Nel Gruppo { $group } nessuno può partire.
upfront-why-on-his-way = { $man } è già in viaggio.
upfront-why-pinned-stays = { $man } è inchiodato e resta.
upfront-why-infiltrator-stays = { $man } è un infiltratore e resta.
upfront-why-crew-stays = { $man } fa parte di un equipaggio e resta.
upfront-why-send-somebody = Qualcuno deve partire.
upfront-why-two-together = Per formare il Gruppo { $to } devono partire insieme almeno 2 uomini.
upfront-why-shift-holds = Il Gruppo { $group } non va né avanti né indietro prima di aver preso la lettera { $letter }: mettilo prima in un terreno.
upfront-why-transfer-holds = Il Gruppo { $group } tiene il suo raggio finché ci sono uomini in trasferimento da o verso di esso.
upfront-why-nobody-comes = Nessuno è in viaggio verso il Gruppo { $group }.
upfront-why-set-out-this-turn = Gli uomini per il Gruppo { $group } sono partiti in questo turno e arrivano più tardi.
upfront-why-not-arriving = { $name } non è in viaggio verso il Gruppo { $group }.
upfront-why-no-such-position = Ci sono solo le posizioni da 1 a { $count }.
upfront-why-take-somebody-in = Prima bisogna accogliere qualcuno.
upfront-why-nobody-forms = Nessuno è in viaggio per formare il Gruppo { $group }.
upfront-why-no-reinforcements = Il giocatore { $seat-adjective } non ha rinforzi in arrivo.
upfront-why-one-group-only = I rinforzi entrano come Gruppo { $group }, e quella lettera è occupata.
upfront-why-deck-too-early = I rinforzi arrivano dopo { $decks ->
        [one] 1 mazzo
       *[other] { $decks } mazzi
    }.
upfront-why-not-so-far = I rinforzi non appaiono oltre il raggio { $range }.
upfront-why-infiltrate-from-wire = Il Gruppo { $group } è sul Filo spinato: da lì nessuno può infiltrarsi.
upfront-why-infiltrate-from-here = Da questo terreno nessuno può infiltrarsi: { $terrain }.
upfront-why-infiltrate-after-movement = Da questo terreno nessuno può infiltrarsi prima che il gruppo abbia cominciato a lasciarlo: { $terrain }.
upfront-why-infiltrate-with-card = Da questo terreno serve una carta Movimento: { $terrain }.
upfront-why-not-close = Il Gruppo { $group } non è a raggio relativo 5 dal Gruppo nemico { $target }.
upfront-why-infiltrate-minefield = Nessuno può infiltrarsi nel Gruppo nemico { $target }: è in un campo minato.
upfront-why-infiltrate-pinned = { $man } è inchiodato e non può infiltrarsi.
upfront-why-infiltrator-already = { $man } è già un infiltratore.
upfront-why-guard-stays = { $man } fa la guardia ai prigionieri e resta.
upfront-why-wounded-stays = { $man } è ferito e resta.
upfront-why-named-already = { $man } è già scelto.
upfront-why-not-named = { $man } non è fra quelli scelti.
upfront-why-nobody-named = Non è ancora scelto nessuno.
upfront-why-no-charge = { $man } non ha una carica da demolizione da conservare.
upfront-why-nothing-to-drop = { $man } non ha nulla da lasciare.
upfront-why-no-infiltrator = { $man } non è un infiltratore.
upfront-why-no-infiltrators = Il Gruppo { $group } non ha infiltratori.
upfront-why-not-close-any-more = { $man } non è più a raggio relativo 5 dal nemico.
upfront-why-no-combat-there = { $man } non può raggiungere il nemico nel suo terreno.
upfront-why-captures-already = Combatte già per catturare.
upfront-why-cannot-capture = Il Gruppo { $group } non può farlo prigioniero.
upfront-why-cannot-guard = { $man } non può fare la guardia.
upfront-why-guards-nobody = { $man } non fa la guardia a nessuno.
upfront-why-not-inside = Il Gruppo { $group } non ha lì nessuno che occupi il terreno.
upfront-why-cannot-charge = Il Gruppo { $group } non si può caricare.
upfront-why-nothing-to-take = { $man } non ha un'arma simile.
upfront-why-ordnance-stays = L'arma di { $man } è troppo pesante per essere presa.
upfront-why-no-room-for-secondary = { $man } non può portare un'altra arma secondaria.
upfront-why-not-sniped = Il Gruppo { $group } non ha subito un cecchino.
upfront-why-nobody-to-search = Il Gruppo { $group } non ha uomini armati e non inchiodati per cercare.
upfront-why-nobody-to-observe = Il Gruppo { $group } non ha uomini non inchiodati per osservare.
upfront-why-no-sniper-left = Il nemico non ha più cecchini.
upfront-why-no-mines-here = Il Gruppo { $group } non è in un campo minato.
upfront-why-pinned-cannot-sweep = { $man } è inchiodato e non può sgombrare le mine.
upfront-why-no-discard-after-action = Il giocatore { $seat-adjective } non può scartare dopo un'azione.
upfront-why-useless-after-action = Dopo un'azione queste truppe scartano solo carte utili.
upfront-why-discards-used-up = Niente più scarti in questo turno: il limite è { $limit }.
upfront-why-cannot-pass = Il turno precedente è passato senza azioni né scarti: questo non può.
upfront-why-not-him = { $name } non è l'uomo in questione.
upfront-why-does-not-hold = Non ha { $name }.
upfront-why-not-observed = Il Gruppo { $group } non è stato avvistato in questo turno.
upfront-why-no-enemy-observed = Il Gruppo { $group } non può arretrare: non avvista nessun nemico il cui raggio lo permetta.
upfront-why-not-at-night = È giorno.
upfront-why-lit-already = Il Gruppo { $group } è già illuminato.
upfront-why-has-observed = Il Gruppo { $group } ha già osservato.
upfront-why-needs-squad-leader = Al Gruppo { $group } serve un caposquadra non inchiodato per il razzo illuminante.
upfront-why-too-far-for-starshell = Il Gruppo { $group } è troppo lontano per un razzo illuminante.
upfront-why-no-ordnance = { $man } non ha un'arma d'ordinanza.
upfront-why-not-while-moving = { $man } non può sparare con quest'arma mentre il gruppo è in movimento.
upfront-why-no-mortar-from-here = { $man } non può sparare con il mortaio da questo terreno.
upfront-why-needs-full-crew = { $man } ha bisogno di un servente non inchiodato per sparare da qui.
upfront-why-no-effect-on-men = L'arma di { $man } non ha effetto sugli uomini.
upfront-why-out-of-range = L'arma non può sparare a raggio relativo { $range }.
upfront-why-same-target-only = In questa azione si può sparare solo al Gruppo { $group }.
upfront-why-has-fired = { $name } ha già sparato.
upfront-why-assistant-has-it = { $man } non può raccoglierla: ha ancora un servente nel suo gruppo.
