## Fire at movers

aslsk-fire-lost-nearer-enemy = a nearer enemy is in sight

## What is asked

aslsk-prompt-first-fire = { $count ->
        [one] { $units } has spent { $mf } MF in { $hex }: do you fire?
       *[other] { $units } have spent { $mf } MF in { $hex }: do you fire?
    }

## What one can do

aslsk-action-open = Fire at the movers
aslsk-action-hold = Hold your fire
aslsk-verb-open = Fire
aslsk-verb-hold = Hold

## Why not

aslsk-why-nearer-enemy = Subsequent first fire is for the nearest enemy: there is one in { $hex }.
aslsk-why-beyond-normal-range = { $unit } has fired before: its subsequent first fire reaches its printed range only.
aslsk-why-protective-adjacent = { $unit } is marked Final Fire: it fires only at movers next to it.
aslsk-why-protective-moved = { $unit } is marked Final Fire, and { $target } has not moved in this phase.
aslsk-why-fired-enough = { $unit } has fired at them in this hex as often as MF were spent there.
aslsk-why-all-own-firepower = { $unit } uses final protective fire and must fire its own firepower too.
aslsk-why-usable-guns-too = { $unit } uses final protective fire and must fire { $weapon } too.
aslsk-why-only-at-movers = Only those who have just spent MF may be fired at, and they are not in { $hex }.
