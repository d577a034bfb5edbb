## The table of Up Front on the page

upfront-ui-board = Tavolo di Up Front
upfront-ui-score = Stato delle due parti
upfront-ui-lanes = Corsie
upfront-ui-lane = Corsia { $letter }: { $own } tuoi, { $foe } nemici
upfront-ui-hand = La tua mano
upfront-ui-tray = Che cosa si può fare
upfront-ui-lost = Perdite

## Sides, deck and piles

upfront-ui-hand-count = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
upfront-ui-losses = { $losses } perduti, crolla a { $at }
upfront-ui-points = { $points ->
    [one] punto
   *[other] punti
}
upfront-ui-deck = Mazzo { $number } di { $of }
upfront-ui-cards-left = { $count ->
    [one] una carta
   *[other] { $count } carte
}
upfront-ui-pile = mazzo
upfront-ui-pile-label = Mazzo: { $count } carte
upfront-ui-discards = scarti
upfront-ui-discards-label = Scarti: { $count } carte

## Groups and the ground

upfront-ui-own-group = Il tuo gruppo { $letter }
upfront-ui-foe-group = Gruppo nemico { $letter }
upfront-ui-empty-group = gruppo da formare
upfront-ui-men = { $count ->
    [one] un uomo
   *[other] { $count } uomini
}
upfront-ui-range = raggio { $range }
upfront-ui-range-word = raggio
upfront-ui-rr = RR
upfront-ui-link = Dal tuo gruppo { $own } al gruppo nemico { $foe }: raggio relativo { $range }, { $metres }
upfront-ui-metres-0 = oltre 400 m
upfront-ui-metres-1 = 301–400 m
upfront-ui-metres-2 = 201–300 m
upfront-ui-metres-3 = 101–200 m
upfront-ui-metres-4 = 51–100 m
upfront-ui-metres-5 = fino a 50 m
upfront-ui-open = Aperto
upfront-ui-face-down = Carta coperta
upfront-ui-out-of-it = fuoco
upfront-ui-moving = In movimento
upfront-ui-entrenched = Trincerato
upfront-ui-lit = Illuminato
upfront-ui-encircled = Accerchiato
upfront-ui-way-forward = muove in avanti
upfront-ui-way-back = arretra
upfront-ui-way-left = muove di lato
upfront-ui-way-right = muove di lato
upfront-ui-look-ready = si può scegliere
upfront-ui-look-chosen = scelto
upfront-ui-look-target = bersaglio
upfront-ui-look-source = agisce
upfront-ui-fires = spara
upfront-ui-acts = agisce
upfront-ui-acted = agito

## Men

upfront-ui-fp = FP
upfront-ui-firepower = { $fp } fattori di fuoco
upfront-ui-morale = Morale { $value }
upfront-ui-panic = Panico { $value }
upfront-ui-pinned = inchiodato
upfront-ui-pinned-short = inch.
upfront-ui-out = fuori
upfront-ui-wounded = ferito
upfront-ui-berserk = furioso
upfront-ui-jammed = arma guasta
upfront-ui-unarmed = disarmato
upfront-ui-inside = infiltrato in { $letter }
upfront-ui-heading = in viaggio verso { $letter }
upfront-ui-guards = { $count ->
    [one] fa la guardia a 1 prigioniero
   *[other] fa la guardia a { $count } prigionieri
}
upfront-ui-assists = serve l'arma di { $man }
upfront-ui-fate-kia = ucciso
upfront-ui-fate-rout = in rotta
upfront-ui-fate-captured = prigioniero
upfront-ui-fate-freed = liberato
upfront-ui-role-SL = caposquadra
upfront-ui-role-ASL = vice
upfront-ui-role-COMMISSAR = commissario
upfront-ui-weapon-rifle = Fucile
upfront-ui-weapon-semi_automatic = Semiautom.
upfront-ui-weapon-carbine = Carabina
upfront-ui-weapon-assault_rifle = Fucile d'assalto
upfront-ui-weapon-machine_pistol = Pistola mitr.
upfront-ui-weapon-bar = Fucile autom.
upfront-ui-weapon-lmg = Mitragl. leggera
upfront-ui-weapon-mmg = Mitragl. media
upfront-ui-weapon-anti_tank_rifle = Fucile anticarro
upfront-ui-weapon-flamethrower = Lanciafiamme
upfront-ui-weapon-mortar = Mortaio
upfront-ui-weapon-light_anti_tank = Arma anticarro leggera
upfront-ui-weapon-piat = PIAT

## Cards

