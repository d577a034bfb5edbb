## The published scenarios

aslsk-scenario-S1 = Retaking Vierville
aslsk-scenario-S1-place = Vierville, Francia
aslsk-scenario-S1-story = Poche squadre americane tengono le case di un villaggio mentre i tedeschi premono da due lati; entrambe le parti ricevono rinforzi. Gli americani vincono alla fine se nessuna unità tedesca in buon ordine è negli edifici N5, N6, M4 e L3.
aslsk-scenario-S2 = War of the Rats
aslsk-scenario-S2-place = Stalingrado, Russia
aslsk-scenario-S2-story = I tedeschi, con lanciafiamme e cariche, attaccano isolato per isolato. Vincono alla fine se controllano gli edifici F8, L6 e O6; una riserva russa può arrivare in tempo.
aslsk-scenario-S3 = Simple Equation
aslsk-scenario-S3-place = Aquisgrana, Germania
aslsk-scenario-S3-story = Una grossa forza americana si apre la strada in una città tenuta da tedeschi stanchi. Gli americani vincono subito quando controllano 25 esagoni di edificio del tabellone z.
aslsk-scenario-S4 = Welcome Back
aslsk-scenario-S4-place = Hosingen, Lussemburgo
aslsk-scenario-S4-story = I tedeschi attraversano un villaggio sotto la neve per raggiungere il lato opposto. Vincono subito quando sono uscite dal bordo ovest, fra I1 e Y1, unità per 10 punti vittoria.
aslsk-scenario-S5 = Clearing Colleville
aslsk-scenario-S5-place = Colleville, Normandia
aslsk-scenario-S5-story = Gli americani saliti dalla spiaggia ripuliscono un villaggio prima che i tedeschi ricevano rinforzi. Vincono alla fine se nessuna squadra o mezza squadra tedesca in buon ordine è in un edificio in pietra entro 3 esagoni da M5.
aslsk-scenario-S6 = Released from the East
aslsk-scenario-S6-place = Istra, Russia
aslsk-scenario-S6-story = Truppe russe fresche, in bianco, attaccano una città in pieno inverno. Vincono alla fine se controllano almeno due degli edifici R2, L6 e D3.
aslsk-scenario-S7 = Prelude to Festung Brest
aslsk-scenario-S7-place = Plouzané, Francia
aslsk-scenario-S7-story = Gli americani incalzano in una città una forza tedesca piccola ma buona, senza potersi permettere perdite. Se i tedeschi hanno guadagnato meno di 9 punti eliminando americani, gli americani vincono alla fine se controllano 15 esagoni di edificio in pietra della zona tedesca, o se in nessun edificio in pietra resta una squadra o mezza squadra tedesca in buon ordine.
aslsk-scenario-S8 = Ad Hoc at Chef-du-Pont
aslsk-scenario-S8-place = Chef-du-Pont, Francia
aslsk-scenario-S8-story = Due gruppi di paracadutisti puntano a un passaggio dietro il villaggio. Gli americani vincono se almeno una squadra, o due mezze squadre, e un leader escono a Q10, con una mezza squadra in più per ogni mezza squadra tedesca che vi esce.

## Special rules

aslsk-special-smoke-exponent = L'esponente fumo delle squadre { $name } è superiore di { $add }.
aslsk-special-dr-below-turn = Dal turno { $turn } la riserva del giocatore { $side-adjective } entra appena un dr nella sua fase di recupero è inferiore al numero del turno.
aslsk-special-fortified-buildings = Prima dello schieramento il giocatore { $side-adjective } annota in segreto { $number } edifici della sua zona: sono fortificati, TEM +{ $tem }. Ciascuno si mostra quando un nemico vi entra, o quando la sua copertura conta contro il fuoco nemico.
aslsk-special-fortified-hexes = Gli edifici in { $hexes } sono fortificati: TEM +{ $tem }.
aslsk-special-snow = In ogni fase di recupero di entrambi i giocatori il giocatore { $side-adjective } tira un DR per la neve: { $starts_from } o più la fa cominciare o continuare, { $stops_to } o meno la ferma, altrimenti non cambia nulla. Finché nevica, il fuoco a distanza { $from_range } o più ha una Hindrance di +{ $hindrance }.
aslsk-special-diced-reinforcements = Rinforzi del giocatore { $side-adjective } al turno { $turn }: con un dr da 1 a 3 arrivano { $first } × { $name }, altrimenti { $second } × { $name }.
aslsk-special-winter-camouflage = FFMO non vale contro le unità del giocatore { $side-adjective } che usano l'Assault Movement.
aslsk-special-broken-morale = Il morale Broken delle unità del giocatore { $side-adjective } è superiore di { $add }.
aslsk-special-held-back = Il giocatore { $side-adjective } può trattenere fino a { $mmc } squadre o mezze squadre, { $smc } leader e { $sw } armi di supporto: entrano al turno { $turn }, dai bordi { $edges }.

## Changes for balance

aslsk-balance-drop-hex = Equilibrio a favore del giocatore { $helped-adjective }: l'edificio in { $hex } non conta per la vittoria.
aslsk-balance-add = Equilibrio a favore del giocatore { $helped-adjective }: il giocatore { $side-adjective } ha { $number } × { $name } in più{ $turn ->
        [0] {""}
       *[other] {" "}al turno { $turn }
    }.
aslsk-balance-remove = Equilibrio a favore del giocatore { $helped-adjective }: il giocatore { $side-adjective } ha { $number } × { $name } in meno{ $turn ->
        [0] {""}
       *[other] {" "}al turno { $turn }
    }.
aslsk-balance-replace = Equilibrio a favore del giocatore { $helped-adjective }: il giocatore { $side-adjective } ha { $number ->
        [one] un { $by } al posto di un { $name }
       *[other] { $number } × { $by } al posto di { $number } × { $name }
    }.
aslsk-balance-need = Equilibrio a favore del giocatore { $helped-adjective }: il numero che serve per vincere è { $need }.
aslsk-balance-drop-special = Equilibrio a favore del giocatore { $helped-adjective }: { $key ->
        [broken_morale] il morale Broken resta quello delle pedine
       *[other] una regola speciale dello scenario non si usa
    }.
