## Lo Starter Kit nel browser

game-aslsk = ASL Starter Kit #1
aslsk-scenario-position = Una posizione
aslsk-web-map = La mappa con le pedine
aslsk-web-units = Tutti gli esagoni con pedine
aslsk-web-whole-map = Tutta la mappa
aslsk-web-tab-card = Fasi
aslsk-web-tab-table = Stack e vista
aslsk-web-key-ruler = posa o togli il righello della vista
aslsk-web-key-fan = apri lo stack dell'esagono

## Le fasi

aslsk-web-phases = Le fasi del turno di un giocatore
aslsk-web-wheel = { $phase }, turno { $turn } di { $turns }
aslsk-web-turn = Turno
aslsk-web-wheel-rally = R
aslsk-web-wheel-prep-fire = PF
aslsk-web-wheel-movement = M
aslsk-web-wheel-defensive-fire = DF
aslsk-web-wheel-advancing-fire = AF
aslsk-web-wheel-rout = Rt
aslsk-web-wheel-advance = A
aslsk-web-wheel-close-combat = CC
aslsk-web-phase-set-up = schieramento
aslsk-web-about-set-up = Ogni parte dispone le sue unità e assegna le sue armi.
aslsk-web-about-rally = Rinforzi, raccolta e riparazione delle armi, poi le unità Broken tentano il recupero.
aslsk-web-about-prep-fire = Spara solo chi attacca. Chi spara ora non muove e non spara in avanzata.
aslsk-web-about-movement = Chi attacca muove; chi difende può interrompere con il Defensive First Fire.
aslsk-web-about-defensive-fire = Chi difende spara con chi può ancora farlo.
aslsk-web-about-advancing-fire = Chi attacca spara, a metà forza, con chi non ha sparato prima.
aslsk-web-about-rout = Le unità Broken che devono fuggire vanno al sicuro, prima quelle di chi attacca.
aslsk-web-about-advance = Le unità in buon ordine di chi attacca possono avanzare di un esagono.
aslsk-web-about-close-combat = Chi divide un esagono con il nemico combatte corpo a corpo.
aslsk-web-who-rally = prima chi attacca, poi chi difende
aslsk-web-who-prep-fire = chi attacca
aslsk-web-who-movement = chi attacca; chi difende può interrompere
aslsk-web-who-defensive-fire = chi difende
aslsk-web-who-advancing-fire = chi attacca
aslsk-web-who-rout = prima chi attacca, poi chi difende
aslsk-web-who-advance = chi attacca
aslsk-web-who-close-combat = tutti insieme
aslsk-web-attacks = Attacco: { $side }
aslsk-web-defends = Difesa: { $side }

## Pedine ed esagoni

aslsk-web-broken-word = BROKEN
aslsk-web-tab-prep = PREP
aslsk-web-tab-first = 1° F
aslsk-web-tab-final = FIN
aslsk-web-tab-pinned = INC
aslsk-web-tab-dm = DM
aslsk-web-tab-cx = CX
aslsk-web-tab-moved = ✓
aslsk-web-tab-melee = CC
aslsk-web-tab-wounded = FER
aslsk-web-residual-mark = RES
aslsk-web-smoke-mark = fumo +2
aslsk-web-all = Tutti insieme
aslsk-web-pile = Stack
aslsk-web-target = Bersaglio
aslsk-web-nobody = Qui non c'è nessuno.
aslsk-web-look = Premi un esagono o uno stack per vedere che cosa c'è.
aslsk-web-state-good = in buon ordine
aslsk-web-state-broken = Broken, morale { $morale }
aslsk-web-state-dm = DM
aslsk-web-state-pinned = inchiodata
aslsk-web-state-cx = CX
aslsk-web-state-wounded = ferito
aslsk-web-state-prep = Prep Fire
aslsk-web-state-first = First Fire
aslsk-web-state-final = Final Fire
aslsk-web-state-moved = ha mosso
aslsk-web-state-malfunctioned = guasta
aslsk-web-state-lying = non è di nessuno
aslsk-web-held-by = in mano a { $unit }
aslsk-web-arm = { $fp } FP, gittata { $range }
aslsk-web-rate = ROF { $rate }
aslsk-web-weight = { $points } PP
aslsk-web-leader = morale { $morale }, Leadership { $leadership }
aslsk-web-morale = morale { $morale }
aslsk-web-smoke = fumo { $smoke }
aslsk-web-smoke-here = fumo +2
aslsk-web-residual-here = Residual FP { $fp }
aslsk-web-melee-here = mischia
aslsk-web-charge-here = carica da demolizione piazzata
aslsk-web-controlled = in mano a: { $side }