upfront-ui-needs = { $need } FP
upfront-ui-all = tutti
upfront-ui-or = oppure
upfront-ui-number = N. { $number }
upfront-ui-rn = RN { $rn } { $colour ->
    [red] rosso
   *[other] nero
}
upfront-ui-fires-out = fuoco { $value }
upfront-ui-silent = non si spara
upfront-ui-chosen = scelta
upfront-ui-playable = si può giocare
upfront-ui-enemy-turn = nel turno nemico
upfront-ui-enemy-turn-how = Tienila per quando il nemico spara su un tuo gruppo: riduce la forza del suo attacco.
upfront-ui-fits = va bene per { $letters }

## Choosing

upfront-ui-hint = Tocca ciò che è contornato, o usa i pulsanti.
upfront-ui-hint-act = Scegli un gruppo, una carta o un bersaglio.
upfront-ui-keys = Tasti: A–D i tuoi gruppi, Maiusc con A–D i nemici, frecce per spostarsi.
upfront-ui-hint-form-groups = Tocca un uomo, poi il gruppo in cui va; oppure prendi uno schieramento pronto.
upfront-ui-hint-lay-terrain = Tocca una carta Terreno, poi il gruppo su cui posarla.
upfront-ui-hint-aim = Tocca le carte Fuoco da usare, guarda l'anteprima, poi apri il fuoco.
upfront-ui-hint-discard = Tocca le carte da scartare; alcune si giocano su un gruppo nemico.
upfront-ui-hint-react = Tocca una carta Nascosto per ridurre la forza, o lascia passare.
upfront-ui-go-on = Scegli anche una carta, un bersaglio o un uomo, oppure un pulsante in alto.
upfront-ui-put-back = Lascia stare
upfront-ui-set-up = Schieramento
upfront-ui-set-up-how = Tocca un uomo, poi il gruppo in cui va: l'ordine in cui li metti è la loro posizione. Poi tocca chi spara e chi lo serve per formare un equipaggio.
upfront-ui-set-up-done = Tutti hanno un posto. Puoi ancora formare equipaggi, o dichiararti pronto.
upfront-ui-line-ups = Schieramenti pronti

## Preview

upfront-ui-firepower-sum = Fattori di fuoco { $sum } = { $total }
upfront-ui-needed = servono { $need }
upfront-ui-strength = Forza
upfront-ui-by-man = Esito per uomo, %
upfront-ui-odds = { $man }: fuori { $out }, inchiodato { $pinned }
upfront-ui-jam = Un'arma si guasta: { $share }.

## Help

upfront-ui-key-own = il tuo gruppo di quella lettera
upfront-ui-key-foe = il gruppo nemico
upfront-ui-term-turn = Nel tuo turno ogni gruppo può fare una sola azione: scegli il gruppo, poi la carta o il bersaglio. Poi si può scartare, secondo la propria nazionalità, e si pesca.
upfront-ui-term-rr = RR, raggio relativo: quanto sono vicini due gruppi, da 0 (lontani) a 5 (addosso). I gruppi si avvicinano con le carte Movimento.
upfront-ui-term-rn = RN, numero casuale: si legge nell'angolo della carta girata dal mazzo. Nero si aggiunge alla forza, rosso si toglie.
upfront-ui-term-fp = FP, fattori di fuoco: quanto vale un'arma a quel raggio. Una carta Fuoco chiede un certo numero di FP e dà la forza dell'attacco.
upfront-ui-term-morale = Lo scudo è il Morale: un risultato pari o superiore inchioda l'uomo. Il triangolo è il Panico di un uomo inchiodato: se il risultato lo raggiunge, l'uomo è perduto.
upfront-ui-term-rally = Un uomo inchiodato non spara e tiene fermo il suo gruppo: lo rialza una carta Recupero o un Eroe.
upfront-ui-term-card = Una carta col contorno si può giocare, e sotto c'è dove. Una tratteggiata no: toccala e dice perché.

## Luck

upfront-ui-luck-own = Pesche nei suoi attacchi
upfront-ui-luck-against = Pesche contro i suoi uomini
upfront-ui-luck-mean = RN medio, atteso 0
upfront-ui-luck-pinned = Suoi uomini inchiodati
upfront-ui-luck-lost = Suoi uomini perduti
upfront-ui-luck-note = Un RN alto aiuta chi attacca. Il mazzo intero ha media 0; fino a uno scarto tipo è «come atteso».

## Standing answers

upfront-standing-react = Carte Nascosto sotto il fuoco
upfront-standing-react-to-shell = Carte Nascosto sotto i tiri d'ordinanza
upfront-standing-react-infiltration = Carte Nascosto per chi si infiltra
upfront-standing-hero-drawn = Eroe appena pescato
upfront-standing-hero-chance = Eroe prima del colpo
upfront-standing-second-wound = Eroe per un ferito
upfront-standing-capture = Prigionieri
upfront-standing-take-terrain = Terreno conquistato
upfront-standing-join-captors = Unirsi sul terreno conquistato
