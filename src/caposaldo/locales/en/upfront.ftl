## What happens

upfront-event-set-up-chosen = The { $seat-adjective } player takes the line-up "{ $setup }".
upfront-event-placed = { $man } takes position { $position } in { $seat-adjective } group { $group }.
upfront-event-crewed = { $man } becomes the assistant of { $operator } in { $seat-adjective } group { $group }.
upfront-event-uncrewed = { $man } of { $seat-adjective } group { $group } is an assistant no longer.
upfront-event-carries = { $man } of { $seat-adjective } group { $group } carries a secondary weapon: { $weapon }.
upfront-event-set-up-done = The { $seat-adjective } set-up is complete: { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }.
upfront-event-card-given = The { $seat-adjective } player begins with this terrain in play: { $terrain }.
upfront-event-given-card-laid = { $terrain } is laid on { $seat-adjective } group { $group }.
upfront-event-draws-for-first = The { $seat-adjective } player draws { $card } to see who goes first.
upfront-event-goes-first = The { $seat-adjective } player goes first.
upfront-event-first-terrain = The { $seat-adjective } player lays { $card } on { $owner-adjective } group { $group }.
upfront-event-lays-nothing = The { $seat-adjective } player lays no terrain.
upfront-event-turn-begins = Turn { $turn }: the { $seat-adjective } player acts.
upfront-event-deck-ends = The deck is used up and reshuffled: deck { $deck } of { $of } begins.
upfront-event-time-is-up = The last deck is used up: after { $decks } decks the time is over.
upfront-event-card-removed = { $card } leaves the game: { $left ->
        [0] no more cards of this kind are to be removed
       *[other] { $left } more of this kind will follow
    }.
upfront-event-breeze = A Breeze is drawn: the Smoke on { $count ->
        [one] 1 group
       *[other] { $count } groups
    } blows away.
upfront-event-drew = The { $seat-adjective } player draws { $card }.
upfront-event-drew-unseen = The { $seat-adjective } player draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
upfront-event-draws-nothing = The { $seat-adjective } player draws no cards.
upfront-event-discards = The { $seat-adjective } player discards { $card }.
upfront-event-discards-unseen = The { $seat-adjective } player discards a card.
upfront-event-passes = The { $seat-adjective } player passes: no action and no discard.
upfront-event-moved = { $seat-adjective } group { $group } moves { $direction } with { $card }: range number { $from } to { $to }.
upfront-event-smoke-left = { $seat-adjective } group { $group } leaves its Smoke behind.
upfront-event-smoke-lifts = The Smoke on { $seat-adjective } group { $group } is gone with the new terrain.
upfront-event-smoke-laid = { $seat-adjective } group { $group } lays { $card }.
upfront-event-enters = { $seat-adjective } group { $group } stops and takes cover: { $card }.
upfront-event-enters-open = { $seat-adjective } group { $group } stops in open ground, a card face down.
upfront-event-imposes = { $card } is played on { $seat-adjective } group { $group }.
upfront-event-accepts = { $seat-adjective } group { $group } accepts the terrain: { $terrain }.
upfront-event-rejects = { $seat-adjective } group { $group } refuses the terrain: { $terrain }.
upfront-event-movement-lost = { $seat-adjective } group { $group } loses its sideways movement: { $card } is discarded.
upfront-event-movement-turned = { $card } of { $seat-adjective } group { $group } is turned sideways: range number { $range }.
upfront-event-exchange-off = { $seat-adjective } groups { $group } and { $other } do not exchange letters.
upfront-event-wire-gone = The Wire on { $seat-adjective } group { $group } is discarded: it cannot lie in { $terrain }.
upfront-event-wire-laid = { $card } is laid on { $seat-adjective } group { $group }.
upfront-event-wire-cleared = { $seat-adjective } group { $group } clears a Wire with { $card }: { $left ->
        [0] none is left
       *[other] { $left } left
    }.
upfront-event-ford-found = { $seat-adjective } group { $group } finds a ford with { $card }.
upfront-event-fords = { $seat-adjective } group { $group } tries to ford with { $card }: { $drawn-draw }, it gets out of the water.
upfront-event-ford-fails = { $seat-adjective } group { $group } tries to ford with { $card }: { $drawn-draw }, it stays in the water.
upfront-event-flanks = { $seat-adjective } group { $group } gains flanking fire on enemy group { $target }.
upfront-event-flanks-naturally = { $seat-adjective } group { $group } is behind enemy group { $target } and has flanking fire on it.
upfront-event-flank-lost = { $seat-adjective } group { $group } loses its flanking fire on enemy group { $target }.
upfront-event-encircles = { $seat-adjective } groups { $group } and { $front } encircle enemy group { $target }.
upfront-event-encirclement-ends = { $seat-adjective } group { $group } is no longer encircled.
upfront-event-shifts = { $seat-adjective } group { $group } moves sideways to become group { $letter }.
upfront-event-shift-off = { $seat-adjective } group { $group } gives up its transfer to letter { $letter }.
upfront-event-exchanges = { $seat-adjective } groups { $group } and { $other } move sideways to exchange letters.
upfront-event-letter-changed = { $seat-adjective } group { $group } is now group { $letter }.
upfront-event-rebased = All range numbers are shifted without changing a relative range: { $seat } { $by }, { $other } { $and }.
upfront-event-digs = { $seat-adjective } group { $group } tries to entrench, { $card-draw }: { $done ->
        [yes] it is entrenched
       *[no] no success
    }.
upfront-event-entrenchment-left = { $seat-adjective } group { $group } leaves its entrenchment.
upfront-event-fires = { $seat-adjective } group { $group } fires at enemy group { $target } at relative range { $range }, { $firepower } FP, with { $cards }: { $modifiers }, strength { $strength }.
upfront-event-conceals = { $seat-adjective } group { $group } hides with { $card }: the strength falls to { $strength }.
upfront-event-attack-dropped = { $seat-adjective } group { $group } calls off its attack.
upfront-event-result = { $man }, { $card-draw }: result { $result }{ $modifier-count ->
        [0] {""}
        [1] {""}
       *[other] { " " }({ $modifiers })
    }.
