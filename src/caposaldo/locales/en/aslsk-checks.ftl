## Morale checks

aslsk-event-morale-check = { $type } { $unit } in { $hex } checks its morale of { $morale }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, makes { $final }
    }: { $outcome }.
aslsk-event-pin-check = { $type } { $unit } in { $hex } takes a pin task check against { $morale }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, makes { $final }
    }: { $outcome }.
aslsk-check-passed = passed
aslsk-check-pinned = pinned
aslsk-check-failed = failed
aslsk-event-leader-lost = Leader { $unit } { $kind }: { $units } must check.
aslsk-loss-dead = is dead
aslsk-loss-broken = is broken
aslsk-modifier-check-leader = leadership of { $unit }
aslsk-modifier-check-number = number of the result
aslsk-modifier-leader-lost = { $unit } lost

## Weapons of the dead

aslsk-event-weapon-loss = { $type } { $weapon } of the fallen in { $hex }: dr { $roll } gives { $result }.

## Field promotion

aslsk-event-promotion = Field promotion for { $type } { $unit } in { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, makes { $final }
    }: { $made ->
        [yes] a leader { $leader }
       *[no] no leader
    }.
aslsk-modifier-promotion-nation = nation
aslsk-modifier-promotion-morale = morale { $morale }
aslsk-modifier-promotion-broken = broken
aslsk-modifier-promotion-odds = odds under 1-1
