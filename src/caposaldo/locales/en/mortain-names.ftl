## Units

unit-us-117 = 117th Infantry
unit-us-119 = 119th Infantry
unit-us-120 = 120th Infantry
unit-us-tdt = 823rd TD (towed)
unit-us-tds = TD battalion (SP)
unit-us-cca = CCA of the 3rd Armored
unit-us-ccb = CCB of the 3rd Armored
unit-us-ccr = CCR of the 3rd Armored
unit-us-1-117 = 1/117th Infantry
unit-us-2-117 = 2/117th Infantry
unit-us-3-117 = 3/117th Infantry
unit-us-1-120 = 1/120th Infantry
unit-us-2-120 = 2/120th Infantry
unit-us-3-120 = 3/120th Infantry
unit-us-823a = A/823rd TD (towed)
unit-us-823b = B/823rd TD (towed)
unit-ge-stug = StuG battalion of 17 SS
unit-ge-37 = 37 PzGren of 17 SS
unit-ge-38 = 38 PzGren of 17 SS
unit-ge-pz1 = armoured KG 1 of 2 SS
unit-ge-pz2 = armoured KG 2 of 2 SS
unit-ge-df = KG Der Führer of 2 SS
unit-ge-d = KG Deutschland of 2 SS
unit-ge-102 = Tiger 102
unit-ge-24 = I/24 Panther of 116 Pz
unit-ge-60 = 60 PzGren of 116 Pz
unit-ge-1-3 = I/3 Panther of 2 Pz
unit-ge-2-3 = II/3 Panzer IV of 2 Pz
unit-ge-304 = 304 PzGren of 2 Pz (KG Schake)
unit-ge-2pg = 2 PzGren of 2 Pz
unit-ge-ss1 = I/SS 1 Panther of 1 SS
unit-ge-ss1pg = SS PzGren of 1 SS
unit-ge-ss2 = SS Panzer 2 of 2 SS
unit-ge-ss2rec = SS reconnaissance 2 of 2 SS
unit-ge-fick = KG Fick of 17 SS

## Places

place-mortain = Mortain
place-hill-314 = Hill 314
place-hill-314-spur = West spur
place-hill-314-montjoie = Hill 314 Montjoie
place-hill-285 = Hill 285
place-st-barthelemy = St-Barthélemy
place-romagny = Romagny
place-juvigny-le-tertre = Juvigny-le-Tertre
place-abbaye-blanche = Abbaye Blanche
place-bourlopin = Bourlopin
place-le-mesnil-tove = Le Mesnil-Tôve
place-grand-dove = Grand Dove
place-le-mesnil-adelee = Le Mesnil-Adelée
place-cherence-le-roussel = Chérencé-le-Roussel
place-see-ridge = Sée ridge
place-le-mesnil-gilbert = Le Mesnil-Gilbert
place-sourdeval = Sourdeval
place-sourdeval-heights = Sourdeval heights
place-bellefontaine = Bellefontaine
place-la-bazoge = La Bazoge
place-le-mesnil-rainfray = Le Mesnil-Rainfray
place-chasseguey = Chasseguey
place-foret-de-mortain = Forêt de Mortain
place-foret-de-lande-pourrie = Forêt de Lande Pourrie

## Terrain

terrain-clear = open ground
terrain-forest = forest
terrain-village = village
terrain-town = town
terrain-hill = hill

## Sides

# The adjectives go with the words for one player and for several units.
side-us = Americans
side-us-adjective = American
side-us-units-adjective = American
side-us-the = the Americans
side-german = Germans
side-german-adjective = German
side-german-units-adjective = German
side-german-the = the Germans

## Cards

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
rank-A = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = jack
rank-Q = queen
rank-K = king
card-AC = ace of clubs
card-2C = 2 of clubs
card-3C = 3 of clubs
card-4C = 4 of clubs
card-5C = 5 of clubs
card-6C = 6 of clubs
card-7C = 7 of clubs
card-8C = 8 of clubs
card-9C = 9 of clubs
card-10C = 10 of clubs
card-JC = jack of clubs
card-QC = queen of clubs
card-KC = king of clubs
card-AD = ace of diamonds
card-2D = 2 of diamonds
card-3D = 3 of diamonds
card-4D = 4 of diamonds
card-5D = 5 of diamonds
card-6D = 6 of diamonds
card-7D = 7 of diamonds
card-8D = 8 of diamonds
card-9D = 9 of diamonds
card-10D = 10 of diamonds
card-JD = jack of diamonds
card-QD = queen of diamonds
card-KD = king of diamonds
card-AH = ace of hearts
card-2H = 2 of hearts
card-3H = 3 of hearts
card-4H = 4 of hearts
card-5H = 5 of hearts
card-6H = 6 of hearts
card-7H = 7 of hearts
card-8H = 8 of hearts
card-9H = 9 of hearts
card-10H = 10 of hearts
card-JH = jack of hearts
card-QH = queen of hearts
card-KH = king of hearts
card-AS = ace of spades
card-2S = 2 of spades
card-3S = 3 of spades
card-4S = 4 of spades
card-5S = 5 of spades
card-6S = 6 of spades
card-7S = 7 of spades
card-8S = 8 of spades
card-9S = 9 of spades
card-10S = 10 of spades
card-JS = jack of spades
card-QS = queen of spades
card-KS = king of spades
card-joker = Joker

## Markers

marker-air = air support (Air)
marker-oba = off-map artillery (OBA)

## Scenarios and set-ups

scenario-postcard = The road to Avranches
scenario-sector = Between the Sée and Hill 314
setup-historical = Historical
setup-hill = Guns on the hill
setup-line = Unbroken line
setup-screen = Two staggered lines
setup-depth = In depth
setup-pairs = Two stacks and a rearguard
setup-south-west = South-west
setup-forward = Forward line and Hill 314
setup-gaps = Line with gaps