upfront-event-unharmed = { $man } is unharmed.
upfront-event-pinned = { $man } of { $seat-adjective } group { $group } is pinned.
upfront-event-lost = { $man } of { $seat-adjective } group { $group } { $fate }.
upfront-event-group-gone = { $seat-adjective } group { $group } is no more.
upfront-event-wounded = { $man } is wounded instead of being removed.
upfront-event-endures = { $man }, wounded, draws { $card-draw } and holds out.
upfront-event-succumbs = { $man }, wounded, draws { $card-draw } and dies of his wound.
upfront-event-berserk = { $man } goes berserk.
upfront-event-berserk-over = { $man } is berserk no longer.
upfront-event-charges = { $man } charges enemy group { $target }.
upfront-event-does-not-jam = { $man } of { $seat-adjective } group { $group } is the man on whom the malfunction falls, but no weapon jams: strength { $strength }.
upfront-event-jams = The weapon of { $man } in { $seat-adjective } group { $group } malfunctions: { $weapon }.
upfront-event-weapon-removed = The weapon of { $man } is out of the game: { $weapon }.
upfront-event-weapon-left = A weapon is left lying in { $seat-adjective } group { $group }: { $weapon }.
upfront-event-weapon-sinks = A weapon sinks where { $seat-adjective } group { $group } stands: { $weapon }.
upfront-event-weapons-left-behind = { $seat-adjective } group { $group } leaves { $count ->
        [one] 1 weapon
       *[other] { $count } weapons
    } behind.
upfront-event-weapon-captured = { $man } takes a weapon from the enemy: { $weapon }.
upfront-event-weapon-destroyed = { $man } destroys a weapon of the enemy: { $weapon }.
upfront-event-acquired = { $man } of { $seat-adjective } group { $group } takes up a weapon: { $weapon }.
upfront-event-not-acquired = { $man } reaches for a weapon, { $weapon }: { $card-draw }, no success.
upfront-event-swapped = { $man } and { $other } of { $seat-adjective } group { $group } exchange their weapons.
upfront-event-given = { $man } hands { $other } a secondary weapon: { $weapon }.
upfront-event-tries-repair = { $man }, wounded, draws { $card-draw } and can try the repair.
upfront-event-too-weak-to-repair = { $man }, wounded, draws { $card-draw } and is too weak for the repair.
upfront-event-repaired = { $man } repairs his weapon, { $weapon }: { $card-draw }.
upfront-event-not-repaired = { $man } fails to repair his weapon, { $weapon }: { $card-draw }.
upfront-event-repair-ruins = { $man } ruins his weapon, { $weapon }: { $card-draw }.
upfront-event-reordered = { $seat-adjective } group { $group } changes its order.
upfront-event-rally = { $card } on { $seat-adjective } group { $group }: { $count ->
        [one] 1 man may be rallied
       *[other] up to { $count } men may be rallied
    }.
upfront-event-rally-all = { $card } on { $seat-adjective } groups { $group } and { $other }: all their men are rallied.
upfront-event-rallied = { $man } of { $seat-adjective } group { $group } is rallied.
upfront-event-hero-rallies = { $man } is rallied by { $card }.
upfront-event-hero-fires = { $man } fires as a hero: { $card }.
upfront-event-hero-powers = { $man }, rallied as a hero this turn, fires with heroic strength.
upfront-event-hero-spares = { $card } lets { $man } forget his wound for this turn.
upfront-event-panics-by-order = { $man } of { $seat-adjective } group { $group } is let go: column 0r { $number } against rout number { $rout }.
upfront-event-takes-over = { $man } takes command of the { $seat-adjective } squad.
upfront-event-no-leader = The { $seat-adjective } squad has no leader left: its hand shrinks.
upfront-event-execution = The Commissar of { $seat-adjective } group { $group } draws position { $position }, { $man }: { $shot ->
        [yes] he is pinned and is shot
       *[no] nothing happens
    }.
upfront-event-nerve = { $man } takes a morale check: { $card-draw }, { $number } against Morale { $morale }: { $passed ->
        [yes] passed
       *[no] failed
    }.
upfront-event-infiltrates = { $man } infiltrates enemy group { $target }: column { $column } ({ $modifiers }), red.
upfront-event-infiltration-fails = { $man } fails to infiltrate enemy group { $target }: column { $column } ({ $modifiers }), black.
upfront-event-infiltration-drowned = { $man } does not get through the water to enemy group { $target }: { $card-draw }.
upfront-event-infiltration-lost = { $man } is an infiltrator no longer.
upfront-event-conceals-infiltrator = The { $seat-adjective } player helps the infiltrator with { $card }.
upfront-event-conceals-fighter = The { $seat-adjective } player plays { $card } against { $enemy }.
upfront-event-fights-to-capture = { $man } fights to take a prisoner.
upfront-event-meets = { $man } goes into close combat in enemy group { $target } and meets { $enemy }, position { $position }.
upfront-event-helpless = { $man } cannot defend himself.
upfront-event-close-combat = { $man } of { $seat-adjective } group { $group }, close combat: { $modifiers }, total { $total }.
upfront-event-goes-on = { $man } fights on.
upfront-event-charge = { $man } sets off his demolition charge in enemy group { $target }: { $modifiers }, strength { $strength }.
upfront-event-dud = The demolition charge is a dud: { $card-draw }.
upfront-event-terrain-captured = { $seat-adjective } group { $group } takes the ground of enemy group { $target }.
upfront-event-joins-captors = { $man } joins { $seat-adjective } group { $group } on the captured ground.
upfront-event-guards = { $man } of { $seat-adjective } group { $group } guards { $count ->
        [one] 1 prisoner
       *[other] { $count } prisoners
    }.
upfront-event-prisoners-freed = { $count ->
        [one] 1 prisoner is freed
       *[other] { $count } prisoners are freed
    }.
upfront-event-sets-out = { $man } sets out from { $seat-adjective } group { $group } to { $to } with { $card }.
upfront-event-transfer-ford-fails = { $man } of { $seat-adjective } group { $group } tries to ford with { $card } and stays in the water.
upfront-event-joins = { $man } joins { $seat-adjective } group { $group } in position { $position }.
upfront-event-goes-back = { $man } goes back to { $seat-adjective } group { $group }.
upfront-event-group-formed = { $count ->
        [one] 1 man
       *[other] { $count } men
    } of { $seat-adjective } group { $group } form group { $letter }.
upfront-event-reinforced = { $seat-adjective } reinforcements arrive: { $count ->
        [one] 1 man
       *[other] { $count } men
    } in group { $group } at range number { $range }, { $terrain }.
upfront-event-snipes = The { $seat-adjective } player plays { $card } against enemy group { $target }.
upfront-event-redirects = The { $seat-adjective } player turns { $card } on enemy group { $target } instead.
upfront-event-position-drawn = Position { $position } of { $seat-adjective } group { $group } is drawn: { $man }.
upfront-event-sniper-fires = A sniper fires at { $man } of { $seat-adjective } group { $group }, { $card-draw }: { $outcome }.
upfront-event-sniper-check = { $seat-adjective } group { $group } searches for the sniper, { $card-draw } against { $number }: { $found ->
        [yes] found
       *[no] not found
    }.
upfront-event-sniper-gone = The { $seat-adjective } player loses a sniper: { $left ->
        [0] none is left
       *[other] { $left } left
    }.
