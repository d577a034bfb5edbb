## The table of Up Front on the page

upfront-ui-board = Table of Up Front
upfront-ui-score = State of both sides
upfront-ui-lanes = Lanes
upfront-ui-lane = Lane { $letter }: { $own } of yours, { $foe } enemies
upfront-ui-hand = Your hand
upfront-ui-tray = What can be done
upfront-ui-lost = Losses

## Sides, deck and piles

upfront-ui-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
upfront-ui-losses = { $losses } lost, breaks at { $at }
upfront-ui-points = { $points ->
    [one] point
   *[other] points
}
upfront-ui-deck = Deck { $number } of { $of }
upfront-ui-cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
upfront-ui-pile = deck
upfront-ui-pile-label = Deck: { $count } cards
upfront-ui-discards = discards
upfront-ui-discards-label = Discards: { $count } cards

## Groups and the ground

upfront-ui-own-group = Your group { $letter }
upfront-ui-foe-group = Enemy group { $letter }
upfront-ui-empty-group = group to be formed
upfront-ui-men = { $count ->
    [one] one man
   *[other] { $count } men
}
upfront-ui-range = range { $range }
upfront-ui-range-word = range
upfront-ui-rr = RR
upfront-ui-link = From your group { $own } to enemy group { $foe }: relative range { $range }, { $metres }
upfront-ui-metres-0 = over 400 m
upfront-ui-metres-1 = 301–400 m
upfront-ui-metres-2 = 201–300 m
upfront-ui-metres-3 = 101–200 m
upfront-ui-metres-4 = 51–100 m
upfront-ui-metres-5 = up to 50 m
upfront-ui-open = Open
upfront-ui-face-down = Card face down
upfront-ui-out-of-it = fire
upfront-ui-moving = Moving
upfront-ui-entrenched = Entrenched
upfront-ui-lit = Lit
upfront-ui-encircled = Encircled
upfront-ui-way-forward = moves forward
upfront-ui-way-back = moves back
upfront-ui-way-left = moves sideways
upfront-ui-way-right = moves sideways
upfront-ui-look-ready = may be chosen
upfront-ui-look-chosen = chosen
upfront-ui-look-target = target
upfront-ui-look-source = acts
upfront-ui-fires = fires
upfront-ui-acts = acts
upfront-ui-acted = done

## Men

upfront-ui-fp = FP
upfront-ui-firepower = { $fp } firepower
upfront-ui-morale = Morale { $value }
upfront-ui-panic = Panic { $value }
upfront-ui-pinned = pinned
upfront-ui-pinned-short = pin
upfront-ui-out = out
upfront-ui-wounded = wounded
upfront-ui-berserk = berserk
upfront-ui-jammed = weapon jammed
upfront-ui-unarmed = unarmed
upfront-ui-inside = infiltrating { $letter }
upfront-ui-heading = on his way to { $letter }
upfront-ui-guards = { $count ->
    [one] guards a prisoner
   *[other] guards { $count } prisoners
}
upfront-ui-assists = assists { $man }
upfront-ui-fate-kia = killed
upfront-ui-fate-rout = routed
upfront-ui-fate-captured = captured
upfront-ui-fate-freed = freed
upfront-ui-role-SL = squad leader
upfront-ui-role-ASL = assistant
upfront-ui-role-COMMISSAR = commissar
upfront-ui-weapon-rifle = Rifle
upfront-ui-weapon-semi_automatic = Semi-automatic
upfront-ui-weapon-carbine = Carbine
upfront-ui-weapon-assault_rifle = Assault rifle
upfront-ui-weapon-machine_pistol = Machine pistol
upfront-ui-weapon-bar = Automatic rifle
upfront-ui-weapon-lmg = Light machine gun
upfront-ui-weapon-mmg = Medium machine gun
upfront-ui-weapon-anti_tank_rifle = Anti-tank rifle
upfront-ui-weapon-flamethrower = Flamethrower
upfront-ui-weapon-mortar = Mortar
upfront-ui-weapon-light_anti_tank = Light anti-tank weapon
upfront-ui-weapon-piat = PIAT

