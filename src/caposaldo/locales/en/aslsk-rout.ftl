## Rout

aslsk-event-routs = { $unit } routs from { $hex }{ $led ->
        [yes] {" "}with leader { $along }
       *[no] {""}
    }.
aslsk-event-crawled = { $unit } has crawled to { $hex } and stays there.
aslsk-event-interdicted = { $unit } is interdicted in { $hex } by { $by }.
aslsk-event-rout-pinned = { $unit } is pinned and stops in { $hex }.
aslsk-modifier-rout-leader = leader { $unit } goes along
aslsk-outcome-rout-goes-on = passes and may go on
aslsk-outcome-rout-stopped = pinned: stops there
aslsk-outcome-rout-reduced = reduced to a half-squad
aslsk-outcome-rout-wounded = wounded
aslsk-outcome-rout-eliminated = eliminated

## What is asked

aslsk-prompt-rout = { $must ->
        [0] { $may ->
            [one] 1 unit may rout, or stay.
           *[other] { $may } units may rout, or stay.
        }
        [one] This unit must rout: { $units }.
       *[other] These units must rout: { $units }.
    }
aslsk-prompt-flight = { $unit } routs and is in { $hex }: where to?

## What one can do

aslsk-action-rout = { $unit } routs
    .words = unit:counter
aslsk-action-crawl = Low crawl to { $hex }
    .words = hex
aslsk-action-along = Leader { $unit } goes along
    .words = unit:counter
aslsk-action-stop = Stop here
aslsk-verb-rout = Rout
aslsk-verb-crawl = Low crawl
aslsk-verb-along = Take a leader along
aslsk-verb-stop = Stop

## Why not

aslsk-why-rout-not-broken = { $unit } is not broken: only broken units rout.
aslsk-why-rout-in-melee = { $unit } is held in a melee.
aslsk-why-has-routed = { $unit } has routed in this phase.
aslsk-why-not-desperate = { $unit } is neither under desperation morale (DM) nor in danger.
aslsk-why-no-way-out = { $unit } finds no legal way to rout.
aslsk-why-must-rout-first = These units must rout first: { $units }.
aslsk-why-rout-not-adjacent = { $hex } is not next to { $unit }.
aslsk-why-rout-choose-weapons = { $unit } cannot carry all its weapons: choose first what to leave.
aslsk-why-rout-keeps-weapon = { $unit } need not leave { $weapon }.
aslsk-why-rout-enemy-there = { $unit } may not rout into { $hex }: the enemy is there.
aslsk-why-rout-back = { $unit } has been in { $hex } already on this rout.
aslsk-why-rout-too-far = { $unit } has too few MF left for { $hex }.
aslsk-why-rout-nearer = { $hex } is nearer to the enemy in { $enemy }, in whose line of sight { $unit } is or has been.
aslsk-why-rout-beside = { $hex } is next to the enemy in { $enemy }.
aslsk-why-rout-in-cover = { $unit } has come to cover: from there it goes on only into woods or buildings.
aslsk-why-rout-leads-nowhere = By way of { $hex } the unit { $unit } does not come to cover it must seek, nor to another legal end.
aslsk-why-rout-not-begun = { $unit } has not routed yet.
aslsk-why-rout-no-stop = { $unit } may not end its rout here.
aslsk-why-crawl-too-late = Low crawl to { $hex } is no longer possible: { $unit } has run already.
aslsk-why-crawl-from-enemy = { $unit } cannot crawl to { $hex } out of a hex with the enemy in it.
aslsk-why-crawl-beside = { $unit } may not crawl to { $hex }: an unbroken enemy is next to it.
aslsk-why-along-too-late = { $leader } can no longer go along with { $unit }.
aslsk-why-along-pinned = { $leader } is pinned and cannot go along with { $unit }.
aslsk-why-along-not-he = { $leader } cannot go along with { $unit }: it must be a leader in good order of its hex who has not routed.
aslsk-why-along-no-way = With { $leader } the unit { $unit } finds no legal way.