upfront-event-mined = { $seat-adjective } group { $group } is in a minefield: { $card }.
upfront-event-mine-strikes = A mine goes off under { $man }, { $card-draw }: result { $result } ({ $modifiers }).
upfront-event-mine-step = { $seat-adjective } group { $group } walks out of the minefield, { $card-draw } against { $limit }: { $goes-off ->
        [yes] a mine goes off
       *[no] nothing happens
    }.
upfront-event-sweeps = { $man } of { $seat-adjective } group { $group } sweeps mines, { $card-draw } against strength { $strength }: { $cleared ->
        [yes] the field is cleared
       *[no] no success
    }.
upfront-event-shells = { $man } of { $seat-adjective } group { $group } fires at enemy group { $target } at relative range { $range } with { $card }: printed { $printed }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, hits on { $hits }.
upfront-event-hits = { $man } hits enemy group { $target }: { $card-draw } within { $hits }, { $modifiers }, strength { $strength }.
upfront-event-misses = { $man } misses enemy group { $target }: { $card-draw }, not within { $hits }.
upfront-event-conceals-from-shell = { $seat-adjective } group { $group } hides with { $card }: the shot now hits on { $hits }.
upfront-event-ranged-in = { $man } has acquired enemy group { $target } as his target.
upfront-event-range-lost = { $man } loses the acquisition of enemy group { $target }.
upfront-event-observes = { $seat-adjective } group { $group } observes enemy group { $target }: { $number } within { $range } ({ $modifiers }).
upfront-event-sees-nothing = { $seat-adjective } group { $group } looks for enemy group { $target } and sees nothing: { $number } against { $range } ({ $modifiers }).
upfront-event-starshell = { $seat-adjective } group { $group } fires a starshell over enemy group { $target }: { $lit ->
        [one] 1 group is lit
       *[other] { $lit } groups are lit
    }.
upfront-event-starshell-out = The starshell over { $seat-adjective } group { $group } burns out.
upfront-event-round-won = The { $seat-adjective } player wins round { $round }.
upfront-event-regroups = The { $seat-adjective } player regroups with { $count ->
        [one] 1 man
       *[other] { $count } men
    }; the enemy has a fresh force.

## Why a game is won

upfront-reason-squad-broken = { $count ->
        [one] 1 loss has broken the { $seat-adjective } squad
       *[other] { $count } losses have broken the { $seat-adjective } squad
    }
upfront-reason-both-broken = both squads are broken
upfront-reason-ground-held = { $count } unpinned men hold the ground, { $need } are needed
upfront-reason-pillbox-empty = no defender is left in the Pillbox
upfront-reason-one-group-left = a single group is left against the { $winner-adjective } player, with { $enemy } losses to { $own } of his own
upfront-reason-time = the time is over and the attacker has not done his task
upfront-reason-points = victory points when the time is over

## What is asked

upfront-prompt-form-groups = { $men ->
        [0] { $weapons ->
            [0] Every man has his place: assign crews, or confirm the set-up.
            [one] Every man has his place: hand out 1 secondary weapon.
           *[other] Every man has his place: hand out { $weapons } secondary weapons.
        }
        [one] Place the last man, or take a line-up.
       *[other] Place the men in groups, or take a line-up: { $men } to go.
    }
upfront-prompt-lay-terrain = { $groups ->
        [one] Lay a Terrain card on 1 group still without, or stop.
       *[other] Lay a Terrain card on one of { $groups } groups still without, or stop.
    }{ $last ->
        [yes] { " " }The other side has stopped.
       *[no] {""}
    }
upfront-prompt-act = Choose an action for a group, or end the actions. Deck { $deck } of { $of }.
upfront-prompt-aim = { $count ->
        [0] Group { $group } fires at enemy group { $target }, relative range { $range }: choose a Fire card for its { $firepower } FP.
       *[other] Group { $group } fires at enemy group { $target }, relative range { $range }: { $need } of { $firepower } FP in use. Add a card, or open fire.
    }
upfront-prompt-react = Group { $group } is under fire from enemy group { $attacker }, strength { $strength }: hide, rally a man with a Hero, or let it come.
upfront-prompt-react-to-shell = Group { $group } is under fire from a gun of enemy group { $attacker }, which hits on { $hits }: hide, or let it come.
upfront-prompt-resolve-or-drop = The fire of group { $group } on enemy group { $target } has strength { $strength }: resolve it or call it off.
upfront-prompt-shoot-or-drop = The shot of group { $group } at enemy group { $target } hits on { $hits }: fire or call it off.
upfront-prompt-more-shells = Another weapon of group { $group } may fire at enemy group { $target }, or stop.
upfront-prompt-who-rises = { $left ->
        [one] Choose 1 man of group { $group } to rally.
       *[other] Choose { $left } men of group { $group } to rally, one by one.
    }
upfront-prompt-discard = { $left ->
        [0] No more cards to discard: end the turn's discards.
        [one] Discard 1 card or play it against the enemy, or end.
       *[other] Discard up to { $left } cards or play them against the enemy, or end.
    }{ $made ->
        [0] {""}
       *[other] { " " }{ $made } so far.
    }
upfront-prompt-refill = { $count ->
        [one] Draw 1 card to fill the hand, or stay as you are.
       *[other] Draw { $count } cards to fill the hand, or stay as you are.
    }
upfront-prompt-hero-drawn = A Hero may rally a pinned man of the { $seat } at once.
upfront-prompt-hero-chance = { $man } is the target: a Hero may rally him first.
upfront-prompt-accept-terrain = { $terrain } is played on group { $group }: accept or refuse it.
upfront-prompt-form-there = { $terrain } is played where group { $group } is to be formed: accept or refuse it.
upfront-prompt-reorder = Group { $group }: who takes position { $position }?
upfront-prompt-send = { $count ->
        [0] Choose who goes from group { $group } to { $to }, and his Movement card.
       *[other] Who else goes from group { $group } to { $to }? { $count } so far.
    }
upfront-prompt-place-man = Choose who joins group { $group }, and his position.
upfront-prompt-bring-in = Reinforcements: group { $group } appears at range number { $range }. Choose how.
upfront-prompt-infiltrate = { $count ->
        [0] Choose who of group { $group } tries to infiltrate, and where.
        [one] 1 man of group { $group } is named: name another, or go.
       *[other] { $count } men of group { $group } are named: name another, or go.
    }
upfront-prompt-react-infiltration = { $man } of group { $group } tries to infiltrate: a Concealed card may help him.
upfront-prompt-close = { $count ->
        [0] Choose which infiltrators of group { $group } go into close combat.
        [one] 1 man of group { $group } is named: name another, or go.
       *[other] { $count } men of group { $group } are named: name another, or go.
    }
