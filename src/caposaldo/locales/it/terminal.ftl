## Play in a terminal, and what the command line prints

terminal-your-turn = { $name }: tocca a te
terminal-won = Vittoria: { $side }, { $reason }.
terminal-draw = Pareggio: { $reason }.
terminal-final = Non si può annullare.
terminal-confirm = Premi di nuovo Invio per confermare, Esc per tornare alle scelte.
terminal-sum = Forza { $factors }, carta { $change }
terminal-exact = esatta, dalle carte non ancora girate
terminal-full-deck = A mazzo pieno { $share }.
terminal-unit = { $unit } ({ $id }), AT { $at } AI { $ai }{ $flipped ->
        [yes] , pedina girata
       *[no] {""}
    }
terminal-status-deck = { $left ->
        [one] 1 carta nel mazzo
       *[other] { $left } carte nel mazzo
    }
terminal-status-exits = uscite { $out } di { $of }
terminal-status-marker = Usato in questo turno: { $marker }.
terminal-place-west = A ovest: { $units }
terminal-place-east = A est: { $units }
terminal-place-exited = Uscite: { $units }
terminal-place-lost = Eliminate: { $units }
terminal-keys = ↑↓ Invio · Tab mappa · u annulla · o probab. · h sugg. · / perché no? · L en · ? aiuto · q esci
terminal-clock = ancora { $time }
terminal-clock-warning = Ancora { $seconds } secondi per azioni e scarti.
terminal-clock-over = Il minuto è finito: si risolve quel che è stato dichiarato e non si dichiara altro.
terminal-command = un'azione, per esempio: activate ge-stug; move 0803; o una regola: SM 2.1
terminal-always = D'ora in poi, senza chiedere: { $answer }. Con A si torna a chiedere.
terminal-asked-again = Ti sarà chiesto di nuovo tutto.
terminal-nothing-standing = Non c'è nessuna risposta fissa.
terminal-no-hint = Per questa scelta non c'è un suggerimento.
terminal-hint = Suggerimento: { $hint }
terminal-nothing-here = Nessuna scelta riguarda { $place }.
terminal-several-here = { $count } scelte riguardano { $place }: prendine una dall'elenco.
terminal-no-ruler = A questo tavolo non c'è righello.
terminal-ruler-laid = Il righello è in { $hex }.
terminal-ruler-gone = Il righello è tolto.
terminal-games-played = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
terminal-save = Salva la registrazione
terminal-leave = Esci
terminal-save-ask = Nome della registrazione? Invio salva, Esc non salva.
terminal-saved = La registrazione è in { $name }.
terminal-exists = { $name } esiste già: scegli un altro nome.
terminal-not-written = { $name } non si può scrivere: scegli un altro posto.
terminal-help = Si gioca con la sola tastiera.

    frecce, j k          scegli un'opzione
    Invio, cifre         prendila; ciò che non si può annullare chiede conferma
    Tab                  vai alla mappa e torna
    frecce, h j k l      sulla mappa: muovi il cursore; Invio prende ciò che vi è offerto
    Esc                  lascia la scelta, o annulla la mossa
    u                    annulla la mossa, finché nulla è stato girato
    o                    probabilità per intero: tutte le carte rimaste
    h, H                 suggerimento con il motivo (H anche sulla mappa)
    a                    rispondi sempre così a questa domanda; A torna a chiedere
    /                    scrivi un'azione: si gioca, oppure leggi perché no;
                         o il numero di una regola: la leggi come si gioca a questo tavolo
    L                    l'altra lingua
    s                    salva la registrazione
    q                    esci

    Sulla mappa una pedina mostra nome, AT e AI; le cifre abbassate dicono che è girata.
    ♣ foresta   ⌂ villaggio   ■ città   ▲ collina   ✈ soppresso   [3] opzione 3

    In Up Front un veicolo mostra Morale/CE dell'equipaggio, poi ▣ corazza e ◪ fianco: i numeri
    che immobilizzano/stordiscono/distruggono (= uno per i primi due); C cannone: effetto [contro
    la corazza], MG mitragliatrice e LF lanciafiamme: FP. Un cannone: Morale/KIA [dietro lo scudo].
    ▼ inchiodato   ■ portelli chiusi   ✶3 stordito   ⊘ immobilizzato   ≋ impantanato   †1 ucciso
    +1 punti di recupero   ⌖B mira a B   »B ha travolto B   ◉ si è scoperto   x guasta   - distrutta
terminal-status-decks = mazzo {$deck} di {$of}, {$left} carte rimaste
terminal-status-side = {$side}: {$cards} carte, perdite {$lost} (crolla a {$breaks}), {$points} punti
terminal-arm-gun = C
terminal-arm-gun2 = C
terminal-arm-mg = MG
terminal-arm-flame = LF
terminal-against = Contro: { $sum }
terminal-firepower = Fattori di fuoco { $firepower }, ne servono { $need }, forza { $strength }
upfront-terminal-sum = Somma { $total }
