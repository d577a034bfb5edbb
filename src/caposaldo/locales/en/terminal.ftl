## Play in a terminal, and what the command line prints

terminal-your-turn = { $name }: your turn
terminal-won = { $side } win: { $reason }.
terminal-draw = A draw: { $reason }.
terminal-final = This cannot be undone.
terminal-confirm = Press Enter again to commit, Esc to go back to the choices.
terminal-sum = Strength { $factors }, card { $change }
terminal-exact = exact, from the cards not yet turned
terminal-full-deck = With a full deck { $share }.
terminal-unit = { $unit } ({ $id }), AT { $at } AI { $ai }{ $flipped ->
        [yes] , flipped
       *[no] {""}
    }
terminal-status-deck = { $left ->
        [one] 1 card left
       *[other] { $left } cards left
    }
terminal-status-exits = exits { $out } of { $of }
terminal-status-marker = Used this turn: { $marker }.
terminal-place-west = In the west: { $units }
terminal-place-east = In the east: { $units }
terminal-place-exited = Exited: { $units }
terminal-place-lost = Lost: { $units }
terminal-keys = ↑↓ Enter · Tab board · u undo · o odds · h hint · / why not? · L it · ? help · q quit
terminal-clock = { $time } left
terminal-clock-warning = { $seconds } seconds left for actions and discards.
terminal-clock-over = Your minute is over: what was declared is resolved, nothing more is declared.
terminal-command = an action, such as: activate ge-stug; move 0803; or a rule, such as: SM 2.1
terminal-always = From now on, unasked: { $answer }. A asks again.
terminal-asked-again = You will be asked everything again.
terminal-nothing-standing = There is no standing answer.
terminal-no-hint = There is no hint for this choice.
terminal-hint = Hint: { $hint }
terminal-nothing-here = No choice concerns { $place }.
terminal-several-here = { $count } choices concern { $place }: take one from the list.
terminal-no-ruler = There is no ruler at this table.
terminal-ruler-laid = The ruler lies in { $hex }.
terminal-ruler-gone = The ruler is put away.
terminal-games-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
terminal-save = Save the record
terminal-leave = Leave
terminal-save-ask = Name of the record? Enter saves, Esc does not.
terminal-saved = The record is in { $name }.
terminal-exists = { $name } exists already: choose another name.
terminal-not-written = { $name } cannot be written: choose another place.
terminal-help = Play with the keyboard alone.

    arrows, j k          choose an option
    Enter, digits        take it; what cannot be undone asks once more
    Tab                  go to the board and back
    arrows, h j k l      on the board: move the cursor; Enter takes what is offered there
    Esc                  leave the choice, or undo
    u                    undo, as far as nothing was drawn
    o                    odds in full: every card left
    h, H                 hint with its reason (H also on the board)
    a                    answer so whenever this is asked; A asks again
    /                    write an action: it is played, or you read why not;
                         or the number of a rule: you read it as this table plays it
    L                    the other language
    s                    save the record
    q                    quit

    On the map a counter shows label, AT and AI; lowered figures mean that it is flipped.
    ♣ forest   ⌂ village   ■ town   ▲ hill   ✈ suppressed   [3] option 3

    In Up Front a vehicle shows Morale/CE of its crew, then ▣ armour and ◪ flank: the numbers
    that immobilise/stun/destroy (= one for the first two); G gun: effect [against armour],
    MG machine gun, FT flamethrower: firepower. A gun on wheels: Morale/KIA [behind its shield].
    ▼ pinned   ■ buttoned up   ✶3 stunned   ⊘ immobilised   ≋ bogged   †1 crew killed
    +1 rally points   ⌖B aims at B   »B has overrun B   ◉ has shown itself   x jammed   - destroyed
terminal-status-decks = deck {$deck} of {$of}, {$left} cards left
terminal-status-side = {$side}: {$cards} cards, lost {$lost} (breaks at {$breaks}), {$points} points
terminal-arm-gun = G
terminal-arm-gun2 = G
terminal-arm-mg = MG
terminal-arm-flame = FT
terminal-against = Against it: { $sum }
terminal-firepower = Firepower { $firepower }, { $need } needed, strength { $strength }
upfront-terminal-sum = Sum { $total }
