## The game of a campaign (42.6, 42.7)

upfront-event-withdraws = { $seat-adjective } group { $group } announces its withdrawal with { $card }: the scenario is conceded.
upfront-event-withdrawn = { $seat-adjective } group { $group } has withdrawn with { $count ->
        [one] 1 man
       *[other] { $count } men
    }.
upfront-event-withdrawal-fails = { $seat-adjective } group { $group } is held fast: its withdrawal fails.
upfront-event-pursuit-check = { $man } takes a morale check for the pursuit: { $card-draw }, { $number } against Morale { $morale }: { $passed ->
        [yes] he leads on.
       *[no] the pursuit does not begin.
    }
upfront-event-pursues = The { $seat-adjective } player pursues until the draw pile is used up.
upfront-event-elan = { $man } earns { $count ->
        [one] 1 elan point
       *[other] { $count } elan points
    }: { $feat }.
upfront-event-elan-at-stake = { $men } may earn { $count ->
        [one] 1 elan point
       *[other] { $count } elan points
    } each if this fire tells.
upfront-event-attack-over = The attack is over.
upfront-feat-hero = a Hero
upfront-feat-close-combat = a kill in close combat
upfront-feat-anti-tank = an AFV hit with an anti-tank weapon
upfront-feat-charge = an AFV hit with an explosive charge
upfront-feat-bare-hands = an AFV fought with nothing but his hands
upfront-feat-unpinned = he comes out unpinned or wounded
upfront-fate-withdrawn = withdraws
upfront-ui-fate-withdrawn = withdrawn
upfront-ui-withdrawing = Withdrawing
upfront-reason-withdrawal = the { $seat-adjective } player withdraws
upfront-prompt-pursue = The scenario is won. Choose a leader who tries to pursue, or let the enemy go.
upfront-action-withdraw = { $group } withdraws with { $card } and concedes
    .words = group card
upfront-action-pursue = { $man } leads the pursuit
    .words = man
upfront-action-let-go = Let the enemy go
upfront-verb-withdraw = Withdraw
upfront-verb-pursue = Pursue
upfront-verb-let-go = Let go
upfront-why-no-campaign = Groups withdraw only in a campaign.
upfront-why-encircled-stays = Group { $group } is encircled and cannot withdraw.
upfront-why-withdraws-already = Group { $group } is withdrawing already.
upfront-why-too-far-forward = Group { $group } must stand at range 0 or below to withdraw.
upfront-why-withdrawal-needs-red = { $card } has a black number: a withdrawal needs a red one.

## A player's own man (42.9)

upfront-man-g99 = the German volunteer
upfront-man-a99 = the American volunteer
upfront-man-r99 = the Russian volunteer
upfront-man-b99 = the British volunteer
upfront-man-j99 = the Japanese volunteer
upfront-man-i99 = the Italian volunteer
upfront-man-f99 = the French volunteer

## The campaign between its games

campaign-title = Campaign
campaign-points = Campaign points: { $points }
campaign-stage-muster = Next: { $scenario }.
campaign-stage-battle = The game under way: { $scenario }.
campaign-stage-after = { $scenario } is over: the accounts are open.
campaign-won = The campaign is over; the { $side } have won it.
campaign-even = The campaign is over, and nobody has won it.
campaign-drawn = nobody has won
campaign-won-by = won by the { $side }
campaign-roster = Roster of the { $side }
campaign-ledger = Ledger
campaign-written = Written to { $file }.
campaign-do-choose = Answer with: caposaldo campaign choose FILE QUESTION OPTION, or --first for all.
campaign-do-play = Play with: caposaldo campaign play FILE; or campaign next FILE, then campaign enter FILE RECORD.
campaign-question-leader = { $side }: who leads in the place of { $man }?
campaign-question-assistant = { $side }: who is the assistant squad leader in the place of { $man }?
campaign-question-stand-in = { $side }: who comes in the place of { $man }?
campaign-question-swap = { $side }: { $man } leads; to whom does he give his light machine gun?
campaign-question-rout = { $side }: { $man } has routed; what does he lose 1 of?
campaign-question-improve = { $side }: { $man } may pay 5 elan points; what does he raise?
campaign-question-own-man = { $side }: { $man } is wounded; does he rest or come back as a replacement?
campaign-option-man = { $man }, { $rank }, { $weapon }, { $morale }/{ $panic }
campaign-option-nobody = nobody
campaign-option-transfer = a transfer (7 points)
campaign-option-replacement = the same man as a replacement (1 point)
campaign-option-morale = Morale
campaign-option-panic = Panic
campaign-option-keep = nothing: he keeps his points
campaign-option-rest = he misses three scenarios
campaign-column-name = Name
campaign-column-rank = Rank
campaign-column-weapon = Weapon
campaign-column-morale = Morale
campaign-column-panic = Panic
campaign-column-kia = KIA
campaign-column-elan = Elan
campaign-column-survival = Survivals
campaign-column-promotion = Promotions
campaign-column-state = State
campaign-column-game = Game
campaign-column-side = Side
campaign-column-reason = Reason
campaign-column-man = Man
campaign-column-points = Points
campaign-state-available = available
campaign-state-absent = wounded, misses { $count }
campaign-state-killed = lost
campaign-state-replacement = replacement
campaign-reason-victory = scenario won
campaign-reason-killed = killed
campaign-reason-afv = AFV lost
campaign-reason-gun = infantry gun lost
campaign-reason-transfer = leader transferred
campaign-reason-replacement = replacement
campaign-rank-SSG = Staff Sergeant
campaign-rank-SGT = Sergeant
campaign-rank-JRSGT = Junior Sergeant
campaign-rank-CPL = Corporal
campaign-rank-PFC = Private First Class
campaign-rank-PVT = Private
campaign-rank-COMMISSAR = Commissar
campaign-rank-russian-SSG = Starshi Serzhant
campaign-rank-russian-SGT = Serzhant
campaign-rank-russian-JRSGT = Mladshi Serzhant
campaign-rank-russian-CPL = Yefreytor
campaign-rank-russian-PVT = Ryadovoi
campaign-rank-german-SSG = Feldwebel
campaign-rank-german-SGT = Unterfeldwebel
campaign-rank-german-CPL = Unteroffizier
campaign-rank-german-PFC = Gefreiter
campaign-rank-german-PVT = Obersoldat

