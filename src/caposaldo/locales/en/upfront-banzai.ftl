## Banzai charges (UF 45.4 to 45.48)

upfront-event-banzai-declared = { $seat-adjective } group { $group } declares a Banzai charge against enemy group { $target } with { $card }.
upfront-event-charge-rallies = { $man } is rallied by the charge.
upfront-event-banzai-over = The charge of { $seat-adjective } group { $group } against enemy group { $target } is over: { $why }.
upfront-event-storms = { $seat-adjective } group { $group } falls on enemy group { $target } hand to hand.
upfront-event-braves-mines = { $man } of { $seat-adjective } group { $group } runs through the mines, { $card-draw }: { $lives ->
        [yes] he gets through
       *[no] he is killed
    }.
upfront-event-counterattacks = { $seat-adjective } group { $group } fights back hand to hand against enemy group { $target }, { $count ->
        [one] 1 man
       *[other] { $count } men
    }.
upfront-charge-given-up = it is given up
upfront-charge-target-gone = nobody is left there

upfront-prompt-counterattack = { $count ->
        [0] Choose who of group { $group } fights the charge of enemy group { $target } hand to hand.
        [one] 1 man of group { $group } is named against enemy group { $target }: name another, or go.
       *[other] { $count } men of group { $group } are named against enemy group { $target }: name another, or go.
    }

upfront-action-banzai = { $group } declares a Banzai charge against enemy { $target } with { $card }
    .words = group>target:group card
upfront-action-relent = { $group } gives up its charge
    .words = group
upfront-action-storm = { $group } fights its charge out hand to hand
    .words = group
upfront-action-counter = { $group } fights the charge of enemy { $target } hand to hand
    .words = group>target:group
upfront-verb-banzai = Banzai charge
upfront-verb-relent = Give up the charge
upfront-verb-storm = Charge home
upfront-verb-counter = Counterattack

upfront-modifier-assault-charge = Banzai charge
upfront-modifier-cc-charge-ground = on Marsh, Stream or Wire in a charge
upfront-modifier-cc-charge = Banzai charge
upfront-outcome-mined = killed by a mine

upfront-why-no-banzai = This side declares no Banzai charges.
upfront-why-charge-is-all = A Banzai charge is declared as the only action of the turn.
upfront-why-no-leader-to-charge = Group { $group } has no squad leader or assistant leader to declare a charge.
upfront-why-charge-out-of-reach = Enemy group { $target } is neither opposite nor adjacent to group { $group }.
upfront-why-charge-pillbox = Enemy group { $target } is in a Pillbox: group { $group } cannot charge it.
upfront-why-charge-blocked = The enemy group opposite stops group { $group } before it is at relative range 5 to enemy group { $target }.
upfront-why-is-charging = Group { $group } is in a Banzai charge: it only moves and fights hand to hand.
upfront-why-charge-takes-no-terrain = Group { $group } is in a Banzai charge against enemy group { $target }: its own side plays no terrain on it.
upfront-why-charge-closes-in = Group { $group } is in a Banzai charge: it moves sideways or nearer to enemy group { $target }.
upfront-why-charge-moves-first = Group { $group } is in a Banzai charge and must get a Movement card first.
upfront-why-must-storm = Group { $group } is in a Banzai charge and must fight enemy group { $target } hand to hand this turn.
upfront-why-charges-nobody = Group { $group } is in no Banzai charge.
upfront-why-charge-goes-on = The charge of group { $group } goes on: enemy group { $target } is still in its way and no other enemy has come nearer.
upfront-why-storm-too-early = Group { $group } fights in the turn after it has come to relative range 5 of enemy group { $target }.
upfront-why-storm-from-pillbox = Group { $group } is in a Pillbox and must leave it before it can fight enemy group { $target } hand to hand.
upfront-why-nobody-to-storm = Group { $group } has nobody who could fight enemy group { $target } hand to hand.
upfront-why-charge-attacks = { $man } is in a Banzai charge and attacks whatever comes of it.
upfront-why-fights-by-hand = { $man } is in a Banzai charge: he fights hand to hand and does not use his demolition charge.
upfront-why-charge-too-close = The charge of enemy group { $group } is among the men: ordnance does not fire at it.
upfront-why-not-charged-by = Enemy group { $target } does not charge group { $group }.
upfront-why-counter-too-early = The charge of enemy group { $target } is not among the men of group { $group }.
upfront-why-no-counter-there = Nobody fights a counterattack from or into the ground of group { $group }.
upfront-why-charge-was-fired-at = Enemy group { $target } was fired at this turn: group { $group } cannot fight it hand to hand as well.
upfront-why-charge-countered = Enemy group { $target } is fought hand to hand this turn: nobody fires at it.
upfront-why-is-elsewhere = { $man } is among the men of another enemy group.

upfront-hint-banzai = A charge of group { $group } against enemy group { $target } should pay.
upfront-hint-no-banzai = A charge of group { $group } would cost more than it brings.
upfront-hint-storm = Group { $group } has nothing else to do but fight.
upfront-hint-relent = The charge of group { $group } leads nowhere any more.
upfront-hint-counter = Group { $group } should win hand to hand against enemy group { $target }.
upfront-hint-charge-on = Group { $group } must close with its target.
upfront-note-each-man-by-himself = each man by himself, as long as no other meets the same enemy
upfront-note-deck-may-end = the deck may end before it, so there are no odds
upfront-note-foes-in-mines = the enemies draw for their Minefield first, so there are no odds
