## Da soli al tavolo (UF 49)

upfront-choice-solitaire = Solitario
upfront-choice-solitaire-off = due giocatori
upfront-choice-solitaire-on = una persona gioca le due parti
upfront-prompt-declare-actions = Dichiara tutte le azioni di questo turno prima di risolvere la prima (finora { $plans }).
upfront-action-plan = Dichiara: { $action }
    .words = action
upfront-action-open-1 = Il { $group } si ferma in terreno aperto, una carta coperta
    .words = group
upfront-action-found-open-1 = Nasce il { $group } in terreno aperto, una carta coperta
    .words = group
upfront-verb-plan = Dichiara
upfront-action-declared = Tutto dichiarato: si esegue
upfront-verb-declared = Dichiarato
upfront-event-declares = Il giocatore { $seat-adjective } ha dichiarato { $count ->
    [0] nessuna azione
    [one] una azione
   *[other] { $count } azioni
}.
upfront-event-declared-in-vain = Ciò che il giocatore { $seat-adjective } ha dichiarato non si può più fare ed è perso: { $action }.
upfront-event-uncovers = Il giocatore { $seat-adjective } scopre { $count ->
    [one] la sua carta nuova
   *[other] le sue { $count } carte nuove
}.
upfront-why-declare-first = Da soli al tavolo tutte le azioni si dichiarano prima, come «plan { $action }»; poi si eseguono.
upfront-why-not-whole-yet = Un'azione si dichiara intera: a { $action } manca ancora qualcosa.
upfront-ui-plans = Dichiarato in questo turno
upfront-ui-no-plans = Ancora niente
upfront-ui-plan-begun = da completare
upfront-ui-new-cards = { $count ->
    [one] una carta nuova, coperta
   *[other] { $count } carte nuove, coperte
}
upfront-ui-open-hand = Mano: { $side }
