## Groups in surrender

upfront-event-surrenders = { $seat-adjective } group { $group } surrenders: all its men are pinned.
upfront-event-surrender-broken = { $seat-adjective } group { $group } is attacked: its surrender is over, and no other { $seat-adjective } group will surrender in this game.
upfront-event-relieved = { $man } relieves { $seat-adjective } group { $group }: its surrender is over.
upfront-event-group-captured = { $man } takes enemy group { $target } prisoner: { $count ->
        [one] 1 man
       *[other] { $count } men
    }.
upfront-why-in-surrender = Group { $group } has surrendered: it does nothing until it is relieved or attacked.
upfront-modifier-columns-surrendered = the group has surrendered
upfront-hint-spare-them = Enemy group { $target } has surrendered: better take it prisoner.
