## Vehicles and guns on the page

upfront-ui-front = front
upfront-ui-flank = flank
upfront-ui-crew = crew
upfront-ui-shield = shield
upfront-ui-ce = CE { $value }
upfront-ui-front-said = armour in front: immobilised at { $immobilise }, stunned at { $stun }, destroyed at { $kill }
upfront-ui-flank-said = flank: immobilised at { $immobilise }, stunned at { $stun }, destroyed at { $kill }
upfront-ui-shield-said = behind the shield { $figures }
upfront-ui-kia-at = KIA { $value }
upfront-ui-gun-said = effect { $figure }, against armour { $boxed }
upfront-ui-firepower-both = { $fp } firepower, { $boxed } against armour
upfront-ui-gone = destroyed
upfront-ui-fitting-gun = gun
upfront-ui-fitting-gun2 = second gun
upfront-ui-fitting-mg = machine gun
upfront-ui-fitting-flame = flamethrower

## What has become of them

upfront-ui-buttoned = buttoned up (BU)
upfront-ui-stunned = stunned { $stun }
upfront-ui-immobile = immobilised
upfront-ui-bogged = bogged
upfront-ui-commander = { $losses ->
        [one] commander killed
       *[other] commanders killed: { $losses }
    }
upfront-ui-crew-lost = { $losses ->
        [one] one gunner lost
       *[other] { $losses } gunners lost
    }
upfront-ui-credit = { $credit ->
        [one] 1 rally point
       *[other] { $credit } rally points
    }
upfront-ui-acquired = aims at { $letter }
upfront-ui-driven = has overrun { $letter }
upfront-ui-hull-down = hull down ({ $terrain })
upfront-ui-shown = has shown itself

## What they are

upfront-ui-look-of-anti_tank_gun = anti-tank gun
upfront-ui-look-of-armoured_car = armoured car
upfront-ui-look-of-assault_gun = assault gun
upfront-ui-look-of-carrier = open carrier
upfront-ui-look-of-flame_tank = flamethrower tank
upfront-ui-look-of-half_track = half-track
upfront-ui-look-of-heavy_tank = heavy tank
upfront-ui-look-of-infantry_gun = infantry gun
upfront-ui-look-of-light_tank = light tank
upfront-ui-look-of-open_gun = open self-propelled gun
upfront-ui-look-of-tank = tank
upfront-ui-look-of-tank_destroyer = tank destroyer
upfront-ui-look-of-tankette = tankette

## Preview

upfront-ui-hits-on = Hits on { $hits }
upfront-ui-by-target = By target, %
upfront-ui-harmed = harmed

## Choosing

upfront-ui-hint-burn = Tap the Fire cards to use, look at the preview, then open fire on the armour.
upfront-ui-waiting = Still to come
upfront-ui-set-up-vehicle = A vehicle is a group by itself: tap it, then a group without men.

## Help

upfront-ui-term-armour = Armour has three numbers, in front and on the flank, for a result in a box: equal to the k number or above destroys the vehicle, exactly the i number immobilises it, exactly the s number stuns it. One number under two signs: a further card decides.
upfront-ui-term-crew = The shield of a vehicle is the number that makes its crew close the hatches (BU) or pins it; CE is the one that kills an exposed commander.
upfront-ui-term-guns = Beside a gun stand its effect on men and, in a box, on armour; before them the numbers that hit at that range. Machine guns and flamethrowers have firepower as men have.

## Standing answers

upfront-standing-crew-hero = A Hero for a crew under cover
upfront-standing-react-overrun = Cards against an overrun
upfront-standing-second-attack = A second attack, boxed
upfront-standing-assault-afv = Assault on a vehicle
upfront-standing-put-mine = Magnetic mines