upfront-prompt-prepare-combat = Close combat of { $man } with { $enemy }: play a card, choose to capture, or fight.
upfront-prompt-pick-fighter = Choose which of { $count } men of group { $group } fights.
upfront-prompt-keep-status = { $man } has won: he may stay among the enemy as an infiltrator or go back.
upfront-prompt-spoils = { $man } has beaten { $enemy }: take a weapon, destroy one, or leave them.
upfront-prompt-take-terrain = Enemy group { $target } is gone: choose who takes its ground.
upfront-prompt-join-captors = Choose who joins group { $group } on the captured ground.
upfront-prompt-capture = { $man } of group { $group } routs: choose the group that takes him prisoner, or let him go.
upfront-prompt-capture-or-wound = { $man } of group { $group } would rout: choose the group that takes him prisoner, or let him go, and he is only wounded.
upfront-prompt-pick-guard = { $count ->
        [one] Choose who of group { $group } guards the prisoner.
       *[other] Choose who of group { $group } guards { $count } prisoners.
    }
upfront-prompt-charge = { $man } is berserk: choose the group he charges.
upfront-prompt-redirect = The target of { $card } is gone: choose another group, or let the card go.
upfront-prompt-second-wound = { $man } of the { $seat } is wounded again: a Hero may save him.
upfront-prompt-endure = { $man } of the { $seat } is wounded: play a Hero, or draw a card to see whether he holds out.
upfront-prompt-keep-one = { $man } of the { $seat } is wounded and keeps only one weapon: choose.

## What one can do

upfront-action-place = Put { $man } in { $group }
    .words = man group
upfront-action-crew = { $man } assists { $operator }
    .words = operator:man man
upfront-action-crew-3 = { $man } assists { $operator } ({ $group })
    .words = group operator:man man
upfront-action-uncrew = { $man } stops assisting ({ $group })
    .words = group man
upfront-action-carry = { $man } carries: { $weapon }
    .words = weapon:secondary man
upfront-action-setup = Line-up "{ $setup }"
    .words = setup
upfront-action-ready = Confirm the set-up
upfront-action-lay = { $target ->
        [none] Lay { $card } on { $group }
       *[other] Lay { $card } on enemy { $target }
    }
    .words = card group>target:group
upfront-action-done = Done
upfront-action-move = Move { $group } { $direction } with { $card }
    .words = group card direction
upfront-action-flank = { $group } flanks enemy { $target } with { $card }
    .words = group card >target:group
upfront-action-encircle = { $group } encircles enemy { $target } with { $card }
    .words = group card >target:group
upfront-action-shift = Move { $group } sideways with { $card } to become group { $letter }
    .words = group card letter
upfront-action-shift-4 = Move { $group } sideways with { $card } to become group { $letter } and flank enemy { $target }
    .words = group card letter >target:group
upfront-action-exchange = { $one } with { $first } and { $other } with { $second } exchange letters
    .words = one:group>first:card other:group>second:card
upfront-action-ford = { $group } fords with { $card }
    .words = group card
upfront-action-ford-3 = { $target ->
        [none] { $group } fords with { $card } to become group { $letter }
       *[other] { $group } fords with { $card } and flanks enemy { $target }
    }
    .words = group card letter>target:group
upfront-action-clear = { $group } clears Wire with { $card }
    .words = group card
upfront-action-terrain = { $group } takes cover: { $card }
    .words = group card
upfront-action-open = { $group } stops in open ground, { $card } face down
    .words = group card
upfront-action-fire = { $group } fires at enemy { $target }
    .words = group>target:group
upfront-action-with = Fire with { $card }
    .words = card
upfront-action-hold = { $man } does not fire
    .words = man
upfront-action-shoot = Open fire
upfront-action-conceal = Hide with { $card }
    .words = card
upfront-action-hero = { $man } is a hero: { $card }
    .words = man card
upfront-action-hero-1 = { $man } fires as a hero
    .words = man
upfront-action-decline = Let it be
upfront-action-resolve = Resolve the attack
upfront-action-drop = Call off the attack
upfront-action-drop-1 = { $man } leaves his load behind
    .words = man
upfront-action-shell = { $man } ({ $group }) fires at enemy { $target } with { $card }{ $gun ->
        [none] {""}
       *[other] , from the turret
    }
    .words = group>target:group man>gun card
upfront-action-shell-4 = { $man } ({ $group }) fires at enemy { $target } with { $card } and { $hero }
    .words = group>target:group man card hero:card
upfront-action-rally = Rally { $group } with { $card }
    .words = group card
upfront-action-rally-all = Rally { $groups } with { $card }
    .words = groups:group card
upfront-action-rise = Rally { $man }
    .words = man
upfront-action-panic = Let { $man } go (voluntary panic)
    .words = man
upfront-action-smoke = { $target ->
        [none] { $group } lays { $card }
       *[other] { $group } fires { $card } at enemy { $target }
    }
    .words = group>target:group card
upfront-action-dig = { $group } tries to entrench
    .words = group
upfront-action-reorder = Change the order of { $group }
    .words = group
upfront-action-next = { $man } is next
    .words = man
upfront-action-acquire = { $man } ({ $group }) takes up loose weapon { $number }
    .words = group man number
upfront-action-swap = { $man } and { $other } exchange weapons ({ $group })
    .words = group man other:man
upfront-action-give = { $man } hands his secondary weapon to { $other } ({ $group })
    .words = group man other:man
upfront-action-repair = { $man } tries to repair his weapon ({ $group })
    .words = group man
upfront-action-destroy = Destroy { $what }
    .words = what:which
upfront-action-destroy-2 = { $man } destroys his captured weapon ({ $group })
    .words = group man
upfront-action-abandon = { $man } abandons his captured weapon ({ $group })
    .words = group man
upfront-action-transfer = Send men from { $group } to { $other }
    .words = group>other:group
upfront-action-split = Send men from { $group } to form { $other }
    .words = group>other:group
upfront-action-send = { $man } sets out with { $card }
    .words = man card
upfront-action-go = Go ahead
upfront-action-receive = { $group } takes men in
    .words = group
upfront-action-stand = { $man } takes position { $position }
    .words = man position
upfront-action-found = { $group } is formed under { $card }
    .words = group card
upfront-action-found-open = { $group } is formed in open ground, { $card } face down
    .words = group card
upfront-action-infiltrate = { $group } tries to infiltrate
    .words = group
upfront-action-try = { $man } tries enemy { $target } by a morale check
    .words = man >target:group
upfront-action-try-3 = { $man } tries enemy { $target } with { $card }
    .words = man >target:group card
upfront-action-keep = Leave it as it is
upfront-action-keep-1 = Keep: { $what }
    .words = what:man|weapon|secondary
upfront-action-close = { $group } goes into close combat
    .words = group
