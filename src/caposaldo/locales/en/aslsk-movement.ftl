## Movement

aslsk-event-mf-spent = { $count ->
        [one] { $units } spends { $mf } MF in { $hex }.
       *[other] { $units } spend { $mf } MF each in { $hex }.
    }
aslsk-event-move-ended = { $count ->
        [one] The move of { $units } is over.
       *[other] The move of { $units } is over.
    }
aslsk-event-assault-declared = Assault movement: { $units }.
aslsk-event-smoke-thrown = { $unit } throws smoke into { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, exponent { $exponent }: { $works ->
        [yes] it works
       *[no] it fails
    }{ $ends ->
        [yes] , and the unit stops
       *[no] {""}
    }.
aslsk-event-recovery-tried = { $unit } tries to pick up { $type } { $weapon } in { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }: { $works ->
        [yes] it works
       *[no] it fails
    }.
aslsk-event-charge-begun = { $unit } sets out to place { $weapon } on { $hex }.
aslsk-event-charge-fails = { $unit } does not get to place the charge on { $hex }.

aslsk-prompt-move = { $count ->
        [one] Move 1 unit, or end the phase.
       *[other] Move your units, one or one stack at a time: { $count } may still move.
    }
aslsk-prompt-move-stack = { $hex ->
        [off] { $units }: { $mf } MF to enter the map.
       *[other] { $units } in { $hex }: { $mf } MF left.
    }

aslsk-action-move = Move { $unit }
    .words = unit:counter
aslsk-action-with = Take { $unit } along
    .words = unit:counter
aslsk-action-double-time = Double time
aslsk-action-assault = Assault movement
aslsk-action-go = Go to { $hex }
    .words = hex
aslsk-action-road = By road to { $hex }
    .words = hex
aslsk-action-smoke = { $unit } throws smoke into { $hex }
    .words = unit:counter hex
aslsk-action-drop = Leave { $weapon } here
    .words = weapon:counter
aslsk-action-charge = Place { $weapon } on { $hex }
    .words = weapon:counter hex
aslsk-action-leave = Leave { $unit } behind
    .words = unit:counter
aslsk-action-exit = Leave the map here
aslsk-action-abandon = Leave the map, lost to your side
aslsk-action-halt = End this move
aslsk-verb-move = Move
aslsk-verb-with = Take along
aslsk-verb-double-time = Double time
aslsk-verb-assault = Assault movement
aslsk-verb-go = Go
aslsk-verb-road = By road
aslsk-verb-smoke = Smoke
aslsk-verb-recover = Pick up
aslsk-verb-drop = Leave a weapon
aslsk-verb-charge = Place a charge
aslsk-verb-leave = Leave behind
aslsk-verb-exit = Leave the map
aslsk-verb-abandon = Give up the map
aslsk-verb-halt = End this move

aslsk-outcome-smoke-placed = smoke
aslsk-outcome-no-smoke = no smoke
aslsk-outcome-smoke-stops = no smoke, and the unit stops
aslsk-outcome-picked-up = picked up
aslsk-outcome-not-picked-up = not picked up

aslsk-why-broken-stays = { $unit } is broken and does not move.
aslsk-why-prep-fire-stays = { $unit } has fired in the prep fire phase and does not move.
aslsk-why-melee-stays = { $unit } is in a melee and does not move.
aslsk-why-has-moved = The move of { $unit } is over.
aslsk-why-not-due = It is not yet the turn of { $unit } to enter.
aslsk-why-move-begun = The stack has begun its move: { $unit } cannot join it.
aslsk-why-elsewhere = { $unit } is not in the hex of the stack.
aslsk-why-name-in-order = Name the units of a stack in the order of their numbers: { $unit } comes too late.
aslsk-why-too-many-together = With { $unit } the stack would be more than a hex holds.
aslsk-why-assault-or-run = { $unit } cannot use double time and assault movement together.
aslsk-why-runs-already = { $unit } is CX already.
aslsk-why-declare-first = { $unit } must say so before it moves.
aslsk-why-was-exhausted = { $unit } was CX at the start of the phase and may not run.
aslsk-why-wounded-walks = { $unit } is wounded and may not run.
aslsk-why-not-in-stack = { $unit } is not in the stack that moves.
aslsk-why-alone-in-stack = { $unit } is alone: end its move instead.
aslsk-why-nothing-spent = The stack has spent nothing yet: { $unit } cannot be left behind.
aslsk-why-not-adjacent = { $hex } is not next to the stack.
aslsk-why-not-its-edge = { $unit } does not enter by { $hex }.
aslsk-why-no-road-rate = There is no road to { $hex } that saves its cost or its cover.
aslsk-why-assault-one-hex = { $unit } has made the one hex of its assault movement.
aslsk-why-assault-takes-all = Assault movement must leave MF unspent: { $unit } has { $left } and this takes { $mf }.
aslsk-why-too-few-mf = { $unit } has { $left } MF and this takes { $mf }.
aslsk-why-weapon-moved = { $weapon } has been carried in this phase already: { $unit } must leave it here.
aslsk-why-leader-overloaded = { $unit } cannot carry more than { $count } PP.
aslsk-why-leader-must-stay = { $unit } has moved this far with its leader, who must stay with it.
aslsk-why-only-enters = { $unit } is off the map and can only enter it.
aslsk-why-no-exponent = { $unit } has no smoke exponent.
aslsk-why-smoke-tried = { $unit } has tried to throw smoke in this phase.
aslsk-why-not-lying-here = { $weapon } does not lie here.
aslsk-why-not-held-here = Nobody in the stack holds { $weapon }.
aslsk-why-no-charge = { $weapon } is no demolition charge.
aslsk-why-no-exit-here = Nothing is gained by leaving the map here.
aslsk-why-no-edge-here = The map cannot be left from here.
