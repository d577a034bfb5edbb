# The command that gives exact odds without a game.
aslsk-odds-column =
    { $column ->
        [0] Too weak for the fire table
       *[other] Column { $column }
    }
aslsk-odds-squad = A squad in good order with morale { $morale }, alone in the hex:
aslsk-odds-fight = Odds { $column }, kill number { $kill }

aslsk-outcome-fate-unaffected = unaffected
aslsk-outcome-fate-pinned = pinned
aslsk-outcome-fate-broken = broken
aslsk-outcome-fate-replaced = broken and replaced by a lower class
aslsk-outcome-fate-reduced = reduced to a half-squad
aslsk-outcome-fate-reduced-pinned = reduced and pinned
aslsk-outcome-fate-reduced-broken = reduced and broken
aslsk-outcome-fate-eliminated = eliminated
