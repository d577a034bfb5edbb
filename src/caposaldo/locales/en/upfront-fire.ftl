## Terrain on fire

upfront-event-fire-check = The ground of { $seat-adjective } group { $group } may burn, { $card-draw }: { $done ->
        [yes] it does
       *[no] it does not
    }.
upfront-event-catches-fire = The ground of { $seat-adjective } group { $group } is ablaze: { $terrain }.
upfront-event-douses = { $seat-adjective } group { $group } tries to put the fire out, { $card-draw }: { $done ->
        [yes] it is out
       *[no] it goes on burning
    }.
upfront-event-fire-left = { $seat-adjective } group { $group } leaves the fire behind.
upfront-event-fire-smoke-left = { $seat-adjective } group { $group } leaves the smoke of the fire behind.
upfront-event-blaze = The fire attacks { $seat-adjective } group { $group }, which has stayed in it.
upfront-event-blaze-scorches = The fire reaches { $man }, { $card-draw }: result { $result } ({ $modifiers }).
upfront-event-fire-nears = The Breeze blows a fire towards { $seat-adjective } group { $group }, { $card-draw }: { $done ->
        [yes] the ground is in danger
       *[no] it does not come near
    }.
upfront-event-ignites = The { $seat-adjective } player plays the Burning card on the ground of { $owner-adjective } group { $group }.

upfront-prompt-set-alight = The ground of enemy group { $target } was hit: a Burning card may set it on fire.

upfront-action-douse = { $group } tries to put the fire out
    .words = group
upfront-action-ignite = { $target ->
        [none] Set the ground of your own group { $letter } on fire with the Burning card
       *[other] Set the ground of enemy { $target } on fire with the Burning card
    }
    .words = card letter>target:group
upfront-action-ignite-1 = Set the ground on fire with the Burning card
    .words = card
upfront-verb-douse = Put the fire out
upfront-verb-ignite = Set on fire

upfront-modifier-blaze = fire

upfront-outcome-catches-fire = the ground catches fire

upfront-hint-fire-out = Group { $group } should fight the fire before it is burnt.
upfront-hint-out-of-fire = Group { $group } must get out of the fire.
upfront-hint-set-alight = Fire drives enemy group { $target } out of its ground, or burns it.
upfront-hint-no-fire-there = The Burning card is better kept.

upfront-why-nothing-burns = The ground of group { $group } is not on fire.
upfront-why-douse-moving = Group { $group } cannot fight the fire: a Movement card lies on the burning ground.
upfront-why-all-pinned = Group { $group } can do nothing: all its men are pinned.
upfront-why-burns-already = The ground of group { $group } is on fire already.
upfront-why-does-not-burn = This ground does not burn: { $terrain }.
upfront-why-no-smoke-to-light = There is no Smoke on group { $group }, and it was not just hit by a flamethrower, artillery, ordnance or an anti-tank weapon.