upfront-action-enter = { $man } goes in by a morale check
    .words = man
upfront-action-enter-2 = { $man } goes in with { $card }
    .words = man card
upfront-action-fight = { $man } fights
    .words = man
upfront-action-capture = Fight to capture
upfront-action-leave = Go back
upfront-action-leave-2 = { $man } ({ $group }) gives up infiltrating
    .words = group man
upfront-action-take = Take: { $what }
    .words = what:group|which
upfront-action-join = { $man } joins
    .words = man
upfront-action-watch = { $man } stands guard
    .words = man
upfront-action-guard = { $other } relieves { $man } as guard ({ $group })
    .words = group man other:man
upfront-action-charge = Charge enemy { $target }
    .words = >target:group
upfront-action-sniper-check = { $group } searches for the sniper
    .words = group
upfront-action-sweep = { $man } sweeps mines ({ $group })
    .words = group man
upfront-action-observe = { $group } observes enemy { $target }
    .words = group>target:group
upfront-action-starshell = { $group } fires a starshell over enemy { $target }
    .words = group>target:group
upfront-action-reinforce = Bring on reinforcements with { $card }
    .words = card
upfront-action-at = Appear at range number { $range }
    .words = range
upfront-action-claim = Claim flanking fire on enemy { $target }
    .words = >target:group
upfront-action-under = Appear under { $second } with { $first }
    .words = first:card second:card
upfront-action-discard = Discard { $card }
    .words = card
upfront-action-impose = Play { $card } on enemy { $target }
    .words = card >target:group
upfront-action-wire = Lay { $card } on enemy { $target }
    .words = card >target:group
upfront-action-snipe = { $card } against enemy { $target }
    .words = card >target:group
upfront-action-mine = { $card } under enemy { $target }
    .words = card >target:group
upfront-action-redirect = Against enemy { $target } instead
    .words = >target:group
upfront-action-end = End the discards
upfront-action-draw = Draw
upfront-action-stay = Do not draw
upfront-action-accept = Accept
upfront-action-reject = Refuse

## Verbs without their objects, for the heading of a group of options

upfront-verb-place = Place
upfront-verb-crew = Assistant
upfront-verb-uncrew = No assistant
upfront-verb-carry = Carry
upfront-verb-setup = Line-ups
upfront-verb-ready = Ready
upfront-verb-lay = Lay
upfront-verb-done = Done
upfront-verb-move = Move
upfront-verb-flank = Flank
upfront-verb-encircle = Encircle
upfront-verb-shift = Change letter
upfront-verb-exchange = Exchange letters
upfront-verb-ford = Ford
upfront-verb-clear = Clear Wire
upfront-verb-terrain = Take cover
upfront-verb-open = Open ground
upfront-verb-fire = Fire
upfront-verb-with = Fire card
upfront-verb-hold = Hold fire
upfront-verb-shoot = Open fire
upfront-verb-conceal = Hide
upfront-verb-hero = Hero
upfront-verb-decline = Let it be
upfront-verb-resolve = Resolve
upfront-verb-drop = Give up
upfront-verb-shell = Ordnance
upfront-verb-rally = Rally
upfront-verb-rally-all = Rally All
upfront-verb-rise = Rally
upfront-verb-panic = Voluntary panic
upfront-verb-smoke = Smoke
upfront-verb-dig = Entrench
upfront-verb-reorder = Change order
upfront-verb-next = Next
upfront-verb-acquire = Take up a weapon
upfront-verb-swap = Exchange weapons
upfront-verb-give = Hand over
upfront-verb-repair = Repair
upfront-verb-destroy = Destroy
upfront-verb-abandon = Abandon
upfront-verb-transfer = Transfer
upfront-verb-split = New group
upfront-verb-send = Send
upfront-verb-go = Go ahead
upfront-verb-receive = Take in
upfront-verb-stand = Position
upfront-verb-found = Form a group
upfront-verb-infiltrate = Infiltrate
upfront-verb-try = Try
upfront-verb-keep = Keep
upfront-verb-close = Close combat
upfront-verb-enter = Go in
upfront-verb-fight = Fight
upfront-verb-capture = Capture
upfront-verb-leave = Go back
upfront-verb-take = Take
upfront-verb-join = Join
upfront-verb-watch = Guard
upfront-verb-guard = Change guard
upfront-verb-charge = Charge
upfront-verb-sniper-check = Sniper check
upfront-verb-sweep = Sweep mines
upfront-verb-observe = Observe
upfront-verb-starshell = Starshell
upfront-verb-reinforce = Reinforcements
upfront-verb-at = Range number
upfront-verb-claim = Flanking fire
upfront-verb-under = Terrain
upfront-verb-discard = Discard
upfront-verb-impose = Terrain on the enemy
upfront-verb-wire = Wire
upfront-verb-snipe = Sniper
upfront-verb-mine = Minefield
upfront-verb-redirect = Another target
upfront-verb-end = End
upfront-verb-draw = Draw
upfront-verb-stay = Stay
upfront-verb-accept = Accept
upfront-verb-reject = Refuse
upfront-verb-found-open = Form in the open

## The sums

