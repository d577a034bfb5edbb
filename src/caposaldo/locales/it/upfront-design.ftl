## Forze e scenari su misura (43): i conti

upfront-modifier-bought-card = n. { $number } { $man }
upfront-modifier-bought-weapon = { $count ->
        [one] { $weapon }
       *[other] { $count } × { $weapon }
    }
upfront-modifier-bought-later = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } dopo { $decks ->
        [one] 1 mazzo
       *[other] { $decks } mazzi
    }, { $points } punti al { $percent }%
upfront-modifier-bought-elite = truppe Elite
upfront-modifier-bought-second_line = truppe di seconda linea
upfront-modifier-bought-partisan = partigiani
upfront-modifier-bought-sniper = uso dei cecchini
upfront-modifier-bought-second = un secondo cecchino
upfront-reason-eliminated = { $count } delle { $force } carte contro il giocatore { $winner-adjective } sono perse, più di metà

## Che cosa non va in uno scenario, e che cosa fare

upfront-why-design-no-nation = Non esiste la nazionalità “{ $text }”: scegli fra quelle che hanno carte proprie.
upfront-why-design-same-nation = Le due parti sono entrambe “{ $text }”: scegli un'altra nazionalità per una di loro.
upfront-why-design-no-victory = Non esiste la condizione di vittoria { $number }: scegline una da 1 a { $most }, o pescala.
upfront-why-design-no-scenario = Non esiste lo scenario “{ $text }”: scegli fra { $known }.
upfront-why-design-no-year = Il semestre manca o è sconosciuto: scegli fra { $known }, o pescalo.
upfront-why-design-no-side = Ci sono punti per “{ $text }”, che qui non è una parte: assegnali a { $known }.
upfront-why-design-meeting = In questo scenario nessuno attacca: chiama i ruoli first e second.
upfront-why-design-attack = Qui una parte attacca e una difende: chiama i ruoli attacker e defender.
upfront-why-design-not-listed = Lo scenario non ha una forza in questo ruolo per la parte { $side }: scegli un'altra nazionalità.
upfront-why-design-printed-troops = Gli uomini in più sono del tipo previsto dallo scenario: scegli le truppe { $troops }.
upfront-why-design-no-troops = Non esiste il tipo di unità “{ $text }”: scegli fra di linea (line), Elite (elite), seconda linea (second_line) o partigiani (partisan).
upfront-why-design-no-partisans-yet = La parte { $side } ha partigiani solo dopo il 1943: scegli una data successiva o un altro tipo.
upfront-why-design-not-theirs = La parte { $side } non ha truppe del tipo { $troops }: scegli un altro tipo.
upfront-why-design-partisans-elite = I partigiani non sono mai Elite: togli uno dei due.
upfront-why-design-nobody = Non è stato acquistato ancora nessuno: prendi carte che possano formare due Gruppi.
upfront-why-design-no-card = La parte { $side } non ha la carta n. { $number }: toglila.
upfront-why-design-twice = { $man } (n. { $number }) è preso due volte: toglilo una volta.
upfront-why-design-not-yet = { $man } (n. { $number }) c'è solo dal { $from }, non nel { $year }: togli la carta o cambia il semestre.
upfront-why-design-no-more = { $man } (n. { $number }) c'è solo fino al { $to }, non nel { $year }: togli la carta o cambia il semestre.
upfront-why-design-partisans-heavy = I partigiani non hanno né cannoni né AFV: togli { $man } (n. { $number }).
upfront-why-design-heavy-barred = Cannoni e AFV non sono stati concordati: togli { $man } (n. { $number }), o accordati.
upfront-why-design-partisan-leaders = I partigiani hanno al massimo un leader, non { $count }: togli leader fino a { $most }.
upfront-why-design-many-leaders = Ci sono { $chiefs } SL, { $seconds } ASL e { $commissars } Commissari: lascia un SL e un ASL, o un Commissario in uno dei due posti.
upfront-why-design-few-leaders = Ci sono { $chiefs } SL, { $seconds } ASL e { $commissars } Commissari: una forza vuole un SL e un ASL, o un Commissario in uno dei due posti.
upfront-why-design-too-shaky = { $man } (n. { $number }) ha Morale { $morale }: le truppe Elite hanno almeno { $least }, prendi un altro uomo.
upfront-why-design-too-steady = { $man } (n. { $number }) ha Morale { $morale }: le truppe di seconda linea hanno al massimo { $most }, prendi un altro uomo.
upfront-why-design-other-leader = { $man } (n. { $number }) non può comandare truppe di questo tipo: prendi { $name }.
upfront-why-design-no-weapon = Non esiste l'arma secondaria “{ $text }”: scegli DC, PF, ATMM, RADIO, RADIO6 o RADIO7.
upfront-why-design-weapon-not-theirs = La parte { $side } non può acquistare questo: { $weapon }. Toglilo.
upfront-why-design-weapon-not-yet = Questo c'è solo dal { $from }, non nel { $year }: { $weapon }. Toglilo o cambia il semestre.
upfront-why-design-anti-tank = { $count } armi anticarro sono troppe: { $squads ->
        [one] una Squadra
       *[other] { $squads } Squadre
    } di questa nazionalità ne può avere { $most }.
