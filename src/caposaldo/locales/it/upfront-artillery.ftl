### Up Front: artiglieria e radio (40).

upfront-event-calls-artillery = { $man } del Gruppo { $group } { $seat-adjective } chiede artiglieria di forza { $strength } sul Gruppo nemico { $target } con { $card }.
upfront-event-mission-accepted = La missione è accettata ({ $card-draw }): il fuoco cade sul Gruppo { $target }, { $modifiers }, forza { $strength }.
upfront-event-mission-refused = La missione va a vuoto: { $card-draw }{ $need ->
        [0] , non è nero
       *[other] , non è un nero da { $need } in su
    }.
upfront-event-radio-jams = La radio di { $man } si guasta.
upfront-event-conceals-from-mission = Il Gruppo { $group } { $seat-adjective } si nasconde con { $card }: alla missione serve ora un nero da { $need } in su.
upfront-prompt-react-to-mission = Il Gruppo nemico { $attacker } chiede artiglieria di forza { $strength } sul Gruppo { $group }: nasconditi, recupera un uomo con un Eroe o lasciala arrivare.
upfront-action-call = { $group } chiede artiglieria sul nemico { $target } con { $card }
    .words = group>target:group card
upfront-verb-call = Artiglieria
upfront-why-no-radio = Nessuno nel Gruppo { $group } ha una radio.
upfront-why-no-radio-card = { $card } non è una carta Radio della tua parte.
upfront-why-radio-jammed = La radio di { $man } è guasta: prima va riparata.
upfront-why-no-leader-to-call = Nel Gruppo { $group } non c'è un leader non inchiodato che diriga il fuoco.
upfront-modifier-artillery = artiglieria
upfront-outcome-accepted = missione accettata
upfront-outcome-refused = nessuna missione
upfront-standing-react-to-mission = Carte Nascosto sotto il fuoco d'artiglieria
upfront-fitting-RADIO = radio
upfront-fitting-RADIO6 = radio di forza 6
upfront-fitting-RADIO7 = radio di forza 7
