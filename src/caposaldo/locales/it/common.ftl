## Words of the program that every game shares; the keys of `ui-` are those of the glossary

common-list = { $start } e { $last }

## Why not, and how a game ends, whatever the game

common-why-not-asked-now = "{ $action }" non è possibile ora.
common-why-not-your-decision = Non tocca a te decidere: tocca al giocatore { $seat-adjective }.
common-why-game-is-over = La partita è finita.
common-why-clock-only = Che il tempo è scaduto lo dice solo l'orologio.
common-why-chain-too-long = La catena deve finire con "{ $action }": quel che segue non è ancora noto.
common-reason-conceded = { $you ->
        [yes] hai concesso la partita
       *[no] { $by-the } hanno concesso la partita
    }

## Come si dice una regola dove le interpretazioni differiscono

common-reading-way = { $title }. Qui: { $here }. { $count ->
        [one] Altro modo
       *[other] Altri modi
    }: { $others }.
common-statement-otherwise = Altro modo ({ $way }): { $statement }

## Sentences about the connection and about mistakes

ui-error-stale = Questa scelta non è più aperta.
ui-error-not-yours = Non tocca a te decidere.
ui-error-illegal = Le regole non lo ammettono.
ui-error-unreadable = Azione illeggibile: scrivi un verbo e le sue parole.
ui-error-not-found = Questo tavolo non esiste: controlla il link.
ui-error-bad-request = La richiesta è illeggibile.
ui-error-over = La partita è finita.
ui-error-rate = Troppe richieste: aspetta un momento.
ui-error-too-large = Il file è troppo grande.
ui-error-bad-file = Questo file non si può aprire: non è una registrazione.
ui-error-unknown = Qualcosa è andato storto: riprova.
ui-error-nothing-to-undo = Nulla si può annullare: è stata girata una carta o il turno è passato.
ui-connected = Connesso
ui-connecting = Connessione in corso
ui-disconnected = Disconnesso
ui-reconnecting = Connessione persa: nuovo tentativo in corso.
ui-reconnected = Connesso di nuovo.

## State of the game

ui-your-turn = Tocca a te
ui-waiting-for = In attesa di { $name }
ui-waiting-to-join = In attesa che entri { $name }
ui-past-view = Stai guardando il passato
ui-back-to-present = Torna al presente
ui-game-over = Partita finita
ui-winner = Vincitore: { $name }
ui-tie = Pareggio
ui-turn-of = Turno { $turn } di { $of }
ui-side = Parte
ui-both-sides = Entrambe le parti

## Acts and tools

ui-undo = Annulla mossa
ui-cancel = Torna alle scelte
ui-confirm = Conferma
ui-preview = Anteprima
ui-odds = Probabilità
ui-exact = esatta
ui-sampled = stimata
ui-why-not = Perché no?
ui-hint = Suggerimento
ui-log = Cronaca
ui-record = Registrazione
ui-save = Salva
ui-load = Apri
ui-concede = Concedi la partita
ui-concede-sure = Concedi la partita? Non si può annullare.
ui-rematch = Rivincita
ui-rematch-swapped = Rivincita a parti scambiate
ui-play-on = Continua da qui
ui-choice = Scelta
ui-choices = Scelte
ui-rule = Regola
ui-rules = Regole
ui-not-allowed = Non ammesso
ui-allowed = Ora è ammesso.
ui-not-your-decision = Non tocca a te decidere
ui-stale-decision = Questa scelta non è più aperta
ui-unreadable-action = Azione illeggibile
ui-standing-answer = Risposta automatica
ui-revealed = Rivelato
ui-secret = Segreto
ui-notation = Notazione
ui-commands = Comandi
ui-help = Aiuto
ui-settings = Impostazioni
ui-language = Lingua
ui-language-en = English
ui-language-it = Italiano
ui-dark-mode = Tema scuro
ui-reduced-motion = Meno animazioni
ui-los-ruler = Righello LOS
ui-close = Chiudi
ui-quit = Esci
ui-yes = Sì
ui-no = No

## Pages and the form of a new game

ui-title = Caposaldo
ui-tagline = Un tavolo per giochi di piccole unità della Seconda guerra mondiale che conosce le regole
ui-home = Inizio
ui-new-game = Nuova partita
ui-resume = Riprendi
ui-join = Entra
ui-invite = Invita
ui-copy-invite = Copia il link d'invito
ui-link-copied = Link copiato
ui-open-record = Apri una registrazione
ui-game = Gioco
ui-scenario = Scenario
ui-mode = Come si gioca
ui-mode-solo = Contro il computer
ui-mode-hotseat = Stesso schermo
ui-mode-link = Con un link
ui-mode-solitaire = Solitario
ui-hot-seat = Stesso schermo
ui-seat = Posto
ui-player = Giocatore
ui-human = Giocatore umano
ui-opponent = Avversario
ui-spectator = Spettatore
ui-computer-player = Giocatore automatico
ui-name = Nome
ui-level = Livello
ui-level-random = casuale
ui-level-recruit = recluta
ui-level-regular = regolare
ui-level-veteran = veterano
ui-level-elite = scelto
ui-level-ace = asso
ui-reading = Interpretazione
ui-readings = Interpretazioni
ui-preset = Insieme pronto
ui-preset-document = come nel documento
ui-preset-published = come pubblicato
ui-module = Modulo
ui-seed = Seme casuale
ui-seed-empty = Vuoto: sorte sigillata, verificabile alla fine
ui-start = Comincia la partita

## Hot seat

ui-curtain = Sipario
ui-curtain-pass = Passa lo schermo a { $name }.
ui-curtain-ready = Sono { $name }: mostra il tavolo

## Replay

ui-replay = Rivedi
ui-replay-first = All'inizio
ui-replay-back = Un passo indietro
ui-replay-forward = Un passo avanti
ui-replay-last = Alla fine
ui-replay-play = Avvia
ui-replay-pause = Pausa
ui-replay-at = Risposta { $at } di { $last }
ui-replay-view = Visto da

## Result, luck and proof

ui-result = Risultato
ui-luck-report = Rapporto sulla fortuna
ui-luck-attacks = Attacchi
ui-luck-expected = Colpi attesi
ui-luck-actual = Colpi ottenuti
ui-luck-difference = Differenza
ui-luck-even = come atteso
ui-luck-lucky = più dell'atteso
ui-luck-unlucky = meno dell'atteso
ui-hints-used = Suggerimenti usati
ui-verify = Verifica
ui-commitment = Impegno
ui-fingerprint = Impronta
ui-balance-lab = Laboratorio
ui-simulate = Simula
ui-lesson = Lezione

## Odds and sums

ui-modifiers = Modificatori
ui-factors = Fattori
ui-strength = Forza
ui-total = Totale
ui-needed = Necessario
ui-chance = Probabilità
ui-cards-left = Carte rimaste
ui-deck = Mazzo
ui-threat = Che cosa potrebbe fare il nemico lì
ui-no-threat = Nessun nemico può sparare lì.