upfront-why-design-charges = { $count } cariche da demolizione sono troppe: { $squads ->
        [one] una Squadra
       *[other] { $squads } Squadre
    } ne può avere { $most }.
upfront-why-design-carriers = { $count } armi secondarie vogliono altrettanti uomini che possano portarle; { $decks ->
        [0] all'inizio
        [one] dopo 1 mazzo
       *[other] dopo { $decks } mazzi
    } ce ne sono { $most }.
upfront-why-design-too-many-later = { $count } carte di rinforzo sono troppe: { $start } cominciano sul tavolo, quindi al massimo { $most } possono arrivare dopo.
upfront-why-design-too-late = Rinforzi dopo { $decks ->
        [one] 1 mazzo
       *[other] { $decks } mazzi
    } non possono arrivare in questa partita: scegli da 1 a { $most }.
upfront-why-design-empty-later = Nessuno arriva dopo { $decks ->
        [one] 1 mazzo
       *[other] { $decks } mazzi
    }: aggiungi carte o togli la voce.
upfront-why-design-large-later = { $count } carte dopo { $decks ->
        [one] 1 mazzo
       *[other] { $decks } mazzi
    } sono troppe per un gruppo: fanne arrivare insieme al massimo { $most }.
upfront-why-design-afv-with-others = Un AFV è un Gruppo a sé, e tutti i rinforzi arrivano come un solo Gruppo: metti l'AFV da solo.
upfront-why-design-same-deck = Due lotti di rinforzi arrivano dopo lo stesso mazzo: mettili insieme, perché i loro punti si sommano prima dello sconto.
upfront-why-design-no-groups = { $count } carte e { $tanks } AFV non possono formare da due a quattro Gruppi di 2-10 carte: aggiungi o togli carte.
upfront-why-design-snipers = Una parte ha al massimo { $most } cecchini: acquistane meno.
upfront-why-design-too-dear = La forza costa { $points } punti e ne sono concessi { $limit }: risparmiane { $over }.
upfront-why-afv-at-range-zero = Un AFV di rinforzo arriva a raggio 0.

## Pescate, condizioni di vittoria, tipi di truppe

upfront-design-draw-position = Parti: { $card } dà { $number }; attacca la parte { $attacker }, difende la parte { $defender }.
upfront-design-draw-time = Semestre: { $card } dà { $number }, { $year }.
upfront-design-draw-victory = Vittoria: { $card } dà { $number }. { $condition }
upfront-design-draw-limit = Limite di tempo: { $card }, RN { $number }: { $decks } mazzi.
upfront-design-draw-troops = Truppe della parte { $side }: { $card } dà { $number }, { $troops }.
upfront-design-draw-tie = Parità: { $who } pesca { $card }, RN { $number }.
upfront-design-victory-1 = L'attaccante vince con almeno il doppio dei punti vittoria del difensore alla fine; i raggi contano solo negli Edifici.
upfront-design-victory-2 = L'attaccante vince con almeno il doppio dei punti vittoria del difensore alla fine.
upfront-design-victory-3 = Vince chi ha più punti vittoria alla fine.
upfront-design-victory-4 = Vince chi ha più punti vittoria alla fine; i raggi contano solo negli Edifici.
upfront-design-victory-5 = Il difensore riceve la Casamatta prima dello schieramento; l'attaccante vince quando resta vuota, altrimenti vince il difensore.
upfront-design-victory-6 = Vince il primo con 4 carte non inchiodate a raggio 4, al riparo e non infiltrate; altrimenti il difensore.
upfront-design-victory-7 = L'attaccante vince con almeno metà della sua forza non inchiodata, al riparo, a raggio relativo 5 da un gruppo nemico; altrimenti il difensore.
upfront-design-victory-8 = L'attaccante vince eliminando più di metà della forza del difensore prima che la sua Squadra crolli; altrimenti il difensore.
upfront-design-troops-line = di linea
upfront-design-troops-elite = Elite
upfront-design-troops-second_line = di seconda linea
upfront-design-troops-partisan = partigiani
upfront-design-role-attacker = Attaccante
upfront-design-role-defender = Difensore
upfront-design-role-first = Prima parte
upfront-design-role-second = Seconda parte
upfront-design-way-bid = Uno scenario inventato con le offerte
upfront-design-way-bid-text = Parti, semestre, vittoria e limite di tempo si pescano o si concordano; attacca la forza d'attacco che costa meno.
upfront-design-way-replay = Forze su misura in uno scenario stampato
upfront-design-way-replay-text = Le due parti acquistano entro i punti dello scenario; tutto il resto è come stampato.
upfront-design-way-balance = Uno scenario stampato con un'offerta di equilibrio
upfront-design-way-balance-text = Chi offre di più per una parte la prende; l'altro spende quei punti in altre forze.
upfront-scenario-own = Uno scenario su misura
upfront-scenario-own-story = Inventato dai suoi giocatori: forze, vittoria e limite di tempo sono loro.

