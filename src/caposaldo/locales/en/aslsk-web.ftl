## The Starter Kit in the browser

game-aslsk = ASL Starter Kit #1
aslsk-scenario-position = A position
aslsk-web-map = The map with its counters
aslsk-web-units = All hexes with counters
aslsk-web-whole-map = The whole map
aslsk-web-tab-card = Phases
aslsk-web-tab-table = Stacks and sight
aslsk-web-key-ruler = lay the sight ruler, or take it away
aslsk-web-key-fan = lay out the stack of the hex

## Phases

aslsk-web-phases = The phases of a player turn
aslsk-web-wheel = { $phase }, turn { $turn } of { $turns }
aslsk-web-turn = Turn
aslsk-web-wheel-rally = R
aslsk-web-wheel-prep-fire = PF
aslsk-web-wheel-movement = M
aslsk-web-wheel-defensive-fire = DF
aslsk-web-wheel-advancing-fire = AF
aslsk-web-wheel-rout = Rt
aslsk-web-wheel-advance = A
aslsk-web-wheel-close-combat = CC
aslsk-web-phase-set-up = set-up
aslsk-web-about-set-up = Each side places its units and hands out its weapons.
aslsk-web-about-rally = Reinforcements, recovery and repair of weapons, then broken units try to rally.
aslsk-web-about-prep-fire = Only the attacker fires. Who fires now neither moves nor fires in advance.
aslsk-web-about-movement = The attacker moves; the defender may interrupt with first fire.
aslsk-web-about-defensive-fire = The defender fires with those who still can.
aslsk-web-about-advancing-fire = The attacker fires with those who did not fire before, at half strength.
aslsk-web-about-rout = Broken units that must flee go to safety, the attacker's first.
aslsk-web-about-advance = The attacker's units in good order may go one hex further.
aslsk-web-about-close-combat = Whoever shares a hex with the enemy fights hand to hand.
aslsk-web-who-rally = attacker first, then defender
aslsk-web-who-prep-fire = attacker
aslsk-web-who-movement = attacker; the defender may interrupt
aslsk-web-who-defensive-fire = defender
aslsk-web-who-advancing-fire = attacker
aslsk-web-who-rout = attacker first, then defender
aslsk-web-who-advance = attacker
aslsk-web-who-close-combat = all at once
aslsk-web-attacks = { $side } attack
aslsk-web-defends = { $side } defend

## Counters and hexes

aslsk-web-broken-word = BROKEN
aslsk-web-tab-prep = PREP
aslsk-web-tab-first = 1st F
aslsk-web-tab-final = FIN
aslsk-web-tab-pinned = PIN
aslsk-web-tab-dm = DM
aslsk-web-tab-cx = CX
aslsk-web-tab-moved = ✓
aslsk-web-tab-melee = CC
aslsk-web-tab-wounded = WND
aslsk-web-residual-mark = RES
aslsk-web-smoke-mark = smoke +2
aslsk-web-all = All of them
aslsk-web-pile = Stack
aslsk-web-target = Target
aslsk-web-nobody = Nobody is here.
aslsk-web-look = Press a hex or a stack to see what is there.
aslsk-web-state-good = in good order
aslsk-web-state-broken = broken, morale { $morale }
aslsk-web-state-dm = DM
aslsk-web-state-pinned = pinned
aslsk-web-state-cx = CX
aslsk-web-state-wounded = wounded
aslsk-web-state-prep = prep fire
aslsk-web-state-first = first fire
aslsk-web-state-final = final fire
aslsk-web-state-moved = has moved
aslsk-web-state-malfunctioned = malfunctioned
aslsk-web-state-lying = belongs to nobody
aslsk-web-held-by = held by { $unit }
aslsk-web-arm = { $fp } FP, range { $range }
aslsk-web-rate = rate { $rate }
aslsk-web-weight = { $points } PP
aslsk-web-leader = morale { $morale }, leadership { $leadership }
aslsk-web-morale = morale { $morale }
aslsk-web-smoke = smoke { $smoke }
aslsk-web-smoke-here = smoke +2
aslsk-web-residual-here = residual FP { $fp }
aslsk-web-melee-here = melee
aslsk-web-charge-here = demolition charge placed
aslsk-web-controlled = held by: { $side }

## Set-up and reinforcements

aslsk-web-set-up = Set-up
aslsk-web-place-here = Choose a counter, then a marked hex.
aslsk-web-give-here = Choose the unit that gets the weapon.
aslsk-web-all-placed = Everything is placed.
aslsk-web-comes-later = Comes later:
aslsk-web-reserves = Off the map
aslsk-web-enters = Turn { $turn }
aslsk-web-gone = { $lost } lost{ $exited ->
        [0] {""}
       *[other] , { $exited } gone off the map
    }

## Victory

aslsk-web-victory = Victory
aslsk-web-victory-control = win by holding { $need } of these places
aslsk-web-victory-control_count = win by holding { $need } building hexes
aslsk-web-victory-no_good_order = win if no enemy in good order is there
aslsk-web-victory-exit_points = win by taking { $need } points off the map
aslsk-web-victory-exit_units = win by taking { $need } half-squads and { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    } off the map
aslsk-web-at-once = at once
aslsk-web-at-end = at the end
aslsk-web-of = { $count } of { $need }
aslsk-web-leaders-out = Leaders off the map: { $count } of { $need }.
aslsk-web-more-per-enemy = { $more } more { $more ->
        [one] half-squad
       *[other] half-squads
    } for every { $per ->
        [1] enemy half-squad that has
       *[other] { $per } enemy half-squads that have
    } left the map.
aslsk-web-in-the-way = still in good order there: { $count }
aslsk-web-spoiled = Not with { $at } points of losses; now { $losses }.