## Schieramento e rinforzi

aslsk-web-set-up = Schieramento
aslsk-web-place-here = Scegli una pedina, poi un esagono segnato.
aslsk-web-give-here = Scegli l'unità che riceve l'arma.
aslsk-web-all-placed = Tutto è al suo posto.
aslsk-web-comes-later = Arrivano dopo:
aslsk-web-reserves = Fuori dalla mappa
aslsk-web-enters = Turno { $turn }
aslsk-web-gone = { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }{ $exited ->
        [0] {""}
        [one] , 1 uscita
       *[other] , { $exited } uscite
    }

## La vittoria

aslsk-web-victory = Vittoria
aslsk-web-victory-control = vincono se controllano { $need } di questi luoghi
aslsk-web-victory-control_count = vincono se controllano { $need } esagoni di edificio
aslsk-web-victory-no_good_order = vincono se là non c'è nessun nemico in buon ordine
aslsk-web-victory-exit_points = vincono se portano fuori { $need } punti
aslsk-web-victory-exit_units = vincono se portano fuori { $need } mezze squadre e { $leaders } leader
aslsk-web-at-once = subito
aslsk-web-at-end = alla fine
aslsk-web-of = { $count } di { $need }
aslsk-web-leaders-out = Leader usciti: { $count } di { $need }.
aslsk-web-more-per-enemy = { $more ->
        [one] 1 mezza squadra
       *[other] { $more } mezze squadre
    } in più per ogni { $per ->
        [1] mezza squadra nemica uscita
       *[other] { $per } mezze squadre nemiche uscite
    } dalla mappa.
aslsk-web-in-the-way = ancora in buon ordine là: { $count }
aslsk-web-spoiled = Non con { $at } punti di perdite; ora sono { $losses }.

## La vista

aslsk-web-ruler = Righello
aslsk-web-sight = Linea di vista
aslsk-web-range = distanza
aslsk-web-clear = libera
aslsk-web-blocks = { $hex } blocca
aslsk-web-too-much = Hindrance { $total }: la vista è bloccata
aslsk-web-counted-once = contato una volta
aslsk-web-ruler-from = Premi l'esagono da cui guardare.
aslsk-web-ruler-to = Da { $hex }: premi l'esagono da guardare.
aslsk-web-outlook = Si vedono { $seen } esagoni su { $all }; quelli scuri no.
aslsk-web-ruler-again = Premi un esagono per ricominciare, R per togliere il righello.
aslsk-web-no-ruler = A questo tavolo gli attacchi si dichiarano prima di controllare la linea di vista.

## Le anteprime

aslsk-web-fire-preview = Anteprima del tiro
aslsk-web-firepower = Fattori di fuoco (FP)
aslsk-web-column = { $fp } FP, colonna { $column }
aslsk-web-modifiers = Modificatori ai dadi
aslsk-web-roll-needs = ai due dadi; serve al massimo { $morale }
aslsk-web-to-the-dice = ai due dadi
aslsk-web-cowering = { $columns ->
        [one] un doppio costa una colonna
       *[other] un doppio costa { $columns } colonne
    }
aslsk-web-results = Esito dei 36 tiri di dado
aslsk-web-of-36 = su 36
aslsk-web-target-odds = { $unit }: perdite { $removed }, Broken { $broken }, inchiodata { $pinned }
aslsk-web-fates-note = Già contati: chi cade per sorteggio, l'aiuto dei leader e la loro perdita.
aslsk-web-fates-untold = { $why ->
        [melee] La sorte di ogni unità non è calcolata: nella mischia ci sono leader.
       *[leaders] La sorte di ogni unità non è calcolata: i leader sono troppi.
    }
aslsk-web-key-removed = perdite
aslsk-web-key-broken = Broken
aslsk-web-key-pinned = inchiodata
aslsk-web-weapon-odds = { $weapon }: { $rate ->
        [0] non mantiene la ROF
       *[other] spara ancora con il dado colorato fino a { $rate }, { $keeps }
    }; si guasta con { $number }, { $breaks }.
