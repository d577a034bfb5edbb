## Cariche Banzai (UF 45.4 a 45.48)

upfront-event-banzai-declared = Il Gruppo { $group } { $seat-adjective } dichiara una carica Banzai contro il Gruppo nemico { $target } con la carta { $card }.
upfront-event-charge-rallies = { $man } è recuperato dalla carica.
upfront-event-banzai-over = La carica del Gruppo { $group } { $seat-adjective } contro il Gruppo nemico { $target } è finita: { $why }.
upfront-event-storms = Il Gruppo { $group } { $seat-adjective } piomba in corpo a corpo sul Gruppo nemico { $target }.
upfront-event-braves-mines = { $man } del Gruppo { $group } { $seat-adjective } corre fra le mine, { $card-draw }: { $lives ->
        [yes] passa
       *[no] è ucciso
    }.
upfront-event-counterattacks = Il Gruppo { $group } { $seat-adjective } risponde in corpo a corpo al Gruppo nemico { $target }, { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    }.
upfront-charge-given-up = è annullata
upfront-charge-target-gone = là non resta nessuno

upfront-prompt-counterattack = { $count ->
        [0] Scegli chi del Gruppo { $group } risponde in corpo a corpo alla carica del Gruppo nemico { $target }.
        [one] 1 uomo del Gruppo { $group } è indicato contro il Gruppo nemico { $target }: indicane un altro, o via.
       *[other] { $count } uomini del Gruppo { $group } sono indicati contro il Gruppo nemico { $target }: indicane un altro, o via.
    }

upfront-action-banzai = Il { $group } dichiara una carica Banzai contro il { $target } nemico con { $card }
    .words = group>target:group card
upfront-action-relent = Il { $group } annulla la carica
    .words = group
upfront-action-storm = Il { $group } porta la carica al corpo a corpo
    .words = group
upfront-action-counter = Il { $group } risponde in corpo a corpo alla carica del { $target } nemico
    .words = group>target:group
upfront-verb-banzai = Carica Banzai
upfront-verb-relent = Annulla la carica
upfront-verb-storm = Porta la carica a fondo
upfront-verb-counter = Contrattacco

upfront-modifier-assault-charge = carica Banzai
upfront-modifier-cc-charge-ground = in Palude, Fiume o Filo spinato durante una carica
upfront-modifier-cc-charge = carica Banzai
upfront-outcome-mined = ucciso da una mina

upfront-why-no-banzai = Questa parte non dichiara cariche Banzai.
upfront-why-charge-is-all = Una carica Banzai si dichiara come unica azione del turno.
upfront-why-no-leader-to-charge = Il Gruppo { $group } non ha un caposquadra o un vice che dichiari la carica.
upfront-why-charge-out-of-reach = Il Gruppo nemico { $target } non è opposto né adiacente al Gruppo { $group }.
upfront-why-charge-pillbox = Il Gruppo nemico { $target } è in una Casamatta: il Gruppo { $group } non può caricarlo.
upfront-why-charge-blocked = Il gruppo nemico opposto ferma il Gruppo { $group } prima del raggio relativo 5 dal Gruppo nemico { $target }.
upfront-why-is-charging = Il Gruppo { $group } è in carica Banzai: muove e combatte in corpo a corpo, nient'altro.
upfront-why-charge-takes-no-terrain = Il Gruppo { $group } è in carica Banzai contro il Gruppo nemico { $target }: la sua parte non gli gioca Terreni.
upfront-why-charge-closes-in = Il Gruppo { $group } è in carica Banzai: muove di lato o verso il Gruppo nemico { $target }.
upfront-why-charge-moves-first = Il Gruppo { $group } è in carica Banzai e deve ricevere prima una carta Movimento.
upfront-why-must-storm = Il Gruppo { $group } è in carica Banzai e in questo turno deve combattere in corpo a corpo il Gruppo nemico { $target }.
upfront-why-charges-nobody = Il Gruppo { $group } non è in carica Banzai.
upfront-why-charge-goes-on = La carica del Gruppo { $group } continua: il Gruppo nemico { $target } è ancora sulla sua strada e nessun altro nemico è venuto più vicino.
upfront-why-storm-too-early = Il Gruppo { $group } combatte nel turno dopo essere arrivato a raggio relativo 5 dal Gruppo nemico { $target }.
upfront-why-storm-from-pillbox = Il Gruppo { $group } è in una Casamatta e deve lasciarla prima di combattere in corpo a corpo il Gruppo nemico { $target }.
upfront-why-nobody-to-storm = Il Gruppo { $group } non ha nessuno che possa combattere in corpo a corpo il Gruppo nemico { $target }.
upfront-why-charge-attacks = { $man } è in carica Banzai e attacca comunque.
upfront-why-fights-by-hand = { $man } è in carica Banzai: combatte in corpo a corpo e non usa la carica da demolizione.
upfront-why-charge-too-close = La carica del Gruppo nemico { $group } è fra gli uomini: l'ordinanza non le spara.
upfront-why-not-charged-by = Il Gruppo nemico { $target } non è in carica contro il Gruppo { $group }.
upfront-why-counter-too-early = La carica del Gruppo nemico { $target } non è fra gli uomini del Gruppo { $group }.
upfront-why-no-counter-there = Non si contrattacca dal terreno del Gruppo { $group }, né in esso.
upfront-why-charge-was-fired-at = In questo turno si è sparato al Gruppo nemico { $target }: il Gruppo { $group } non può anche rispondergli in corpo a corpo.
upfront-why-charge-countered = In questo turno si combatte in corpo a corpo con il Gruppo nemico { $target }: nessuno gli spara.
upfront-why-is-elsewhere = { $man } è fra gli uomini di un altro gruppo nemico.

upfront-hint-banzai = Una carica del Gruppo { $group } contro il Gruppo nemico { $target } dovrebbe convenire.
upfront-hint-no-banzai = Una carica del Gruppo { $group } costerebbe più di quanto rende.
upfront-hint-storm = Il Gruppo { $group } non ha altro da fare che combattere.
upfront-hint-relent = La carica del Gruppo { $group } non porta più a nulla.
upfront-hint-counter = Il Gruppo { $group } dovrebbe vincere in corpo a corpo contro il Gruppo nemico { $target }.
upfront-hint-charge-on = Il Gruppo { $group } deve arrivare addosso al bersaglio.
upfront-note-each-man-by-himself = ogni uomo per sé, finché nessun altro affronta lo stesso nemico
upfront-note-deck-may-end = il mazzo può finire prima, perciò non ci sono probabilità
upfront-note-foes-in-mines = i nemici pescano prima per il loro Campo minato, perciò non ci sono probabilità