## Sight

aslsk-web-ruler = Ruler
aslsk-web-sight = Line of sight
aslsk-web-range = range
aslsk-web-clear = clear
aslsk-web-blocks = { $hex } blocks
aslsk-web-too-much = hindrance { $total }: sight is blocked
aslsk-web-counted-once = counted once
aslsk-web-ruler-from = Press the hex to look from.
aslsk-web-ruler-to = From { $hex }: press the hex to look at.
aslsk-web-outlook = { $seen } of { $all } hexes are seen; the dark ones are not.
aslsk-web-ruler-again = Press a hex to begin anew, R to take the ruler away.
aslsk-web-no-ruler = At this table attacks are declared before the line of sight is checked.

## Previews

aslsk-web-fire-preview = The shot
aslsk-web-firepower = Firepower
aslsk-web-column = { $fp } FP, column { $column }
aslsk-web-modifiers = Modifiers to the dice
aslsk-web-roll-needs = to the two dice; { $morale } or less is needed
aslsk-web-to-the-dice = to the two dice
aslsk-web-cowering = { $columns ->
        [one] doubles cost a column
       *[other] doubles cost { $columns } columns
    }
aslsk-web-results = What the 36 rolls give
aslsk-web-of-36 = of 36
aslsk-web-target-odds = { $unit }: removed or reduced { $removed }, broken { $broken }, pinned { $pinned }
aslsk-web-fates-note = Counted in: who falls by chance, the help of leaders and their loss.
aslsk-web-fates-untold = { $why ->
        [melee] What becomes of each unit is not counted: there are leaders in the melee.
       *[leaders] What becomes of each unit is not counted: there are too many leaders.
    }
aslsk-web-key-removed = losses
aslsk-web-key-broken = broken
aslsk-web-key-pinned = pinned
aslsk-web-weapon-odds = { $weapon }: { $rate ->
        [0] keeps no rate
       *[other] fires again with the coloured die up to { $rate }, { $keeps }
    }; breaks down on { $number }, { $breaks }.
aslsk-web-residual-odds = Residual FP left:
aslsk-web-own-check = { $unit } must take a morale check: broken { $broken }, pinned { $pinned }.
aslsk-web-step-preview = The step
aslsk-web-cost = { $mf } MF
aslsk-web-left = of { $mf } MF
aslsk-web-threat-column = column / DRM
aslsk-web-threat-share = losses or broken
aslsk-web-swept = residual FP { $fp }, strikes in any case
aslsk-web-threat-note = Each shot by itself, on the unit most exposed. Whether and who fires, and who fires together, the enemy decides.
aslsk-web-at-range = at range { $range }
aslsk-web-ends = May end in
aslsk-web-interdicted = Interdicted by { $units }.
aslsk-web-note-cx = It becomes CX.
aslsk-web-note-close_combat = There will be close combat.
aslsk-web-note-ambush = An ambush is possible.
aslsk-web-note-sight = Seen by the enemy.
aslsk-web-close-combat = Close combat
aslsk-web-close-sums = Firepower of both
aslsk-web-against = against
aslsk-web-close-odds = eliminates under { $kill }, reduces on { $kill }
aslsk-web-declared = Declared
aslsk-web-ambush = Ambush: { $side }

## The luck report

aslsk-web-luck-attacks = Attack rolls
aslsk-web-luck-checks = Checks rolled
aslsk-web-luck-mean = mean of the two dice (7 is expected, low is good)
aslsk-web-luck-broken = Broken
aslsk-web-luck-lost = Eliminated

## The help

aslsk-web-term-counter = On a counter: firepower, range and morale; a line under the firepower is assault fire, the small cloud the smoke number, the letter its class. A leader has morale and leadership. Under a stack a square is a squad, a bar a half-squad, a disc a leader, a dash a weapon, a triangle a broken unit.
aslsk-web-term-hex = A square dot is a stone building, a round one any other hex. The flag and the dashed outline mark what is fought for.
aslsk-web-term-prep = { aslsk-web-tab-prep }: { aslsk-marker-prep-fire }, { aslsk-marker-prep-fire-gloss }.
aslsk-web-term-first = { aslsk-web-tab-first }: { aslsk-marker-first-fire }, { aslsk-marker-first-fire-gloss }.
aslsk-web-term-final = { aslsk-web-tab-final }: { aslsk-marker-final-fire }, { aslsk-marker-final-fire-gloss }.
aslsk-web-term-pinned = { aslsk-web-tab-pinned }: { aslsk-marker-pinned }, { aslsk-marker-pinned-gloss }.
aslsk-web-term-broken = { aslsk-marker-broken }, { aslsk-marker-broken-gloss }.
aslsk-web-term-dm = { aslsk-web-tab-dm }: { aslsk-marker-dm }, { aslsk-marker-dm-gloss }.
aslsk-web-term-cx = { aslsk-web-tab-cx }: { aslsk-marker-cx }, { aslsk-marker-cx-gloss }.
aslsk-web-term-wounded = { aslsk-web-tab-wounded }: { aslsk-marker-wounded }, { aslsk-marker-wounded-gloss }.
aslsk-web-term-malfunctioned = { aslsk-marker-malfunctioned }, { aslsk-marker-malfunctioned-gloss }.
aslsk-web-term-residual = { aslsk-marker-residual }, { aslsk-marker-residual-gloss }.
aslsk-web-term-smoke = { aslsk-marker-smoke }, { aslsk-marker-smoke-gloss }.
aslsk-web-term-melee = { aslsk-web-tab-melee }: { aslsk-marker-melee }, { aslsk-marker-melee-gloss }.
aslsk-web-term-charge = { aslsk-marker-charge }, { aslsk-marker-charge-gloss }.
