## Rate, breakdown, charges

aslsk-event-kept-rate = { $type } { $weapon } in { $hex } mantiene la ROF.
aslsk-event-declined-rate = { $type } { $weapon } in { $hex } rinuncia alla ROF.
aslsk-event-charge-dud = La carica da demolizione { $weapon } in { $hex } fa cilecca: DR { $coloured },{ $white } contro X{ $number }.
aslsk-event-charge-wasted = La carica da demolizione { $weapon } in { $hex } non trova nessuno.
aslsk-outcome-result-dud = cilecca
aslsk-modifier-captured = catturata
aslsk-modifier-inexperienced-user = usata da inesperti
aslsk-modifier-non-elite-user = usata da chi non è Elite
aslsk-modifier-residual-left = Residual FP lasciati in { $hex }

## What is asked

aslsk-prompt-advancing-fire = Scegli un esagono a cui sparare, o chiudi il tuo fuoco in avanzata.
aslsk-prompt-decline-rate = Hanno mantenuto la ROF: { $weapons }. Vi rinunci per lasciare Residual FP in { $hex }?

## What one can do

aslsk-action-flame = { $weapon } spara a { $hex }
    .words = weapon:counter hex
aslsk-action-destroy = Distruggi { $weapon }
    .words = weapon:counter
aslsk-action-blast = Fai esplodere { $weapon }
    .words = weapon:counter
aslsk-action-decline = { $weapon } rinuncia alla ROF
    .words = weapon:counter
aslsk-verb-flame = Lanciafiamme
aslsk-verb-destroy = Armi da distruggere
aslsk-verb-blast = Cariche da demolizione
aslsk-verb-decline = ROF a cui rinunciare

## Why not

aslsk-why-not-possessed = Nessuna tua unità possiede { $weapon }.
aslsk-why-weapon-has-fired = { $weapon } è già stata usata.
aslsk-why-rate-lost-by-pin = L'unità { $unit } è inchiodata, e { $weapon } ha perso il suo altro tiro.
aslsk-why-too-many-weapons = { $unit } non può usare { $count ->
        [one] 1 arma
       *[other] { $count } armi
    } in una fase.
aslsk-why-one-flamethrower = { $unit } usa un solo lanciafiamme.
aslsk-why-fires-itself = { $unit } spara con i propri FP, e quell'arma glieli costerebbe.
aslsk-why-firepower-forfeited = { $unit } ha perso i propri FP per le armi che ha usato.
aslsk-why-cannot-help = { $unit } non può aiutare con una mitragliatrice: può farlo solo un leader in buon ordine e non inchiodato.
aslsk-why-fires-a-gun = { $unit } usa già un'arma.
aslsk-why-leader-has-fired = { $unit } ha già usato un'arma o diretto il fuoco.
aslsk-why-nobody-to-help = Nell'esagono di { $unit } nessun leader ha bisogno d'aiuto con una mitragliatrice di questo gruppo.
aslsk-why-no-rate-kept = { $weapon } non ha una ROF a cui rinunciare.
aslsk-why-leaves-no-more = { $weapon } non lascerebbe più Residual FP di quelli che ci sono.
aslsk-why-no-flamethrower = { $unit } non ha lì un lanciafiamme.
aslsk-why-pinned-flamethrower = L'unità { $unit } è inchiodata e non può usare { $weapon }.
aslsk-why-flame-too-far = { $hex } è a più di due esagoni da { $weapon }.
aslsk-why-nobody-moves-there = In { $hex } non muove nessuno.
aslsk-why-has-prep-fired = { $unit } ha fatto Prep Fire, perciò { $weapon } ora non spara.
aslsk-why-gun-has-moved = { $weapon } si è mossa: dopo, spara solo una mitragliatrice leggera.
aslsk-why-no-charge-placed = Non c'è nessuna carica { $weapon } sulla mappa.
