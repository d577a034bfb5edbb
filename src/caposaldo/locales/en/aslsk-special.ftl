## Snow

aslsk-event-snow = Snow, DR { $coloured },{ $white } of the { $side-adjective } player: { $change }.
aslsk-snow-starts = it begins to snow
aslsk-snow-goes-on = it goes on snowing
aslsk-snow-stops = it stops snowing
aslsk-snow-none = it does not snow
aslsk-modifier-snow = snow from { $hex }

## Fortified buildings

aslsk-event-fortified = The building of { $hex } is fortified; the enemy does not know it.
aslsk-event-fortified-unseen = The { $side-adjective } player notes a fortified building in secret.
aslsk-event-fortified-shown = The building of { $hex } turns out to be fortified by the { $side-adjective } player: TEM +{ $tem }.
aslsk-prompt-fortify = { $left ->
        [one] Note the last building that you fortify in secret.
       *[other] Note { $left } buildings that you fortify in secret.
    }
aslsk-action-fortify = Fortify the building of { $hex }
    .words = hex
aslsk-action-fortify-0 = Fortify a building in secret
aslsk-verb-fortify = Fortify
aslsk-why-no-building = There is no building in { $hex }.
aslsk-why-building-outside-area = The building of { $hex } does not lie wholly in the area where you set up.
aslsk-why-already-fortified = The building of { $hex } is noted already.
aslsk-why-name-first-hex = Name the building of { $hex } by its first hex, { $first }.

## Advice

aslsk-hint-strong-point = The building of { $hex } is worth fortifying: it counts, and the enemy must pass it.

## On the page

aslsk-web-snow = It is snowing: from range { $range } on, fire has a hindrance of { $hindrance }.
aslsk-web-snow-here = snow
aslsk-web-fortified = { $known ->
        [secret] fortified building { $tem }, which the enemy does not know
       *[shown] fortified building { $tem }
    }
