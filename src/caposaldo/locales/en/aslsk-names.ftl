## Sides

aslsk-side-allied-minor = Allied Minors
aslsk-side-allied-minor-adjective = Allied Minor
aslsk-side-allied-minor-units-adjective = Allied Minor
aslsk-side-allied-minor-the = the Allied Minors

## Units

aslsk-unit-squad = squad
aslsk-unit-half-squad = half-squad (HS)
aslsk-unit-leader = leader
aslsk-unit-mmc = squad or half-squad (MMC)
aslsk-unit-smc = leader (SMC)
aslsk-class-E = elite
aslsk-class-1 = first line
aslsk-class-2 = second line
aslsk-class-G = green
aslsk-class-C = conscripts
aslsk-value-fp = firepower (FP)
aslsk-value-range = range
aslsk-value-morale = morale
aslsk-value-broken-morale = broken morale
aslsk-value-leadership = leadership
aslsk-value-smoke = smoke exponent (SE)
aslsk-value-elr = ELR

## Support weapons

aslsk-weapon-lmg = LMG
aslsk-weapon-lmg-long = light machine gun (LMG)
aslsk-weapon-mmg = MMG
aslsk-weapon-mmg-long = medium machine gun (MMG)
aslsk-weapon-hmg = HMG
aslsk-weapon-hmg-long = heavy machine gun (HMG)
aslsk-weapon-hmg-50 = .50 HMG
aslsk-weapon-hmg-50-long = .50 heavy machine gun (HMG)
aslsk-weapon-ft = FT
aslsk-weapon-ft-long = flamethrower (FT)
aslsk-weapon-dc = DC
aslsk-weapon-dc-long = demolition charge (DC)
aslsk-value-rof = rate of fire (ROF)
aslsk-value-breakdown = breakdown number (B#)
aslsk-value-x-number = breakdown number (X#)
aslsk-value-pp = portage points (PP)
aslsk-value-repair = repair number (R)

## Terrain

aslsk-terrain-open = open ground
aslsk-terrain-road = road
aslsk-terrain-orchard = orchard
aslsk-terrain-grain = grain
aslsk-terrain-woods = woods
aslsk-terrain-wooden = wooden building
aslsk-terrain-stone = stone building
aslsk-terrain-smoke = smoke
aslsk-in-terrain-open = in open ground
aslsk-in-terrain-road = on a road
aslsk-in-terrain-orchard = in an orchard
aslsk-in-terrain-grain = in grain
aslsk-in-terrain-woods = in woods
aslsk-in-terrain-wooden = in a wooden building
aslsk-in-terrain-stone = in a stone building

## Phases and their steps

aslsk-phase-rally = rally phase
aslsk-phase-rally-short = RPh
aslsk-phase-prep-fire = prep fire phase
aslsk-phase-prep-fire-short = PFPh
aslsk-phase-movement = movement phase
aslsk-phase-movement-short = MPh
aslsk-phase-defensive-fire = defensive fire phase
aslsk-phase-defensive-fire-short = DFPh
aslsk-phase-advancing-fire = advancing fire phase
aslsk-phase-advancing-fire-short = AFPh
aslsk-phase-rout = rout phase
aslsk-phase-rout-short = RtPh
aslsk-phase-advance = advance phase
aslsk-phase-advance-short = APh
aslsk-phase-close-combat = close combat phase
aslsk-phase-close-combat-short = CCPh
aslsk-step-reinforcements = reinforcements
aslsk-step-recovery = SW recovery
aslsk-step-repair = repair
aslsk-step-transfer = SW transfer
aslsk-step-self-rally = self-rally
aslsk-step-unit-rally = unit rally
aslsk-step-first-fire = defensive first fire (DFF)
aslsk-step-subsequent-first-fire = subsequent first fire (SFF)
aslsk-step-final-protective-fire = final protective fire (FPF)
aslsk-step-ambush = ambush

## Markers and states, with what they mean

aslsk-marker-prep-fire = Prep Fire
aslsk-marker-prep-fire-gloss = has fired in the prep fire phase: neither moves nor fires any more
aslsk-marker-first-fire = First Fire
aslsk-marker-first-fire-gloss = has fired once
aslsk-marker-final-fire = Final Fire
aslsk-marker-final-fire-gloss = has fired for the last time
aslsk-marker-residual = Residual FP
aslsk-marker-residual-gloss = fire left in the hex
aslsk-marker-smoke = smoke
aslsk-marker-smoke-gloss = +2 to every line that leaves, enters or crosses the hex
aslsk-marker-pinned = pinned
aslsk-marker-pinned-gloss = stays where it is, half firepower
aslsk-marker-broken = broken
aslsk-marker-broken-gloss = has lost heart: must be rallied
aslsk-marker-dm = desperation morale (DM)
aslsk-marker-dm-gloss = +4 to rally
aslsk-marker-cx = counter-exhausted (CX)
aslsk-marker-cx-gloss = +1 to its fire and close combat
aslsk-marker-wounded = wounded
aslsk-marker-wounded-gloss = morale and leadership 1 worse, 3 MF
aslsk-marker-close-combat = close combat (CC)
aslsk-marker-close-combat-gloss = has entered an enemy's hex
aslsk-marker-melee = melee
aslsk-marker-melee-gloss = locked in close combat
aslsk-marker-malfunctioned = malfunctioned
aslsk-marker-malfunctioned-gloss = does not fire until it is repaired
aslsk-marker-inexperienced = inexperienced
aslsk-marker-inexperienced-gloss = 3 MF, cowers two columns
aslsk-marker-charge = demolition charge placed
aslsk-marker-charge-gloss = goes off in the advancing fire phase
aslsk-marker-fortified = fortified
aslsk-marker-fortified-gloss = the building's modifier is 1 higher

## Edges of the map

aslsk-edge-north = north
aslsk-edge-east = east
aslsk-edge-south = south
aslsk-edge-west = west
