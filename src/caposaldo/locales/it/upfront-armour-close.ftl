# Corpo a corpo contro i mezzi corazzati, travolgimenti, mine magnetiche; corpo a corpo contro i cannoni (28.8, 29, 31, 34.7).

upfront-event-unarmed-at-afv = { $man } è arrivato al Gruppo nemico { $target } ma non ha nulla con cui attaccarlo.
upfront-event-hero-storms = { $man } assale il mezzo da eroe: { $card }.
upfront-event-assaults = { $man } attacca { $enemy } in corpo a corpo: { $modifiers }, forza { $strength }.
upfront-event-assault-in-vain = { $man } non subisce danni dall'attacco.
upfront-event-overruns = { $man } (Gruppo { $group }) travolge il Gruppo nemico { $target }: { $modifiers }, forza { $strength }.
upfront-event-hero-braces = { $man } affronta il mezzo da eroe: { $card }.
upfront-event-strikes-back = { $man } colpisce { $enemy } da vicino.
upfront-event-overrun-cut-short = Il travolgimento { $seat-adjective } del Gruppo nemico { $target } è interrotto.
upfront-event-may-drive-through = Il Gruppo { $group } { $seat-adjective } ha travolto il Gruppo nemico { $target } e ora può passarvi attraverso.
upfront-event-puts-mine = { $man } cerca di applicare la mina a { $enemy }, colonna { $column } di { $card-draw }: { $scores ->
        [yes] aderisce
       *[no] invano
    }.

upfront-prompt-assault-afv = { $man } è arrivato a { $enemy }: attacca il mezzo, con o senza ciò che porta, oppure lo lascia stare.
upfront-prompt-react-overrun = Il Gruppo { $group } è travolto dal Gruppo nemico { $attacker }, forza { $strength }: nascondersi, fare di un uomo un eroe, o subire.
upfront-prompt-put-mine = { $man } è accanto a { $enemy }: può cercare di applicarvi la mina.

upfront-action-assault = Attacca il mezzo
upfront-action-assault-1 = Attacca il mezzo con: { $what }
    .words = what:secondary
upfront-action-overrun = Il { $group } travolge il { $target } nemico con { $card }
    .words = group>target:group card
upfront-action-overrun-3 = Il { $group } travolge il { $target } nemico con { $card } e prende di lato il { $flanked } nemico
    .words = group>target:group card >flanked:group
upfront-action-clamp = Applica la mina

upfront-verb-assault = Attacca il mezzo
upfront-verb-overrun = Travolgi
upfront-verb-clamp = Applica la mina

upfront-modifier-columns-closed = mezzo chiuso o inchiodato
upfront-modifier-columns-exposed = mezzo con equipaggio esposto
upfront-modifier-columns-open-topped = mezzo aperto in alto
upfront-modifier-columns-crew-lost = equipaggio perduto
upfront-modifier-assault-earlier = attacchi precedenti nel turno
upfront-modifier-assault-berserk = furioso
upfront-modifier-assault-wounded = ferito
upfront-modifier-assault-heroic = eroe
upfront-modifier-assault-with = { $weapon }
upfront-modifier-assault-in = mezzo in { $terrain }
upfront-modifier-assault-smoke = Fumo sul mezzo
upfront-modifier-assault-escort = fanteria accanto al mezzo
upfront-modifier-assault-exposed = equipaggio esposto
upfront-modifier-assault-buttoned = portelli chiusi
upfront-modifier-assault-crew-lost = equipaggio perduto
upfront-modifier-assault-stuck = non può muovere
upfront-modifier-assault-open-topped = aperto in alto
upfront-modifier-overrun = valore di travolgimento
upfront-modifier-overrun-out-of-order = arma fuori uso
upfront-modifier-overrun-so-far = forza finora
upfront-modifier-hero-against-overrun = eroe

upfront-outcome-afv-destroyed = il mezzo è distrutto
upfront-outcome-afv-stunned = il mezzo è stordito
upfront-outcome-afv-immobilised = il mezzo è immobilizzato
upfront-outcome-afv-bogged = il mezzo si impantana
upfront-outcome-afv-drives-on = il mezzo prosegue
upfront-outcome-no-effect = nessun effetto
upfront-outcome-attacker-killed = l'attaccante è ucciso
upfront-outcome-strength = questa forza
upfront-note-while-the-afv-drives-on = finché il mezzo prosegue
upfront-note-if-no-mine-stops-it = se nessuna mina ferma prima il mezzo
upfront-note-magnetic-mines-aside = senza contare le mine magnetiche applicate al mezzo

upfront-why-no-infantry = { $man } non può infiltrarsi: lo fanno solo gli uomini a piedi.
upfront-why-assault-at-once = { $man } poteva attaccare il mezzo solo nel turno in cui vi si è infiltrato.
upfront-why-nothing-for-afv = { $man } non ha un'arma simile per il corpo a corpo contro un mezzo.
upfront-why-charge-kept = Prima del tentativo si è detto che { $man } non avrebbe usato la carica.
upfront-why-hero-at-work = { $man } è già un eroe in questo turno.
upfront-why-no-cover-at-afv = Le carte Nascosto non servono nel corpo a corpo contro un mezzo.
upfront-why-berserk-attacks = { $man } è furioso e attacca comunque.
upfront-why-only-afv-overruns = Il Gruppo { $group } non è un mezzo corazzato: non travolge nessuno.
upfront-why-overrun-shaken = { $man } è inchiodato o stordito e non travolge nessuno.
upfront-why-overrun-stuck = { $man } non può muovere e non travolge nessuno.
upfront-why-overrun-unarmed = { $man } non travolge nessuno senza una mitragliatrice o un lanciafiamme in funzione.
upfront-why-overrun-armour = Il Gruppo nemico { $target } è un mezzo corazzato: non può essere travolto.
upfront-why-overrun-not-close = Il Gruppo { $group } non è a raggio relativo 5 dal Gruppo nemico { $target }.
upfront-why-overrun-terrain = Il Gruppo nemico { $target } non può essere travolto in questo terreno: { $terrain }.
upfront-why-braced-already = { $man } affronta già il mezzo da eroe.
upfront-why-guns-and-prisoners = Nel corpo a corpo con un cannone non si fanno prigionieri: { $man }.
upfront-why-gun-has-shown-itself = { $man } ha sparato o mosso in questa partita: le carte Nascosto non lo aiutano più.
