## Scenarios with vehicles, guns and partisans

upfront-scenario-E = Armored Recon Patrol
upfront-scenario-E-story = A light vehicle and a reduced squad feel for a line held by a full squad. The deck passes 3 times. A side wins at once with 4 or more unpinned cards, a vehicle among them if it likes, in groups that stand still in cover at range number 4 and are not infiltrated. If nobody does, the defender wins when time is up.
upfront-scenario-F = Infantry's Iron Fist
upfront-scenario-F-story = A tank leads the attack on infantry that has something against tanks. The deck passes 3 times. A side wins at once with 4 or more unpinned cards in groups that stand still in cover at range number 4 and are not infiltrated. If nobody does, the defender wins when time is up.
upfront-scenario-G = Block Clearing
upfront-scenario-G-story = Heavy armour clears a street. The defender sets up and moves first and begins with Buildings of −3 on a group of his choice. The deck passes 3 times. Victory points decide, and ground counts only in Buildings: the attacker needs at least twice the points of the defender.
upfront-scenario-H = Armored Advance
upfront-scenario-H-story = Armour must get through before help arrives. The defender has a gun and is sure of a Terrain card at the start; from the second deck on each side may bring in its reinforcements. The attacker has 3 decks to bring 5 or more unpinned cards to range number 5 in groups that stand still in cover. Otherwise the defender wins.
upfront-scenario-I = Partisans
upfront-scenario-I-story = A German squad combs the country for partisans, Russian or French, who hide well, ford at ease, lie in ambush and set booby traps. The deck passes 3 times. The German wins with half of his force unpinned in groups that stand still at range number 5, if he has more victory points at that moment: losses count for both sides, ground only for the partisans. Otherwise the partisans win.
upfront-scenario-L = Outpost Line
upfront-scenario-L-story = An attack with artillery on a thin line. The defender may begin dug in with all his groups, and the attacker then lays no terrain. The attacker has 3 decks to bring 4 or more unpinned cards to range number 5 in groups that stand still in cover. Otherwise the defender wins.

## What happens

upfront-event-dealt-anew = The { $seat-adjective } player holds no terrain to begin with, puts { $count } cards back and draws anew.
upfront-event-begins-entrenched = The { $seat-adjective } player begins dug in with { $groups }; his enemy lays no terrain.
upfront-event-begins-above = The { $seat-adjective } player does not begin dug in.
upfront-event-ambush = { $seat-adjective } group { $group } fires from ambush with { $card }: { $modifiers }.
upfront-event-booby-trap = The { $seat-adjective } player sets a booby trap for enemy group { $target }: { $card } leaves the game.
upfront-event-engine-or-crew = { $man }: { $card } decides between engine and crew.
upfront-event-immobilised = { $man } is immobilised.
upfront-event-stunned = { $man } is stunned (Stun { $stun }).
upfront-event-stopped = { $seat-adjective } group { $group } stops and loses its Movement cards.
upfront-event-buttoned-up = { $man } buttons up (BU).
upfront-event-commander-killed = { $man } loses { $piece ->
        [gun] { $count ->
            [1] a crewman
            [2] a second crewman
           *[other] its last crewman
        }
       *[afv] { $count ->
            [1] its commander
            [2] a second man in command
           *[other] a third man in command
        }
    }.
upfront-fate-wreck = is destroyed
upfront-fate-wreck-1 = is destroyed, 1 of its crew having been lost before
upfront-fate-wreck-2 = is destroyed, 2 of its crew having been lost before
upfront-fate-wreck-3 = is destroyed, 3 of its crew having been lost before
upfront-ui-fate-wreck-1 = destroyed, 1 of the crew lost before
upfront-ui-fate-wreck-2 = destroyed, 2 of the crew lost before
upfront-ui-fate-wreck-3 = destroyed, 3 of the crew lost before
upfront-fate-rout-1 = is driven off, 1 of its crew having been lost before
upfront-fate-rout-2 = is driven off, 2 of its crew having been lost before
upfront-fate-rout-3 = is driven off, 3 of its crew having been lost before
upfront-ui-fate-rout-1 = driven off, 1 of the crew lost before
upfront-ui-fate-rout-2 = driven off, 2 of the crew lost before
upfront-ui-fate-rout-3 = driven off, 3 of the crew lost before

## How it ends

upfront-reason-held-and-leads = { $count } cards hold the ground, { $need } are needed, with { $own } victory points against { $enemy }

## What is asked

upfront-prompt-lay-given = Choose the group on which { $card } lies from the start.
upfront-prompt-dig-in-first = { $groups ->
        [one] Your group may begin dug in
       *[other] All { $groups } groups may begin dug in, or none
    }{ $barred ->
        [yes] : if so, the enemy lays no terrain
       *[no] {""}
    }.

## What can be done

upfront-action-entrench = Begin dug in with all groups
upfront-action-ambush = Fire from ambush with { $card }
    .words = card
upfront-verb-entrench = Dug in
upfront-verb-ambush = Ambush
upfront-modifier-ambush = ambush with { $card }

## Why not

upfront-why-afv-stands-alone = An AFV is always a group by itself: in group { $group } it cannot stand with others.
upfront-why-not-the-given-card = Only { $card } is to be laid now.
upfront-why-no-ground-for-afv = The AFV of group { $group } never enters this terrain: { $terrain }.
upfront-why-no-ground-for-gun = Group { $group } has a gun and never enters this terrain: { $terrain }.
upfront-why-gun-climbs-slowly = Group { $group } brings a gun up only with two Movement cards, the first of them sideways: { $terrain }.
upfront-why-gun-needs-movement = { $man } can be sent only when a Movement card lies on its group already.
upfront-why-gun-cannot-follow = { $man } cannot join a group in this terrain: { $terrain }.
upfront-why-bound-to-gun = { $man } and its crew are one: they take no other weapon and serve none.
upfront-why-no-more-actions = Partisans take fewer actions than they have groups: { $most ->
        [one] 1 this turn
       *[other] { $most } this turn
    }.
upfront-why-trap-needs-movement = Group { $group } is not moving: a booby trap is set for a moving group.
upfront-why-no-ambushes = Group { $group } has not learned to fire from ambush: only partisans have.
upfront-why-no-ambush-from-here = Group { $group } is not standing still in Woods or Brush.
upfront-why-ambush-with-pinned = Group { $group } has a pinned man and gives itself away.
upfront-why-ambush-on-pinned = Enemy group { $target } has a pinned man and is on its guard.
upfront-why-one-ambush = One Concealed card is enough for an ambush.

## Hints

upfront-hint-begin-dug-in = Dug in, all groups are safer from the first turn on.
