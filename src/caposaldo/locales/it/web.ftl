## Parole del solo browser

game-mortain = Stand at Mortain
game-upfront = Up Front

web-pages = Pagine
web-to-home = Caposaldo, alla pagina iniziale
web-speak-other = Read in English
web-other-theme = Chiaro o scuro
web-loading = Un momento.
web-lost = Questa pagina non esiste.
web-title-table = Tavolo · Caposaldo
web-connection-lost = Connessione persa
web-error-unreachable = Il server non risponde: riprova tra un momento.

## Pagina iniziale

web-home-lead = Siediti da solo, con un amico o a distanza. Il programma dà le carte, somma i modificatori, rifiuta ciò che le regole rifiutano e dice perché, e gioca l'altra parte quando non c'è nessuno.
web-your-tables = I tuoi tavoli
web-in-play = in corso
web-look = Guarda
web-forget = Dimentica
web-what-it-offers = Che cosa offre
web-point-numbers = Ogni numero spiegato
web-point-numbers-text = Un attacco è una lista di modificatori, ciascuno con il valore e il numero della regola.
web-point-odds = Le probabilità prima di decidere
web-point-odds-text = Esatte, sulle carte ancora nel mazzo, e quelle del nemico contro di te.
web-point-why = Perché no?
web-point-why-text = Tutto ciò che ora non puoi fare risponde con la regola che lo impedisce.
web-point-fair = Caso verificabile
web-point-fair-text = Il seme casuale è sigillato prima della prima carta e mostrato alla fine: chiunque può controllare ogni estrazione.
web-point-record = Una registrazione
web-point-record-text = Un file che fa rivedere la partita da entrambe le parti e permette di continuare da qualsiasi punto.
web-point-blind = Con la tastiera e a parole
web-point-blind-text = Tutta la partita si può giocare senza mouse e senza vedere la mappa.
web-owners = I titoli servono solo a dire quali regole si giocano; appartengono ai loro proprietari, e chi gioca dovrebbe possedere i giochi.

## Nuova partita

web-mode-solo = un giocatore contro il computer
web-mode-hotseat = due giocatori a uno schermo, con un sipario fra loro
web-mode-link = due browser; l'altro giocatore riceve un link
web-mode-solitaire = una persona gioca le due parti: le azioni si dichiarano prima, le carte nuove stanno coperte
web-first-player = La tua parte
web-second-name = Nome dell'altro giocatore
web-readings-lead = Dove le regole non sono chiare, scegli come leggerle; la scelta resta nella registrazione.
web-each-reading = { $count ->
        [one] 1 interpretazione
       *[other] { $count } interpretazioni
    }, una per una
web-choices = Prima della partita
web-seed-note = Lascialo vuoto per il caso sigillato, verificabile alla fine. Un seme tuo ripete le stesse estrazioni.

## Sedersi

web-join-title = Sei invitato a giocare la parte: { $side }
web-join-lead = { $game }: scrivi il tuo nome e siediti. Prima non si mostra niente del tavolo.
web-waiting-title = In attesa dell'altro giocatore
web-has-joined = al tavolo
web-not-yet = non ancora arrivato
web-commitment = Caso sigillato, impegno { $hash }
web-no-curtain = Niente più sipario in questa partita

## Il tavolo

web-turn = turno { $turn }
web-turn-short = T{ $turn }
web-clock-left = Tempo rimasto ({ $side }): { $time }
web-clock-rests = Tempo rimasto ({ $side }): { $time }, ora fermo
web-clock-warning = Ancora { $seconds } secondi per dichiarare azioni e scarti.
web-turn-track = Turno
web-other-decides = La decisione spetta ad altri: { $side }.
web-plain-table = Tavolo semplice
web-side = Anteprima e cronaca
web-tabs = Parti del tavolo
web-tab-act = Azione
web-tab-card = Carta
web-tab-table = Turno e riserve
web-tab-log = Cronaca
web-more = Giocatori e registrazione
web-download-record = Scarica la registrazione
web-verb-more = Altro…
web-always = Rispondi sempre così: { $answer }
web-standing-lead = Si risponde senza chiederti:
web-standing-off = Chiedimelo di nuovo
web-do = Esegui
web-all-rules = Tutte le regole
web-no-hint = Niente da suggerire ora.
web-hints-counted = { $count ->
        [one] 1 suggerimento usato, annotato nella registrazione.
       *[other] { $count } suggerimenti usati, annotati nella registrazione.
    }
web-no-odds = Non c'è niente da pesare ora.
web-nothing-to-choose = Niente da scegliere ora.
web-table-in-words = Il tavolo a parole
web-show-moment = Mostra il tavolo dopo la risposta { $n }
web-whole-log = Mostra tutte le { $count } righe
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-mark-may = si può scegliere
web-mark-chosen = scelta
web-mark-target = bersaglio
web-mark-source = agisce ora

## Anteprima

web-factors = Fattori
web-threat-factors = Chi potrebbe sparare
web-sum-of-factors = somma dei fattori
web-modifiers = Modificatori alla carta
web-needed = { $none ->
        [yes] nessuna carta è abbastanza bassa
       *[no] { $limit ->
            [1] colpito con un asso
            [10] colpito con ogni carta numerica
           *[other] colpito con una carta dall'asso al { $limit }
        }
    }
web-cards-left-label = Carte rimaste per numero; { $count ->
        [one] 1 colpisce
       *[other] { $count } colpiscono
    }
web-odds-of = { $chances } carte su { $of }:
web-odds-exact = Probabilità esatta.
web-odds-sampled = Probabilità stimata.
web-full-deck = A mazzo pieno { $share }.
web-also = Inoltre

