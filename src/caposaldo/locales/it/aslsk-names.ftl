## Sides

aslsk-side-allied-minor = Alleati minori
aslsk-side-allied-minor-adjective = alleato minore
aslsk-side-allied-minor-units-adjective = alleate minori
aslsk-side-allied-minor-the = gli Alleati minori

## Units

aslsk-unit-squad = squadra
aslsk-unit-half-squad = mezza squadra (HS)
aslsk-unit-leader = leader
aslsk-unit-mmc = squadra o mezza squadra (MMC)
aslsk-unit-smc = leader (SMC)
aslsk-class-E = Elite
aslsk-class-1 = prima linea
aslsk-class-2 = seconda linea
aslsk-class-G = reclute
aslsk-class-C = coscritti
aslsk-value-fp = fattori di fuoco (FP)
aslsk-value-range = gittata
aslsk-value-morale = morale
aslsk-value-broken-morale = morale Broken
aslsk-value-leadership = Leadership
aslsk-value-smoke = esponente fumo (SE)
aslsk-value-elr = ELR

## Support weapons

aslsk-weapon-lmg = LMG
aslsk-weapon-lmg-long = mitragliatrice leggera (LMG)
aslsk-weapon-mmg = MMG
aslsk-weapon-mmg-long = mitragliatrice media (MMG)
aslsk-weapon-hmg = HMG
aslsk-weapon-hmg-long = mitragliatrice pesante (HMG)
aslsk-weapon-hmg-50 = HMG .50
aslsk-weapon-hmg-50-long = mitragliatrice pesante (HMG) da .50
aslsk-weapon-ft = FT
aslsk-weapon-ft-long = lanciafiamme (FT)
aslsk-weapon-dc = DC
aslsk-weapon-dc-long = carica da demolizione (DC)
aslsk-value-rof = frequenza di fuoco (ROF)
aslsk-value-breakdown = numero di guasto (B#)
aslsk-value-x-number = numero di guasto (X#)
aslsk-value-pp = punti trasporto (PP)
aslsk-value-repair = numero di riparazione (R)

## Terrain

aslsk-terrain-open = terreno aperto
aslsk-terrain-road = strada
aslsk-terrain-orchard = frutteto
aslsk-terrain-grain = grano
aslsk-terrain-woods = bosco
aslsk-terrain-wooden = edificio in legno
aslsk-terrain-stone = edificio in pietra
aslsk-terrain-smoke = fumo
aslsk-in-terrain-open = in terreno aperto
aslsk-in-terrain-road = su strada
aslsk-in-terrain-orchard = nel frutteto
aslsk-in-terrain-grain = nel grano
aslsk-in-terrain-woods = nel bosco
aslsk-in-terrain-wooden = nell'edificio in legno
aslsk-in-terrain-stone = nell'edificio in pietra

## Phases and their steps

aslsk-phase-rally = fase di recupero
aslsk-phase-rally-short = RPh
aslsk-phase-prep-fire = fase di Prep Fire
aslsk-phase-prep-fire-short = PFPh
aslsk-phase-movement = fase di movimento
aslsk-phase-movement-short = MPh
aslsk-phase-defensive-fire = fase di fuoco difensivo
aslsk-phase-defensive-fire-short = DFPh
aslsk-phase-advancing-fire = fase di fuoco in avanzata
aslsk-phase-advancing-fire-short = AFPh
aslsk-phase-rout = fase di rotta
aslsk-phase-rout-short = RtPh
aslsk-phase-advance = fase di avanzata
aslsk-phase-advance-short = APh
aslsk-phase-close-combat = fase di corpo a corpo
aslsk-phase-close-combat-short = CCPh
aslsk-step-reinforcements = rinforzi
aslsk-step-recovery = recupero SW
aslsk-step-repair = riparazione
aslsk-step-transfer = trasferimento SW
aslsk-step-self-rally = auto-recupero
aslsk-step-unit-rally = recupero di unità
aslsk-step-first-fire = Defensive First Fire (DFF)
aslsk-step-subsequent-first-fire = Subsequent First Fire (SFF)
aslsk-step-final-protective-fire = Final Protective Fire (FPF)
aslsk-step-ambush = imboscata

## Markers and states, with what they mean

aslsk-marker-prep-fire = Prep Fire
aslsk-marker-prep-fire-gloss = fuoco preparatorio: non muove e non spara più
aslsk-marker-first-fire = First Fire
aslsk-marker-first-fire-gloss = ha già sparato una volta
aslsk-marker-final-fire = Final Fire
aslsk-marker-final-fire-gloss = ha sparato per l'ultima volta
aslsk-marker-residual = Residual FP
aslsk-marker-residual-gloss = fuoco residuo nell'esagono
aslsk-marker-smoke = fumo
aslsk-marker-smoke-gloss = +2 a ogni linea che parte dall'esagono, vi entra o lo attraversa
aslsk-marker-pinned = inchiodata
aslsk-marker-pinned-gloss = resta dov'è, metà FP
aslsk-marker-broken = Broken
aslsk-marker-broken-gloss = demoralizzata: va recuperata
aslsk-marker-dm = morale disperato (DM)
aslsk-marker-dm-gloss = +4 al recupero
aslsk-marker-cx = affaticata (CX)
aslsk-marker-cx-gloss = +1 al suo fuoco e al suo corpo a corpo
aslsk-marker-wounded = ferito
aslsk-marker-wounded-gloss = morale e Leadership peggiori di 1, 3 MF
aslsk-marker-close-combat = corpo a corpo (CC)
aslsk-marker-close-combat-gloss = è entrata nell'esagono di un nemico
aslsk-marker-melee = mischia
aslsk-marker-melee-gloss = bloccata nel corpo a corpo
aslsk-marker-malfunctioned = guasta
aslsk-marker-malfunctioned-gloss = non spara finché non è riparata
aslsk-marker-inexperienced = inesperta
aslsk-marker-inexperienced-gloss = 3 MF, Cowering di due colonne
aslsk-marker-charge = carica da demolizione piazzata
aslsk-marker-charge-gloss = esplode nella fase di fuoco in avanzata
aslsk-marker-fortified = fortificato
aslsk-marker-fortified-gloss = il modificatore dell'edificio è superiore di 1

## Edges of the map

aslsk-edge-north = nord
aslsk-edge-east = est
aslsk-edge-south = sud
aslsk-edge-west = ovest
