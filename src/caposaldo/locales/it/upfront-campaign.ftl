## La partita di una campagna (42.6, 42.7)

upfront-event-withdraws = Il Gruppo { $group } { $seat-adjective } annuncia la ritirata con { $card }: lo scenario è concesso.
upfront-event-withdrawn = Il Gruppo { $group } { $seat-adjective } si è ritirato con { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    }.
upfront-event-withdrawal-fails = Il Gruppo { $group } { $seat-adjective } è bloccato: la sua ritirata fallisce.
upfront-event-pursuit-check = { $man } affronta un controllo del morale per l'inseguimento: { $card-draw }, { $number } contro Morale { $morale }: { $passed ->
        [yes] guida i suoi avanti.
       *[no] l'inseguimento non comincia.
    }
upfront-event-pursues = Il giocatore { $seat-adjective } insegue fino alla fine del mazzo di pesca.
upfront-event-elan = { $man } guadagna { $count ->
        [one] 1 punto slancio
       *[other] { $count } punti slancio
    }: { $feat }.
upfront-event-elan-at-stake = { $men } possono guadagnare { $count ->
        [one] 1 punto slancio
       *[other] { $count } punti slancio
    } ciascuno se questo fuoco ha effetto.
upfront-event-attack-over = L'attacco è finito.
upfront-feat-hero = un Eroe
upfront-feat-close-combat = un'uccisione in corpo a corpo
upfront-feat-anti-tank = un AFV colpito con un'arma anticarro
upfront-feat-charge = un AFV colpito con una carica da demolizione
upfront-feat-bare-hands = un AFV affrontato a mani nude
upfront-feat-unpinned = ne esce non inchiodato o ferito
upfront-fate-withdrawn = si ritira
upfront-ui-fate-withdrawn = ritirato
upfront-ui-withdrawing = In ritirata
upfront-reason-withdrawal = il giocatore { $seat-adjective } si ritira
upfront-prompt-pursue = Lo scenario è vinto. Scegli un leader che tenti l'inseguimento, o lascia andare il nemico.
upfront-action-withdraw = Il { $group } si ritira con { $card } e concede lo scenario
    .words = group card
upfront-action-pursue = { $man } guida l'inseguimento
    .words = man
upfront-action-let-go = Lascia andare il nemico
upfront-verb-withdraw = Ritirati
upfront-verb-pursue = Insegui
upfront-verb-let-go = Lascia andare
upfront-why-no-campaign = I Gruppi si ritirano solo in una campagna.
upfront-why-encircled-stays = Il Gruppo { $group } è accerchiato e non può ritirarsi.
upfront-why-withdraws-already = Il Gruppo { $group } si sta già ritirando.
upfront-why-too-far-forward = Il Gruppo { $group } deve stare a raggio 0 o meno per ritirarsi.
upfront-why-withdrawal-needs-red = { $card } ha un numero nero: la ritirata ne vuole uno rosso.

## L'uomo di un giocatore (42.9)

upfront-man-g99 = il volontario tedesco
upfront-man-a99 = il volontario americano
upfront-man-r99 = il volontario russo
upfront-man-b99 = il volontario inglese
upfront-man-j99 = il volontario giapponese
upfront-man-i99 = il volontario italiano
upfront-man-f99 = il volontario francese

## La campagna tra una partita e l'altra

