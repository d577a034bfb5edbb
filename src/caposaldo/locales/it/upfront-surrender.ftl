## Groups in surrender

upfront-event-surrenders = Il Gruppo { $group } { $seat-adjective } si arrende: tutti i suoi uomini sono inchiodati.
upfront-event-surrender-broken = Il Gruppo { $group } { $seat-adjective } è attaccato: non è più in resa, e in questa partita nessun altro gruppo { $seat-adjective } si arrenderà.
upfront-event-relieved = { $man } rileva il Gruppo { $group } { $seat-adjective }: non è più in resa.
upfront-event-group-captured = { $man } cattura il Gruppo nemico { $target }: { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    }.
upfront-why-in-surrender = Il Gruppo { $group } è in resa: non fa nulla finché non è rilevato o attaccato.
upfront-modifier-columns-surrendered = il gruppo è in resa
upfront-hint-spare-them = Il Gruppo nemico { $target } è in resa: meglio catturarlo.