## Cards

upfront-ui-needs = { $need } FP
upfront-ui-all = all
upfront-ui-or = or
upfront-ui-number = No. { $number }
upfront-ui-rn = RN { $rn } { $colour ->
    [red] red
   *[other] black
}
upfront-ui-fires-out = fire { $value }
upfront-ui-silent = no fire out
upfront-ui-chosen = chosen
upfront-ui-playable = can be played
upfront-ui-enemy-turn = in the enemy’s turn
upfront-ui-enemy-turn-how = Keep it for when the enemy fires at one of your groups: it lowers the strength of his attack.
upfront-ui-fits = fits { $letters }

## Choosing

upfront-ui-hint = Press what is outlined, or use the buttons.
upfront-ui-hint-act = Choose a group, a card or a target.
upfront-ui-keys = Keys: A–D your groups, Shift with A–D the enemy’s, arrows to move about.
upfront-ui-hint-form-groups = Tap a man, then the group he joins; or take a ready line-up.
upfront-ui-hint-lay-terrain = Tap a Terrain card, then the group it goes under.
upfront-ui-hint-aim = Tap the Fire cards to use, look at the preview, then open fire.
upfront-ui-hint-discard = Tap the cards to discard; some are played on an enemy group.
upfront-ui-hint-react = Tap a Concealed card to lower the strength, or let it pass.
upfront-ui-go-on = Choose a card, a target or a man as well, or a button above.
upfront-ui-put-back = Never mind
upfront-ui-set-up = Set-up
upfront-ui-set-up-how = Tap a man, then the group he joins: the order in which you place them is their position. Then tap a gunner and the man who serves him to form a crew.
upfront-ui-set-up-done = Everybody has a place. You may still form crews, or say that you are ready.
upfront-ui-line-ups = Ready line-ups

## Preview

upfront-ui-firepower-sum = Firepower { $sum } = { $total }
upfront-ui-needed = needs { $need }
upfront-ui-strength = Strength
upfront-ui-by-man = By man, %
upfront-ui-odds = { $man }: out { $out }, pinned { $pinned }
upfront-ui-jam = A weapon jams: { $share }.

## Help

upfront-ui-key-own = your group of that letter
upfront-ui-key-foe = the enemy group
upfront-ui-term-turn = In your turn each group may do one thing: pick the group, then a card or a target. Then you may discard, as your nation allows, and draw.
upfront-ui-term-rr = RR, relative range: how near two groups are, from 0 (far) to 5 (upon each other). Movement cards bring groups closer.
upfront-ui-term-rn = RN, random number: it is in the corner of the card turned from the deck. Black is added to the strength, red is taken from it.
upfront-ui-term-fp = FP, firepower: what a weapon is worth at that range. A Fire card asks for so many FP and gives the strength of the attack.
upfront-ui-term-morale = The shield is Morale: a result that reaches it pins the man. The triangle is the Panic of a pinned man: if the result reaches it, he is lost.
upfront-ui-term-rally = A pinned man does not fire and holds his group in place: a Rally card or a Hero gets him up again.
upfront-ui-term-card = An outlined card can be played, and under it is where. A dashed one cannot: tap it and it says why.

## Luck

upfront-ui-luck-own = Draws in its attacks
upfront-ui-luck-against = Draws against its men
upfront-ui-luck-mean = Mean RN, 0 expected
upfront-ui-luck-pinned = Its men pinned
upfront-ui-luck-lost = Its men lost
upfront-ui-luck-note = A high RN helps the attacker. The mean of the whole deck is 0; within one standard deviation it is as expected.

## Standing answers

upfront-standing-react = Concealed cards under fire
upfront-standing-react-to-shell = Concealed cards under ordnance fire
upfront-standing-react-infiltration = Concealed cards for infiltrators
upfront-standing-hero-drawn = A Hero just drawn
upfront-standing-hero-chance = A Hero before the hit
upfront-standing-second-wound = A Hero for a wounded man
upfront-standing-capture = Prisoners
upfront-standing-take-terrain = Captured ground
upfront-standing-join-captors = Joining on captured ground
