## Scenari con veicoli, cannoni e partigiani

upfront-scenario-E = Ricognizione corazzata
upfront-scenario-E-story = Un veicolo leggero e una Squadra ridotta saggiano una linea tenuta da una Squadra intera. Il mazzo passa 3 volte. Vince subito chi ha almeno 4 carte non inchiodate, anche un veicolo, in gruppi fermi al coperto a raggio 4 e senza infiltratori nemici. Se nessuno ci riesce, allo scadere del tempo vince il difensore.
upfront-scenario-F = Il pugno di ferro
upfront-scenario-F-story = Un carro armato guida l'attacco contro una fanteria che ha qualcosa da opporgli. Il mazzo passa 3 volte. Vince subito chi ha almeno 4 carte non inchiodate in gruppi fermi al coperto a raggio 4 e senza infiltratori nemici. Se nessuno ci riesce, allo scadere del tempo vince il difensore.
upfront-scenario-G = Casa per casa con i corazzati
upfront-scenario-G-story = I corazzati pesanti ripuliscono una strada. Il difensore si schiera e muove per primo e comincia con Edifici da −3 su un gruppo a sua scelta. Il mazzo passa 3 volte. Decidono i punti vittoria, e il terreno conta solo negli Edifici: all'attaccante serve almeno il doppio dei punti del difensore.
upfront-scenario-H = Avanzata corazzata
upfront-scenario-H-story = I corazzati devono passare prima che arrivino i soccorsi. Il difensore ha un cannone ed è sicuro di una carta Terreno all'inizio; dal secondo mazzo ciascuno può far entrare i suoi rinforzi. L'attaccante ha 3 mazzi per portare a raggio 5 almeno 5 carte non inchiodate in gruppi fermi al coperto. Altrimenti vince il difensore.
upfront-scenario-I = Partigiani
upfront-scenario-I-story = Una Squadra tedesca rastrella la zona in cerca di partigiani, russi o francesi, che si nascondono bene, guadano senza fatica, tendono imboscate e piazzano trappole esplosive. Il mazzo passa 3 volte. Il tedesco vince con metà della sua forza non inchiodata in gruppi fermi a raggio 5, se in quel momento ha più punti vittoria: le perdite contano per tutti, il terreno solo per i partigiani. Altrimenti vincono i partigiani.
upfront-scenario-L = Linea di avamposti
upfront-scenario-L-story = Un attacco con artiglieria contro una linea sottile. Il difensore può cominciare trincerato con tutti i suoi gruppi, e allora l'attaccante non mette Terreni. L'attaccante ha 3 mazzi per portare a raggio 5 almeno 4 carte non inchiodate in gruppi fermi al coperto. Altrimenti vince il difensore.

## Che cosa succede

upfront-event-dealt-anew = Il giocatore { $seat-adjective } non ha Terreni per cominciare, rimette { $count } carte nel mazzo e pesca di nuovo.
upfront-event-begins-entrenched = Il giocatore { $seat-adjective } comincia trincerato con { $groups }; il nemico non mette Terreni.
upfront-event-begins-above = Il giocatore { $seat-adjective } non comincia trincerato.
upfront-event-ambush = Il Gruppo { $group } { $seat-adjective } spara in imboscata con la carta { $card }: { $modifiers }.
upfront-event-booby-trap = Il giocatore { $seat-adjective } piazza una trappola esplosiva per il Gruppo nemico { $target }: la carta { $card } esce dal gioco.
upfront-event-engine-or-crew = { $man }: la carta { $card } decide fra motore ed equipaggio.
upfront-event-immobilised = { $man } è immobilizzato.
upfront-event-stunned = { $man } è stordito { $stun }.
upfront-event-stopped = Il Gruppo { $group } { $seat-adjective } si ferma e perde le carte Movimento.
upfront-event-buttoned-up = { $man } chiude i portelli (BU).
upfront-event-commander-killed = { $man } perde { $piece ->
        [gun] { $count ->
            [1] un servente
            [2] un secondo servente
           *[other] l'ultimo servente
        }
       *[afv] { $count ->
            [1] il comandante
            [2] un secondo comandante
           *[other] un terzo comandante
        }
    }.
