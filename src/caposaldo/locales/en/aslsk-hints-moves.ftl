## Why the computer would do it: set-up and moves

aslsk-hint-ready-set-up = The scenario offers this set-up ready made.
aslsk-hint-others-first = Others are placed before { $unit }.
aslsk-hint-good-place = { $hex } gives { $unit } cover and something to see.
aslsk-hint-well-armed = { $unit } makes good use of this weapon.
aslsk-hint-set-up-complete = The set-up is complete.

## Rally

aslsk-hint-nobody-to-rally = Nobody here has a chance worth a roll.
aslsk-hint-may-rally = { $unit } rallies with { $chance }%.
aslsk-hint-hopeless-rally = { $unit } has only { $chance }%, and a 12 would cost men.
aslsk-hint-rather-rallies = Without DM it is easier to rally.
aslsk-hint-stays-ready-to-rout = { $unit } is under fire here and had better be free to rout.
aslsk-hint-picks-up = { $unit } can use this weapon.
aslsk-hint-mends = { $unit } may get the weapon going again.
aslsk-hint-hands-over = { $unit } makes better use of the weapon.
aslsk-hint-well-placed = The weapon is well placed where it is.
aslsk-hint-all-well-armed = The weapons are in the right hands.

## Movement

aslsk-hint-nobody-moves = Nobody gains by moving now.
aslsk-hint-moves-on = { $unit } is of more use in { $hex }, or safer.
aslsk-hint-stays-where-it-is = { $unit } is better off where it is than in { $hex }.
aslsk-hint-goes-with-others = { $unit } moves when its stack does.
aslsk-hint-goes-along = { $unit } goes along.
aslsk-hint-wait-for-others = The stack is not complete yet.
aslsk-hint-on-the-way = This is the way to { $hex }.
aslsk-hint-worse-way = This way leads nowhere better.
aslsk-hint-runs = Only at the double { $hex } can be reached.
aslsk-hint-goes-with-care = By assault movement the fire on the way to { $hex } does less.
aslsk-hint-halts-here = { $hex } is as good as any place within reach.
aslsk-hint-smoke-first = Smoke in { $hex } would cover the next steps.
aslsk-hint-blows-up = A charge on { $hex } would do great harm.

## Rout

aslsk-hint-nobody-routs = The others are safe enough where they are.
aslsk-hint-falls-back = { $unit } must get out of the fire.
aslsk-hint-hides-here = { $unit } hides as well here as anywhere.
aslsk-hint-to-cover = { $hex } is on the safest way of { $unit } to cover.
aslsk-hint-crawls = { $unit } crawls to { $hex } without interdiction.
aslsk-hint-leader-goes-along = { $unit } has nobody else to lead here.
aslsk-hint-keeps-weapon = Another weapon is lost more easily.

## Advance

aslsk-hint-nobody-advances = Nobody gains by advancing now.
aslsk-hint-advances = { $hex } is a better place for { $unit }.
aslsk-hint-storms = { $unit } can win the close combat in { $hex }.
aslsk-hint-better-here = { $unit } would be worse off in { $hex }.
aslsk-hint-leaves-map = { $unit } counts once it has left the map.
