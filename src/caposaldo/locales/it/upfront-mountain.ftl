## La montagna

upfront-event-wheels-drawn = Cannoni e AFV non salgono oltre il livello { $level }, { $card-draw }.
upfront-event-climbs = Il Gruppo { $group } { $seat-adjective } sale dal livello { $from } al livello { $level }.
upfront-event-descends = Il Gruppo { $group } { $seat-adjective } scende dal livello { $from } al livello { $level }.
upfront-event-stacks = Il giocatore { $seat-adjective } mette anche la carta { $card } per il Gruppo { $group } { $owner-adjective }.

upfront-prompt-go-down = Il Gruppo { $group } è al livello { $level }: con questo movimento scende di un livello?
upfront-prompt-stack-hills = Il Gruppo { $group } { $owner-adjective } è al livello { $level }: metti per lui un'altra Collina o fermati.

upfront-action-down = Scendi di un livello
upfront-action-stack = Metti anche la carta { $card }
    .words = card
upfront-verb-down = Scendi
upfront-verb-stack = Un'altra Collina

upfront-modifier-firing-downhill = fuoco dall'alto
upfront-modifier-firing-uphill = fuoco dal basso

upfront-hint-come-down = Al Gruppo { $group } conviene stare un livello più giù.
upfront-hint-keep-height = Il Gruppo { $group } mantiene la sua altezza.
upfront-hint-higher-up = Più in alto il Gruppo { $group } spara meglio.

upfront-why-other-level = Il Gruppo { $group } e il Gruppo { $target } sono a livelli diversi.
upfront-why-too-high-for-wheels = Il Gruppo { $group } non può salire fin lì ({ $terrain }): cannoni e AFV non superano il livello { $level }.
upfront-why-no-hill-to-stack = La carta { $card } non è una Collina da mettere sopra.