## La riga di comando

terminal-design-written = Scritto { $file }.
terminal-design-fine = { $file } si può giocare.
terminal-design-faults = { $count ->
        [one] 1 errore
       *[other] { $count } errori
    } in { $file }
terminal-design-line = riga { $line }, { $field }
terminal-design-field = { $field }
terminal-design-total = { $role }: { $total } punti
terminal-design-total-of = { $role }: { $total } punti su { $limit }

## La pagina

web-design = Scenari su misura
web-design-lead = Inventa uno scenario, acquista le due forze con i punti delle loro carte, e giocalo subito. Il conto e ciò che le regole obiettano si aggiornano mentre scegli.
web-design-kind = Di che genere
web-design-agreed = Che cosa si concorda
web-design-title-en = Titolo (inglese)
web-design-title-it = Titolo (italiano)
web-design-scenario = Scenario
web-design-year = Semestre
web-design-victory = Vittoria
web-design-decks = Mazzi
web-design-night = Notte
web-design-fire = Il terreno può prendere fuoco
web-design-heavy = Si possono acquistare cannoni e AFV
web-design-minefields = Il difensore può usare le carte Campo minato
web-design-limit = Punti concessi
web-design-limit-none = nessun limite
web-design-draw = Tirare a sorte
web-design-draw-lead = Le carte del mazzo azioni decidono ciò che lasci al caso.
web-design-draw-sides = parti
web-design-draw-year = semestre
web-design-draw-victory = vittoria
web-design-draw-decks = limite di tempo
web-design-draw-troops = tipi di truppe
web-design-draw-now = Pesca
web-design-drawn = Che cosa è uscito
web-design-cover = Copri questa forza
web-design-uncover = Scopri questa forza
web-design-covered-fault = C'è un errore nella forza coperta.
web-design-nation = Nazionalità
web-design-troops = Truppe
web-design-men = Uomini
web-design-heavies = Cannoni e AFV
web-design-weapons = Armi secondarie
web-design-snipers = Cecchini
web-design-later = Rinforzi
web-design-later-add = Aggiungi rinforzi
web-design-later-decks = dopo quanti mazzi
web-design-later-cards = Numeri delle carte
web-design-later-remove = Togli
web-design-card = { $name }, n. { $no }, { $points } punti
web-design-count = Quantità di: { $weapon }
web-design-bill = Conto
web-design-total = { $total } punti
web-design-total-of = { $total } punti su { $limit }
web-design-faults = Da correggere
web-design-no-faults = Va tutto bene: si può giocare.
web-design-file = File
web-design-save = Salva il file
web-design-load = Apri un file
web-design-play = Gioca
web-design-bids = Offerte segrete
web-design-bids-lead = Uno dopo l'altro scrive un'offerta mentre l'altro non guarda; si aprono insieme.
web-design-bid-first = Primo giocatore, scrivi la tua offerta
web-design-bid-second = Secondo giocatore, scrivi la tua offerta
web-design-bid-side = Parte voluta
web-design-bid-points = Punti
web-design-bid-seal = Sigilla l'offerta
web-design-bid-open = Apri le due offerte
web-design-bid-again = Nuove offerte
web-design-bid-name-0 = Primo giocatore
web-design-bid-name-1 = Secondo giocatore
web-design-bid-result = { $player } prende questa parte: { $role }. L'altro giocatore spende { $extra } punti in altre forze.
web-design-bid-attacks = { $player } attacca con la forza che ha scritto; l'altro giocatore difende.
web-design-bid-written = { $player } ha scritto { $points } punti.
web-design-taken = Sono qui ({ $name })
web-design-hand-over = Copri e passa lo schermo: { $name }
web-design-face-down = Questa forza è coperta.
web-design-from = dal { $from }
web-design-until = fino al { $to }
web-design-between = { $from }–{ $to }
web-design-bought = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, { $points } punti
web-design-each = { $points } punti
