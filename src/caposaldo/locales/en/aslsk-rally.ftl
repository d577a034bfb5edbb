## Reinforcements

aslsk-event-reinforcements = { $count ->
        [one] { $units } is due to enter the map in this turn.
       *[other] { $units } are due to enter the map in this turn.
    }
aslsk-event-reinforcements-diced = Reinforcements, dr { $roll }: { $count } × { $name } come.
aslsk-event-reinforcements-awaited = Reinforcements, dr { $roll } in turn { $turn }: { $comes ->
        [yes] they come
       *[no] not yet
    }.
aslsk-event-held-back = { $type } { $unit } is held back until turn { $turn }.

## Weapons

aslsk-event-recovery = { $unit } tries to recover { $type } { $weapon } in { $hex }, dr { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }: { $works ->
        [yes] it succeeds
       *[no] it fails
    }.
aslsk-event-repair = { $unit } tries to repair { $type } { $weapon }: dr { $roll }, R{ $number }.
aslsk-modifier-recovery-cx = CX
aslsk-outcome-recovery-works = recovered
aslsk-outcome-recovery-fails = not recovered
aslsk-outcome-repair-works = repaired
aslsk-outcome-repair-fails = as before
aslsk-outcome-repair-destroys = destroyed

## Rallying

aslsk-event-rally-roll = { $type } { $unit } in { $hex } tries to rally, broken morale { $morale }, DR { $coloured },{ $white }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, makes { $final }
    }: { $result }.
aslsk-modifier-rally-alone = self-rally
aslsk-modifier-rally-dm = DM
aslsk-modifier-rally-shelter = { $terrain }
aslsk-outcome-rally-works = rallies
aslsk-outcome-rally-fails = stays broken
aslsk-outcome-rally-reduced = casualty reduction
aslsk-event-keeps-dm = { $type } { $unit } keeps its DM.

## What is asked

aslsk-prompt-hold-back = Reinforcements: hold units back for a later turn ({ $held } so far), or go on.
aslsk-prompt-recovery = Rally phase: recover abandoned support weapons, or go on.
aslsk-prompt-repair = Rally phase: repair malfunctioned support weapons, or go on.
aslsk-prompt-transfer = Rally phase: hand support weapons over, or go on.
aslsk-prompt-self-rally = Rally phase: try a self-rally, or go on.
aslsk-prompt-unit-rally = Rally phase: rally units under their leaders, or go on.
aslsk-prompt-keep-dm = End of the rally phase: units outside woods and buildings may keep their DM.

## What one can do

aslsk-action-hold-back = Hold { $unit } back
    .words = unit:counter
aslsk-action-recover = { $unit } recovers { $weapon }
    .words = weapon:counter unit:counter
aslsk-action-repair = { $unit } repairs { $weapon }
    .words = weapon:counter unit:counter
aslsk-action-self-rally = Self-rally of { $unit }
    .words = unit:counter
aslsk-action-rally = Rally { $unit } under { $leader }
    .words = unit:counter leader:counter
aslsk-action-keep-dm = { $unit } keeps its DM
    .words = unit:counter
aslsk-verb-hold-back = Hold back
aslsk-verb-repair = Repair
aslsk-verb-self-rally = Self-rally
aslsk-verb-rally = Rally
aslsk-verb-keep-dm = Keep DM

## Why not

aslsk-why-acted-already = { $unit } has had its one action of this rally phase.
aslsk-why-not-to-hold-back = { $unit } is not among the units that may be held back now.
aslsk-why-enough-held-back = { $unit } cannot be held back: the scenario allows no more.
aslsk-why-weapon-held = { $weapon } does not lie free: { $unit } holds it.
aslsk-why-weapon-elsewhere = { $weapon } and { $unit } are not in the same hex.
aslsk-why-tried-already = { $unit } has tried already in this phase.
aslsk-why-not-malfunctioned = { $weapon } has no malfunction.
aslsk-why-not-own-weapon = { $unit } cannot repair { $weapon }: it is another nation's.
aslsk-why-beyond-repair = { $weapon } cannot be repaired.
aslsk-why-repair-tried = Somebody has tried to repair { $weapon } in this phase.
aslsk-why-repair-tried-by = { $unit } has tried to repair { $weapon } in this phase.
aslsk-why-not-broken = { $unit } is not broken.
aslsk-why-no-self-rally-mark = { $unit } has no self-rally mark, and it is not your player turn.
aslsk-why-one-self-rally = { $unit } has tried the one self-rally of a squad or half-squad in this phase.
aslsk-why-leaders-rally-alone = { $unit } is a leader, who rallies by himself.
aslsk-why-no-leader-there = { $leader } is no leader of your side in the hex of { $unit }.
aslsk-why-no-dm = { $unit } is not under DM.
aslsk-why-sheltered = { $unit } stands in woods or a building and cannot keep its DM.
aslsk-why-keeps-dm-anyway = { $unit } keeps its DM already.
