## Why the computer would do it

aslsk-hint-nothing-better = Nothing else is worth doing now.
aslsk-hint-no-need = There is no need for this now.

## Fire

aslsk-hint-fire = The fire on { $hex } is worth it: column { $column }, DRM { $drm }.
aslsk-hint-fire-later = { $hex } is a target too, but another one comes first.
aslsk-hint-hold-fire = The fire on { $hex } costs more than it can do: column { $column }, DRM { $drm }.
aslsk-hint-no-fire = No fire group can do anything against { $hex }.
aslsk-hint-hold = A better shot may come.
aslsk-hint-wait = The shot at { $hex } is too poor to give one's fire away: column { $column }, DRM { $drm }.
aslsk-hint-joins-fire = { $unit } belongs in the fire on { $hex }.
aslsk-hint-directs = { $unit } should direct the fire on { $hex }.
aslsk-hint-shoot = The group against { $hex } is as it should be.
aslsk-hint-leave-residual = Another shot of { $weapon } is worth more than the residual firepower it would leave.
aslsk-hint-keep-rate = The gun may still be needed against others.
aslsk-hint-flame = { $weapon } burns whatever is in { $hex }, cover or not.
aslsk-hint-blast = { $weapon } goes off where it does most harm.
aslsk-hint-destroy = { $weapon } does not work and would fall to the enemy.

## Close combat

aslsk-hint-close-attack = { $unit } should attack now.
aslsk-hint-close-against = { $unit } is the enemy to attack.
aslsk-hint-close-enough = These attacks promise the best exchange.
aslsk-hint-stand-beside = { $unit } is of most use beside { $other }.
aslsk-hint-stand-alone = { $unit } would be easy prey alone.
aslsk-hint-fight-here = In { $hex } the odds are best.
