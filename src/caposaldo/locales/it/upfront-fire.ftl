## Terreno in fiamme

upfront-event-fire-check = Il terreno del Gruppo { $group } { $seat-adjective } può bruciare, { $card-draw }: { $done ->
        [yes] prende fuoco
       *[no] non prende fuoco
    }.
upfront-event-catches-fire = Il terreno del Gruppo { $group } { $seat-adjective } è in fiamme: { $terrain }.
upfront-event-douses = Il Gruppo { $group } { $seat-adjective } tenta di spegnere l'incendio, { $card-draw }: { $done ->
        [yes] è spento
       *[no] continua a bruciare
    }.
upfront-event-fire-left = Il Gruppo { $group } { $seat-adjective } si lascia alle spalle l'incendio.
upfront-event-fire-smoke-left = Il Gruppo { $group } { $seat-adjective } si lascia alle spalle il fumo dell'incendio.
upfront-event-blaze = L'incendio attacca il Gruppo { $group } { $seat-adjective }, che vi è rimasto dentro.
upfront-event-blaze-scorches = Il fuoco raggiunge { $man }, { $card-draw }: risultato { $result } ({ $modifiers }).
upfront-event-fire-nears = La Brezza spinge un incendio verso il Gruppo { $group } { $seat-adjective }, { $card-draw }: { $done ->
        [yes] il terreno è a rischio
       *[no] non si avvicina
    }.
upfront-event-ignites = Il giocatore { $seat-adjective } gioca la carta Incendio sul terreno del Gruppo { $group } { $owner-adjective }.

upfront-prompt-set-alight = Il terreno del Gruppo nemico { $target } è stato colpito: una carta Incendio può dargli fuoco.

upfront-action-douse = Il { $group } tenta di spegnere l'incendio
    .words = group
upfront-action-ignite = { $target ->
        [none] Dai fuoco con la carta Incendio al terreno del tuo Gruppo { $letter }
       *[other] Dai fuoco con la carta Incendio al terreno del { $target } nemico
    }
    .words = card letter>target:group
upfront-action-ignite-1 = Dai fuoco al terreno con la carta Incendio
    .words = card
upfront-verb-douse = Spegni l'incendio
upfront-verb-ignite = Dai fuoco

upfront-modifier-blaze = incendio

upfront-outcome-catches-fire = il terreno prende fuoco

upfront-hint-fire-out = Il Gruppo { $group } deve combattere l'incendio prima di bruciarsi.
upfront-hint-out-of-fire = Il Gruppo { $group } deve uscire dal fuoco.
upfront-hint-set-alight = Il fuoco caccia il Gruppo nemico { $target } dal suo terreno, o lo brucia.
upfront-hint-no-fire-there = La carta Incendio è meglio tenerla.

upfront-why-nothing-burns = Il terreno del Gruppo { $group } non è in fiamme.
upfront-why-douse-moving = Il Gruppo { $group } non può spegnere l'incendio: sul terreno in fiamme c'è una carta Movimento.
upfront-why-all-pinned = Il Gruppo { $group } non può fare nulla: tutti i suoi uomini sono inchiodati.
upfront-why-burns-already = Il terreno del Gruppo { $group } è già in fiamme.
upfront-why-does-not-burn = Questo terreno non brucia: { $terrain }.
upfront-why-no-smoke-to-light = Sul Gruppo { $group } non c'è Fumo, e non è appena stato colpito da lanciafiamme, artiglieria, ordinanza o arma anticarro.
