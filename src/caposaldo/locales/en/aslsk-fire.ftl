## Attacks by fire

aslsk-fire-prep = Prep fire
aslsk-fire-first = First fire
aslsk-fire-subsequent = Subsequent first fire (SFF)
aslsk-fire-protective = Final protective fire (FPF)
aslsk-fire-final = Final fire
aslsk-fire-advancing = Advancing fire
aslsk-fire-flame = Flamethrower
aslsk-fire-charge = Demolition charge
aslsk-fire-residual = Residual fire
aslsk-event-fired = { $kind } at { $hex }{ $count ->
        [0] {""}
       *[other] {" "}by { $units }
    }{ $directed ->
        [0] {""}
       *[other] , directed by { $leaders }
    }: { $fp } FP, { $cowered ->
        [0] {""}
       *[other] cowering,{" "}
    }{ $column ->
        [0] no column
       *[other] column { $column }
    }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, makes { $final }: { $result }.
aslsk-event-fire-blocked = { $kind } at { $hex } by { $units } comes to nothing: { $reason }. DR { $coloured },{ $white } for the weapons only.
aslsk-fire-lost-no-sight = there is no line of sight
aslsk-fire-lost-no-target = nobody is left there
aslsk-event-group-split = { $out ->
        [0] The group against { $hex } fires in { $count } parts.
       *[other] No line of sight to { $hex } from { $hexes }: those there drop out{ $count ->
            [one] {""}
           *[other] , and the rest fires in { $count } parts
        }.
    }
aslsk-result-none = no effect
aslsk-result-PTC = PTC
aslsk-result-NMC = NMC
aslsk-result-1MC = 1MC
aslsk-result-2MC = 2MC
aslsk-result-3MC = 3MC
aslsk-result-4MC = 4MC
aslsk-result-K1 = K/1
aslsk-result-K2 = K/2
aslsk-result-K3 = K/3
aslsk-result-K4 = K/4
aslsk-result-1KIA = 1KIA
aslsk-result-2KIA = 2KIA
aslsk-result-3KIA = 3KIA
aslsk-result-4KIA = 4KIA
aslsk-result-5KIA = 5KIA
aslsk-result-6KIA = 6KIA
aslsk-result-7KIA = 7KIA
aslsk-outcome-result-none = { aslsk-result-none }
aslsk-outcome-result-PTC = { aslsk-result-PTC }
aslsk-outcome-result-NMC = { aslsk-result-NMC }
aslsk-outcome-result-1MC = { aslsk-result-1MC }
aslsk-outcome-result-2MC = { aslsk-result-2MC }
aslsk-outcome-result-3MC = { aslsk-result-3MC }
aslsk-outcome-result-4MC = { aslsk-result-4MC }
aslsk-outcome-result-K1 = { aslsk-result-K1 }
aslsk-outcome-result-K2 = { aslsk-result-K2 }
aslsk-outcome-result-K3 = { aslsk-result-K3 }
aslsk-outcome-result-K4 = { aslsk-result-K4 }
aslsk-outcome-result-1KIA = { aslsk-result-1KIA }
aslsk-outcome-result-2KIA = { aslsk-result-2KIA }
aslsk-outcome-result-3KIA = { aslsk-result-3KIA }
aslsk-outcome-result-4KIA = { aslsk-result-4KIA }
aslsk-outcome-result-5KIA = { aslsk-result-5KIA }
aslsk-outcome-result-6KIA = { aslsk-result-6KIA }
aslsk-outcome-result-7KIA = { aslsk-result-7KIA }
aslsk-reveals-sight = The line of sight is checked once the attack is declared: the odds are those of a clear line.

## Firepower

aslsk-modifier-own-fp = { $unit }, own firepower
aslsk-modifier-weapon-fp = { $unit }
aslsk-modifier-residual-fp = residual firepower
aslsk-modifier-charge-fp = demolition charge
aslsk-modifier-point-blank = { $unit } adjacent, ×
aslsk-modifier-same-hex = { $unit } in the same hex, ×
aslsk-modifier-long-range = { $unit } at long range, ÷
aslsk-modifier-very-far = { $unit } beyond 16 hexes, ÷
aslsk-modifier-pinned-firer = { $unit } pinned, ÷
aslsk-modifier-lone-leader = { $unit } fired by one leader, ÷
aslsk-modifier-advancing-fire = { $unit } in the advancing fire phase, ÷
aslsk-modifier-subsequent-fire = { $unit } in subsequent first fire, ÷
aslsk-modifier-protective-fire = { $unit } in final protective fire, ÷
aslsk-modifier-fires-again = { $unit } has fired before, ÷
aslsk-modifier-assault-fire = { $unit }, assault fire, rounded up and +

