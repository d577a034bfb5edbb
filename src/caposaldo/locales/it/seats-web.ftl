## Posti, inviti e chiavi nel browser

web-the-side = { $side ->
        [Americani] gli Americani
        [Inglesi] gli Inglesi
        [Italiani] gli Italiani
       *[other] i { $side }
    }
web-title-playing = { $table } · Caposaldo
web-title-waiting = Invito · { $table }
web-title-watching = Stai guardando · { $table }
web-title-invite = Invito · Caposaldo
web-title-invited = Ti invitano · { $game }
web-title-invited-by = { $name } ti invita · { $game }
web-to-tables = Ai tuoi tavoli
web-watch-game = Guarda la partita
web-from-start = Rivedila dall'inizio
web-you = Tu
web-the-other = L'altro
web-today-at = oggi alle { $time }
web-day-at = il { $day } alle { $time }

## Chi ha fatto il tavolo invita

web-waits-for-other = In attesa che l'altro si sieda
web-send-invite = Manda l'invito
web-invites = Inviti
web-invite-lead = Chi apre questo link si siede con { web-the-side }. Il link vale una volta sola: quando l'altro si siede, si spegne.
web-invite-again-lead = Chi apre questo link prende il posto di chi gioca con { web-the-side } e ne vede la mano. Il link vale una volta sola.
web-invite-link = Link dell'invito ({ $side })
web-invite-code = Codice QR dell'invito
web-invite-text = Ti invito a una partita: { $game }.
web-invite-elsewhere = Un invito è già aperto ({ $side }), ma il suo link non è in questo browser. Se ne fai uno nuovo, quello vecchio si spegne.
web-no-invite = Nessuno è invitato a giocare con { web-the-side }.
web-new-invite-note = Fanne uno nuovo se l'hai mandato alla persona sbagliata: quello vecchio si spegne subito.
web-make-invite = Fai un invito
web-make-new = Fanne uno nuovo
web-withdraw = Ritira l'invito
web-copy-link = Copia il link
web-copy = Copia
web-copy-by-hand = Segna il link e copialo a mano.
web-share = Condividi…
web-show = Mostra
web-hide = Nascondi
web-the-game = La partita
web-as-played = Si gioca
web-readings-usual = interpretazioni come nel documento
web-readings-own = { $count ->
        [one] 1 interpretazione diversa dal documento
       *[other] { $count } interpretazioni diverse dal documento
    }
web-chance = Caso
web-chance-sealed = si sigilla quando l'altro si siede
web-may-close = Puoi chiudere questa pagina: il tavolo resta fra i tuoi.
web-play-meanwhile = Gioca intanto contro il computer
web-waiting-guest = Appena l'altro si siede, la partita comincia qui.
web-waiting-looking = Stai guardando; non hai un posto. La partita comincia appena tutti si siedono.
web-waiting-campaign = L'altro giocatore trova questa partita nella campagna: comincia qui appena la apre anche lui.
web-has-sat-down = { $name } si è seduto.
web-has-sat-down-unnamed = L'altro si è seduto ({ $side }).

## Fin dove arriva un link

web-reach = Fin dove arriva questo link
web-reach-computer = Questo computer
web-reach-network = Rete locale
web-reach-internet = Internet
web-reach-too = funziona anche qui
web-reach-not = non arriva
web-reach-network-text = Chi lo apre deve essere nella tua stessa rete, per esempio lo stesso Wi-Fi. Per giocare da lontano serve un server che si veda da fuori.
web-reach-internet-text = Il link si apre da dovunque.
web-only-here = Funziona solo su questo computer.
web-only-here-text = A { $host } risponde solo questo computer: un altro apparecchio non lo può aprire. Riavvia il server per la rete locale, il tavolo resta:
web-restarted = Ho riavviato, riprova
web-how-to-host = Come ospitare un tavolo

## Come ospitare un tavolo

