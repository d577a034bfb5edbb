## Our own scenarios

aslsk-scenario-lane = Il mulino nel viottolo
aslsk-scenario-lane-place = A sud di Orel, Russia
aslsk-scenario-lane-story = Un plotone russo risale un viottolo verso un mulino tenuto da pochi tedeschi. I russi vincono alla fine se controllano la casa di pietra E2 e il mulino.
aslsk-scenario-village = Il borgo al mattino
aslsk-scenario-village-place = Cotentin, Francia
aslsk-scenario-village-story = I paracadutisti che si sono ritrovati nella notte escono dai campi a ovest. Vincono alla fine se controllano la chiesa, la scuola e la casa Q6; le riserve tedesche sono per strada.

## Line-ups

aslsk-setup-lane-houses = una squadra per casa
aslsk-setup-lane-road = ai due lati della strada
aslsk-setup-village-street = lungo la via principale
aslsk-setup-village-column = la mitragliatrice davanti

## What is agreed before a game

aslsk-choice-balance = Cambiamento per l'equilibrio
aslsk-choice-balance-none = nessuno
aslsk-choice-balance-german = a favore dei tedeschi
aslsk-choice-balance-russian = a favore dei russi
aslsk-choice-balance-american = a favore degli americani
