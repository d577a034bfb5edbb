## Scenari del Pacifico e degli altri fronti (da M a X)

upfront-scenario-M = Pattuglia
upfront-scenario-M-story = Due pattuglie si incontrano di nuovo, e quella americana è una delle prime Squadre di Marines, con fucili a ripetizione ordinaria. Il mazzo passa 3 volte. Vince subito chi ha almeno 4 carte non inchiodate in gruppi fermi al coperto a raggio 4 e senza infiltratori nemici; altrimenti decidono i punti vittoria allo scadere del tempo.
upfront-scenario-N = Incontro nella jungla
upfront-scenario-N-story = Due colonne si scontrano su una pista nella jungla. Le carte Bosco ed Edifici sono jungla, nessuno vede lontano e la Palude non si può rifiutare. Il mazzo passa 3 volte. Decidono i punti vittoria, e il terreno conta solo nella jungla. Chi vuole prende le Squadre degli ultimi anni di giapponesi, americani e inglesi.
upfront-scenario-O = La casamatta nella jungla
upfront-scenario-O-story = Il Gruppo B del difensore tiene una Casamatta nella jungla. L'attaccante, con lanciafiamme e carica da demolizione, ha 3 mazzi per non lasciarvi nessun difensore. Se allo scadere del tempo ne resta uno, vince il difensore.
upfront-scenario-P = Evacuazione
upfront-scenario-P-story = Il difensore porta via i suoi feriti con il nemico alle calcagna. Comincia con 3 o 4 gruppi a raggio 2 e un ferito in ciascuno, estratto a sorte; per questi uomini non si pesca quando comincia un nuovo mazzo, e da soli non possono trasferirsi. Il difensore vince subito quando 2 di loro sono non inchiodati, fermi al coperto, a raggio relativo 0 da ogni gruppo nemico. L'attaccante vince con almeno 4 carte non inchiodate a raggio 5, ferme al coperto. Se in 3 mazzi non accade nessuna delle due cose, decidono i punti vittoria.
upfront-scenario-Q = Azione ritardatrice
upfront-scenario-Q-story = Un piccolo reparto guadagna tempo e può cominciare trincerato con tutti i suoi gruppi. I giapponesi contro americani o inglesi combattono nella jungla. L'attaccante ha 3 mazzi per portare a raggio relativo 5 almeno 5 carte non inchiodate in gruppi fermi al coperto; le carte Cecchino, Filo spinato e Fiume non gli servono. Altrimenti vince il difensore.
upfront-scenario-R = Lancio di paracadutisti
upfront-scenario-R-story = Truppe Elite si lanciano e il vento le disperde: 4 gruppi di al massimo 4 uomini, con lettere e raggi estratti a sorte, fra −1 e 5. Chi scende in un Bosco deve superare un controllo del Morale o resta ferito; nessuna mitragliatrice ha ancora un servente, e nel primo turno del difensore chi è appena atterrato non può nascondersi. In 3 mazzi l'attaccante deve riunire almeno 5 uomini non inchiodati, fra cui un SL o un ASL, in un solo gruppo fermo al coperto a raggio 3, 4 o 5 alla fine di un proprio turno. Altrimenti vince il difensore.
upfront-scenario-S = Assalto nella jungla
upfront-scenario-S-story = Fanteria contro fanteria nella jungla. Il difensore può cominciare trincerato con tutti i suoi gruppi. L'attaccante ha 3 mazzi per portare a raggio 5 almeno 4 carte non inchiodate in gruppi fermi al coperto. Altrimenti vince il difensore.
upfront-scenario-T = Pattuglia corazzata
upfront-scenario-T-story = Un veicolo leggero e una Squadra ridotta contro una intera. Il mazzo passa 3 volte. Vince subito chi ha almeno 4 carte non inchiodate in gruppi fermi al coperto a raggio 4 e senza infiltratori nemici. Se nessuno ci riesce, allo scadere del tempo vince il difensore.
upfront-scenario-U = Corazzati
upfront-scenario-U-story = Un carro armato e fanteria contro una fanteria che ha qualcosa da opporgli. Il mazzo passa 3 volte. Vince subito chi ha almeno 4 carte non inchiodate a raggio 4 o 5, anche divise fra i due, in gruppi fermi al coperto e senza infiltratori nemici. Se nessuno ci riesce, allo scadere del tempo vince il difensore.
upfront-scenario-V = Imboscata
upfront-scenario-V-story = Truppe Elite hanno atteso questa Squadra, e nessuno dei loro uomini ha un Morale inferiore a 2. Il difensore chiede aiuto: per tutti e 5 i mazzi può tentare di ottenere rinforzi casuali, che rendono anche più numerosa la sua Squadra. L'attaccante deve farla crollare; altrimenti vince il difensore.
upfront-scenario-W = Attacco a sorpresa
upfront-scenario-W-story = Un avamposto dorme. Il difensore si schiera per primo con ogni gruppo in Edifici, che spariscono quando il gruppo li lascia, e tutti i suoi uomini cominciano inchiodati tranne una sentinella, un fuciliere con Morale 3. Un gruppo recupera con le carte solo dopo che gli si è sparato, che è stato colpito da una carica da demolizione o che ha attaccato lui stesso; un Eroe può svegliare un uomo anche prima. Non ci sono altri Edifici. L'attaccante muove per primo e ha 3 mazzi per stare in tanti Edifici quanti ne ha il difensore. Altrimenti vince il difensore.
upfront-scenario-X = Accerchiati
upfront-scenario-X-story = Una Squadra è attaccata da due parti. Il difensore si schiera a raggio 0; l'attaccante ha due forze di due gruppi ciascuna, una davanti a lui a raggio 0 e una alle sue spalle a raggio 10. A nessuno serve una carta rossa per muovere all'indietro. I giapponesi contro americani o inglesi combattono nella jungla. L'attaccante muove per primo e ha 3 mazzi per far crollare la Squadra del difensore; altrimenti vince il difensore.

