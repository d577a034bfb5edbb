## The mountain

upfront-event-wheels-drawn = Guns and AFVs come no higher than level { $level }, { $card-draw }.
upfront-event-climbs = { $seat-adjective } group { $group } climbs from level { $from } to level { $level }.
upfront-event-descends = { $seat-adjective } group { $group } goes down from level { $from } to level { $level }.
upfront-event-stacks = The { $seat-adjective } player lays { $card } too for { $owner-adjective } group { $group }.

upfront-prompt-go-down = Group { $group } is on level { $level }: does it go a level down with this movement?
upfront-prompt-stack-hills = { $owner-adjective } group { $group } is on level { $level }: lay another Hill for it, or stop.

upfront-action-down = Go a level down
upfront-action-stack = Lay { $card } too
    .words = card
upfront-verb-down = Go down
upfront-verb-stack = Another Hill

upfront-modifier-firing-downhill = firing downhill
upfront-modifier-firing-uphill = firing uphill

upfront-hint-come-down = Group { $group } is better off a level lower.
upfront-hint-keep-height = Group { $group } keeps its height.
upfront-hint-higher-up = Higher up group { $group } fires better.

upfront-why-other-level = Group { $group } and group { $target } are on different levels.
upfront-why-too-high-for-wheels = Group { $group } cannot go up there ({ $terrain }): guns and AFVs come no higher than level { $level }.
upfront-why-no-hill-to-stack = { $card } is no Hill to lay on top.
