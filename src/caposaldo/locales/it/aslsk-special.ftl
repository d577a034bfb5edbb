## Snow

aslsk-event-snow = Neve, DR { $coloured },{ $white } del giocatore { $side-adjective }: { $change }.
aslsk-snow-starts = comincia a nevicare
aslsk-snow-goes-on = continua a nevicare
aslsk-snow-stops = smette di nevicare
aslsk-snow-none = non nevica
aslsk-modifier-snow = neve da { $hex }

## Fortified buildings

aslsk-event-fortified = L'edificio di { $hex } è fortificato; il nemico non lo sa.
aslsk-event-fortified-unseen = Il giocatore { $side-adjective } annota in segreto un edificio fortificato.
aslsk-event-fortified-shown = L'edificio di { $hex } risulta fortificato dal giocatore { $side-adjective }: TEM +{ $tem }.
aslsk-prompt-fortify = { $left ->
        [one] Annota l'ultimo edificio che fortifichi in segreto.
       *[other] Annota { $left } edifici che fortifichi in segreto.
    }
aslsk-action-fortify = Fortifica l'edificio di { $hex }
    .words = hex
aslsk-action-fortify-0 = Fortifica in segreto un edificio
aslsk-verb-fortify = Fortifica
aslsk-why-no-building = In { $hex } non c'è un edificio.
aslsk-why-building-outside-area = L'edificio di { $hex } non è tutto nella zona in cui ti schieri.
aslsk-why-already-fortified = L'edificio di { $hex } è già annotato.
aslsk-why-name-first-hex = Indica l'edificio di { $hex } con il suo primo esagono, { $first }.

## Advice

aslsk-hint-strong-point = L'edificio di { $hex } merita di essere fortificato: conta, e il nemico deve passarci.

## On the page

aslsk-web-snow = Nevica: da distanza { $range } in su il fuoco ha una Hindrance di { $hindrance }.
aslsk-web-snow-here = neve
aslsk-web-fortified = { $known ->
        [secret] edificio fortificato { $tem }, che il nemico non conosce
       *[shown] edificio fortificato { $tem }
    }