upfront-modifier-firepower = { $man }, FP
upfront-modifier-fire-card = Fire card
upfront-modifier-fire-card-moving = Fire card halved by movement
upfront-modifier-fire-card-night = Fire card halved at night
upfront-modifier-fire-card-rear = Fire card halved from a Pillbox to the rear
upfront-modifier-firing-from = firing from { $terrain }
upfront-modifier-firing-from-wire = firing from Wire
upfront-modifier-firing-from-smoke = firing from Smoke
upfront-modifier-target-in = target in { $terrain }
upfront-modifier-target-in-smoke = target in Smoke
upfront-modifier-target-on-wire = target on Wire
upfront-modifier-target-moving = target moving
upfront-modifier-flamethrower = flamethrower ignores { $terrain }
upfront-modifier-concealed = Concealed
upfront-modifier-entrenched = entrenched
upfront-modifier-in-transfer = in transfer
upfront-modifier-random-number = random number
upfront-modifier-morale = Morale
upfront-modifier-unarmed = unarmed
upfront-modifier-commissar = Commissar
upfront-modifier-encircled = encircled
upfront-modifier-cc-unarmed = no weapon
upfront-modifier-cc-assistant = assistant
upfront-modifier-cc-jammed = weapon malfunctioned
upfront-modifier-cc-secondary = second weapon
upfront-modifier-cc-pinned = pinned
upfront-modifier-cc-wounded = wounded
upfront-modifier-cc-capturing = fighting to capture
upfront-modifier-cc-weapon = { $weapon }
upfront-modifier-cc-guard = guards prisoners
upfront-modifier-cc-comrades = comrades
upfront-modifier-columns-group = men in the group
upfront-modifier-columns-night = night
upfront-modifier-columns-pillbox = Pillbox
upfront-modifier-columns-terrain = from { $terrain }
upfront-modifier-columns-pinned = pinned men in the group
upfront-modifier-columns-smoke = Smoke
upfront-modifier-columns-concealed = { $card }
upfront-modifier-columns-moving = moving
upfront-modifier-columns-target-moving = target moving
upfront-modifier-columns-infiltrated = infiltrated itself
upfront-modifier-charge = demolition charge
upfront-modifier-mine-strength = { $card }
upfront-modifier-wire = Wire
upfront-modifier-relative-range = relative range
upfront-modifier-observed-moving = moving
upfront-modifier-observed-shot-at = shot at
upfront-modifier-observed-fired = has fired
upfront-modifier-to-hit-guard = guards prisoners
upfront-modifier-to-hit-wounded = wounded
upfront-modifier-to-hit-wire = Wire
upfront-modifier-to-hit-night = night
upfront-modifier-to-hit-acquired = target acquired
upfront-modifier-to-hit-hero = hero
upfront-modifier-to-hit-smoke = Smoke
upfront-modifier-effect-number = effect number
upfront-modifier-to-hit-number = to-hit number
upfront-modifier-long-odds = only the effect number counts
upfront-modifier-concealed-before = hidden already
upfront-modifier-rally-card = { $card }
upfront-outcome-infiltrates = gets in
upfront-outcome-fails = stays out
upfront-outcome-cleared = mines cleared
upfront-outcome-blows-up = a mine goes off
upfront-outcome-passes = check passed
upfront-outcome-wins = wins
upfront-outcome-loses = loses
upfront-outcome-both = both fall
upfront-outcome-meets = meets him
upfront-outcome-success = success
upfront-outcome-failure = failure
upfront-outcome-repaired = repaired
upfront-outcome-unchanged = unchanged
upfront-outcome-removed = out of the game
upfront-outcome-kia = killed (KIA)
upfront-outcome-rout = rout
upfront-outcome-wounded = wounded
upfront-outcome-berserk = berserk
upfront-outcome-pin = pinned
upfront-outcome-pinned = pinned
upfront-outcome-unharmed = unharmed
upfront-outcome-effect = some effect
upfront-outcome-nothing = no effect
upfront-outcome-jam = a weapon malfunctions
upfront-outcome-hit = hit
upfront-outcome-miss = miss
upfront-note-while-no-weapon-jams = as long as no weapon malfunctions
upfront-note-deck-ends-on-the-way = the deck may end on the way
upfront-note-while-others-hold = as long as the leaders hold
upfront-reveals-draw = a card is drawn: this cannot be undone
upfront-reveals-draws = cards are drawn: this cannot be undone

## Why not

upfront-why-no-such-group = There is no group { $group }.
upfront-why-enemy-only = This card is played on an enemy group, not on group { $group } of one's own.
upfront-why-no-such-man = There is no man { $name } who could do this.
upfront-why-no-such-letter = There is no letter { $group } for a group.
upfront-why-not-in-hand = { $card } is not in the hand.
upfront-why-cower = { $card } is a useless card for this side.
upfront-why-not-that-kind = { $card } cannot be played as { $kind }.
upfront-why-has-acted = Group { $group } has had its action this turn.
upfront-why-all-in-transfer = Group { $group } cannot act: all its men are in transfer.
upfront-why-owes-terrain = Group { $group } exchanges letters: it must be in terrain before anything else.
upfront-why-only-action = This must be the only action of the turn.
upfront-why-not-waiting = { $man } is not waiting to be placed.
upfront-why-letter-skipped = Group { $group } cannot be begun yet: the next letter is { $next }.
upfront-why-group-full = Group { $group } is full.
upfront-why-pillbox-full = Group { $group } is in the Pillbox, which holds { $most } men.
upfront-why-barred-from-pillbox = { $man } cannot be in the Pillbox with his weapon.
upfront-why-commissar-comes-last = { $man } is placed after all the others.
upfront-why-not-the-largest-group = The Commissar belongs in a largest group, and group { $group } is not one.
upfront-why-groups-impossible = With { $man } in group { $group } the other men could no longer form groups.
upfront-why-commissar-without-room = With { $man } in group { $group } no place would be left for the Commissar.
upfront-why-too-few-carriers = With { $man } in group { $group } nobody could carry the secondary weapons.
upfront-why-not-placed-yet = { $man } is not placed yet.
upfront-why-needs-no-crew = The weapon of { $operator } needs no assistant.
upfront-why-in-another-group = { $man } and { $operator } are not in the same group.
upfront-why-has-a-crewed-weapon = { $man } has a crewed weapon himself.
upfront-why-has-an-assistant = { $operator } has an assistant already.
upfront-why-assists-another = { $man } cannot be the assistant of { $operator }: he assists already, or is the same man.
upfront-why-guards-prisoners = { $man } guards prisoners and cannot assist.
upfront-why-assists-nobody = { $man } assists nobody.
upfront-why-no-such-weapon-left = No such secondary weapon is left to hand out: { $weapon }.
upfront-why-cannot-carry = { $man } cannot carry a secondary weapon.
upfront-why-carries-one-already = { $man } carries a secondary weapon already.
upfront-why-not-in-a-pillbox = { $man } is in the Pillbox and carries no secondary weapon.
upfront-why-set-up-begun = A line-up cannot be taken: a man is placed already.
upfront-why-no-such-setup = There is no line-up { $setup } for these men.
upfront-why-not-all-placed = { $men ->
        [one] 1 man is not placed yet.
       *[other] { $men } men are not placed yet.
    }
upfront-why-weapons-left-behind = { $weapons ->
        [one] 1 secondary weapon is not handed out yet.
       *[other] { $weapons } secondary weapons are not handed out yet.
    }