campaign-title = Campagna
campaign-points = Punti campagna: { $points }
campaign-stage-muster = Prossimo scenario: { $scenario }.
campaign-stage-battle = Partita in corso: { $scenario }.
campaign-stage-after = { $scenario } è finito: i conti sono aperti.
campaign-won = La campagna è finita. Vittoria: { $side }.
campaign-even = La campagna è finita senza vincitore.
campaign-drawn = nessun vincitore
campaign-won-by = vittoria: { $side }
campaign-roster = Ruolino: { $side }
campaign-ledger = Registro dei punti
campaign-written = Scritto in { $file }.
campaign-do-choose = Rispondi con: caposaldo campaign choose FILE DOMANDA OPZIONE, oppure --first per tutte.
campaign-do-play = Gioca con: caposaldo campaign play FILE; oppure campaign next FILE, poi campaign enter FILE REGISTRAZIONE.
campaign-question-leader = { $side }: chi comanda al posto di { $man }?
campaign-question-assistant = { $side }: chi fa il vice caposquadra al posto di { $man }?
campaign-question-stand-in = { $side }: chi viene al posto di { $man }?
campaign-question-swap = { $side }: { $man } comanda; a chi dà la sua mitragliatrice leggera?
campaign-question-rout = { $side }: { $man } è andato in rotta; di che cosa perde 1?
campaign-question-improve = { $side }: { $man } può pagare 5 punti slancio; che cosa aumenta?
campaign-question-own-man = { $side }: { $man } è ferito; riposa o torna come rimpiazzo?
campaign-option-man = { $man }, { $rank }, { $weapon }, { $morale }/{ $panic }
campaign-option-nobody = nessuno
campaign-option-transfer = un trasferimento (7 punti)
campaign-option-replacement = lo stesso uomo come rimpiazzo (1 punto)
campaign-option-morale = Morale
campaign-option-panic = Panico
campaign-option-keep = niente: conserva i suoi punti
campaign-option-rest = salta tre scenari
campaign-column-name = Nome
campaign-column-rank = Grado
campaign-column-weapon = Arma
campaign-column-morale = Morale
campaign-column-panic = Panico
campaign-column-kia = KIA
campaign-column-elan = Slancio
campaign-column-survival = Sopravvivenze
campaign-column-promotion = Promozioni
campaign-column-state = Stato
campaign-column-game = Partita
campaign-column-side = Parte
campaign-column-reason = Motivo
campaign-column-man = Uomo
campaign-column-points = Punti
campaign-state-available = disponibile
campaign-state-absent = ferito, ne salta { $count }
campaign-state-killed = perduto
campaign-state-replacement = rimpiazzo
campaign-reason-victory = scenario vinto
campaign-reason-killed = ucciso
campaign-reason-afv = AFV perduto
campaign-reason-gun = cannone di fanteria perduto
campaign-reason-transfer = leader trasferito
campaign-reason-replacement = rimpiazzo
campaign-rank-SSG = sergente maggiore
campaign-rank-SGT = sergente
campaign-rank-JRSGT = sergente minore
campaign-rank-CPL = caporale
campaign-rank-PFC = soldato scelto
campaign-rank-PVT = soldato
campaign-rank-COMMISSAR = commissario
campaign-rank-russian-SSG = Starshi Serzhant
campaign-rank-russian-SGT = Serzhant
campaign-rank-russian-JRSGT = Mladshi Serzhant
campaign-rank-russian-CPL = Yefreytor
campaign-rank-russian-PVT = Ryadovoi
campaign-rank-german-SSG = Feldwebel
campaign-rank-german-SGT = Unterfeldwebel
campaign-rank-german-CPL = Unteroffizier
campaign-rank-german-PFC = Gefreiter
campaign-rank-german-PVT = Obersoldat

## La pagina delle campagne