web-host-lead = Chi fa partire il programma ospita i tavoli: le partite restano sul suo computer, gli altri aprono un link nel browser.
web-host-now = adesso
web-host-computer = Il modo di serie. Si gioca contro il computer o in due allo stesso schermo; nessun altro apparecchio può entrare.
web-host-computer-note = I link d'invito si aprono soltanto qui, per esempio in un altro browser.
web-host-network = Chi è collegato alla stessa rete, per esempio allo stesso Wi-Fi, apre i tuoi link. I tavoli già fatti restano.
web-host-network-note = Il primo avvio può far comparire una domanda del firewall: permetti le reti private. Il link porta l'indirizzo del tuo computer in quella rete.
web-host-internet = Serve un computer raggiungibile da fuori, con un indirizzo suo e una connessione cifrata (https) davanti al programma.
web-host-internet-note = Con --public-url i link d'invito cominciano con quell'indirizzo.
web-host-keys = Inviti, posti e chiavi
web-host-invite = Un invito vale una volta sola
web-host-invite-text = Chi lo usa riceve una chiave che conosce solo il suo browser; chi ha fatto il tavolo non la vede mai. Finché nessuno lo usa si può ritirare o rifare.
web-host-seat = Il link del tuo posto
web-host-seat-text = Porta il tuo posto su un altro apparecchio. Tienilo per te: chi lo apre gioca al posto tuo.
web-host-lost = La chiave è persa
web-host-lost-text = Un browser può dimenticare ciò che una pagina tiene. Se hai il link del tuo posto, aprilo. Altrimenti chi ha fatto il tavolo ti manda un invito nuovo: tutti al tavolo lo sanno, e resta scritto nella registrazione.
web-host-watch = Chi guarda
web-host-watch-text = L'indirizzo del tavolo, senza chiave, fa guardare: mani e carte coperte restano coperte.

## Chi è invitato

web-invited = Ti invitano a giocare
web-invited-by = { $name } ti invita a giocare
web-invited-campaign = Una campagna: una partita dopo l'altra con gli stessi uomini, che imparano, si feriscono e fanno carriera.
web-you-sit = Ti siedi con { web-the-side }
web-again-guest = Qualcuno aveva già questo posto.
web-again-guest-text = Se ti siedi, vedi la sua mano e giochi al posto suo; la sua chiave si spegne, e tutti al tavolo lo sanno.
web-own-invite = Questo browser ha già un posto a questo tavolo.
web-own-invite-text = L'invito è per un'altra persona: se ti siedi qui, avrai le due parti.
web-to-my-seat = Vai al tuo posto
web-your-name = Il tuo nome, se vuoi
web-name-hint = come vuoi essere chiamato
web-sit-down = Siediti
web-need-account = nessun conto
web-need-password = nessuna password
web-need-install = niente da installare
web-need-sealed = caso sigillato da entrambi
web-only-look = Guarda soltanto
web-invite-spent-title = Invito non più valido · Caposaldo
web-invite-used = Questo invito è già stato usato
web-invite-used-text = Qualcuno si è seduto { $when }. Un invito vale una volta sola, perché nessuno possa prendere il posto di un altro.
web-used-you = Eri tu, in un altro browser?
web-used-you-text = Apri la partita lì, oppure apri il link del tuo posto.
web-used-other = Non eri tu?
web-used-ask = Chiedi un invito nuovo a chi ti ha mandato il link.
web-used-ask-name = Chiedi a { $name } un invito nuovo.
web-invite-withdrawn = Questo invito è stato ritirato
web-invite-withdrawn-text = Chi ha fatto il tavolo lo ha ritirato { $when }: non fa più sedere nessuno.
web-withdrawn-want = Vuoi ancora giocare?
web-no-such-invite = Qui non c'è nessun invito
web-no-such-invite-text = Il link è forse copiato a metà, o l'invito era su un altro server. Confrontalo con quello che hai ricevuto.

## Il link del mio posto

web-seat-link = Il link del mio posto
web-seat-link-of = Link del posto ({ $side })
web-seat-link-lead = Inquadralo con il telefono, o aprilo in un altro browser, e continui da lì: lo stesso posto, la stessa mano.
web-seat-code = Codice QR del tuo posto ({ $side })
web-seat-danger = Chi lo apre gioca al posto tuo e vede la tua mano.
web-seat-danger-text = Non mandarlo all'avversario. Se è finito altrove, fanne uno nuovo: il vecchio si spegne.
web-seat-renewed = Ecco il link nuovo: quello vecchio è spento, dovunque fosse.
web-seat-offer = Tieni il link del tuo posto.
web-seat-offer-text = Un browser può dimenticare ciò che tiene: con il link ritrovi il tavolo, anche su un altro apparecchio.
web-not-now = Non ora
web-key-gone = Questo browser non ha più il posto
web-key-gone-text = La chiave che tiene non apre nessun posto a questo tavolo: è stata rifatta, o qualcuno si è seduto con un invito nuovo.
web-link-dead = Questo link non apre nessun posto
web-link-dead-text = La chiave che porta non vale per questo tavolo: è stata rifatta, o qualcuno si è seduto con un invito nuovo.
web-key-gone-you = Eri tu, altrove?
web-key-gone-you-text = Apri lì «Il link del mio posto» e usalo qui.
web-key-gone-other = Non eri tu?
web-key-gone-other-text = Chiedi un invito nuovo a chi ha fatto il tavolo.