upfront-fate-wreck = è distrutto
upfront-fate-wreck-1 = è distrutto, dopo aver perso 1 uomo dell'equipaggio
upfront-fate-wreck-2 = è distrutto, dopo aver perso 2 uomini dell'equipaggio
upfront-fate-wreck-3 = è distrutto, dopo aver perso 3 uomini dell'equipaggio
upfront-ui-fate-wreck-1 = distrutto, 1 uomo dell'equipaggio perso prima
upfront-ui-fate-wreck-2 = distrutto, 2 uomini dell'equipaggio persi prima
upfront-ui-fate-wreck-3 = distrutto, 3 uomini dell'equipaggio persi prima
upfront-fate-rout-1 = è messo in fuga, dopo aver perso 1 uomo dell'equipaggio
upfront-fate-rout-2 = è messo in fuga, dopo aver perso 2 uomini dell'equipaggio
upfront-fate-rout-3 = è messo in fuga, dopo aver perso 3 uomini dell'equipaggio
upfront-ui-fate-rout-1 = in fuga, 1 uomo dell'equipaggio perso prima
upfront-ui-fate-rout-2 = in fuga, 2 uomini dell'equipaggio persi prima
upfront-ui-fate-rout-3 = in fuga, 3 uomini dell'equipaggio persi prima

## Come finisce

upfront-reason-held-and-leads = { $count } carte tengono il terreno, ne servono { $need }, con { $own } punti vittoria contro { $enemy }

## Che cosa si chiede

upfront-prompt-lay-given = Scegli il gruppo sul quale sta dall'inizio la carta { $card }.
upfront-prompt-dig-in-first = { $groups ->
        [one] Il tuo gruppo può cominciare trincerato
       *[other] Tutti i { $groups } gruppi possono cominciare trincerati, o nessuno
    }{ $barred ->
        [yes] : in tal caso il nemico non mette Terreni
       *[no] {""}
    }.

## Che cosa si può fare

upfront-action-entrench = Comincia trincerato con tutti i gruppi
upfront-action-ambush = Spara in imboscata con { $card }
    .words = card
upfront-verb-entrench = Trincerato
upfront-verb-ambush = Imboscata
upfront-modifier-ambush = imboscata con { $card }

## Perché no

upfront-why-afv-stands-alone = Un AFV fa sempre gruppo a sé: nel Gruppo { $group } non può stare con altri.
upfront-why-not-the-given-card = Ora si mette solo la carta { $card }.
upfront-why-no-ground-for-afv = L'AFV del Gruppo { $group } non entra mai in questo terreno: { $terrain }.
upfront-why-no-ground-for-gun = Il Gruppo { $group } ha un cannone e non entra mai in questo terreno: { $terrain }.
upfront-why-gun-climbs-slowly = Il Gruppo { $group } porta su un cannone solo con due carte Movimento, la prima laterale: { $terrain }.
upfront-why-gun-needs-movement = { $man } può partire solo quando sul suo gruppo c'è già una carta Movimento.
upfront-why-gun-cannot-follow = { $man } non può raggiungere un gruppo in questo terreno: { $terrain }.
upfront-why-bound-to-gun = { $man } e i suoi serventi sono una cosa sola: non prendono altre armi e non ne servono.
upfront-why-no-more-actions = I partigiani fanno meno azioni di quanti gruppi hanno: { $most ->
        [one] 1 in questo turno
       *[other] { $most } in questo turno
    }.
upfront-why-trap-needs-movement = Il Gruppo { $group } non è in movimento: una trappola esplosiva è per un gruppo in movimento.
upfront-why-no-ambushes = Il Gruppo { $group } non sa sparare in imboscata: lo sanno solo i partigiani.
upfront-why-no-ambush-from-here = Il Gruppo { $group } non è fermo nel Bosco o nella Boscaglia.
upfront-why-ambush-with-pinned = Il Gruppo { $group } ha un uomo inchiodato e si tradisce.
upfront-why-ambush-on-pinned = Il Gruppo nemico { $target } ha un uomo inchiodato e sta in guardia.
upfront-why-one-ambush = Per un'imboscata basta una carta Nascosto.

## Consigli

upfront-hint-begin-dug-in = Trincerati, tutti i gruppi sono più al sicuro fin dal primo turno.