aslsk-web-residual-odds = Residual FP lasciati:
aslsk-web-own-check = { $unit } deve fare un controllo del morale: Broken { $broken }, inchiodata { $pinned }.
aslsk-web-step-preview = Anteprima della mossa
aslsk-web-cost = { $mf } MF
aslsk-web-left = di { $mf } MF
aslsk-web-threat-column = colonna / DRM
aslsk-web-threat-share = perdite o Broken
aslsk-web-swept = Residual FP { $fp }, colpisce di sicuro
aslsk-web-threat-note = Ogni tiro da solo, sull'unità più esposta. Se e chi spara, e se insieme, lo decide l'avversario.
aslsk-web-at-range = a distanza { $range }
aslsk-web-ends = Può finire in
aslsk-web-interdicted = Interdetta da { $units }.
aslsk-web-note-cx = Diventa CX.
aslsk-web-note-close_combat = Ci sarà corpo a corpo.
aslsk-web-note-ambush = È possibile un'imboscata.
aslsk-web-note-sight = Vista dal nemico.
aslsk-web-close-combat = Corpo a corpo
aslsk-web-close-sums = Fattori di fuoco (FP) delle due parti
aslsk-web-against = contro
aslsk-web-close-odds = elimina sotto { $kill }, riduce con { $kill }
aslsk-web-declared = Dichiarati
aslsk-web-ambush = Imboscata: { $side }

## La relazione sulla fortuna

aslsk-web-luck-attacks = Tiri d'attacco
aslsk-web-luck-checks = Controlli tirati
aslsk-web-luck-mean = media dei due dadi (si attende 7, meglio se bassa)
aslsk-web-luck-broken = Broken
aslsk-web-luck-lost = Eliminate

## L'aiuto

aslsk-web-term-counter = Su una pedina: fattori di fuoco (FP), gittata e morale; una riga sotto gli FP è l'Assault Fire, la nuvoletta il numero di fumo, la lettera la classe. Un leader ha morale e Leadership. Sotto uno stack un quadrato è una squadra, una barra una mezza squadra, un disco un leader, un trattino un'arma, un triangolo un'unità Broken.
aslsk-web-term-hex = Un punto quadrato è un edificio in pietra, uno rotondo ogni altro esagono. La bandiera e il contorno tratteggiato segnano ciò per cui si combatte.
aslsk-web-term-prep = { aslsk-web-tab-prep }: { aslsk-marker-prep-fire }, { aslsk-marker-prep-fire-gloss }.
aslsk-web-term-first = { aslsk-web-tab-first }: { aslsk-marker-first-fire }, { aslsk-marker-first-fire-gloss }.
aslsk-web-term-final = { aslsk-web-tab-final }: { aslsk-marker-final-fire }, { aslsk-marker-final-fire-gloss }.
aslsk-web-term-pinned = { aslsk-web-tab-pinned }: { aslsk-marker-pinned }, { aslsk-marker-pinned-gloss }.
aslsk-web-term-broken = { aslsk-marker-broken }, { aslsk-marker-broken-gloss }.
aslsk-web-term-dm = { aslsk-web-tab-dm }: { aslsk-marker-dm }, { aslsk-marker-dm-gloss }.
aslsk-web-term-cx = { aslsk-web-tab-cx }: { aslsk-marker-cx }, { aslsk-marker-cx-gloss }.
aslsk-web-term-wounded = { aslsk-web-tab-wounded }: { aslsk-marker-wounded }, { aslsk-marker-wounded-gloss }.
aslsk-web-term-malfunctioned = { aslsk-marker-malfunctioned }, { aslsk-marker-malfunctioned-gloss }.
aslsk-web-term-residual = { aslsk-marker-residual }, { aslsk-marker-residual-gloss }.
aslsk-web-term-smoke = { aslsk-marker-smoke }, { aslsk-marker-smoke-gloss }.
aslsk-web-term-melee = { aslsk-web-tab-melee }: { aslsk-marker-melee }, { aslsk-marker-melee-gloss }.
aslsk-web-term-charge = { aslsk-marker-charge }, { aslsk-marker-charge-gloss }.
