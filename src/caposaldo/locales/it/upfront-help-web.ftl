## Ciò che l'aiuto spiega quando è sul tavolo, e ciò che le anteprime dicono di chi si rialza e di un duello

upfront-ui-term-charge = La freccia con una lettera è una carica Banzai contro quel gruppo, e sul gruppo che la subisce c'è la lettera di chi carica. Un gruppo in carica muove soltanto, e dal turno dopo essere arrivato a RR 5 combatte a corpo a corpo.
upfront-ui-term-surrender = La bandiera: un gruppo con tutti gli uomini inchiodati alla fine di un turno si è arreso. Non fa nulla finché non lo rileva un uomo non inchiodato o non viene attaccato; un nemico che vi si infiltra lo cattura.
upfront-ui-term-blaze = Fiamme: il terreno brucia. Chi finisce lì il suo turno senza una carta Movimento è attaccato a forza 4; un RN 0 spegne l'incendio. Il suo fumo protegge come una carta Fumo.
upfront-ui-term-sewers = L'anello è un ingresso alle fognature, trovato cercandolo. Un gruppo là sotto non può subire il fuoco e risale con una carta Movimento; i nervi dei suoi uomini sono messi alla prova a ogni turno.
upfront-ui-term-level = La vetta con un numero dice quanto in alto sta un gruppo. Una Collina lo porta un livello più su; il fuoco guadagna 1 per ogni livello verso il basso e perde 1 per ogni livello verso l'alto.
upfront-ui-term-asleep = Un gruppo addormentato non agisce finché non è svegliato.
upfront-ui-term-alone = Da soli si dichiarano tutte le azioni di un turno, poi si eseguono in quell'ordine. Le carte appena pescate stanno coperte fino al turno della loro parte, o finché è attaccata.
upfront-ui-rises = { $share ->
    [none] Nessuno è recuperato.
    [whole] Recuperati: { $men }.
   *[part] Recuperati: { $count } fra { $men }.
}
upfront-ui-left = Resta indietro: { $weapons }.
upfront-ui-charge-alone = È la sola azione di questo turno.
upfront-ui-charge-lasts = Dura finché uno dei due gruppi non c'è più.
upfront-ui-charge-moves = Il gruppo non fa altro che muovere e combattere a corpo a corpo.
upfront-ui-charge-falls = Ciò che inchioderebbe un uomo in carica lo uccide o lo ferisce.
upfront-ui-clash-own = Il tuo uomo
upfront-ui-clash-enemy = Il nemico
upfront-ui-recruit = { $weapon }: Morale { $morale }, Panico { $panic }, FP { $firepower } a RR da 0 a 5.
