## Our own scenarios

aslsk-scenario-lane = The mill in the lane
aslsk-scenario-lane-place = South of Orel, Russia
aslsk-scenario-lane-story = A Russian platoon comes up a lane towards a mill that a few Germans hold. The Russians win at the end if they control the stone house E2 and the mill.
aslsk-scenario-village = The village in the morning
aslsk-scenario-village-place = Cotentin, France
aslsk-scenario-village-story = Paratroopers who have found each other in the night come out of the western fields. They win at the end if they control the church, the school and the house Q6; German reserves are on the road.

## Line-ups

aslsk-setup-lane-houses = a squad in each house
aslsk-setup-lane-road = on both sides of the road
aslsk-setup-village-street = along the main street
aslsk-setup-village-column = the machine gun in front

## What is agreed before a game

aslsk-choice-balance = Change for balance
aslsk-choice-balance-none = none
aslsk-choice-balance-german = in favour of the Germans
aslsk-choice-balance-russian = in favour of the Russians
aslsk-choice-balance-american = in favour of the Americans
