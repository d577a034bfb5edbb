## The ground of other battlefields

upfront-terrain-escarpment = Scarpata
upfront-terrain-wadi = Wadi
upfront-terrain-dune = Duna
upfront-terrain-soft_sand = Sabbie soffici
upfront-terrain-oasis = Oasi
upfront-terrain-sangar = Sangar
upfront-terrain-houses = Edificio
upfront-terrain-jungle = Jungla
upfront-terrain-bamboo = Bamboo
upfront-terrain-kunai = Kunai
upfront-terrain-panjis = Panjis
upfront-terrain-rice_paddy = Risaia
upfront-terrain-alley = Vicolo
upfront-terrain-trench = Trincea
upfront-terrain-city_hedge = Siepe
upfront-terrain-waterway = Canale
upfront-terrain-rubble = Rovine
upfront-terrain-rooftop = Tetto
upfront-terrain-hedge = Siepe
upfront-terrain-wheatfield = Campo di grano
upfront-terrain-orchard = Frutteto
upfront-terrain-graveyard = Cimitero
upfront-terrain-crag = Dirupo

## The card that sets ground on fire

upfront-card-burning = Incendio

## What is chosen before the game

upfront-choice-battlefield = Campo di battaglia
upfront-choice-battlefield-plain = mazzo comune
upfront-choice-battlefield-desert-rules = regole del deserto, mazzo comune
upfront-choice-battlefield-jungle-rules = regole della jungla, mazzo comune
upfront-choice-battlefield-desert = mazzo del deserto
upfront-choice-battlefield-jungle = mazzo della jungla
upfront-choice-battlefield-city = mazzo della città
upfront-choice-battlefield-countryside = mazzo extraurbano
upfront-choice-battlefield-mountain = mazzo della montagna
upfront-choice-fire = Incendi
upfront-choice-fire-off = nulla prende fuoco
upfront-choice-fire-on = il terreno può prendere fuoco
upfront-choice-supplements = Regole delle espansioni (44–51)
upfront-choice-supplements-off = solo il gioco base
upfront-choice-supplements-on = per tutta la partita
