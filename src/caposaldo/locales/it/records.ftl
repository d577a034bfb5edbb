## Registrazioni: che cosa è controllato, che cosa non va, chi si è seduto di nuovo

ui-proof = Verificata: { $answers ->
        [one] 1 risposta
       *[other] { $answers } risposte
    }, { $draws ->
        [one] 1 estrazione
       *[other] { $draws } estrazioni
    }, impronta { $digest }, versione { $rules } delle regole di { $game }.
common-seating-invited = Qualcuno è invitato di nuovo al posto del giocatore { $seat-adjective }.
common-seating-seated = { $named ->
        [yes] { $who } si siede
       *[no] Qualcuno si siede
    } al posto del giocatore { $seat-adjective } dopo un nuovo invito.

## Che cosa non va in una registrazione

common-record-since = { $since ->
        [0] {""}
       *[other] {" "}La partita è stata giocata con la versione { $since } delle regole di { $game }: una regola corretta da allora, fino alla versione { $now }, può portarla altrove.
    }
common-why-not-notation = Non è scritto nella notazione del gioco.
common-why-record-none = Questa non è una registrazione di Caposaldo.
common-why-record-malformed = Questa registrazione non è fatta come dev'essere ({ $said }).
common-why-record-unknown-game = Questa registrazione è di un gioco che qui non c'è: «{ $text }».
common-why-record-newer-format = Questa registrazione è di una versione più nuova del programma (formato { $number }): aggiorna il programma.
common-why-record-newer-rules = Questa registrazione è stata giocata con la versione { $rules } delle regole di { $game }, e qui si conosce la { $now }: aggiorna il programma.
common-why-record-too-long = Questa registrazione ha più di { $most } risposte, il massimo che si può aprire qui.
common-why-record-unfinished = Questa partita non è finita: il suo segreto non è ancora mostrato, e senza non si può controllare niente.
common-why-record-answer-refused = La risposta { $at } di { $of } ({ $seat }: { $action }) non è ammessa. { $why }{ common-record-since }
common-why-record-answer-of-many = La risposta { $at } di { $of } è più di un'azione: in una registrazione ognuna ha una risposta sua.
common-why-record-chain-breaks = La catena si rompe alla risposta { $at } di { $of }: ciò che ne segue non è ciò che questa registrazione dice.{ common-record-since }
common-why-record-contradicts = { $at ->
        [0] Questa registrazione si contraddice all'inizio.
       *[other] Questa registrazione si contraddice alla risposta { $at } di { $of }.
    }{ common-record-since }
common-why-record-promise-broken = Il segreto in questa registrazione non è quello promesso prima della partita.
common-why-record-result-differs = Tutte le risposte si possono controllare, ma la partita non arriva al risultato che questa registrazione dice.
common-why-record-altered = Tutte le risposte si possono controllare, ma qualcos'altro in questa registrazione è stato cambiato: la sua impronta è diversa.

## Il sigillo del caso e la sua prova

ui-seal-chance = Il caso di questa partita
ui-seal-sealed = Caso sigillato
ui-seal = Caso sigillato { $promise }
ui-seal-open = Caso da un seme
ui-seal-means = Prima della prima estrazione il server ha scelto un segreto e ha reso pubblica questa promessa, la sua impronta. A partita finita mostra il segreto, e chiunque può controllare che ogni estrazione ne discende.
ui-seal-open-means = Le estrazioni di questa partita vengono da un seme dato da chi l'ha preparata: chi conosce il seme le conosce tutte. Non è stato promesso niente.
ui-seal-promise = Promessa
ui-seal-secret = Segreto
ui-seal-copy = Copia la promessa
ui-seal-copied = Copiata
ui-verifying = La partita si rigioca tutta.
ui-promise-kept = Promessa e segreto coincidono.
ui-promise-here = Controllato anche in questo browser: il segreto è quello promesso.
ui-promise-remembered = Controllato anche in questo browser: il segreto è quello promesso quando il tavolo si è aperto qui la prima volta.
ui-promise-unlike = Controllato in questo browser: il segreto non è quello promesso.
ui-promise-changed = A questo browser era stata mostrata un'altra promessa, quando il tavolo si è aperto qui la prima volta: { $promise }
ui-promise-unchecked = Questo browser non può controllare il segreto da sé: serve https, o il computer su cui gira il server.
ui-record-checked = La registrazione di una partita: è stata controllata quando è stata aperta.
ui-record-look = Guardala dall'inizio
ui-record-end = Guarda come finisce
ui-you-won = Hai vinto
ui-you-lost = Hai perso