## Modifiers

aslsk-modifier-tem = { $terrain }
aslsk-modifier-fortified = fortified
aslsk-modifier-hindrance = hindrance from { $hex }
aslsk-modifier-smoke = smoke from { $hex }
aslsk-modifier-cx = CX
aslsk-modifier-leadership = leadership of { $unit }
aslsk-modifier-carries-flamethrower = carries a flamethrower
aslsk-modifier-ffnam = FFNAM
aslsk-modifier-ffmo = FFMO

## What is asked

aslsk-prompt-prep-fire = Choose a hex to fire at, or end your prep fire.
aslsk-prompt-final-fire = Choose a hex to fire at, or end your defensive fire.
aslsk-prompt-fire-group = { $count ->
        [0] { $kind } at { $hex }: who fires?
       *[other] { $kind } at { $hex }: who else fires, who directs? Shoot when the group is complete.
    }

## What one can do

aslsk-action-target = Fire at { $hex }
    .words = hex
aslsk-action-add = { $unit } fires
    .words = unit:counter
aslsk-action-direct = { $unit } directs
    .words = unit:counter
aslsk-action-shoot = Shoot
aslsk-action-cancel = Give the attack up
aslsk-verb-target = Targets
aslsk-verb-add = Firers
aslsk-verb-direct = Leaders
aslsk-verb-shoot = Shoot
aslsk-verb-cancel = Give up

## Why not

aslsk-why-no-enemy-there = There is no enemy in { $hex }.
aslsk-why-nobody-can-fire = Nobody of yours can still fire at { $hex }.
aslsk-why-target-out-of-range = { $hex } is out of the range of all who can fire.
aslsk-why-target-out-of-sight = None of those who can fire sees { $hex }.
aslsk-why-has-been-fired-at = Those who can fire at { $hex } should have joined the fire of their hex.
aslsk-why-out-of-range = { $hex } is out of range for { $unit }.
aslsk-why-out-of-sight = { $hex } cannot be seen from { $from }.
aslsk-why-has-fired = { $unit } has fired already.
aslsk-why-only-adjacent = { $unit } has fired before: now it fires at adjacent hexes only.
aslsk-why-firer-broken = { $unit } is broken and does not fire.
aslsk-why-firer-in-melee = { $unit } is in a melee and does not fire.
aslsk-why-leader-has-no-firepower = Leader { $unit } has no firepower of his own.
aslsk-why-never-in-a-group = { $weapon } never belongs to a fire group.
aslsk-why-malfunctioned = { $weapon } has malfunctioned.
aslsk-why-nobody-has-it = Nobody possesses { $weapon }.
aslsk-why-already-in-group = { $unit } is in the group already.
aslsk-why-leaders-come-last = Nobody joins once a leader directs: begin the group anew with { $unit }.
aslsk-why-members-in-order = Members join in the order of their numbers: begin the group anew with { $unit }.
aslsk-why-fired-together = Others of { $hex } have fired at { $target } already: units of one hex fire at the same target together.
aslsk-why-fires-by-itself = { $weapon } has kept its rate and fires again by itself.
aslsk-why-no-chain = The group needs a chain of adjacent hexes, and { $hex } is not linked.
aslsk-why-leader-is-no-part = Only a leader fires from { $hex }: such a hex has no part in a group of several.
aslsk-why-far-without-leader = { $weapon } fires beyond 16 hexes only if a leader directs it.
aslsk-why-nobody-fires = Nobody is in the group yet.
aslsk-why-too-weak = Less than 1 FP is no attack.
aslsk-why-not-your-leader = { $unit } is no leader of yours.
aslsk-why-leader-shaken = { $unit } is broken, pinned or in a melee and directs nothing.
aslsk-why-nobody-in-his-hex = Nobody of the group fires from the hex of { $unit }.
aslsk-why-hex-is-directed = A leader directs in { $hex } already.
aslsk-why-leader-fires-weapon = { $unit } uses a weapon and directs nothing in this phase.
aslsk-why-gunner-is-marked = { $unit } has fired a weapon in this player turn and directs nothing while it is marked for it.
aslsk-why-leader-has-directed = { $unit } has directed others, and directs one attack in a phase.