campaign-lead = Più scenari in catena, combattuti dagli stessi uomini: vengono feriti e uccisi, imparano, salgono di grado e sono ricordati.
campaign-yours = Le tue campagne
campaign-new = Una nuova campagna
campaign-name = Nome
campaign-my-nation = La tua nazionalità
campaign-enemy-nation = Il nemico
campaign-chain = Scenari
campaign-chain-note = Si giocano in quest'ordine; spostateli con le frecce.
campaign-own-name = Un uomo tuo
campaign-own-weapon = La sua arma
campaign-own-note = Si aggiunge a ogni forza (UF 42.9); lascia vuoto il nome per farne a meno.
campaign-own = uomo del giocatore
campaign-begin = Comincia la campagna
campaign-next = Comincia la prossima partita
campaign-go-on = Alla partita in corso
campaign-look-again = Guarda di nuovo
campaign-print = Stampa il foglio
campaign-questions = Da scegliere
campaign-choose = Scegli
campaign-others-choose = Sceglie l'altra parte.
campaign-goes = parte
campaign-printed = stampato { $value }
campaign-ledger-empty = Non si è ancora vinto né perso nulla.
campaign-chain-empty = Nessuno scenario: aggiungetene almeno uno.
campaign-chain-scenario = Scenario da aggiungere
campaign-chain-add = Aggiungi
campaign-chain-sample = La catena d'esempio
campaign-chain-up = Sposta prima: { $scenario }
campaign-chain-down = Sposta dopo: { $scenario }
campaign-chain-remove = Togli: { $scenario }
campaign-chain-added = { $scenario } è al posto { $place }.
campaign-chain-moved = { $scenario } è ora al posto { $place }.
campaign-chain-removed = { $scenario } è tolto.
campaign-design-file = Aggiungi un file di scenario su misura
campaign-design-kept = Aggiungi quello della pagina “Scenari su misura”
campaign-design-faulty = Questo scenario non si può giocare così: correggetelo nella pagina degli scenari su misura.
campaign-design-note = Uno scenario su misura in cui attacca una parte si gioca così com'è. Aggiungendone un secondo con lo stesso titolo in cui attacca l'altra, attacca chi è in vantaggio.
campaign-design-either = attacca chi è in vantaggio
campaign-design-joined = { $scenario }: ora attacca chi è in vantaggio.
campaign-design-nations = Le parti di questo scenario non sono quelle della campagna: cambia le une o le altre.
campaign-design-unreadable = Questo file non è uno scenario su misura.
campaign-own-called = Nome
campaign-points-title = Punti campagna
campaign-ahead = in vantaggio
campaign-to-come = da giocare
campaign-now-muster = il prossimo
campaign-now-battle = in corso
campaign-now-after = conti aperti
campaign-now-over = finita
campaign-attacked = attacco: { $side }
campaign-column-rule = Regola
campaign-short-survival = Sopr.
campaign-short-promotion = Prom.
campaign-elan-cost = { $cost } = +1
campaign-elan-of = Slancio { $elan }; un miglioramento ne costa { $cost }
campaign-men-goes = Vanno nel prossimo scenario
campaign-men-fought = Hanno già combattuto
campaign-men-fit = Pronti
campaign-men-rest = Resto del ruolino
campaign-made = rimpiazzo ({ $points } pt)
campaign-sent = trasferito ({ $points } pt)
campaign-machines = Con loro: { $machines }.
campaign-back = Torna alla campagna
campaign-effect-leader-man = Comanda la Squadra in questo scenario.
campaign-effect-assistant-man = Fa il vice in questo scenario.
campaign-effect-assistant-nobody = La Squadra non ha un vice in questo scenario.
campaign-effect-assistant-transfer = Torna un vice perduto, tirato a sorte: { $points } punti campagna.
campaign-effect-stand-in-man = Viene in questo scenario al posto di { $man }.
campaign-effect-stand-in-replacement = { $man } torna come soldato, con Morale e Panico stampati e un KIA più basso: { $points } punti campagna.
campaign-effect-swap-man = Prende la mitragliatrice leggera e dà la sua arma a { $man }.
campaign-effect-rout-morale = Morale da { $from } a { $to }.
campaign-effect-rout-panic = Panico da { $from } a { $to }.
campaign-effect-improve-morale = Morale da { $from } a { $to }; paga { $cost } punti slancio e segna una promozione.
campaign-effect-improve-panic = Panico da { $from } a { $to }; paga { $cost } punti slancio e segna una promozione.
campaign-effect-improve-keep = Non paga nulla; se va in rotta li perde tutti.
campaign-effect-own-man-rest = Salta { $misses } scenari, poi torna com'è.
campaign-effect-own-man-replacement = È subito di nuovo pronto, come soldato e con un KIA più basso: { $points } punti campagna.
campaign-men-waiting = Una scelta è ancora aperta: chi manca verrà dopo.
campaign-choose-first = Prima fai le scelte aperte

upfront-hint-give-up = Lo scenario è quasi perduto: il Gruppo { $group } può ancora salvare i suoi uomini.
upfront-hint-fight-on = Non è ancora il momento di abbandonare lo scenario.
upfront-hint-get-away = Al Gruppo { $group } resta solo da mettersi in salvo.
upfront-hint-pursue = Il nemico può subire più di quanto infligge: { $man } può guidare l'inseguimento.
upfront-hint-let-them-go = Un inseguimento costerebbe più di quanto rende.
