## Fire at and by vehicles and guns

upfront-event-burns = { $seat-adjective } group { $group } attacks the armour of enemy group { $target } at relative range { $range }, { $firepower } boxed FP, with { $cards }: { $modifiers }, strength { $strength }.
upfront-event-second-attack = { $seat-adjective } group { $group } uses the same cards for a second attack, boxed, on enemy group { $target }, { $firepower } boxed FP: { $modifiers }, strength { $strength }.

upfront-prompt-burn = { $count ->
        [0] Group { $group } attacks the armour of enemy group { $target }, relative range { $range }: choose a Fire card for its { $firepower } boxed FP.
       *[other] Group { $group } attacks the armour of enemy group { $target }, relative range { $range }: { $need } of { $firepower } boxed FP in use. Add a card, or open fire.
    }
upfront-prompt-second-attack = The { $firepower } boxed FP of group { $group } allow a second attack on enemy group { $target } with the same cards, strength { $strength }: make it, or let it be.

upfront-action-burn = { $group } attacks the armour of enemy { $target }
    .words = group>target:group
upfront-action-second = Make the second attack
upfront-verb-burn = Attack the armour
upfront-verb-second = Second attack

upfront-modifier-commander-killed = commander killed
upfront-modifier-escorted-by-infantry = infantry beside the vehicle
upfront-modifier-escorted-by-armour = a vehicle beside the infantry
upfront-modifier-gun-was-seen = the gun has fired or moved and cannot hide
upfront-modifier-no-armour-beside = no armour of its own

upfront-outcome-destroyed = destroyed
upfront-outcome-stunned = stunned
upfront-outcome-immobilised = immobilised
upfront-outcome-commander-killed = commander killed
upfront-outcome-buttoned-up = buttoned up (BU)

upfront-why-afv-is-stunned = The vehicle of group { $group } is stunned and cannot fire.
upfront-why-afv-is-pinned = The vehicle of group { $group } is pinned and cannot fire.
upfront-why-no-armour = Group { $group } is no armoured vehicle: there is no armour to attack.
upfront-why-nothing-boxed = Group { $group } has no boxed firepower against that vehicle here.
