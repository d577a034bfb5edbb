## Scenarios of the Pacific and of the wider war (M to X)

upfront-scenario-M = Patrol
upfront-scenario-M-story = Two patrols meet again, and the American one is an early squad of Marines with bolt rifles. The deck passes 3 times. A side wins at once with 4 or more unpinned cards in groups that stand still in cover at range number 4 and are not infiltrated; otherwise victory points decide when time is up.
upfront-scenario-N = Jungle Meeting Engagement
upfront-scenario-N-story = Two columns run into each other on a jungle track. Woods and Building cards are jungle, nobody sees far, and the Marsh cannot be refused. The deck passes 3 times. Victory points decide, and ground counts only in jungle. Who likes takes the later squads of Japanese, Americans and British.
upfront-scenario-O = Assaulting a Pillbox
upfront-scenario-O-story = The defender's group B holds a Pillbox in the jungle. The attacker, with a flamethrower and a demolition charge, has 3 decks to leave no defender in it. If one is still there when time is up, the defender wins.
upfront-scenario-P = Evacuation
upfront-scenario-P-story = The defender carries his wounded out, and the enemy is on his heels. He begins with 3 or 4 groups at range number 2 and a wounded man in each, drawn by lot; these men need no draw when a new deck begins and cannot transfer alone. The defender wins at once when 2 of them are unpinned, standing still in cover, at relative range 0 to every enemy group. The attacker wins with 4 or more unpinned cards at range number 5, standing still in cover. If neither comes about in 3 decks, victory points decide.
upfront-scenario-Q = Delaying Action
upfront-scenario-Q-story = A small force buys time and may begin dug in with all its groups. Japanese who meet Americans or British fight in the jungle. The attacker has 3 decks to bring 5 or more unpinned cards to relative range 5 in groups that stand still in cover; Sniper, Wire and Stream cards are of no use to him. Otherwise the defender wins.
upfront-scenario-R = Paratroop Drop
upfront-scenario-R-story = Elite troops jump, and the wind scatters them: 4 groups of at most 4 men, whose letters and range numbers are drawn by lot, between −1 and 5. Who comes down in Woods must pass a test of his Morale or is wounded; no machine gun has an assistant yet, and in the defender's first turn nobody who has just landed can hide. In 3 decks the attacker must bring 5 or more unpinned men, a leader among them, together into one group that stands still in cover at range number 3, 4 or 5 when his own turn ends. Otherwise the defender wins.
upfront-scenario-S = Jungle Assault
upfront-scenario-S-story = Infantry assaults infantry in the jungle. The defender may begin dug in with all his groups. The attacker has 3 decks to bring 4 or more unpinned cards to range number 5 in groups that stand still in cover. Otherwise the defender wins.
upfront-scenario-T = Armor Patrol
upfront-scenario-T-story = A light vehicle and a reduced squad against a full one. The deck passes 3 times. A side wins at once with 4 or more unpinned cards in groups that stand still in cover at range number 4 and are not infiltrated. If nobody does, the defender wins when time is up.
upfront-scenario-U = Armor
upfront-scenario-U-story = A tank and infantry against infantry that has something against tanks. The deck passes 3 times. A side wins at once with 4 or more unpinned cards at range number 4 or 5, mixed as it likes, in groups that stand still in cover and are not infiltrated. If nobody does, the defender wins when time is up.
upfront-scenario-V = Ambush
upfront-scenario-V-story = Elite troops have waited for this squad, and no man of theirs has a Morale below 2. The defender calls for help: all through the 5 decks he may try for random reinforcements, which also make his squad larger. The attacker must break it; otherwise the defender wins.
upfront-scenario-W = Surprise Attack
upfront-scenario-W-story = An outpost sleeps. The defender sets up first with every group in Buildings, which are gone once the group leaves them, and all his men begin pinned but one sentry, a rifleman of Morale 3. A group rallies by cards only once it was fired on, hit by a demolition charge or has attacked itself; a Hero may wake a man before. There are no other Buildings. The attacker moves first and has 3 decks to stand in as many Buildings as the defender. Otherwise the defender wins.
upfront-scenario-X = Surrounded
upfront-scenario-X-story = A squad is attacked from two sides. The defender sets up at range number 0; the attacker has two forces, each with two groups, one before him at range number 0 and one behind him at range number 10. Nobody needs a red card to move back. Japanese who meet Americans or British fight in the jungle. The attacker moves first and has 3 decks to break the defending squad; otherwise the defender wins.

## What is chosen before a game

upfront-choice-pairings = Who meets whom
upfront-choice-pairings-historical = as in history
upfront-choice-pairings-anything = anything goes
upfront-choice-forces = Squads
upfront-choice-forces-early = of the first years
upfront-choice-forces-late = of the last years

## What happens

upfront-event-sets-up-first = The { $seat-adjective } player sets up first; the first turn is the { $other-adjective } player's.
upfront-event-begins-dug-in = The { $seat-adjective } player begins dug in with { $groups }.
upfront-event-draws-lot = { $man } draws { $card } for his lot: { $number }.
upfront-event-lands = { $seat-adjective } group { $group } comes down as group { $letter } at range number { $range }, decided by { $card }.
upfront-event-lands-in-trees = { $man } comes down among the trees: { $card }, { $number } against Morale { $morale }: { $passed ->
        [yes] unhurt
       *[no] hurt
    }.
upfront-event-sleeps = The { $seat-adjective } outpost sleeps: all its men begin pinned.
upfront-event-on-watch = { $man } of group { $group } is on watch.
upfront-event-wakes = { $seat-adjective } group { $group } is awake: from now on Rally cards help it.
upfront-event-comes-from-behind = The { $seat-adjective } groups { $groups } stand behind the enemy.

## How it ends

upfront-reason-as-many-buildings = the attacker stands in as many Buildings as the defender: { $own } against { $enemy }

## What is asked

upfront-prompt-sentry = Choose the man who is on watch while the others sleep.

## What can be done

upfront-action-sentry = { $man } is on watch
    .words = man
upfront-verb-sentry = Sentry
upfront-outcome-landing-0 = nobody is hurt
upfront-outcome-landing-1 = 1 man is wounded
upfront-outcome-landing-2 = 2 men are wounded
upfront-outcome-landing-3 = 3 men are wounded
upfront-outcome-landing-4 = 4 men are wounded

## Why not

upfront-why-must-be-carried = { $man } is carried out wounded and cannot go alone: first send somebody who goes with him.
upfront-why-no-assistant-yet = { $man } has only just landed: no machine gun begins with an assistant.
upfront-why-cannot-hide-yet = The men have only just landed and cannot hide in the enemy's first turn.
upfront-why-no-sentry = { $name } cannot be the man on watch: it is a rifleman of the Morale that the scenario names.
upfront-why-still-asleep = Group { $group } is still asleep: no Rally card helps it until it has been fired on, hit by a demolition charge, or has attacked.
upfront-why-no-sniper-yet = The outpost was surprised: it snipes only after its first Rally card.
upfront-why-force-behind-stays = Group { $group } belongs to the force behind the enemy, which keeps its letters.
upfront-why-shared-over-forces = { $man } belongs to the other force: the machine guns are shared out over both.

## Weapons of a vehicle

upfront-fitting-gun = gun
upfront-fitting-gun2 = second gun
upfront-fitting-mg = machine gun
upfront-fitting-flame = flamethrower
