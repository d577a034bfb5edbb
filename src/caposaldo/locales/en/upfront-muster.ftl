### Random reinforcements and several snipers (48, 53.2)

upfront-event-reinforcement-chance = The enemy draws a black 6 ({ $card }): the { $seat-adjective } player may try for random reinforcements in the next turn.
upfront-event-reinforcement-chance-deck = The deck has been shuffled: the { $seat-adjective } player may try for random reinforcements in the next turn.
upfront-event-musters = The { $seat-adjective } player tries for reinforcements, { $card-draw }: { $found ->
        [yes] reinforcements are on their way
       *[no] nobody comes
    }.
upfront-event-wins-sniper = The { $seat-adjective } player wins a sniper, who is there from the next turn on.
upfront-event-sniper-joins = The { $seat-adjective } sniper is in position: { $count ->
        [one] a Sniper card makes 1 attack
       *[other] a Sniper card makes { $count } attacks
    }.
upfront-event-recruits = { $man } comes as { $seat-adjective } reinforcement.
upfront-event-recruits-armed = { $man } comes as { $seat-adjective } reinforcement with a { $weapon }.
upfront-event-nobody-like-him = { $man } cannot be had, and nobody of the { $seat-adjective } cards can take his place.
upfront-event-snipes-often = The { $seat-adjective } player plays { $card } for several attacks, against the enemy groups { $targets }.

upfront-prompt-choose-recruit = Choose the card that comes as reinforcement.
upfront-prompt-replace-recruit = { $man } cannot be had: choose who comes in his place.

upfront-action-muster = Try for random reinforcements
upfront-action-recruit = { $man } comes
    .words = man
upfront-action-recruit-2 = { $man } comes with a { $what }
    .words = man what:secondary
upfront-action-snipe-3 = { $card } against enemy { $target } and { $second }
    .words = card >target:group >second:group
upfront-action-snipe-4 = { $card } against enemy { $target }, { $second } and { $third }
    .words = card >target:group >second:group >third:group
upfront-action-snipe-5 = { $card } against enemy { $target }, { $second }, { $third } and { $fourth }
    .words = card >target:group >second:group >third:group >fourth:group
upfront-action-snipe-6 = { $card } against enemy { $target }, { $second }, { $third }, { $fourth } and { $fifth }
    .words = card >target:group >second:group >third:group >fourth:group >fifth:group
upfront-verb-muster = Random reinforcements
upfront-verb-recruit = Reinforcement

upfront-why-not-entitled = The { $seat-adjective } player has no random reinforcements in this game.
upfront-why-no-chance-now = Random reinforcements are tried for only in the turn right after a black 6 of the enemy or a new deck.
upfront-why-only-mustering = The attempt at reinforcements is all this turn: only a Hero card may still be played.
upfront-why-no-discard-after-muster = After an attempt at reinforcements the { $seat-adjective } player discards nothing more.
upfront-why-too-many-attacks = { $count ->
        [one] A Sniper card makes 1 attack now.
       *[other] A Sniper card makes { $count } attacks now.
    }
upfront-why-letters-in-order = Name the enemy groups in the order of their letters.
upfront-why-not-to-be-had = { $man } cannot be had: the card is in play, lost or not of this time.
upfront-why-no-like-card = { $man } cannot take the place of the missing card: take the same weapon, Morale and Panic, or if nobody has them another weapon of no higher value.
upfront-why-no-free-choice = { $man } cannot be chosen: no MMG, { $guns ->
        [yes] anti-tank gun
       *[no] gun
    } or AFV comes so, and blank cards only with the usual values.
upfront-why-no-second-weapon = { $man } cannot get this weapon: only a man with a rifle or machine pistol gets a secondary weapon, of those his side has now.
upfront-why-design-random-decks = Random reinforcements are bought once for a deck of the game: choose decks from 1 to { $most }.
upfront-why-design-random-and-later = Who buys random reinforcements has no others: take one or the other out.
upfront-modifier-bought-random = random reinforcements in { $deck ->
        [1] the first deck
        [2] the second deck
        [3] the third deck
       *[other] deck { $deck }
    }

upfront-outcome-muster-red = red: nobody
upfront-outcome-muster-0 = black 0
upfront-outcome-muster-1 = black 1
upfront-outcome-muster-2 = black 2
upfront-outcome-muster-3 = black 3
upfront-outcome-muster-4 = black 4
upfront-outcome-muster-5 = black 5
upfront-outcome-muster-6 = black 6

upfront-hint-muster = Reinforcements may come, and nothing else is worth more this turn.
upfront-hint-too-busy = The groups have more to do this turn than to wait for reinforcements.
upfront-hint-recruit = { $man } is worth most here.

web-design-random = Random reinforcements in deck

## Blank cards

upfront-man-g81 = N.N. 81
upfront-man-g82 = N.N. 82
upfront-man-g83 = N.N. 83
upfront-man-g84 = N.N. 84
upfront-man-g85 = N.N. 85
upfront-man-g86 = N.N. 86
upfront-man-g87 = N.N. 87
upfront-man-g88 = N.N. 88
upfront-man-g89 = N.N. 89
upfront-man-r81 = N.N. 81
upfront-man-r82 = N.N. 82
upfront-man-r83 = N.N. 83
upfront-man-r84 = N.N. 84
upfront-man-r85 = N.N. 85
upfront-man-r86 = N.N. 86
upfront-man-r87 = N.N. 87
upfront-man-a81 = N.N. 81
upfront-man-a82 = N.N. 82
upfront-man-a83 = N.N. 83
upfront-man-a84 = N.N. 84
upfront-man-a85 = N.N. 85
upfront-man-a86 = N.N. 86
upfront-man-a87 = N.N. 87
upfront-man-a88 = N.N. 88
upfront-man-a89 = N.N. 89
upfront-man-a90 = N.N. 90
upfront-man-a91 = N.N. 91
upfront-man-b81 = N.N. 81
upfront-man-b82 = N.N. 82
upfront-man-b83 = N.N. 83
upfront-man-b84 = N.N. 84
upfront-man-b85 = N.N. 85
upfront-man-j81 = N.N. 81
upfront-man-j82 = N.N. 82
upfront-man-j83 = N.N. 83
upfront-man-j84 = N.N. 84
upfront-man-j85 = N.N. 85
upfront-man-j86 = N.N. 86
upfront-man-j87 = N.N. 87
upfront-man-i81 = N.N. 81
upfront-man-i82 = N.N. 82
upfront-man-i83 = N.N. 83
upfront-man-i84 = N.N. 84
upfront-man-i85 = N.N. 85
upfront-man-i86 = N.N. 86
upfront-man-i87 = N.N. 87
upfront-man-i88 = N.N. 88
upfront-man-i89 = N.N. 89
upfront-man-f81 = N.N. 81
upfront-man-f82 = N.N. 82
upfront-man-f83 = N.N. 83
upfront-man-f84 = N.N. 84
upfront-man-f85 = N.N. 85
upfront-man-f86 = N.N. 86
upfront-man-f87 = N.N. 87
upfront-man-f88 = N.N. 88
upfront-man-f89 = N.N. 89
