## Ordnance at and by vehicles and guns, anti-tank weapons, hull down

upfront-event-pierces = { $man } of { $seat-adjective } group { $group } aims at the armour of enemy group { $target } at relative range { $range } with { $card }: printed { $printed }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, hits on { $hits }.
upfront-event-used-up = { $man } has used up his { $weapon }.
upfront-event-flank-shot = The hit on { $man } meets its Flank.
upfront-event-critical-hit = Critical hit on { $man }: { $card-draw }.
upfront-event-smoke-thrown = The vehicle of { $seat-adjective } group { $group } fires { $card } at { $owner-adjective } group { $target }.

upfront-action-pierce = { $man } ({ $group }) fires at the armour of enemy { $target } with { $card }{ $gun ->
        [none] {""}
       *[other] , from the turret
    }
    .words = group>target:group man>gun card
upfront-action-pierce-4 = { $man } ({ $group }) fires at the armour of enemy { $target } with { $card } and { $hero }
    .words = group>target:group man card hero:card
upfront-action-smoke-3 = { $group } fires { $card } at { $target }
    .words = group target:group card
upfront-verb-pierce = Ordnance at armour

upfront-modifier-to-hit-losses = crew lost
upfront-modifier-to-hit-flanking = flanking fire
upfront-modifier-to-hit-both = firing on the move
upfront-modifier-to-hit-no-turret = gun without a turret, moving target
upfront-modifier-to-hit-stuck = gun without a turret, AFV bogged or immobilised
upfront-modifier-to-hit-terrain = firing from { $terrain }
upfront-modifier-range-number = relative range
upfront-modifier-no-high-explosive = no high explosive
upfront-modifier-hull-down = hull down

upfront-why-is-stunned = { $man } is stunned.
upfront-why-no-such-gun = { $name } has no such gun.
upfront-why-no-gun-from-here = { $man } cannot fire from this terrain.
upfront-why-armour-only = The weapon of { $man } is for armour only.
upfront-why-no-armour-there = Group { $group } has no armour to fire at.
upfront-why-no-effect-on-armour = The weapon of { $man } does nothing against armour.
upfront-why-gun-too-low = The gun in the hull of { $man } cannot fire hull down.
upfront-why-no-smoke-shells = Group { $group } has no vehicle that fires Smoke at other groups.
upfront-why-no-smoke-from-afv = The vehicle of group { $group } carries no Smoke.