## Aiuto

web-help-lead = Ciò che ha il contorno si può scegliere. Ciò che è tratteggiato dice perché no. Ciò che gira una carta prima si mostra, poi si fa.
web-key-digits = preme quel pulsante
web-key-tab = cosa seguente
web-key-arrows = si sposta sul tavolo
web-key-enter = sceglie
web-key-escape = lascia la scelta
web-key-next = conferma, o chiude la carta
web-key-undo = annulla la mossa
web-key-odds = probabilità
web-key-hint = suggerimento
web-key-command = scrive una notazione
web-key-zoom = più vicino, più lontano, tutto
web-key-help = questo aiuto

## Regole, registrazioni, fortuna

web-rules-of = Regole di { $game }
web-rules-lead = Il nostro riassunto di ogni regola, con il suo numero; cronaca, anteprime e rifiuti citano questi numeri.
web-rules-as = Dove le interpretazioni differiscono, si legge:
web-search = Cerca
web-no-such-game = Questo gioco non esiste.
web-open-lead = Una registrazione è un file JSON scritto da questo programma. È controllata e rigiocata; niente vi è preso per buono.
web-record-file = File della registrazione
web-luck-cards = Carte
web-luck-activations = Attivazioni

## La mappa di Stand at Mortain

web-mortain-counter = { $unit }, AT { $at }, AI { $ai }{ $flipped ->
        [yes] , girata
       *[no] {""}
    }{ $hex ->
        [off] {""}
       *[other] , in { $hex }
    }{ $note ->
        [none] {""}
       *[other] , { $note }
    }
web-mortain-hex = Esagono { $hex }
web-mortain-map = Mappa della battaglia
web-mortain-units = Tutte le unità
web-mortain-suppressed = Aerei su { $hex }: il fuoco delle unità tedesche in questi sette esagoni è soppresso
web-mortain-acted = ha agito
web-mortain-card = La carta
web-mortain-no-card = Nessuna carta girata
web-mortain-card-gives = { $side }: { $left ->
        [0] nessuna attivazione rimasta.
        [one] resta 1 attivazione.
       *[other] restano { $left } attivazioni.
    }
web-mortain-short = { $left ->
        [one] 1 attivazione
       *[other] { $left } attivazioni
    }
web-mortain-next = Ancora nel mazzo: nere { $black }, rosse { $red }, Jolly { $joker } su { $all }.
web-mortain-deck = nel mazzo
web-mortain-deck-left = { $count ->
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
web-mortain-west = Ovest
web-mortain-west-waits = Riserva US
web-mortain-east = Est
web-mortain-east-waits = Tedeschi fuori mappa
web-mortain-exit-here = ← uscita tedesca: una mossa dalla colonna 01
web-mortain-now = ora
web-mortain-reserve = riserva
web-mortain-end = fine
web-mortain-markers = Aerei e artiglieria
web-mortain-flying = su { $hex }
web-mortain-choose-hex = scegli un esagono
web-mortain-used = usato nel turno
web-mortain-may-call = si può chiamare
web-mortain-exits = Usciti { $out } di { $needed }
web-mortain-lost = { $count ->
        [one] 1 unità persa: { $units }
       *[other] { $count } unità perse: { $units }
    }
web-mortain-inspector = Chi c'è
web-mortain-kind-armour = corazzato, si colpisce con AT
web-mortain-kind-infantry = fanteria, si colpisce con AI
web-mortain-kind-gun = cannone, si colpisce con AI
web-mortain-tiger = si muove gratis con un'altra unità
web-mortain-if-hit = se colpita
web-mortain-last-step = un altro colpo la elimina
web-mortain-nobody = Non c'è nessuno.
web-mortain-look = Premi una pedina o un esagono per guardarlo.
web-mortain-terrain = Terreno, sul bersaglio
web-mortain-sight = Si tira a 2 esagoni, a 3 da una collina. Tutto blocca la vista tranne il terreno aperto.
web-mortain-set-up = Schieramento americano
web-mortain-place-here = Premi un esagono per l'unità contornata, o prendi uno schieramento intero.
web-mortain-recommended = consigliato
web-mortain-place-west = in riserva a ovest
web-mortain-place-east = in attesa a est
web-mortain-place-unplaced = non ancora schierata
web-mortain-place-exited = uscita dal bordo ovest
web-mortain-place-lost = eliminata

## Nomi di ciò che mostra il tavolo semplice

web-view-turn = turno
web-view-turns = turni in tutto
web-view-units = unità
web-view-place = posto
web-view-flipped = girata
web-view-deck = mazzo
web-view-left = rimaste
web-view-numbers = carte numeriche
web-view-faces = figure
web-view-joker = Jolly
web-view-gone = carte uscite
web-view-activated = hanno attivato
web-view-came_up = colori usciti
web-view-marker = segnalino usato
web-view-suppressed = soppressione
web-view-hex = esagono
web-view-area = area
web-view-exits = uscite
web-view-exits_to_win = uscite per vincere
web-view-orders = ordini
web-view-card = carta
web-view-side = parte
web-view-origin = legata a
web-view-acted = hanno agito
web-view-made = mosse fatte
web-view-moving = muove ora
web-view-volley = attacco in preparazione
web-view-target = bersaglio
web-view-firers = unità che sparano
web-view-calling = segnalino chiamato
web-view-attack = attacco
web-view-means = per mezzo di
web-view-factor = fattore
web-view-placing = da schierare
web-view-west = ovest, fuori mappa
web-view-east = est, fuori mappa
web-view-lost = eliminata
web-view-exited = uscita
web-view-unplaced = non schierata
