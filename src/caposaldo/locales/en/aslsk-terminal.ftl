## The Starter Kit in a terminal

aslsk-terminal-headline = { $short ->
        [yes] { $turn }/{ $of } { $side }, { $phase }
       *[no] turn { $turn }/{ $of }, { $side }, { $phase }
    }
aslsk-terminal-holds = { $side } hold { $places }
aslsk-terminal-reach = { $mf } MF from here
aslsk-terminal-waits = { $side }, turn { $turn }, from the { $edge }: { $units }
aslsk-terminal-snowing = It snows: from range { $range } on, fire has a hindrance of { $hindrance }.
aslsk-terminal-fortified = { $known ->
        [secret] fortified { $tem }, unknown to the enemy
       *[shown] fortified { $tem }
    }
aslsk-terminal-exited = Gone off the map: { $units }
aslsk-terminal-lost = Out of the game: { $units }
aslsk-terminal-absent = Not sent: { $units }
aslsk-terminal-losses = Losses in points: { $losses }

## Previews

aslsk-terminal-fire-sum = { $fp } FP, column { $column }; DR { $drm }
aslsk-terminal-close-sum = { $attack } against { $defence }, odds { $odds }: kill number { $kill }; DR { $drm }
aslsk-terminal-drm = Sum { $drm }
aslsk-terminal-exact = exact, over all rolls
aslsk-terminal-cowering = { $columns ->
        [one] Doubles cost a column (Cowering); counted in.
       *[other] Doubles cost { $columns } columns (Cowering); counted in.
    }
aslsk-terminal-fates = Losses, broken, pinned:
aslsk-terminal-fate = { $unit }: { $removed }, { $broken }, { $pinned }
aslsk-terminal-threat = { $unit } in { $hex } could fire, range { $range }: column { $column }, DRM { $drm }; losses or broken { $hurt }
aslsk-terminal-swept = residual FP { $fp } in that hex: column { $column }, DRM { $drm }; losses or broken { $hurt }
aslsk-terminal-command = an action, such as: move g1; go N5
aslsk-terminal-fired-at = Modifiers of fire at whoever goes there:
aslsk-terminal-cost = Costs { $mf } MF of { $left }

## The ruler

aslsk-terminal-sight = { $from } to { $to }, range { $range }: { $result ->
        [clear] { $total ->
            [0] the line of sight is clear.
           *[other] the line of sight is clear, with hindrances of { $total }.
        }
        [much] hindrances of { $total } block the line of sight.
       *[blocked] { $hex } blocks the line of sight.
    }
aslsk-terminal-hindrance = { $what } +{ $value } in { $hex }, range { $range }{ $counts ->
        [yes] {""}
       *[no] {" "}(counted once at this range)
    }
aslsk-terminal-snow = falling snow +{ $value }
aslsk-terminal-ruler-laid = The ruler lies in { $hex }: move the cursor; r takes it away.
aslsk-terminal-no-ruler = At this table attacks are declared before the line of sight is checked.

## Records


## Help

aslsk-terminal-help = Play with the keyboard alone.

    arrows, j k      choose an option
    Enter, digits    take it; what cannot be undone asks once more
    Tab              go to the map and back
    arrows, h j k l  on the map: move the cursor, read what is there;
                     Enter takes what is offered there
    r                on the map: lay the sight ruler, or take it away
    Esc              leave the choice, or undo
    u                undo, as far as no dice were thrown
    h, H             hint with its reason (H also on the map)
    a                answer so whenever this is asked; A asks again
    /                write an action: it is played, or you read why not
    L                the other language
    b                what the scenario is about
    s, q             save the record; quit

    2×467 two squads 4-6-7   9-1 a leader   LMG a support weapon,
    slanted when nobody has it   +2 two more: move the cursor there
    ↓ broken   ⇓ broken and DM   ▼ pinned   ~ CX   * wounded
    ᴾ Prep Fire   ′ First Fire   ″ Final Fire   x malfunctioned
    ♣ woods   ♧ orchard   ≡ grain   · road
    ⌂ wooden building   ■ stone building   ⚑ counts for victory
    ≈ smoke   R4 residual FP   ⊗ melee   ◆ demolition charge
    ♜ fortified, ♖ unknown to the enemy   white ground: it snows
