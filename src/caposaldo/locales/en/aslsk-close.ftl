## Advance

aslsk-event-enters-close-combat = { $type } { $unit } enters close combat in { $hex }.
aslsk-prompt-advance = { $entering ->
        [0] Hand weapons over, then advance your units one hex each.
        [one] Hand weapons over, then advance your units; 1 unit that does not enter the map now is lost.
       *[other] Hand weapons over, then advance your units; { $entering } units that do not enter the map now are lost.
    }
aslsk-action-transfer = Hand { $weapon } to { $unit }
    .words = weapon:counter unit:counter
aslsk-action-advance = Advance { $unit } to { $hex }
    .words = unit:counter hex
aslsk-action-exit-1 = Take { $unit } off the map
    .words = unit:counter
aslsk-verb-transfer = Hand over
aslsk-verb-advance = Advance
aslsk-modifier-advance-leader = leader
aslsk-modifier-advance-load = load

## Order and ambush

aslsk-event-close-combats = { $count ->
        [one] Close combat in { $hexes }.
       *[other] Close combats in { $hexes }.
    }
aslsk-event-ambush-dice = Ambush dr of the { $side-adjective } player in { $hex }: { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, makes { $final }
    }.
aslsk-event-no-ambush = No ambush in { $hex }.
aslsk-event-ambush = Ambush in { $hex }: the { $side-adjective } player strikes first.
aslsk-prompt-choose-fight = Choose the hex to fight in next, among { $hexes }.
aslsk-action-fight = Fight in { $hex }
    .words = hex
aslsk-verb-fight = Fight
aslsk-modifier-ambush-cx = CX
aslsk-modifier-ambush-pinned = pinned
aslsk-modifier-ambush-inexperienced = inexperienced
aslsk-modifier-ambush-leader = leadership
aslsk-outcome-ambush = you ambush
aslsk-outcome-ambushed = you are ambushed
aslsk-outcome-no-ambush = no ambush

## Close combat

aslsk-event-attack-declared = Close combat: { $units } against { $targets }.
aslsk-event-close-combat = Close combat in { $hex }: { $units } against { $targets }, { $attack } to { $defence } FP, { $odds }, kill number { $kill }. DR { $roll }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }, makes { $final }
    }: { $result }.
aslsk-outcome-cc-eliminated = all attacked are eliminated
aslsk-outcome-cc-reduced = one of those attacked is reduced
aslsk-outcome-cc-unharmed = no effect
aslsk-prompt-stand = With whom does leader { $type } { $unit } fight in { $hex }?
aslsk-prompt-designate = { $stage ->
        [none] Close combat in { $hex }: name the units of an attack, or end.
        [units] Close combat in { $hex }: attack by { $units }. Add units or name the targets.
       *[targets] Close combat in { $hex }: { $units } against { $targets }. Add targets or declare the attack.
    }
aslsk-action-beside = { $leader } fights beside { $unit }
    .words = leader:counter unit:counter
aslsk-action-alone = { $leader } fights alone
    .words = leader:counter
aslsk-action-attack = Attack with { $unit }
    .words = unit:counter
aslsk-action-against = Against { $unit }
    .words = unit:counter
aslsk-action-declare = Declare the attack
aslsk-verb-beside = Beside a unit
aslsk-verb-alone = Alone
aslsk-verb-attack = Attack with
aslsk-verb-against = Against
aslsk-verb-declare = Declare
aslsk-modifier-cc-leader = leadership
aslsk-modifier-cc-cx = CX attacker
aslsk-modifier-cc-cx-target = CX target
aslsk-modifier-cc-broken-target = broken target
aslsk-modifier-cc-ambusher = from ambush
aslsk-modifier-cc-ambushed = against the ambush
aslsk-modifier-kill-number = odds { $odds }: kill number

## Why not

aslsk-why-nobody-hands-it-over = { $weapon } is in nobody's hands who could give it to { $unit }.
aslsk-why-not-on-map = { $unit } is not on the map.
aslsk-why-not-in-good-order = { $unit } is not in good order.
aslsk-why-not-in-one-hex = { $unit } and { $other } are not in one hex.
aslsk-why-just-recovered = { $weapon } was picked up in this phase and is not handed over in it.
aslsk-why-just-handed-over = { $weapon } has changed hands in this phase already.
aslsk-why-handed-on-before = { $unit } had { $weapon } in this phase and does not get it back in it.
aslsk-why-transfers-come-first = Weapons are handed over before the first unit advances.
aslsk-why-advanced-already = { $unit } has advanced already.
aslsk-why-held-in-melee = { $unit } is held in a melee.
aslsk-why-pinned-stays = { $unit } is pinned.
aslsk-why-no-entry-there = { $unit } does not enter the map in { $hex }.
aslsk-why-one-hex-only = { $unit } can only advance into a neighbouring hex, and { $hex } is none.
aslsk-why-too-tired = { $unit } is CX and the step to { $hex } would take all its movement.
aslsk-why-no-exit-by-advance = It was agreed that nobody leaves the map by advancing.
aslsk-why-too-tired-to-leave = { $unit } is CX and leaving the map would take all its movement.
aslsk-why-fought-already = The close combat in { $hex } is over for this phase.
aslsk-why-nobody-to-fight = There is no close combat in { $hex }.
aslsk-why-no-companion = { $unit } is no unbroken squad or half-squad of yours in this hex.
aslsk-why-other-leader-first = It is asked of { $leader }, not of { $unit }.
aslsk-why-not-in-this-fight = { $unit } is not in this hex.
aslsk-why-broken-only-defends = { $unit } is broken: it can only defend.
aslsk-why-targets-named-already = The targets are being named: declare this attack first.
aslsk-why-attacks-already = { $unit } attacks already, and does so once in a phase.
aslsk-why-attacked-already = { $unit } is attacked already, and that once in a phase.
aslsk-why-goes-with-companions = { $unit } goes with the unit beside which it stands.
aslsk-why-plan-in-order = Units are named in the order of their numbers, and attacks in that of their first units: { $unit } comes before { $other }.
aslsk-why-named-twice = { $unit } is named already.
aslsk-why-must-fight = { $unit } came into the melee in this turn and must fight.
aslsk-why-alone-attacks-alone = { $unit } stands alone and attacks by himself.
aslsk-why-own-unit = { $unit } is your own.
aslsk-why-nobody-attacks = Name the units that attack first.
aslsk-why-attack-incomplete = An attack needs units and targets.
