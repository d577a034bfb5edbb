## Perché il computer lo farebbe

mortain-hint-set-up = Il computer sceglie lo schieramento "{ $setup }".
mortain-hint-other-set-up = Il computer preferisce lo schieramento "{ $setup }".
mortain-hint-winning-exit = L'unità { $unit } esce dalla mappa e decide la partita.
mortain-hint-exit = L'unità { $unit }, una volta uscita, è al sicuro e conta per la vittoria.
mortain-hint-come-in = L'unità { $unit } serve di più sulla mappa, in { $hex }.
mortain-hint-take-cover = In { $hex } l'unità { $unit } è più al coperto.
mortain-hint-towards-exit = Da { $hex } la via verso ovest è più corta per l'unità { $unit }.
mortain-hint-bar-the-way = In { $hex } l'unità { $unit } sbarra ai tedeschi la via verso ovest.
mortain-hint-better-ground = In { $hex } l'unità { $unit } minaccia di più o rischia di meno.
mortain-hint-loses-ground = In { $hex } l'unità { $unit } starebbe peggio di adesso.
mortain-hint-keep-in-reserve = L'unità { $unit } non può essere distrutta finché aspetta fuori mappa: entra all'ultimo turno.
mortain-hint-good-shot = Colpire l'unità { $target } vale il tiro, con il { $chance }% di probabilità.
mortain-hint-finish-off = L'unità { $target } è già girata: { $chance }% di probabilità di eliminarla.
mortain-hint-hopeless-shot = Da qui nessuna carta può colpire l'unità { $target }.
mortain-hint-adds-fire = L'unità { $unit } rinforza il fuoco sull'unità { $target }: { $chance }% in tutto.
mortain-hint-adds-nothing = L'unità { $unit } non aggiungerebbe nulla a questo fuoco.
mortain-hint-shoot = Il fuoco sull'unità { $target } è al massimo.
# Both markers begin with a vowel and take the elided article.
mortain-hint-strike = L'{ $marker } colpisce { $hex } con il { $chance }% di probabilità.
mortain-hint-wastes-marker = L'{ $marker } ora non troverebbe nulla che valga un attacco.
mortain-hint-suppress = L'{ $marker } sopprime il fuoco tedesco intorno a { $hex } fino alla fine del turno.
mortain-hint-turn-again = Un'altra carta può ancora colpire.
mortain-hint-let-miss = Con un mancato si rinuncia all'attacco.
mortain-hint-nothing-better = Con questa carta non c'è altro che valga la pena.
