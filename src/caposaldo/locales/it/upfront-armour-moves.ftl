## Movimento, impantanamento, recupero, eroi, cecchini, mine e riparazioni di mezzi e cannoni

upfront-event-bog-check = { $man } fa il controllo di impantanamento, colonna { $column } di { $card-draw }: { $bogged ->
        [yes] rosso, è impantanato
       *[no] nero, prosegue
    }.
upfront-event-wire-torn = La carta { $card } viene strappata via dal Gruppo { $group } { $seat-adjective }.
upfront-event-unbogs = { $man } tenta di liberarsi con la carta { $card }, { $drawn-draw }: { $free ->
        [yes] è libero
       *[no] resta impantanato
    }.
upfront-event-rally-credit = { $man } del Gruppo { $group } { $seat-adjective } conserva { $count ->
        [one] 1 punto di recupero
       *[other] { $count } punti di recupero
    } come credito.
upfront-event-stun-over = { $man } del Gruppo { $group } { $seat-adjective } si riprende: { $stun ->
        [0] non è più stordito
       *[other] resta stordito { $stun }
    }.
upfront-event-hero-credit = La carta { $card } vale 1 punto di recupero per { $man }.
upfront-event-opens-up = { $man } riapre i portelli con la carta { $card }: equipaggio esposto (CE).
upfront-event-crew-steady = La carta { $card } tiene l'equipaggio di { $man } al suo posto: l'attacco non gli fa nulla.
upfront-event-sniper-sees-nobody = Il cecchino non trova nessuno esposto nel Gruppo { $group } { $seat-adjective }.

upfront-prompt-crew-hero = L'attacco costringe l'equipaggio di { $man } al coperto: un Eroe può annullarlo subito.

upfront-action-button = Il { $group } chiude i portelli
    .words = group
upfront-action-unbog = Il { $group } tenta di liberarsi con la carta { $card }
    .words = group card
upfront-action-repair-3 = { $man } tenta di riparare un'arma, { $weapon } ({ $group })
    .words = group man weapon:fitting
upfront-verb-button = Portelli chiusi
upfront-verb-unbog = Liberarsi

upfront-modifier-mine-on-armour = mine contro la corazza
upfront-modifier-rally-credit = punti di recupero a credito
upfront-modifier-observed-afv = un mezzo corazzato
upfront-modifier-observer-buttoned = osservatore a portelli chiusi

upfront-outcome-bogged = impantanato
upfront-outcome-not-bogged = prosegue
upfront-outcome-recovered = si riprende
upfront-outcome-stun-gone = non più stordito, ancora inchiodato
upfront-outcome-stun-eased = resta stordito 3
upfront-outcome-credit = punti di recupero a credito
upfront-outcome-opens-up = riapre i portelli (CE)

upfront-why-afv-stunned = { $man } è stordito.
upfront-why-afv-immobile = { $man } è immobilizzato e non si muoverà più.
upfront-why-afv-bogged = { $man } è impantanato: prima deve liberarsi.
upfront-why-afv-leaves-sideways = { $man } esce da questo terreno solo con una carta Movimento laterale: { $terrain }.
upfront-why-afv-alone = { $man } è un Gruppo a sé: nessuno ne esce e nessuno vi entra.
upfront-why-afv-not-encircled = { $man } non può essere accerchiato.
upfront-why-must-reject = Il Gruppo { $group } non può stare in questo terreno e deve rifiutarlo: { $terrain }.
upfront-why-not-bogged = Il Gruppo { $group } non è impantanato.
upfront-why-no-afv = Il Gruppo { $group } non è un mezzo corazzato.
upfront-why-no-hatches = { $man } è aperto in alto: non ha portelli da chiudere.
upfront-why-buttoned-already = { $man } è già a portelli chiusi.
upfront-why-commander-is-dead = { $man } ha perso il comandante: nessun Eroe riapre i portelli.
upfront-why-hero-has-no-use = { $man } non è inchiodato, né stordito, né a portelli chiusi: un Eroe non gli serve.
upfront-why-closed-rallies-alone = { $man } non è aperto in alto: non condivide carte Recupero per tutti.
upfront-why-no-crew-to-snipe = { $man } non mostra nessuno a un cecchino.
upfront-why-nobody-to-dig = Il Gruppo { $group } non ha uomini: un trinceramento non gli serve.
upfront-why-afv-stays = { $man } non ha un valore di Panico: il suo equipaggio non se ne va.
