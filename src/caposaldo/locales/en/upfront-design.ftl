## Forces and scenarios of one's own (43): bills

upfront-modifier-bought-card = no. { $number } { $man }
upfront-modifier-bought-weapon = { $count ->
        [one] { $weapon }
       *[other] { $count } × { $weapon }
    }
upfront-modifier-bought-later = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } after { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    }, { $points } points at { $percent }%
upfront-modifier-bought-elite = elite troops
upfront-modifier-bought-second_line = second line troops
upfront-modifier-bought-partisan = partisans
upfront-modifier-bought-sniper = sniper ability
upfront-modifier-bought-second = a second sniper
upfront-reason-eliminated = { $count } of the { $force } cards against the { $winner-adjective } player are gone, more than half

## What is wrong with a design, and what to do

upfront-why-design-no-nation = There is no nation “{ $text }”: choose one of those with cards of their own.
upfront-why-design-same-nation = Both sides are “{ $text }”: choose another nation for one of them.
upfront-why-design-no-victory = There is no victory condition { $number }: choose one from 1 to { $most }, or draw it.
upfront-why-design-no-scenario = There is no scenario “{ $text }”: choose one of { $known }.
upfront-why-design-no-year = The half year is missing or unknown: choose one of { $known }, or draw it.
upfront-why-design-no-side = There are points for “{ $text }”, which is no side here: name them for { $known }.
upfront-why-design-meeting = In this scenario nobody attacks: call the roles first and second.
upfront-why-design-attack = Here one side attacks and one defends: call the roles attacker and defender.
upfront-why-design-not-listed = The scenario has no force of the { $side } in this role: choose another nation.
upfront-why-design-printed-troops = The extra men are of the type the scenario has: make the troops { $troops }.
upfront-why-design-no-troops = There is no type of troops “{ $text }”: choose line, elite, second_line or partisan.
upfront-why-design-no-partisans-yet = The { $side } have partisans only after 1943: choose a later date or another type.
upfront-why-design-not-theirs = The { $side } have no troops of the type { $troops }: choose another type.
upfront-why-design-partisans-elite = Partisans are never elite: leave one of the two out.
upfront-why-design-nobody = Nobody is bought yet: take cards that can form two groups.
upfront-why-design-no-card = The { $side } have no card no. { $number }: take it out.
upfront-why-design-twice = { $man } (no. { $number }) is taken twice: take him out once.
upfront-why-design-not-yet = { $man } (no. { $number }) is there only from { $from }, not in { $year }: take the card out or change the half year.
upfront-why-design-no-more = { $man } (no. { $number }) is there only until { $to }, not in { $year }: take the card out or change the half year.
upfront-why-design-partisans-heavy = Partisans have neither guns nor AFVs: take { $man } (no. { $number }) out.
upfront-why-design-heavy-barred = Guns and AFVs were not agreed on: take { $man } (no. { $number }) out, or agree on them.
upfront-why-design-partisan-leaders = Partisans have at most one leader, not { $count }: take leaders out down to { $most }.
upfront-why-design-many-leaders = There are { $chiefs } SLs, { $seconds } ASLs and { $commissars } Commissars: leave one SL and one ASL, or a Commissar in one of the two places.
upfront-why-design-few-leaders = There are { $chiefs } SLs, { $seconds } ASLs and { $commissars } Commissars: a force needs one SL and one ASL, or a Commissar in one of the two places.
upfront-why-design-too-shaky = { $man } (no. { $number }) has Morale { $morale }: elite troops have at least { $least }, take another man.
upfront-why-design-too-steady = { $man } (no. { $number }) has Morale { $morale }: second line troops have at most { $most }, take another man.
upfront-why-design-other-leader = { $man } (no. { $number }) may not lead troops of this type: take { $name }.
upfront-why-design-no-weapon = There is no secondary weapon “{ $text }”: choose DC, PF, ATMM, RADIO, RADIO6 or RADIO7.
upfront-why-design-weapon-not-theirs = The { $side } cannot buy this: { $weapon }. Take it out.
upfront-why-design-weapon-not-yet = This is there only from { $from }, not in { $year }: { $weapon }. Take it out or change the half year.
upfront-why-design-anti-tank = { $count } anti-tank weapons are too many: { $squads ->
        [one] a squad
       *[other] { $squads } squads
    } of this nation may have { $most }.
upfront-why-design-charges = { $count } demolition charges are too many: { $squads ->
        [one] a squad
       *[other] { $squads } squads
    } may have { $most }.
upfront-why-design-carriers = { $count } secondary weapons need as many men who may carry one; { $decks ->
        [0] at the start
        [one] after 1 deck
       *[other] after { $decks } decks
    } there are { $most }.
upfront-why-design-too-many-later = { $count } cards of reinforcements are too many: { $start } start on the table, so at most { $most } may come later.
upfront-why-design-too-late = Reinforcements after { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    } cannot come in this game: choose from 1 to { $most }.
upfront-why-design-empty-later = Nobody comes after { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    }: add cards or take the entry out.
upfront-why-design-large-later = { $count } cards after { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    } are too many for one group: let at most { $most } come together.
upfront-why-design-afv-with-others = An AFV is a group by itself, and all reinforcements come as one group: let the AFV be the only one.
upfront-why-design-same-deck = Two lots of reinforcements come after the same deck: put them together, as their points are added up before the discount.
upfront-why-design-no-groups = { $count } cards and { $tanks } AFVs cannot form two to four groups of 2 to 10 cards: add or take out cards.
upfront-why-design-snipers = A side has at most { $most } snipers: buy fewer.
upfront-why-design-too-dear = The force costs { $points } points and { $limit } are allowed: save { $over }.
upfront-why-afv-at-range-zero = An AFV that comes as reinforcement arrives at range number 0.

