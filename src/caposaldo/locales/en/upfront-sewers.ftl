## Sewers

upfront-event-searches = { $seat-adjective } group { $group } looks for the sewers, { $card-draw }: { $found ->
        [yes] it finds the way down
       *[no] it finds nothing
    }.
upfront-event-entrance-left = { $seat-adjective } group { $group } leaves the entrance to the sewers behind.
upfront-event-goes-down = { $seat-adjective } group { $group } goes down into the sewers, { $direction }, with { $card }: range number { $from } to { $to }.
upfront-event-smoke-over-sewers = The Smoke on the Building of { $seat-adjective } group { $group } is gone.
upfront-event-sewer-check = { $man } is tried in the sewers, { $card-draw }: { $number } against { $need } ({ $modifiers }): { $passed ->
        [yes] he stands it
       *[no] he fails
    }.
upfront-event-comes-up = { $seat-adjective } group { $group } comes up out of the sewers with { $card }, range number { $range }.

upfront-prompt-booby-trap = Enemy group { $target } comes up out of the sewers: a Minefield can be a booby trap for it.

upfront-action-search = { $group } looks for the sewers
    .words = group
upfront-action-descend = { $group } goes down into the sewers with { $card }, { $direction }
    .words = group card direction
upfront-action-surface = { $group } comes up out of the sewers with { $card }
    .words = group card
upfront-action-mine-1 = { $card } as a booby trap
    .words = card
upfront-verb-search = Search for the sewers
upfront-verb-descend = Into the sewers
upfront-verb-surface = Out of the sewers

upfront-modifier-columns-sewers = in the sewers
upfront-modifier-panic-value = Panic

upfront-note-at-the-start-of-every-turn-below = at the start of every turn below

upfront-hint-look-below = Group { $group } may find a way out of this fire.
upfront-hint-go-below = Group { $group } gets ahead out of everybody's sight.
upfront-hint-come-up = Group { $group } has nothing to win down there.

upfront-why-below-ground = Group { $group } is in the sewers.
upfront-why-no-sewers-here = There is no entrance to the sewers in this ground: { $terrain }.
upfront-why-entrance-known = Group { $group } has found the way down already.
upfront-why-search-moving = Group { $group } cannot look for the sewers: it is moving.
upfront-why-search-on-wire = Group { $group } cannot look for the sewers: it is on Wire.
upfront-why-search-pinned = Group { $group } cannot look for the sewers: all its men are pinned.
upfront-why-no-entrance = Group { $group } has found no entrance to the sewers.
upfront-why-descend-moving = Group { $group } cannot go down: it is on its way out of the Building.
upfront-why-too-big-for-sewers = Group { $group } cannot go down: guns and vehicles have no way there.
upfront-why-descend-whole = Group { $group } cannot go down: men are on their way between it and another group.
upfront-why-descend-too-close = Group { $group } cannot go down: the enemy group opposite is at relative range 5.
upfront-why-not-below = Group { $group } is not in the sewers.
upfront-why-no-minefield = { $card } is no Minefield.
