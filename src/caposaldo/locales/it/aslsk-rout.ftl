## Rout

aslsk-event-routs = { $unit } va in rotta da { $hex }{ $led ->
        [yes] {" "}con il leader { $along }
       *[no] {""}
    }.
aslsk-event-crawled = { $unit } arriva in { $hex } con Low Crawl e vi resta.
aslsk-event-interdicted = { $unit } subisce interdizione in { $hex } da { $by }.
aslsk-event-rout-pinned = L'unità { $unit } è inchiodata e si ferma in { $hex }.
aslsk-modifier-rout-leader = il leader { $unit } la accompagna
aslsk-outcome-rout-goes-on = supera il controllo e può proseguire
aslsk-outcome-rout-stopped = inchiodata: si ferma lì
aslsk-outcome-rout-reduced = ridotta a mezza squadra
aslsk-outcome-rout-wounded = ferito
aslsk-outcome-rout-eliminated = eliminata

## What is asked

aslsk-prompt-rout = { $must ->
        [0] { $may ->
            [one] 1 unità può andare in rotta, o restare.
           *[other] { $may } unità possono andare in rotta, o restare.
        }
        [one] Questa unità deve andare in rotta: { $units }.
       *[other] Queste unità devono andare in rotta: { $units }.
    }
aslsk-prompt-flight = { $unit } è in rotta e si trova in { $hex }: dove va?

## What one can do

aslsk-action-rout = { $unit } va in rotta
    .words = unit:counter
aslsk-action-crawl = Low Crawl in { $hex }
    .words = hex
aslsk-action-along = Il leader { $unit } la accompagna
    .words = unit:counter
aslsk-action-stop = Fermati qui
aslsk-verb-rout = In rotta
aslsk-verb-crawl = Low Crawl
aslsk-verb-along = Un leader la accompagna
aslsk-verb-stop = Fermati

## Why not

aslsk-why-rout-not-broken = { $unit } non è Broken: vanno in rotta solo le unità Broken.
aslsk-why-rout-in-melee = L'unità { $unit } è trattenuta in una mischia.
aslsk-why-has-routed = L'unità { $unit } è già andata in rotta in questa fase.
aslsk-why-not-desperate = { $unit } non ha il morale disperato (DM) e non è in pericolo.
aslsk-why-no-way-out = { $unit } non trova una via di rotta ammessa.
aslsk-why-must-rout-first = Prima devono andare in rotta: { $units }.
aslsk-why-rout-not-adjacent = { $hex } non è adiacente a { $unit }.
aslsk-why-rout-choose-weapons = { $unit } non può portare tutte le sue armi: scegli prima che cosa lasciare.
aslsk-why-rout-keeps-weapon = { $unit } non deve lasciare { $weapon }.
aslsk-why-rout-enemy-there = { $unit } non può andare in rotta in { $hex }: c'è il nemico.
aslsk-why-rout-back = L'unità { $unit } è già stata in { $hex } in questa rotta.
aslsk-why-rout-too-far = A { $unit } restano troppo pochi MF per { $hex }.
aslsk-why-rout-nearer = { $hex } è più vicino al nemico in { $enemy }, nella cui linea di vista { $unit } è o è stata.
aslsk-why-rout-beside = { $hex } è adiacente al nemico in { $enemy }.
aslsk-why-rout-in-cover = { $unit } ha raggiunto una copertura: da lì prosegue solo in boschi o edifici.
aslsk-why-rout-leads-nowhere = Passando per { $hex } l'unità { $unit } non arriva alla copertura che deve cercare, né a un altro termine ammesso.
aslsk-why-rout-not-begun = { $unit } non è ancora andata in rotta.
aslsk-why-rout-no-stop = { $unit } non può terminare qui la rotta.
aslsk-why-crawl-too-late = Il Low Crawl in { $hex } non è più possibile: { $unit } ha già corso.
aslsk-why-crawl-from-enemy = { $unit } non può fare un Low Crawl in { $hex } da un esagono in cui c'è il nemico.
aslsk-why-crawl-beside = { $unit } non può fare un Low Crawl in { $hex }: accanto c'è un nemico non Broken.
aslsk-why-along-too-late = { $leader } non può più accompagnare { $unit }.
aslsk-why-along-pinned = Il leader { $leader } è inchiodato e non può accompagnare { $unit }.
aslsk-why-along-not-he = { $leader } non può accompagnare { $unit }: serve un leader in buon ordine del suo esagono che non sia già andato in rotta.
aslsk-why-along-no-way = Con { $leader } l'unità { $unit } non trova una via ammessa.