## Un invito nuovo per un posto già preso

web-send-new-invite = Manda un invito nuovo
web-open-invite = Invito aperto
web-again-lead = Chi gioca con { web-the-side } ha perso la chiave? Un invito nuovo gli ridà il posto.
web-again-sure = Un invito nuovo per il posto ({ $side })?
web-again-hand = Chi lo usa vede quella mano e gioca a quel posto.
web-again-key = Appena è usato, la chiave usata finora si spegne.
web-again-told = Tutti al tavolo lo sanno, e resta scritto nella registrazione.
web-again-do = Fai l'invito nuovo
web-again-not = Lascia tutto com'è
web-news = Posti al tavolo
web-news-invited = C'è un invito nuovo per un posto già preso ({ $side }): chi lo usa vede quella mano e gioca lì.
web-news-seated = { $name } si è seduto con un invito nuovo ({ $side }): da ora gioca lì e vede quella mano.
web-news-seated-unnamed = Qualcuno si è seduto con un invito nuovo ({ $side }): da ora gioca lì e vede quella mano.

## Dimenticare

web-forget-sure = Dimenticare «{ $name }»?
web-forget-text = Questo browser perde la chiave del posto; il tavolo resta sul server. Il link del posto te lo fa ritrovare.
web-forget-no-seat = Sparisce solo da questo elenco.
web-keep-link-first = Prima il link del mio posto
web-forget-not = Tienilo
web-forgotten = «{ $name }» dimenticato.
web-bring-back = Riportalo qui

## Chi guarda

web-watches = Stai guardando
web-watching = Stai guardando; non hai un posto
web-watching-text = Vedi ciò che è pubblico: mani e carte coperte restano coperte, per tutti.
web-watching-decides = Stai guardando; non hai un posto. La decisione spetta a: { $side }.
web-want-seat = Vuoi un posto? Chiedi un invito a chi ha fatto il tavolo: chi guarda non si siede da solo.
web-spectators = { $count ->
        [0] nessuno spettatore
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
web-is-here = è qui
web-watch-link = Link per chi guarda
web-watch-code = Codice QR per chi guarda

## Una linea persa, un server occupato

web-trying = Riprovo ora…
web-tries-in = { $seconds ->
        [one] Riprovo fra 1 secondo.
       *[other] Riprovo fra { $seconds } secondi.
    }
web-may-try-in = { $seconds ->
        [one] Fra 1 secondo si può riprovare.
       *[other] Fra { $seconds } secondi si può riprovare.
    }
web-try-now = Riprova adesso
web-no-server = Il server non risponde
web-no-server-text = Niente è perso: ogni atto era già scritto. Se il server è tuo, avvialo con
web-nothing-here = Qui non c'è nessun tavolo
web-nothing-here-text = Il link è forse copiato a metà, o il tavolo era su un altro server. Confrontalo con quello che hai ricevuto.
web-error-used = Questo invito non vale più: chiedine uno nuovo.
web-error-unsaved = Ora non si può salvare. Niente è cambiato: riprova.
web-error-busy = Il server ha troppo da fare in questo momento.
web-error-stopped = Questo tavolo si può solo guardare: le regole di oggi non lo rigiocano fino in fondo.
common-why-invite-used = Questo invito è già stato usato: chiedine uno nuovo.
common-why-invite-withdrawn = Questo invito è stato ritirato: chiedine uno nuovo.

## Un tavolo che le regole di oggi non rigiocano

web-stopped = Tavolo di una versione precedente
web-stopped-short = Fermo a { $at }
web-stopped-at = Questo tavolo si rivede fino alla risposta { $at }.
web-stopped-whole = Questo tavolo si rivede fino alla risposta { $at }; la risposta { $next } non è ammessa dalle regole di oggi.
web-stopped-good = Fino a lì è tutto verificato: { $at } risposte su { $of }.
web-play-on-there = Continua da lì
