## The ground of other battlefields

upfront-terrain-escarpment = Escarpment
upfront-terrain-wadi = Wadi
upfront-terrain-dune = Dune
upfront-terrain-soft_sand = Soft sand
upfront-terrain-oasis = Oasis
upfront-terrain-sangar = Sangar
upfront-terrain-houses = Building
upfront-terrain-jungle = Jungle
upfront-terrain-bamboo = Bamboo
upfront-terrain-kunai = Kunai
upfront-terrain-panjis = Panjis
upfront-terrain-rice_paddy = Rice paddy
upfront-terrain-alley = Alley
upfront-terrain-trench = Trench
upfront-terrain-city_hedge = Hedge
upfront-terrain-waterway = Waterway
upfront-terrain-rubble = Rubble
upfront-terrain-rooftop = Rooftop
upfront-terrain-hedge = Hedge
upfront-terrain-wheatfield = Wheatfield
upfront-terrain-orchard = Orchard
upfront-terrain-graveyard = Graveyard
upfront-terrain-crag = Crag

## The card that sets ground on fire

upfront-card-burning = Burning

## What is chosen before the game

upfront-choice-battlefield = Battlefield
upfront-choice-battlefield-plain = plain deck
upfront-choice-battlefield-desert-rules = desert rules, plain deck
upfront-choice-battlefield-jungle-rules = jungle rules, plain deck
upfront-choice-battlefield-desert = desert deck
upfront-choice-battlefield-jungle = jungle deck
upfront-choice-battlefield-city = city deck
upfront-choice-battlefield-countryside = countryside deck
upfront-choice-battlefield-mountain = mountain deck
upfront-choice-fire = Fires
upfront-choice-fire-off = nothing catches fire
upfront-choice-fire-on = ground may catch fire
upfront-choice-supplements = Rules of the expansions (44–51)
upfront-choice-supplements-off = base game only
upfront-choice-supplements-on = for the whole game