## Draws, victory conditions, types of troops

upfront-design-draw-position = Sides: { $card } shows { $number }; the { $attacker } attack, the { $defender } defend.
upfront-design-draw-time = Half year: { $card } shows { $number }, { $year }.
upfront-design-draw-victory = Victory: { $card } shows { $number }. { $condition }
upfront-design-draw-limit = Time limit: { $card }, RN { $number }: { $decks } decks.
upfront-design-draw-troops = Troops of the { $side }: { $card } shows { $number }, { $troops }.
upfront-design-draw-tie = Tie: { $who } draws { $card }, RN { $number }.
upfront-design-victory-1 = The attacker wins with at least twice the defender's victory points at the end; range numbers count only in Buildings.
upfront-design-victory-2 = The attacker wins with at least twice the defender's victory points at the end.
upfront-design-victory-3 = The side with more victory points at the end wins.
upfront-design-victory-4 = The side with more victory points at the end wins; range numbers count only in Buildings.
upfront-design-victory-5 = The defender gets the Pillbox before set-up; the attacker wins once it is empty, otherwise the defender.
upfront-design-victory-6 = The first side with four unpinned cards at range number 4, in cover and not infiltrated, wins; otherwise the defender.
upfront-design-victory-7 = The attacker wins with at least half his force unpinned in cover at relative range 5 of any enemy group; otherwise the defender.
upfront-design-victory-8 = The attacker wins by eliminating more than half the defender's force before his own squad breaks; otherwise the defender.
upfront-design-troops-line = line
upfront-design-troops-elite = elite
upfront-design-troops-second_line = second line
upfront-design-troops-partisan = partisans
upfront-design-role-attacker = Attacker
upfront-design-role-defender = Defender
upfront-design-role-first = First side
upfront-design-role-second = Second side
upfront-design-way-bid = A scenario made up by bids
upfront-design-way-bid-text = Sides, half year, victory and time limit are drawn or agreed; the cheaper attacking force attacks.
upfront-design-way-replay = Forces of your own in a printed scenario
upfront-design-way-replay-text = Both sides buy within the points of the scenario; all else is as printed.
upfront-design-way-balance = A printed scenario with a balance bid
upfront-design-way-balance-text = Who bids more for a side gets it; the other spends those points on more forces.
upfront-scenario-own = A scenario of your own
upfront-scenario-own-story = Made up by its players: forces, victory and time limit are their own.

## The command line

terminal-design-written = { $file } written.
terminal-design-fine = { $file } can be played.
terminal-design-faults = { $count ->
        [one] 1 fault
       *[other] { $count } faults
    } in { $file }
terminal-design-line = line { $line }, { $field }
terminal-design-field = { $field }
terminal-design-total = { $role }: { $total } points
terminal-design-total-of = { $role }: { $total } of { $limit } points

## The page

web-design = Design your own
web-design-lead = Make up a scenario, buy both forces with the points of their cards, and play it at once. The bill and whatever the rules object to are kept up to date while you choose.
web-design-kind = What kind
web-design-agreed = What is agreed
web-design-title-en = Title (English)
web-design-title-it = Title (Italian)
web-design-scenario = Scenario
web-design-year = Half year
web-design-victory = Victory
web-design-decks = Decks
web-design-night = Night
web-design-fire = The ground may catch fire
web-design-heavy = Guns and AFVs may be bought
web-design-minefields = The defender may use Minefield cards
web-design-limit = Points allowed
web-design-limit-none = no limit
web-design-draw = Draw by lot
web-design-draw-lead = Cards of the action deck decide what you leave to chance.
web-design-draw-sides = sides
web-design-draw-year = half year
web-design-draw-victory = victory
web-design-draw-decks = time limit
web-design-draw-troops = types of troops
web-design-draw-now = Draw
web-design-drawn = What was drawn
web-design-cover = Cover this force
web-design-uncover = Uncover this force
web-design-covered-fault = Something is wrong with the force that lies face down.
web-design-nation = Nation
web-design-troops = Troops
web-design-men = Men
web-design-heavies = Guns and AFVs
web-design-weapons = Secondary weapons
web-design-snipers = Snipers
web-design-later = Reinforcements
web-design-later-add = Add reinforcements
web-design-later-decks = after so many decks
web-design-later-cards = Card numbers
web-design-later-remove = Take out
web-design-card = { $name }, no. { $no }, { $points } points
web-design-count = Number of: { $weapon }
web-design-bill = Bill
web-design-total = { $total } points
web-design-total-of = { $total } of { $limit } points
web-design-faults = To mend
web-design-no-faults = Nothing is wrong: it can be played.
web-design-file = File
web-design-save = Save the file
web-design-load = Open a file
web-design-play = Play it
web-design-bids = Secret bids
web-design-bids-lead = One after the other writes a bid while the other looks away; both are opened together.
web-design-bid-first = First player, write your bid
web-design-bid-second = Second player, write your bid
web-design-bid-side = Side wanted
web-design-bid-points = Points
web-design-bid-seal = Seal the bid
web-design-bid-open = Open both bids
web-design-bid-again = New bids
web-design-bid-name-0 = First player
web-design-bid-name-1 = Second player
web-design-bid-result = { $player } takes this side: { $role }. The other player spends { $extra } points on more forces.
web-design-bid-attacks = { $player } attacks with the force he wrote; the other player defends.
web-design-bid-written = { $player } wrote { $points } points.
web-design-taken = I am here ({ $name })
web-design-hand-over = Cover it and hand the screen over: { $name }
web-design-face-down = This force lies face down.
web-design-from = from { $from }
web-design-until = until { $to }
web-design-between = { $from }–{ $to }
web-design-bought = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $points } points
web-design-each = { $points } points
