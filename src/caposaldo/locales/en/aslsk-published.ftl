## The published scenarios

aslsk-scenario-S1 = Retaking Vierville
aslsk-scenario-S1-place = Vierville, France
aslsk-scenario-S1-story = A few American squads hold the houses of a village while Germans close in from two sides; both sides are reinforced. The Americans win at the end if no German unit in good order is in the buildings N5, N6, M4 and L3.
aslsk-scenario-S2 = War of the Rats
aslsk-scenario-S2-place = Stalingrad, Russia
aslsk-scenario-S2-story = Germans with flamethrower and charges attack from block to block. They win at the end if they control the buildings F8, L6 and O6; a Russian reserve may come in time.
aslsk-scenario-S3 = Simple Equation
aslsk-scenario-S3-place = Aachen, Germany
aslsk-scenario-S3-story = A large American force fights its way into a town held by tired Germans. The Americans win at once when they control 25 building hexes of board z.
aslsk-scenario-S4 = Welcome Back
aslsk-scenario-S4-place = Hosingen, Luxembourg
aslsk-scenario-S4-story = Germans push through a snowbound village to reach the far side. They win at once when units worth 10 victory points have left by the west edge between I1 and Y1.
aslsk-scenario-S5 = Clearing Colleville
aslsk-scenario-S5-place = Colleville, Normandy
aslsk-scenario-S5-story = Americans coming up from the beach clear a village before the Germans are reinforced. They win at the end if no German squad or half-squad in good order is in a stone building within 3 hexes of M5.
aslsk-scenario-S6 = Released from the East
aslsk-scenario-S6-place = Istra, Russia
aslsk-scenario-S6-story = Fresh Russian troops in white attack a town in deep winter. They win at the end if they control at least two of the buildings R2, L6 and D3.
aslsk-scenario-S7 = Prelude to Festung Brest
aslsk-scenario-S7-place = Plouzané, France
aslsk-scenario-S7-story = Americans press a small but good German force in a town, without losses to spare. If the Germans have earned fewer than 9 points by eliminating Americans, the Americans win at the end if they control 15 stone building hexes of the German area, or if no German squad or half-squad in good order is left in a stone building.
aslsk-scenario-S8 = Ad Hoc at Chef-du-Pont
aslsk-scenario-S8-place = Chef-du-Pont, France
aslsk-scenario-S8-story = Two bands of paratroopers make for a crossing behind the village. The Americans win if at least one squad, or two half-squads, and one leader exit at Q10, with one half-squad more for each German half-squad that exits there.

## Special rules

aslsk-special-smoke-exponent = The smoke exponent of { $name } squads is { $add } higher.
aslsk-special-dr-below-turn = From turn { $turn } on the { $side-adjective } reserve enters as soon as a dr in its rally phase is below the number of the turn.
aslsk-special-fortified-buildings = Before set-up the { $side-adjective } player notes { $number } buildings of his area in secret: they are fortified, TEM +{ $tem }. Each is shown when an enemy enters it, or when its cover counts against enemy fire.
aslsk-special-fortified-hexes = The buildings in { $hexes } are fortified: TEM +{ $tem }.
aslsk-special-snow = In each rally phase of both players the { $side-adjective } player rolls a DR for snow: { $starts_from } or more starts it or lets it go on, { $stops_to } or less stops it, and otherwise nothing changes. While it snows, fire at a range of { $from_range } or more has a hindrance of +{ $hindrance }.
aslsk-special-diced-reinforcements = { $side-adjective } reinforcements of turn { $turn }: a dr of 1 to 3 brings { $first } × { $name }, any other { $second } × { $name }.
aslsk-special-winter-camouflage = FFMO does not count against units of the { $side-adjective } player that use assault movement.
aslsk-special-broken-morale = The broken morale of the { $side-adjective } player's units is { $add } higher.
aslsk-special-held-back = The { $side-adjective } player may hold back up to { $mmc } squads or half-squads, { $smc } leader and { $sw } support weapons: they enter on turn { $turn } by the { $edges } edges.

## Changes for balance

aslsk-balance-drop-hex = Balance in favour of the { $helped-adjective } player: the building in { $hex } does not count for victory.
aslsk-balance-add = Balance in favour of the { $helped-adjective } player: the { $side-adjective } player has { $number } × { $name } more{ $turn ->
        [0] {""}
       *[other] {" "}on turn { $turn }
    }.
aslsk-balance-remove = Balance in favour of the { $helped-adjective } player: the { $side-adjective } player has { $number } × { $name } less{ $turn ->
        [0] {""}
       *[other] {" "}on turn { $turn }
    }.
aslsk-balance-replace = Balance in favour of the { $helped-adjective } player: the { $side-adjective } player has { $number ->
        [one] one { $by } instead of one { $name }
       *[other] { $number } × { $by } instead of { $number } × { $name }
    }.
aslsk-balance-need = Balance in favour of the { $helped-adjective } player: the number needed to win is { $need }.
aslsk-balance-drop-special = Balance in favour of the { $helped-adjective } player: { $key ->
        [broken_morale] the broken morale stays as printed
       *[other] a special rule of the scenario is left out
    }.
