## Set-up and turns

aslsk-event-set-up-chosen = The { $side-adjective } player takes the set-up "{ $setup }".
aslsk-event-placed = { $type } { $unit } sets up in { $hex }.
aslsk-event-issued = { $type } { $weapon } is given to { $unit }.
aslsk-event-set-up-done = The { $side-adjective } set-up is complete.
aslsk-event-turn-began = Turn { $turn } of { $of }: the { $side-adjective } player's turn begins.
aslsk-event-phase-began = { $phase }, { $side-adjective } player's turn.
aslsk-event-won = The { $side-adjective } player wins: { $reason }.
aslsk-reason-conditions-met = the victory conditions are met
aslsk-reason-conditions-not-met = the victory conditions are not met in time
aslsk-reason-no-conditions = this position has no victory conditions

## Units

aslsk-event-moved = { $count ->
        [one] { $units } goes from { $from } to { $to }.
       *[other] { $units } go from { $from } to { $to }.
    }
aslsk-event-entered = { $count ->
        [one] { $units } enters the map in { $to }.
       *[other] { $units } enter the map in { $to }.
    }
aslsk-event-exited = { $type } { $unit } leaves the map from { $hex }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
aslsk-event-absent = { $type } { $unit } does not come.
aslsk-event-broke = { $type } { $unit } in { $hex } breaks.
aslsk-event-desperate = { $type } { $unit } in { $hex } is under desperation morale (DM).
aslsk-event-dm-ends = DM ends for { $units }.
aslsk-event-pinned = { $type } { $unit } in { $hex } is pinned.
aslsk-event-pins-end = No longer pinned: { $units }.
aslsk-event-rallied = { $type } { $unit } in { $hex } rallies.
aslsk-event-exhausted = { $type } { $unit } is exhausted (CX).
aslsk-event-cx-ends = No longer CX: { $units }.
aslsk-event-marked = { $marker } marker: { $units }.
aslsk-event-unmarked = { $marker } marker taken off { $units }.
aslsk-event-reduced = { $type } { $unit } in { $hex } is reduced to { $to }.
aslsk-event-wounded = Leader { $type } { $unit } in { $hex } is hit, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }: { $dies ->
        [yes] he dies
       *[no] he is wounded
    }.
aslsk-event-eliminated = { $type } { $unit } { $out ->
        [yes] off the map
       *[no] in { $hex }
    } is eliminated: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
aslsk-event-replaced = { $type } { $unit } in { $hex } is replaced by { $to }.
aslsk-event-promoted = A leader { $type } ({ $unit }) comes forward from { $by } in { $hex }.
aslsk-event-selected = Random selection among { $units }, dr { $dice }: { $chosen }.
aslsk-event-selection-tied = Random selection among { $units }, dr { $dice }: { $tied } tie and roll again.
aslsk-modifier-wounded-before = wounded before

## Support weapons

aslsk-event-recovered = { $unit } recovers { $type } { $weapon } in { $hex }.
aslsk-event-handed-over = { $type } { $weapon } in { $hex } passes to { $unit }.
aslsk-event-dropped = { $unit } leaves { $type } { $weapon } in { $hex }.
aslsk-event-malfunctioned = { $type } { $weapon } malfunctions.
aslsk-event-repaired = { $type } { $weapon } is repaired.
aslsk-event-destroyed = { $type } { $weapon } is out of the game.

## Markers on the map

aslsk-event-smoke-laid = Smoke in { $hex }.
aslsk-event-smoke-clears = The smoke clears in { $hexes }.
aslsk-event-residual-left = Residual FP { $fp } in { $hex }.
aslsk-event-residual-ends = No residual FP any more in { $hexes }.
aslsk-event-melee-begins = Melee in { $hex }.
aslsk-event-melee-ends = The melee in { $hex } is over.
aslsk-event-charge-placed = { $unit } places a demolition charge on { $hex }.
aslsk-event-hex-taken = The { $side-adjective } player controls { $hex }.
aslsk-event-building-taken = The { $side-adjective } player controls the building in { $hex }.

## What is asked

aslsk-prompt-set-up = { $units ->
        [0] { $weapons ->
            [0] Everything is placed: confirm the set-up.
            [one] Give 1 support weapon to a unit.
           *[other] Give { $weapons } support weapons to units.
        }
        [one] Place 1 unit, or take a ready set-up.
       *[other] Place { $units } units, or take a ready set-up.
    }

## What one can do

aslsk-action-done = Done
aslsk-verb-done = Done
aslsk-action-place = Place { $unit } in { $hex }
    .words = unit:counter hex
aslsk-action-give = Give { $weapon } to { $unit }
    .words = weapon:counter unit:counter
aslsk-action-setup = Set-up "{ $setup }"
    .words = setup
aslsk-action-ready = Confirm the set-up
aslsk-verb-place = Place
aslsk-verb-give = Give
aslsk-verb-setup = Set-ups
aslsk-verb-ready = Ready

## Why not

aslsk-why-no-such-unit = There is no unit { $unit } here.
aslsk-why-no-such-weapon = There is no support weapon { $weapon } here.
aslsk-why-no-such-hex = There is no hex { $hex } on this map.
aslsk-why-no-such-setup = There is no set-up { $setup } for your side.
aslsk-why-not-your-unit = That is not yours.
aslsk-why-already-placed = { $unit } is placed already.
aslsk-why-enters-later = { $unit } does not set up: it enters the map during the game.
aslsk-why-outside-area = { $unit } may not set up in { $hex }: it lies outside its area.
aslsk-why-enemy-there = The enemy is in { $hex }.
aslsk-why-enough-there = The scenario allows only { $count ->
        [one] one squad or half-squad
       *[other] { $count } squads or half-squads
    } in a hex, and { $hex } has them already.
aslsk-why-hex-full = { $hex } cannot hold more units of your side.
aslsk-why-already-given = { $weapon } belongs to { $unit } already.
aslsk-why-other-group = { $weapon } and { $unit } do not come together.
aslsk-why-may-not-come = { $unit } may not come at all: give the weapon to another unit.
aslsk-why-set-up-begun = The set-up { $setup } cannot be taken: something is placed already, or your units are not those it is made for.
aslsk-why-not-all-placed = Some units are not placed yet.
aslsk-why-weapon-not-given = Every support weapon must be given to a unit first.
