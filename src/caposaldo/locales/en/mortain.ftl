## What happens

mortain-event-set-up-chosen = The American player takes the set-up "{ $setup }".
mortain-event-placed = { $unit } sets up in { $hex }.
mortain-event-set-up-done = The American set-up is complete.
mortain-event-turn-began = Turn { $turn } of { $of } begins: the deck is shuffled.
mortain-event-card-turned = The { $card } is turned: the { $side-adjective } player may activate { $face ->
        [yes] 1 unit or 1 stack
       *[no] { $count ->
            [one] 1 unit
           *[other] up to { $count } units
        }
    }.
mortain-event-passed = The { $side-adjective } player passes: { $left ->
        [one] 1 activation unused
       *[other] { $left } activations unused
    }.
mortain-event-moved = { $unit } moves from { $from } to { $to }.
mortain-event-entered = { $unit } enters the map in { $to }.
mortain-event-exited = { $unit } leaves the map from { $from }: { $out } of { $needed } exits.
mortain-event-fires = { $count ->
        [one] { $units } fires at { $target } in { $hex }.
       *[other] { $count } { $side-units-adjective } units fire at { $target } in { $hex }: { $units }.
    }
mortain-event-strikes = The American player calls { $marker } on { $hex }, against { $factor ->
        [at] armour
       *[ai] guns and infantry
    }.
mortain-event-suppresses = Air support (Air) suppresses { $hex } and the hexes adjacent to it until the turn ends.
mortain-event-resolved = Card { $number }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, total { $total } against { $factor ->
        [at] AT
       *[ai] AI
    } { $strength }: { $hit ->
        [yes] a hit
       *[no] a miss
    }.
mortain-event-missed = The attack is a miss: { $reason }.
mortain-event-face-discarded = The { $card } is discarded: another card is turned.
mortain-event-flipped = { $unit } in { $hex } is hit: the counter is flipped.
mortain-event-eliminated = { $unit } in { $hex } is hit again: the counter is eliminated.
mortain-event-joker-ignored = The Joker comes up too early and is ignored: { $aside ->
        [yes] it is set aside
       *[no] it is reshuffled into the cards not yet turned
    }.
mortain-event-joker-ends-turn = The Joker comes up: turn { $turn } ends.
mortain-event-deck-used-up = The deck is used up: turn { $turn } ends.
mortain-event-won = The { $side-adjective } player wins: { $reason }.

## Why an attack is a miss, why a game is won

mortain-miss-joker = the Joker comes up
mortain-miss-no-card-left = no card is left in the deck
mortain-miss-face = a face card comes up
mortain-reason-enough-exits = { $out } German units have left by the west edge
mortain-reason-no-us-unit-left = no American unit is left
mortain-reason-mortain-held = the German player has { $out ->
        [0] none
       *[other] { $out }
    } of { $needed } exits, and American units are still in play

## What is asked

mortain-prompt-place-unit = { $done ->
        [yes] Every unit is placed: confirm the set-up.
       *[no] Place { $unit }, or take a set-up.
    }
mortain-prompt-give-orders = { $left ->
        [0] { $card }: no activation left.{ $free ->
            [tiger] {" "}Tiger 102 may still go along free, or end the card.
            [other] {" "}Another unit may still act, for Tiger 102 goes along with it free, or end the card.
           *[no] {" "}End the card.
        }
        [one] { $card }: choose what to do with 1 activation.
       *[other] { $card }: choose what to do with { $left } activations.
    }
mortain-prompt-move-unit = Choose where { $unit } goes.
mortain-prompt-choose-firers = { $count ->
        [0] Choose the units that fire at { $target } in { $hex }.
        [one] 1 unit fires at { $target } in { $hex }: add another, or shoot.
       *[other] { $count } units fire at { $target } in { $hex }: add another, or shoot.
    }
mortain-prompt-call-marker = Choose where { $marker } falls.
mortain-prompt-face-card = { $card } in combat: turn another card, or accept the miss.

## What one can do

mortain-action-place = Place in { $hex }
    .words = hex
mortain-action-setup = Set-up "{ $setup }"
    .words = setup
mortain-action-ready = Confirm the set-up
mortain-action-activate = Activate { $unit }
    .words = unit
mortain-action-move = Move to { $hex }
    .words = hex
mortain-action-enter = Enter in { $hex }
    .words = hex
mortain-action-exit = Leave the map
mortain-action-fire = Fire at { $target }
    .words = target:unit
mortain-action-with = Fire with { $unit }
    .words = unit
mortain-action-shoot = Shoot
mortain-action-air = Call air support (Air)
mortain-action-oba = Call off-map artillery (OBA)
mortain-action-strike = { $factor ->
        [at] Strike armour in { $hex }
       *[ai] Strike guns and infantry in { $hex }
    }
    .words = hex factor
