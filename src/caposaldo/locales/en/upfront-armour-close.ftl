# Close combat against armoured vehicles, overruns, magnetic mines; close combat against guns (28.8, 29, 31, 34.7).

upfront-event-unarmed-at-afv = { $man } has got to enemy group { $target } but has nothing to attack it with.
upfront-event-hero-storms = { $man } goes for the vehicle as a hero: { $card }.
upfront-event-assaults = { $man } attacks { $enemy } in close combat: { $modifiers }, strength { $strength }.
upfront-event-assault-in-vain = { $man } is not harmed by the attack.
upfront-event-overruns = { $man } (group { $group }) overruns enemy group { $target }: { $modifiers }, strength { $strength }.
upfront-event-hero-braces = { $man } faces the vehicle as a hero: { $card }.
upfront-event-strikes-back = { $man } gets at { $enemy } from close by.
upfront-event-overrun-cut-short = The { $seat-adjective } overrun of enemy group { $target } is cut short.
upfront-event-may-drive-through = { $seat-adjective } group { $group } has driven over enemy group { $target } and may now go on through it.
upfront-event-puts-mine = { $man } tries to put his mine on { $enemy }, column { $column } of { $card-draw }: { $scores ->
        [yes] it holds
       *[no] in vain
    }.

upfront-prompt-assault-afv = { $man } has got to { $enemy }: attack the vehicle, with or without what he carries, or leave it alone.
upfront-prompt-react-overrun = Group { $group } is overrun by enemy group { $attacker }, strength { $strength }: hide, make a man a hero, or let it come.
upfront-prompt-put-mine = { $man } is right beside { $enemy }: he may try to put his mine on it.

upfront-action-assault = Attack the vehicle
upfront-action-assault-1 = Attack the vehicle with the { $what }
    .words = what:secondary
upfront-action-overrun = { $group } overruns enemy { $target } with { $card }
    .words = group>target:group card
upfront-action-overrun-3 = { $group } overruns enemy { $target } with { $card } and flanks enemy { $flanked }
    .words = group>target:group card >flanked:group
upfront-action-clamp = Put the mine on

upfront-verb-assault = Attack the vehicle
upfront-verb-overrun = Overrun
upfront-verb-clamp = Put the mine on

upfront-modifier-columns-closed = vehicle closed or pinned
upfront-modifier-columns-exposed = vehicle with its crew exposed
upfront-modifier-columns-open-topped = open-topped vehicle
upfront-modifier-columns-crew-lost = crew lost
upfront-modifier-assault-earlier = earlier attacks this turn
upfront-modifier-assault-berserk = berserk
upfront-modifier-assault-wounded = wounded
upfront-modifier-assault-heroic = hero
upfront-modifier-assault-with = { $weapon }
upfront-modifier-assault-in = vehicle in { $terrain }
upfront-modifier-assault-smoke = Smoke on the vehicle
upfront-modifier-assault-escort = infantry beside the vehicle
upfront-modifier-assault-exposed = crew exposed
upfront-modifier-assault-buttoned = buttoned up
upfront-modifier-assault-crew-lost = crew lost
upfront-modifier-assault-stuck = cannot move
upfront-modifier-assault-open-topped = open-topped
upfront-modifier-overrun = overrun value
upfront-modifier-overrun-out-of-order = weapon out of order
upfront-modifier-overrun-so-far = strength so far
upfront-modifier-hero-against-overrun = hero

upfront-outcome-afv-destroyed = the vehicle is destroyed
upfront-outcome-afv-stunned = the vehicle is stunned
upfront-outcome-afv-immobilised = the vehicle is immobilised
upfront-outcome-afv-bogged = the vehicle bogs down
upfront-outcome-afv-drives-on = the vehicle drives on
upfront-outcome-no-effect = no effect
upfront-outcome-attacker-killed = the attacker is killed
upfront-outcome-strength = this strength
upfront-note-while-the-afv-drives-on = as long as the vehicle drives on
upfront-note-if-no-mine-stops-it = if no mine stops the vehicle first
upfront-note-magnetic-mines-aside = magnetic mines put on the vehicle not counted

upfront-why-no-infantry = { $man } cannot infiltrate: only men on foot do.
upfront-why-assault-at-once = { $man } could attack the vehicle only in the turn in which he infiltrated it.
upfront-why-nothing-for-afv = { $man } has no such weapon for close combat against a vehicle.
upfront-why-charge-kept = It was said before the attempt that { $man } would not use his charge.
upfront-why-hero-at-work = { $man } is a hero already this turn.
upfront-why-no-cover-at-afv = Concealed cards do nothing in close combat against a vehicle.
upfront-why-berserk-attacks = { $man } is berserk and attacks whatever comes of it.
upfront-why-only-afv-overruns = Group { $group } is no armoured vehicle: it overruns nobody.
upfront-why-overrun-shaken = { $man } is pinned or stunned and overruns nobody.
upfront-why-overrun-stuck = { $man } cannot move and overruns nobody.
upfront-why-overrun-unarmed = { $man } overruns nobody without a working machine gun or flamethrower.
upfront-why-overrun-armour = Enemy group { $target } is an armoured vehicle: it cannot be overrun.
upfront-why-overrun-not-close = Group { $group } is not at relative range 5 from enemy group { $target }.
upfront-why-overrun-terrain = Enemy group { $target } cannot be overrun in this terrain: { $terrain }.
upfront-why-braced-already = { $man } faces the vehicle as a hero already.
upfront-why-guns-and-prisoners = There are no prisoners in close combat with a gun: { $man }.
upfront-why-gun-has-shown-itself = { $man } has fired or moved in this game: Concealed cards do not help it any more.
