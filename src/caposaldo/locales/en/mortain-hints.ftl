## Why the computer would do it

mortain-hint-set-up = The computer takes the set-up "{ $setup }".
mortain-hint-other-set-up = The computer would rather take the set-up "{ $setup }".
mortain-hint-winning-exit = { $unit } leaves the map and wins the game.
mortain-hint-exit = { $unit } is safe once it has left, and counts towards victory.
mortain-hint-come-in = { $unit } is of more use on the map, in { $hex }.
mortain-hint-take-cover = { $hex } gives { $unit } better cover.
mortain-hint-towards-exit = From { $hex } the way west is shorter for { $unit }.
mortain-hint-bar-the-way = In { $hex } { $unit } bars the German road west.
mortain-hint-better-ground = In { $hex } { $unit } threatens more, or risks less.
mortain-hint-loses-ground = In { $hex } { $unit } would be worse off than now.
mortain-hint-keep-in-reserve = { $unit } cannot be destroyed while it waits off the map: it comes in on the last turn.
mortain-hint-good-shot = A hit on { $target } is worth a shot with { $chance }% to hit.
mortain-hint-finish-off = { $target } is flipped already: { $chance }% to eliminate it.
mortain-hint-hopeless-shot = No card can hit { $target } from here.
mortain-hint-adds-fire = { $unit } belongs in the fire on { $target }: { $chance }% together.
mortain-hint-adds-nothing = { $unit } would add nothing to this fire.
mortain-hint-shoot = The fire on { $target } is as strong as it gets.
mortain-hint-strike = The { $marker } strikes { $hex } with { $chance }% to hit.
mortain-hint-wastes-marker = The { $marker } would find nothing worth a strike now.
mortain-hint-suppress = The { $marker } holds down the German fire around { $hex } for the rest of the turn.
mortain-hint-turn-again = Another card may still hit.
mortain-hint-let-miss = A miss gives the attack up.
mortain-hint-nothing-better = Nothing else on this card is worth doing.