upfront-why-no-terrain-to-begin-with = { $card } cannot be laid before the first turn.
upfront-why-mines-are-discarded = { $card } cannot be laid before the first turn: Minefields are played as a discard.
upfront-why-has-terrain = { $seat-adjective } group { $group } has terrain already.
upfront-why-no-fire-card = There is no Fire card to fire with.
upfront-why-too-weak = { $firepower } FP are not enough: { $need } are needed.
upfront-why-must-fire = { $man } cannot stay out of the fire.
upfront-why-stays-out-already = He does not fire already.
upfront-why-gully = Group { $group } is out of sight, with this between: { $terrain }.
upfront-why-behind-pillbox = Group { $group } cannot be fired at: it is past the Pillbox.
upfront-why-one-concealed = Only 1 Concealed card may be played against an attack.
upfront-why-no-concealment = Concealed cards cannot be played here.
upfront-why-concealed-answers = A Concealed card is played when a group of yours is fired at, before the attack is resolved; or for a man of yours who infiltrates or goes into close combat.
upfront-why-in-lieu = { $card } is played on the enemy in lieu of a discard, after the actions of the turn.
upfront-why-discards-come-later = Cards are discarded after all actions of the turn.
upfront-why-actions-are-over = The actions of this turn are over.
upfront-why-discards-are-over = The discards of this turn are over.
upfront-why-answer-first = Another question is open: it is answered before anything else is done.
upfront-why-no-heroics = A Hero would not help { $man } in this.
upfront-why-black-hero-only = Only a Hero with a black number helps { $man } with this weapon.
upfront-why-hero-already = { $man } fires as a hero already.
upfront-why-no-powers = { $man } was not made a hero this turn.
upfront-why-not-pinned = { $man } is not pinned.
upfront-why-nobody-pinned = Nobody in group { $group } is pinned.
upfront-why-not-rally-all = { $card } is not a Rally All.
upfront-why-same-group-twice = Group { $group } is named twice.
upfront-why-no-leader-to-rally = Neither group { $group } nor group { $other } has an unpinned leader to rally them.
upfront-why-apart-needs-two-leaders = Groups { $group } and { $other } are not side by side: each needs an unpinned leader.
upfront-why-other-range-number = Groups { $group } and { $other } have different range numbers: each needs an unpinned leader.
upfront-why-panic-not-pinned = { $man } is not pinned and cannot be let go.
upfront-why-commissar-stays = { $man } is a Commissar and cannot be let go.
upfront-why-pinned-cannot-move = Group { $group } cannot move: 1 or more of its men are pinned.
upfront-why-wire-holds = Group { $group } is held by Wire: it must clear it first.
upfront-why-must-ford = Group { $group } is in a Stream: it must ford.
upfront-why-nothing-to-ford = Group { $group } has nothing to ford.
upfront-why-no-such-direction = There is no direction { $direction }: write forward, back or sideways.
upfront-why-sideways-first = The first Movement out of { $terrain } is sideways.
upfront-why-blocked = Group { $group } cannot go on: it faces the enemy at relative range 5.
upfront-why-too-far-back = Group { $group } cannot go back any farther.
upfront-why-retreat-needs-red = { $card } cannot take the group below range number 0: a red number is needed.
upfront-why-no-flank-card = { $card } is not a Flank card.
upfront-why-flank-not-beside = Enemy group { $target } is not beside group { $group }.
upfront-why-flank-nobody-opposite = Enemy group { $target } has no group of yours opposite, so group { $group } cannot flank it.
upfront-why-no-flank-from-here = Group { $group } cannot flank enemy group { $target } from its terrain.
upfront-why-flanked-by-it = Group { $group } is flanked by enemy group { $target } itself.
upfront-why-encircles-another = Group { $group } takes part in another encirclement.
upfront-why-encircled = Group { $group } is encircled.
upfront-why-already-encircled = Enemy group { $target } is encircled already.
upfront-why-not-behind = Group { $group } is not behind enemy group { $target }.
upfront-why-encircle-at-four = Group { $group } encircles enemy group { $target } only from relative range 4 behind it.
upfront-why-encircle-nobody-opposite = No group of yours faces enemy group { $target }: group { $group } cannot encircle it alone.
upfront-why-front-too-far = The group that faces enemy group { $target } is too far for group { $group } to encircle it.
upfront-why-ring-infiltrated = Group { $group } is infiltrated by men of the group to be encircled.
upfront-why-letter-not-beside = Letter { $letter } is not beside group { $group }.
upfront-why-letter-not-in-play = Letter { $letter } is not in play for group { $group }.
upfront-why-letter-taken = Letter { $letter } is taken: group { $group } cannot have it.
upfront-why-one-card-each = Each of the 2 groups needs its own Movement card, not { $card } twice.
upfront-why-has-infiltrator = Group { $group } has an infiltrator out and keeps its letter.
upfront-why-is-infiltrated = Group { $group } is infiltrated and keeps its letter.
upfront-why-men-in-transfer = Group { $group } has men in transfer and keeps its letter.
upfront-why-terrain-waits = A Terrain card already waits for an answer on group { $group }.
upfront-why-wire-on-top = Group { $group } is under Wire: no Terrain can be played on it.
upfront-why-not-moving = Group { $group } is not moving.
upfront-why-one-more-movement = Group { $group } is not yet out of its terrain ({ $terrain }): it needs another Movement card.
upfront-why-pillbox-from-the-start = { $card } is in play from the start only.
upfront-why-mines-for-the-enemy = { $card } is played on the enemy only.
upfront-why-never-rejected = This terrain cannot be refused: { $terrain }.
upfront-why-no-wire-there = Wire cannot lie on group { $group } in this terrain: { $terrain }.
upfront-why-no-wire-to-clear = Group { $group } has no Wire to clear.
upfront-why-breeze-blew = { $card } cannot be laid: a Breeze blew this turn.
upfront-why-no-leader-for-smoke = Group { $group } has no unpinned leader to lay Smoke.
upfront-why-no-smoke-there = Smoke cannot lie on group { $group } in this terrain: { $terrain }.
upfront-why-entrenched-already = Group { $group } is entrenched already.
upfront-why-dig-moving = Group { $group } cannot entrench: it is moving.
upfront-why-dig-pinned = Group { $group } cannot entrench: 1 or more of its men are pinned.
upfront-why-dig-on-wire = Group { $group } cannot entrench: it is on Wire.
upfront-why-dig-with-infiltrator = Group { $group } cannot entrench: it has an infiltrator out.
upfront-why-no-digging-here = Nobody can entrench in this terrain: { $terrain }.
upfront-why-nothing-to-reorder = Group { $group } has nothing to change in its order.
upfront-why-crew-together = { $man } must come next: a crew stands together.
upfront-why-is-in-transfer = { $man } is in transfer.
upfront-why-is-pinned = { $man } is pinned.
upfront-why-is-berserk = { $man } is berserk.
upfront-why-is-jammed = The weapon of { $man } has malfunctioned.
upfront-why-is-busy = { $man } assists another weapon.
upfront-why-no-such-loose-weapon = There is no loose weapon { $number } in reach.
upfront-why-assistant-takes-it = { $man } was its assistant and takes it up first.
upfront-why-one-man-only = It takes 2 different men, not { $name } twice.
upfront-why-nobody-wounded = Neither of the 2 is wounded.
upfront-why-other-order = Name { $one } first and { $other } second.
upfront-why-nothing-to-swap = They have nothing to exchange.
upfront-why-carries-nothing = { $man } carries no secondary weapon.
upfront-why-one-weapon-wounded = { $man } is wounded and holds only 1 weapon.
upfront-why-not-jammed = { $man } has no malfunctioned weapon.
upfront-why-repair-moving = Group { $group } is moving: nothing can be repaired.
upfront-why-repair-terrain = Nothing can be repaired in the terrain of group { $group }.
upfront-why-no-captured-weapon = { $man } has no captured weapon.
upfront-why-no-transfer-from-here = Nobody can set out from group { $group }: Wire or mines hold it.
upfront-why-transfer-after-movement = Nobody can set out from group { $group } before it has begun to leave its terrain.
upfront-why-range-just-changed = Group { $group } has changed its range number this turn.
upfront-why-not-neighbours = Groups { $group } and { $to } are not side by side.
upfront-why-other-range = Groups { $group } and { $to } have different range numbers.
upfront-why-no-leader-there = Neither group { $group } nor { $to } has an unpinned leader.
upfront-why-no-movement-card = { $count ->
        [one] A Movement card is needed.
       *[other] { $count } Movement cards are needed.
    }
