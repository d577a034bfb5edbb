## Movement, bog, rally, heroes, snipers, mines and repairs of vehicles and guns

upfront-event-bog-check = { $man } checks for bog, column { $column } of { $card-draw }: { $bogged ->
        [yes] red, it is bogged
       *[no] black, it goes on
    }.
upfront-event-wire-torn = { $card } is torn away by { $seat-adjective } group { $group }.
upfront-event-unbogs = { $man } tries to get free with { $card }, { $drawn-draw }: { $free ->
        [yes] it is free
       *[no] it stays bogged
    }.
upfront-event-rally-credit = { $man } of { $seat-adjective } group { $group } keeps { $count ->
        [one] 1 rally point
       *[other] { $count } rally points
    } as credit.
upfront-event-stun-over = { $man } of { $seat-adjective } group { $group } recovers: { $stun ->
        [0] it is no longer stunned
       *[other] Stun { $stun } is left
    }.
upfront-event-hero-credit = { $card } counts as 1 rally point for { $man }.
upfront-event-opens-up = { $man } opens its hatches with { $card }: crew exposed (CE).
upfront-event-crew-steady = { $card } keeps the crew of { $man } at its posts: the attack does nothing to it.
upfront-event-sniper-sees-nobody = The sniper finds nobody exposed in { $seat-adjective } group { $group }.

upfront-prompt-crew-hero = The attack drives the crew of { $man } under cover: a Hero may undo it at once.

upfront-action-button = { $group } buttons up
    .words = group
upfront-action-unbog = { $group } tries to get free with { $card }
    .words = group card
upfront-action-repair-3 = { $man } tries to repair a weapon, { $weapon } ({ $group })
    .words = group man weapon:fitting
upfront-verb-button = Button up
upfront-verb-unbog = Get free

upfront-modifier-mine-on-armour = mines against armour
upfront-modifier-rally-credit = rally points kept as credit
upfront-modifier-observed-afv = an armoured vehicle
upfront-modifier-observer-buttoned = observer buttoned up

upfront-outcome-bogged = bogged
upfront-outcome-not-bogged = goes on
upfront-outcome-recovered = recovers
upfront-outcome-stun-gone = no longer stunned, still pinned
upfront-outcome-stun-eased = Stun 3 is left
upfront-outcome-credit = rally points kept as credit
upfront-outcome-opens-up = opens its hatches (CE)

upfront-why-afv-stunned = { $man } is stunned.
upfront-why-afv-immobile = { $man } is immobilised and never moves again.
upfront-why-afv-bogged = { $man } is bogged: it must get free first.
upfront-why-afv-leaves-sideways = { $man } leaves this terrain only by a sideways Movement card: { $terrain }.
upfront-why-afv-alone = { $man } is a group by itself: nobody leaves it, nobody joins it.
upfront-why-afv-not-encircled = { $man } cannot be encircled.
upfront-why-must-reject = Group { $group } may not be in this terrain and has to refuse it: { $terrain }.
upfront-why-not-bogged = Group { $group } is not bogged.
upfront-why-no-afv = Group { $group } is no armoured vehicle.
upfront-why-no-hatches = { $man } is open-topped: it has no hatches to close.
upfront-why-buttoned-already = { $man } is buttoned up already.
upfront-why-commander-is-dead = { $man } has lost its commander: no Hero opens its hatches.
upfront-why-hero-has-no-use = { $man } is neither pinned nor stunned nor buttoned up: a Hero does nothing for it.
upfront-why-closed-rallies-alone = { $man } is not open-topped: it shares no Rally All card.
upfront-why-no-crew-to-snipe = { $man } shows no crew to a sniper.
upfront-why-nobody-to-dig = Group { $group } has no men: an entrenchment is of no use to it.
upfront-why-afv-stays = { $man } has no Panic value: its crew is not let go.