## Che cosa si sceglie prima della partita

upfront-choice-pairings = Chi affronta chi
upfront-choice-pairings-historical = come nella storia
upfront-choice-pairings-anything = tutto è permesso
upfront-choice-forces = Squadre
upfront-choice-forces-early = dei primi anni
upfront-choice-forces-late = degli ultimi anni

## Che cosa succede

upfront-event-sets-up-first = Il giocatore { $seat-adjective } si schiera per primo; il primo turno è del giocatore { $other-adjective }.
upfront-event-begins-dug-in = Il giocatore { $seat-adjective } comincia trincerato con { $groups }.
upfront-event-draws-lot = { $man } pesca { $card } per la sua sorte: { $number }.
upfront-event-lands = Il Gruppo { $group } { $seat-adjective } atterra come Gruppo { $letter } a raggio { $range }, secondo { $card }.
upfront-event-lands-in-trees = { $man } scende fra gli alberi: { $card }, { $number } contro Morale { $morale }: { $passed ->
        [yes] illeso
       *[no] ferito
    }.
upfront-event-sleeps = L'avamposto { $seat-adjective } dorme: tutti i suoi uomini cominciano inchiodati.
upfront-event-on-watch = { $man } del Gruppo { $group } è di sentinella.
upfront-event-wakes = Il Gruppo { $group } { $seat-adjective } è sveglio: da ora le carte Recupero gli servono.
upfront-event-comes-from-behind = I gruppi { $groups } del giocatore { $seat-adjective } sono alle spalle del nemico.

## Come finisce

upfront-reason-as-many-buildings = l'attaccante sta in tanti Edifici quanti il difensore: { $own } contro { $enemy }

## Che cosa si chiede

upfront-prompt-sentry = Scegli l'uomo che è di sentinella mentre gli altri dormono.

## Che cosa si può fare

upfront-action-sentry = { $man } è di sentinella
    .words = man
upfront-verb-sentry = Sentinella
upfront-outcome-landing-0 = nessun ferito
upfront-outcome-landing-1 = 1 uomo è ferito
upfront-outcome-landing-2 = 2 uomini sono feriti
upfront-outcome-landing-3 = 3 uomini sono feriti
upfront-outcome-landing-4 = 4 uomini sono feriti

## Perché no

upfront-why-must-be-carried = { $man } è ferito e va portato: non può andare da solo, prima manda qualcuno che lo accompagni.
upfront-why-no-assistant-yet = { $man } è appena atterrato: nessuna mitragliatrice comincia con un servente.
upfront-why-cannot-hide-yet = Gli uomini sono appena atterrati e nel primo turno del nemico non possono nascondersi.
upfront-why-no-sentry = { $name } non può essere la sentinella: è un fuciliere con il Morale che lo scenario indica.
upfront-why-still-asleep = Il Gruppo { $group } dorme ancora: nessuna carta Recupero gli serve finché non gli si spara, non lo colpisce una carica da demolizione o non attacca lui stesso.
upfront-why-no-sniper-yet = L'avamposto è stato sorpreso: usa il Cecchino solo dopo la sua prima carta Recupero.
upfront-why-force-behind-stays = Il Gruppo { $group } fa parte della forza alle spalle del nemico, che tiene le sue lettere.
upfront-why-shared-over-forces = { $man } spetta all'altra forza: le mitragliatrici si dividono fra le due.

## Armi di un veicolo

upfront-fitting-gun = cannone
upfront-fitting-gun2 = secondo cannone
upfront-fitting-mg = mitragliatrice
upfront-fitting-flame = lanciafiamme
