## Marines and fire teams

upfront-modifier-bought-bolt-rifle = { $man }: bolt-action rifle

upfront-why-fire-team = { $man } cannot be in group { $group }: another of his fire team is there.
upfront-why-fire-team-without-room = With { $man } in group { $group } the men of a fire team could no longer stand in groups of their own.
upfront-why-fire-team-stays = { $man } does not go to group { $group }, where another of his fire team is or will be: { $other } can go instead.
upfront-why-design-no-marines = The { $side } have no Marines.
upfront-why-design-marines-type = Marines have no type of troops: choose line and not { $troops }.

web-design-marines = Marines
