## Rate, breakdown, charges

aslsk-event-kept-rate = { $type } { $weapon } in { $hex } keeps its rate of fire.
aslsk-event-declined-rate = { $type } { $weapon } in { $hex } declines its rate of fire.
aslsk-event-charge-dud = The demolition charge { $weapon } in { $hex } is a dud: DR { $coloured },{ $white } against X{ $number }.
aslsk-event-charge-wasted = The demolition charge { $weapon } in { $hex } finds nobody.
aslsk-outcome-result-dud = dud
aslsk-modifier-captured = captured
aslsk-modifier-inexperienced-user = inexperienced user
aslsk-modifier-non-elite-user = user who is not elite
aslsk-modifier-residual-left = residual FP left in { $hex }

## What is asked

aslsk-prompt-advancing-fire = Choose a hex to fire at, or end your advancing fire.
aslsk-prompt-decline-rate = { $weapons } kept the rate of fire. Decline it to leave residual FP in { $hex }?

## What one can do

aslsk-action-flame = Fire { $weapon } at { $hex }
    .words = weapon:counter hex
aslsk-action-destroy = Destroy { $weapon }
    .words = weapon:counter
aslsk-action-blast = Set { $weapon } off
    .words = weapon:counter
aslsk-action-decline = Decline the rate of { $weapon }
    .words = weapon:counter
aslsk-verb-flame = Flamethrowers
aslsk-verb-destroy = Weapons to destroy
aslsk-verb-blast = Demolition charges
aslsk-verb-decline = Rates to decline

## Why not

aslsk-why-not-possessed = None of your units possesses { $weapon }.
aslsk-why-weapon-has-fired = { $weapon } has been used already.
aslsk-why-rate-lost-by-pin = { $unit } has been pinned, and { $weapon } has lost its further shot.
aslsk-why-too-many-weapons = { $unit } cannot use { $count ->
        [one] 1 weapon
       *[other] { $count } weapons
    } in a phase.
aslsk-why-one-flamethrower = { $unit } uses one flamethrower only.
aslsk-why-fires-itself = { $unit } fires its own firepower, and that weapon would cost it.
aslsk-why-firepower-forfeited = { $unit } has lost its own firepower to the weapons it used.
aslsk-why-cannot-help = { $unit } cannot help with a machine gun: only a leader in good order who is not pinned can.
aslsk-why-fires-a-gun = { $unit } fires a weapon himself.
aslsk-why-leader-has-fired = { $unit } has used a weapon or directed already.
aslsk-why-nobody-to-help = No leader in the hex of { $unit } needs help with a machine gun of this group.
aslsk-why-no-rate-kept = { $weapon } has no rate of fire to decline.
aslsk-why-leaves-no-more = { $weapon } would leave no more residual FP than there is.
aslsk-why-no-flamethrower = { $unit } has no flamethrower there.
aslsk-why-pinned-flamethrower = { $unit } is pinned and cannot use { $weapon }.
aslsk-why-flame-too-far = { $hex } is more than two hexes away from { $weapon }.
aslsk-why-nobody-moves-there = Nobody moves in { $hex }.
aslsk-why-has-prep-fired = { $unit } has prep fired, so that { $weapon } does not fire now.
aslsk-why-gun-has-moved = { $weapon } has moved: only a light machine gun fires after that.
aslsk-why-no-charge-placed = There is no charge { $weapon } on the map.
