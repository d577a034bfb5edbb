## Veicoli e cannoni sulla pagina

upfront-ui-front = fronte
upfront-ui-flank = fianco
upfront-ui-crew = serventi
upfront-ui-shield = scudo
upfront-ui-ce = CE { $value }
upfront-ui-front-said = corazza frontale: immobilizzato a { $immobilise }, stordito a { $stun }, distrutto a { $kill }
upfront-ui-flank-said = fianco: immobilizzato a { $immobilise }, stordito a { $stun }, distrutto a { $kill }
upfront-ui-shield-said = dietro lo scudo { $figures }
upfront-ui-kia-at = KIA { $value }
upfront-ui-gun-said = effetto { $figure }, contro la corazza { $boxed }
upfront-ui-firepower-both = { $fp } fattori di fuoco, { $boxed } contro la corazza
upfront-ui-gone = distrutta
upfront-ui-fitting-gun = cannone
upfront-ui-fitting-gun2 = secondo cannone
upfront-ui-fitting-mg = mitragliatrice
upfront-ui-fitting-flame = lanciafiamme

## Che cosa ne è stato

upfront-ui-buttoned = portelli chiusi (BU)
upfront-ui-stunned = stordito { $stun }
upfront-ui-immobile = immobilizzato
upfront-ui-bogged = impantanato
upfront-ui-commander = { $losses ->
        [one] comandante ucciso
       *[other] comandanti uccisi: { $losses }
    }
upfront-ui-crew-lost = { $losses ->
        [one] un servente perso
       *[other] { $losses } serventi persi
    }
upfront-ui-credit = { $credit ->
        [one] 1 punto di recupero
       *[other] { $credit } punti di recupero
    }
upfront-ui-acquired = mira a { $letter }
upfront-ui-driven = ha travolto { $letter }
upfront-ui-hull-down = a scafo giù ({ $terrain })
upfront-ui-shown = si è scoperto

## Che cosa sono

upfront-ui-look-of-anti_tank_gun = cannone anticarro
upfront-ui-look-of-armoured_car = autoblindo
upfront-ui-look-of-assault_gun = cannone d'assalto
upfront-ui-look-of-carrier = cingolato aperto
upfront-ui-look-of-flame_tank = carro lanciafiamme
upfront-ui-look-of-half_track = semicingolato
upfront-ui-look-of-heavy_tank = carro armato pesante
upfront-ui-look-of-infantry_gun = cannone di fanteria
upfront-ui-look-of-light_tank = carro armato leggero
upfront-ui-look-of-open_gun = semovente aperto
upfront-ui-look-of-tank = carro armato
upfront-ui-look-of-tank_destroyer = cacciacarri
upfront-ui-look-of-tankette = carro veloce

## Anteprima

upfront-ui-hits-on = Colpisce con { $hits }
upfront-ui-by-target = Per bersaglio, %
upfront-ui-harmed = danneggiato

## Scelte

upfront-ui-hint-burn = Tocca le carte Fuoco da usare, guarda l'anteprima, poi apri il fuoco sulla corazza.
upfront-ui-waiting = Ancora da arrivare
upfront-ui-set-up-vehicle = Un veicolo è un Gruppo a sé: toccalo, poi tocca un Gruppo senza uomini.

## Aiuto

upfront-ui-term-armour = La corazza ha tre numeri, di fronte e sul fianco, per un risultato incasellato: pari o superiore al numero k distrugge il veicolo, uguale al numero i lo immobilizza, uguale al numero s lo stordisce. Un numero sotto due segni: decide un'altra carta.
upfront-ui-term-crew = Lo scudo di un veicolo è il numero che fa chiudere i portelli all'equipaggio (BU) o lo inchioda; CE è quello che uccide un comandante esposto.
upfront-ui-term-guns = Accanto a un cannone stanno l'effetto sugli uomini e, nel riquadro, quello sulla corazza; davanti, i numeri che colpiscono a quel raggio. Mitragliatrici e lanciafiamme hanno fattori di fuoco come gli uomini.

## Risposte fisse

upfront-standing-crew-hero = Un Eroe per un equipaggio al coperto
upfront-standing-react-overrun = Carte contro un travolgimento
upfront-standing-second-attack = Un secondo attacco, incasellato
upfront-standing-assault-afv = Assalto a un veicolo
upfront-standing-put-mine = Mine magnetiche