upfront-why-nobody-can-go = Nobody in group { $group } can set out.
upfront-why-on-his-way = { $man } is on his way already.
upfront-why-pinned-stays = { $man } is pinned and stays.
upfront-why-infiltrator-stays = { $man } is an infiltrator and stays.
upfront-why-crew-stays = { $man } belongs to a crew and stays.
upfront-why-send-somebody = Somebody must set out.
upfront-why-two-together = At least 2 men must set out together to form group { $to }.
upfront-why-shift-holds = Group { $group } goes neither forward nor back before it has taken letter { $letter }: put it in terrain first.
upfront-why-transfer-holds = Group { $group } keeps its range number while men are in transfer to or from it.
upfront-why-nobody-comes = Nobody is on the way to group { $group }.
upfront-why-set-out-this-turn = The men for group { $group } have set out this turn and arrive later.
upfront-why-not-arriving = { $name } is not on his way to group { $group }.
upfront-why-no-such-position = There are positions 1 to { $count } only.
upfront-why-take-somebody-in = Somebody must be taken in first.
upfront-why-nobody-forms = Nobody is on the way to form group { $group }.
upfront-why-no-reinforcements = The { $seat-adjective } player has no reinforcements to come.
upfront-why-one-group-only = Reinforcements come as group { $group }, and that letter is taken.
upfront-why-deck-too-early = Reinforcements come once { $decks ->
        [one] 1 deck has
       *[other] { $decks } decks have
    } passed.
upfront-why-not-so-far = Reinforcements appear no farther than range number { $range }.
upfront-why-infiltrate-from-wire = Group { $group } is on Wire: nobody can infiltrate from there.
upfront-why-infiltrate-from-here = Nobody can infiltrate from this terrain: { $terrain }.
upfront-why-infiltrate-after-movement = Nobody can infiltrate from this terrain before the group has begun to leave it: { $terrain }.
upfront-why-infiltrate-with-card = From this terrain it takes a Movement card: { $terrain }.
upfront-why-not-close = Group { $group } is not at relative range 5 from enemy group { $target }.
upfront-why-infiltrate-minefield = Nobody can infiltrate enemy group { $target }: it is in a minefield.
upfront-why-infiltrate-pinned = { $man } is pinned and cannot infiltrate.
upfront-why-infiltrator-already = { $man } is an infiltrator already.
upfront-why-guard-stays = { $man } guards prisoners and stays.
upfront-why-wounded-stays = { $man } is wounded and stays.
upfront-why-named-already = { $man } is named already.
upfront-why-not-named = { $man } is not one of those named.
upfront-why-nobody-named = Nobody is named yet.
upfront-why-no-charge = { $man } has no demolition charge to keep.
upfront-why-nothing-to-drop = { $man } has nothing to leave behind.
upfront-why-no-infiltrator = { $man } is not an infiltrator.
upfront-why-no-infiltrators = Group { $group } has no infiltrators.
upfront-why-not-close-any-more = { $man } is not at relative range 5 from the enemy any more.
upfront-why-no-combat-there = { $man } cannot get at the enemy in his terrain.
upfront-why-captures-already = He fights to capture already.
upfront-why-cannot-capture = Group { $group } cannot take him prisoner.
upfront-why-cannot-guard = { $man } cannot stand guard.
upfront-why-guards-nobody = { $man } guards nobody.
upfront-why-not-inside = Group { $group } has nobody there to take the ground.
upfront-why-cannot-charge = Group { $group } cannot be charged.
upfront-why-nothing-to-take = { $man } has no such weapon.
upfront-why-ordnance-stays = The weapon of { $man } is too heavy to be taken.
upfront-why-no-room-for-secondary = { $man } cannot carry another secondary weapon.
upfront-why-not-sniped = Group { $group } has not been shot at by a sniper.
upfront-why-nobody-to-search = Group { $group } has no unpinned man with a weapon to search.
upfront-why-nobody-to-observe = Group { $group } has nobody on his feet to look out.
upfront-why-no-sniper-left = The enemy has no sniper left.
upfront-why-no-mines-here = Group { $group } is not in a minefield.
upfront-why-pinned-cannot-sweep = { $man } is pinned and cannot sweep mines.
upfront-why-no-discard-after-action = The { $seat-adjective } player cannot discard after an action.
upfront-why-useless-after-action = After an action these troops discard useful cards only.
upfront-why-discards-used-up = No more discards this turn: the limit is { $limit }.
upfront-why-cannot-pass = The last turn passed without an action or a discard: this one cannot.
upfront-why-not-him = { $name } is not the man in question.
upfront-why-does-not-hold = He does not hold { $name }.
upfront-why-not-observed = Group { $group } has not been observed this turn.
upfront-why-no-enemy-observed = Group { $group } cannot fall back: it observes no enemy whose range allows it.
upfront-why-not-at-night = It is day.
upfront-why-lit-already = Group { $group } is lit already.
upfront-why-has-observed = Group { $group } has observed already.
upfront-why-needs-squad-leader = Group { $group } needs an unpinned squad leader for a starshell.
upfront-why-too-far-for-starshell = Group { $group } is too far for a starshell.
upfront-why-no-ordnance = { $man } has no ordnance.
upfront-why-not-while-moving = { $man } cannot fire this weapon while his group moves.
upfront-why-no-mortar-from-here = { $man } cannot fire a mortar from this terrain.
upfront-why-needs-full-crew = { $man } needs an unpinned assistant to fire from here.
upfront-why-no-effect-on-men = The weapon of { $man } does nothing against men.
upfront-why-out-of-range = The weapon cannot fire at relative range { $range }.
upfront-why-same-target-only = In this action only group { $group } can be fired at.
upfront-why-has-fired = { $name } has fired already.
upfront-why-assistant-has-it = { $man } cannot take it up: it still has an assistant in its own group.