mortain-action-suppress = Suppress around { $hex }
    .words = hex
mortain-action-again = Turn another card
mortain-action-miss = Accept the miss
mortain-action-pass = End the card

## Verbs without their objects, for the heading of a group of options

mortain-verb-place = Place
mortain-verb-setup = Set-ups
mortain-verb-ready = Ready
mortain-verb-activate = Activate
mortain-verb-move = Move
mortain-verb-enter = Enter
mortain-verb-exit = Exit
mortain-verb-fire = Fire
mortain-verb-with = With
mortain-verb-shoot = Shoot
mortain-verb-air = Air
mortain-verb-oba = OBA
mortain-verb-strike = Strike
mortain-verb-suppress = Suppress
mortain-verb-again = Turn again
mortain-verb-miss = Miss
mortain-verb-pass = Pass

## The sums

mortain-modifier-terrain = { $terrain }
mortain-modifier-adjacent = adjacent
mortain-modifier-tiger-fires = Tiger 102 fires
mortain-modifier-suppressed = suppressed from { $hex }
mortain-modifier-factor-at = { $unit } in { $hex }, AT
mortain-modifier-factor-ai = { $unit } in { $hex }, AI
mortain-modifier-strength = { $marker }
mortain-outcome-hit = hit
mortain-outcome-miss = miss
mortain-outcome-turn-ends = the turn ends
mortain-outcome-full-deck = with a full deck
mortain-reveals-a-card = a card is turned: this cannot be undone

## Why not

mortain-why-all-placed = Every unit is placed already.
mortain-why-not-all-placed = Some units are not placed yet.
mortain-why-no-such-hex = There is no hex { $hex } on this map.
mortain-why-no-such-unit = There is no unit { $unit } in this scenario.
mortain-why-no-such-setup = There is no set-up { $setup } in this scenario.
mortain-why-no-such-factor = An attack is against armour (at) or against guns and infantry (ai).
mortain-why-no-set-up-in-the-east = No unit sets up in { $hex }: it lies in the easternmost column.
mortain-why-set-up-begun = A set-up cannot be taken: a unit is placed already.
mortain-why-hex-full = Hex { $hex } is full: 2 units stand there.
mortain-why-enemy-there = Hex { $hex } is closed: an enemy unit stands there.
mortain-why-not-your-unit = This unit belongs to the other player.
mortain-why-own-unit = A unit cannot fire at its own side.
mortain-why-not-in-play = This unit is no longer in play.
mortain-why-reserve-too-early = This unit waits in reserve: it may enter from turn { $turn } on.
mortain-why-already-activated = This unit was activated on this card already.
mortain-why-no-activations-left = No activation is left on this card.
mortain-why-face-card-one-hex = A face card activates the units of 1 hex, here { $hex }.
mortain-why-nowhere-to-go = This unit has no hex to go to.
mortain-why-must-enter = This unit is off map: it must enter first.
mortain-why-on-map-already = This unit is on the map already.
mortain-why-not-adjacent = Hex { $hex } is not adjacent to this unit.
mortain-why-not-at-the-edge = This unit enters by its own edge of the map only.
mortain-why-not-at-the-west-edge = This unit cannot leave: it is not in the west column.
mortain-why-us-never-leave = American units never leave the map.
mortain-why-tiger-not-free = Tiger 102 cannot go there free: no unit beside it made that move on this card.
mortain-why-target-off-map = The target is not on the map.
mortain-why-nobody-can-fire = No unit can fire at this target on this card.
mortain-why-off-map-no-fire = A unit off map cannot fire.
mortain-why-out-of-range = The target is out of range: distance { $distance }, range { $range }.
mortain-why-line-blocked = The line of sight is blocked in { $hexes }.
mortain-why-fires-already = This unit takes part in the attack already.
mortain-why-no-firers = No unit is chosen to fire.
mortain-why-markers-are-american = The German player has no markers.
mortain-why-marker-used = A marker was used this turn already: { $marker }.
mortain-why-not-a-card-for-air = Air support needs a red ace, 3, 5, 7, 9 or jack.
mortain-why-not-a-card-for-oba = Off-map artillery needs a red 2, 4, 6, 8, 10, queen or king.
mortain-why-marker-takes-whole-card = On a face card a marker takes the whole card, and a unit was activated already.
mortain-why-nothing-to-strike = No German unit is on the map.
mortain-why-nothing-to-hit-there = No German unit in { $hex } is { $factor ->
        [at] armour
       *[ai] a gun or infantry
    }.
mortain-why-only-air-suppresses = Only air support (Air) suppresses.