## The page of campaigns

campaign-lead = Several scenarios in a chain, fought by the same men: they are wounded and killed, learn, rise in rank and are remembered.
campaign-yours = Your campaigns
campaign-new = A new campaign
campaign-name = Name
campaign-my-nation = Your nation
campaign-enemy-nation = The enemy
campaign-chain = Scenarios
campaign-chain-note = They are played in this order; move them with the arrows.
campaign-own-name = A man of your own
campaign-own-weapon = His weapon
campaign-own-note = He comes on top of every force (UF 42.9); leave the name empty to do without him.
campaign-own = own man
campaign-begin = Begin the campaign
campaign-next = Start the next game
campaign-go-on = To the game under way
campaign-look-again = Look again
campaign-print = Print the sheet
campaign-questions = To be chosen
campaign-choose = Choose
campaign-others-choose = The other side chooses.
campaign-goes = goes
campaign-printed = printed { $value }
campaign-ledger-empty = Nothing has been won or lost yet.
campaign-chain-empty = No scenario: add at least one.
campaign-chain-scenario = Scenario to add
campaign-chain-add = Add
campaign-chain-sample = The sample chain
campaign-chain-up = Move earlier: { $scenario }
campaign-chain-down = Move later: { $scenario }
campaign-chain-remove = Take out: { $scenario }
campaign-chain-added = { $scenario } is in place { $place }.
campaign-chain-moved = { $scenario } is in place { $place } now.
campaign-chain-removed = { $scenario } is taken out.
campaign-design-file = Add the file of a scenario of your own
campaign-design-kept = Add the one of the page “Design your own”
campaign-design-faulty = This scenario cannot be played as it is: mend it on the page of your own scenarios.
campaign-design-note = A scenario of your own in which one side attacks is fought that way round. Add a second one with the same title in which the other side attacks, and the side ahead will attack.
campaign-design-either = the side ahead attacks
campaign-design-joined = { $scenario }: now whoever is ahead attacks.
campaign-design-nations = The sides of this scenario are not those of the campaign: change the one or the other.
campaign-design-unreadable = This file is no scenario of your own.
campaign-own-called = Name
campaign-points-title = Campaign points
campaign-ahead = ahead
campaign-to-come = to come
campaign-now-muster = next
campaign-now-battle = under way
campaign-now-after = accounts open
campaign-now-over = over
campaign-attacked = attack: { $side }
campaign-column-rule = Rule
campaign-short-survival = Surv.
campaign-short-promotion = Prom.
campaign-elan-cost = { $cost } = +1
campaign-elan-of = Elan { $elan }; an improvement costs { $cost }
campaign-men-goes = Go into the next scenario
campaign-men-fought = Have fought before
campaign-men-fit = Ready
campaign-men-rest = Rest of the roster
campaign-made = replacement ({ $points } pt)
campaign-sent = transferred ({ $points } pt)
campaign-machines = With them: { $machines }.
campaign-back = Back to the campaign
campaign-effect-leader-man = Leads the Squad in this scenario.
campaign-effect-assistant-man = Is assistant squad leader in this scenario.
campaign-effect-assistant-nobody = The Squad has no assistant in this scenario.
campaign-effect-assistant-transfer = A lost assistant comes back, drawn by lot: { $points } campaign points.
campaign-effect-stand-in-man = Comes into this scenario in the place of { $man }.
campaign-effect-stand-in-replacement = { $man } comes back as a private, with printed Morale and Panic and a lower KIA: { $points } campaign points.
campaign-effect-swap-man = Takes the light machine gun and gives { $man } his own weapon.
campaign-effect-rout-morale = Morale from { $from } to { $to }.
campaign-effect-rout-panic = Panic from { $from } to { $to }.
campaign-effect-improve-morale = Morale from { $from } to { $to }; he pays { $cost } elan and gets a promotion mark.
campaign-effect-improve-panic = Panic from { $from } to { $to }; he pays { $cost } elan and gets a promotion mark.
campaign-effect-improve-keep = Pays nothing; if he routs he loses it all.
campaign-effect-own-man-rest = Misses { $misses } scenarios, then comes back as he is.
campaign-effect-own-man-replacement = Is ready again at once, as a private with a lower KIA: { $points } campaign points.
campaign-men-waiting = A choice is still open: whoever is missing comes after it.
campaign-choose-first = Make the open choices first

upfront-hint-give-up = The scenario is as good as lost: group { $group } can still save its men.
upfront-hint-fight-on = There is no need yet to give the scenario up.
upfront-hint-get-away = Group { $group } has only to get away.
upfront-hint-pursue = The enemy can be hurt more than he hurts: { $man } may lead the pursuit.
upfront-hint-let-them-go = A pursuit would cost more than it brings.
