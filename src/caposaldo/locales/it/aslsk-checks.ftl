## Morale checks

aslsk-event-morale-check = L'unità { $type } { $unit } in { $hex } fa un controllo del morale (MC) su { $morale }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, in tutto { $final }
    }: { $outcome }.
aslsk-event-pin-check = L'unità { $type } { $unit } in { $hex } fa una prova d'inchiodamento (PTC) su { $morale }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, in tutto { $final }
    }: { $outcome }.
aslsk-check-passed = riesce
aslsk-check-pinned = resta inchiodata
aslsk-check-failed = fallisce
aslsk-event-leader-lost = Il leader { $unit } { $kind }: controllo per la perdita del leader per { $units }.
aslsk-loss-dead = è morto
aslsk-loss-broken = è Broken
aslsk-modifier-check-leader = modificatore di { $unit }
aslsk-modifier-check-number = numero del risultato
aslsk-modifier-leader-lost = perdita di { $unit }

## Weapons of the dead

aslsk-event-weapon-loss = { $type } { $weapon } dei caduti in { $hex }: il dr { $roll } dà { $result }.

## Field promotion

aslsk-event-promotion = Promozione sul campo per { $type } { $unit } in { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, in tutto { $final }
    }: { $made ->
        [yes] un leader { $leader }
       *[no] nessun leader
    }.
aslsk-modifier-promotion-nation = nazionalità
aslsk-modifier-promotion-morale = morale { $morale }
aslsk-modifier-promotion-broken = Broken
aslsk-modifier-promotion-odds = rapporto sotto 1-1
