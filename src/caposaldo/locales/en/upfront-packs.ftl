## Battlefields with cards of their own

upfront-why-nothing-hides-here = No Concealed card can be played where group { $group } is: { $terrain }.
upfront-why-terrain-full = This terrain holds no more than { $most } men, and group { $group } has more: { $terrain }.
upfront-why-forward-only = This terrain cannot be laid on a backward or sideways Movement card, and group { $group } has one: { $terrain }.
upfront-why-design-no-battlefield = There is no battlefield { $text } for this scenario; choose one of { $known }.
upfront-modifier-columns-into = into { $terrain }
upfront-event-battlefield = The battlefield is { $field }.
upfront-event-cards-changed = Cards that are { $terrain } instead of { $replaced }: { $numbers }.
upfront-battlefield-desert-rules = the desert, with the printed cards
upfront-battlefield-desert = the desert
upfront-battlefield-jungle-rules = the jungle of the scenario
upfront-battlefield-jungle = the jungle
upfront-battlefield-city = a large city
upfront-battlefield-countryside = the countryside
upfront-battlefield-mountain = the mountains
