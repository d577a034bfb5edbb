## Campi di battaglia con carte proprie

upfront-why-nothing-hides-here = Dove si trova il Gruppo { $group } non si possono giocare carte Nascosto: { $terrain }.
upfront-why-terrain-full = Questo terreno contiene al massimo { $most } uomini, e il Gruppo { $group } ne ha di più: { $terrain }.
upfront-why-forward-only = Questo terreno non si può mettere su una carta Movimento indietro o laterale, e il Gruppo { $group } ne ha una: { $terrain }.
upfront-why-design-no-battlefield = Per questo scenario non c'è il campo di battaglia { $text }; scegli fra { $known }.
upfront-modifier-columns-into = verso { $terrain }
upfront-event-battlefield = Si combatte { $field }.
upfront-event-cards-changed = Carte che sono { $terrain } invece di { $replaced }: { $numbers }.
upfront-battlefield-desert-rules = nel deserto, con le carte stampate
upfront-battlefield-desert = nel deserto
upfront-battlefield-jungle-rules = nella jungla dello scenario
upfront-battlefield-jungle = nella jungla
upfront-battlefield-city = in una grande città
upfront-battlefield-countryside = in terreno extraurbano
upfront-battlefield-mountain = in montagna
