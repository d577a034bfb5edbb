## What the help explains when it is on the table, and what previews say of getting up and of a duel

upfront-ui-term-charge = The arrow with a letter is a Banzai charge on that group, and over the group that is charged stands who charges it. A charging group only moves, and from the turn after it has come to RR 5 it fights hand to hand.
upfront-ui-term-surrender = The flag: a group whose men were all pinned at the end of a turn has surrendered. It does nothing until an unpinned man joins it or it is attacked; an enemy who infiltrates it takes it prisoner.
upfront-ui-term-blaze = Flames: the ground burns. Who ends his turn there without a Movement card is attacked at strength 4; an RN 0 puts the fire out. Its smoke protects like a Smoke card.
upfront-ui-term-sewers = A ring is an entrance to the sewers, found by a search. A group down there cannot be fired at, and comes up again with a Movement card; its men’s nerves are tried every turn.
upfront-ui-term-level = The peak with a number is how high a group stands. A Hill takes it one level up; fire gains 1 for each level down to its target and loses 1 for each level up.
upfront-ui-term-asleep = A group asleep does not act before it is woken.
upfront-ui-term-alone = Alone you declare all actions of a turn, then they are carried out in that order. Cards just drawn lie face down until their side’s own turn, or until it is attacked.
upfront-ui-rises = { $share ->
    [none] Nobody is rallied.
    [whole] Rallied: { $men }.
   *[part] Rallied: { $count } of { $men }.
}
upfront-ui-left = Stays behind: { $weapons }.
upfront-ui-charge-alone = It is the only action of this turn.
upfront-ui-charge-lasts = It lasts until one of the two groups is gone.
upfront-ui-charge-moves = The group does nothing but move and fight hand to hand.
upfront-ui-charge-falls = What would pin a charging man kills or wounds him.
upfront-ui-clash-own = Your man
upfront-ui-clash-enemy = The enemy
upfront-ui-recruit = { $weapon }: Morale { $morale }, Panic { $panic }, FP { $firepower } at RR 0 to 5.
