## Units

unit-us-117 = 117° fanteria
unit-us-119 = 119° fanteria
unit-us-120 = 120° fanteria
unit-us-tdt = 823° TD (trainato)
unit-us-tds = battaglione TD (semovente)
unit-us-cca = CCA della 3ª corazzata
unit-us-ccb = CCB della 3ª corazzata
unit-us-ccr = CCR della 3ª corazzata
unit-us-1-117 = 1/117° fanteria
unit-us-2-117 = 2/117° fanteria
unit-us-3-117 = 3/117° fanteria
unit-us-1-120 = 1/120° fanteria
unit-us-2-120 = 2/120° fanteria
unit-us-3-120 = 3/120° fanteria
unit-us-823a = A/823° TD (trainato)
unit-us-823b = B/823° TD (trainato)
unit-ge-stug = battaglione StuG della 17 SS
unit-ge-37 = 37° PzGren della 17 SS
unit-ge-38 = 38° PzGren della 17 SS
unit-ge-pz1 = KG corazzato 1 della 2 SS
unit-ge-pz2 = KG corazzato 2 della 2 SS
unit-ge-df = KG Der Führer della 2 SS
unit-ge-d = KG Deutschland della 2 SS
unit-ge-102 = Tigre 102
unit-ge-24 = I/24 Panther della 116 Pz
unit-ge-60 = 60° PzGren della 116 Pz
unit-ge-1-3 = I/3 Panther della 2 Pz
unit-ge-2-3 = II/3 Panzer IV della 2 Pz
unit-ge-304 = 304° PzGren della 2 Pz (KG Schake)
unit-ge-2pg = 2° PzGren della 2 Pz
unit-ge-ss1 = I/SS 1 Panther della 1 SS
unit-ge-ss1pg = SS PzGren della 1 SS
unit-ge-ss2 = SS Panzer 2 della 2 SS
unit-ge-ss2rec = SS esplorante 2 della 2 SS
unit-ge-fick = KG Fick della 17 SS

## Places

place-mortain = Mortain
place-hill-314 = Quota 314
place-hill-314-spur = Sperone ovest
place-hill-314-montjoie = Quota 314 Montjoie
place-hill-285 = Quota 285
place-st-barthelemy = St-Barthélemy
place-romagny = Romagny
place-juvigny-le-tertre = Juvigny-le-Tertre
place-abbaye-blanche = Abbaye Blanche
place-bourlopin = Bourlopin
place-le-mesnil-tove = Le Mesnil-Tôve
place-grand-dove = Grand Dove
place-le-mesnil-adelee = Le Mesnil-Adelée
place-cherence-le-roussel = Chérencé-le-Roussel
place-see-ridge = Dorsale della Sée
place-le-mesnil-gilbert = Le Mesnil-Gilbert
place-sourdeval = Sourdeval
place-sourdeval-heights = Alture di Sourdeval
place-bellefontaine = Bellefontaine
place-la-bazoge = La Bazoge
place-le-mesnil-rainfray = Le Mesnil-Rainfray
place-chasseguey = Chasseguey
place-foret-de-mortain = Forêt de Mortain
place-foret-de-lande-pourrie = Forêt de Lande Pourrie

## Terrain

terrain-clear = terreno aperto
terrain-forest = foresta
terrain-village = villaggio
terrain-town = città
terrain-hill = collina

## Sides

# The adjectives go with the words for one player and for several units.
side-us = Americani
side-us-adjective = americano
side-us-units-adjective = americane
side-us-the = gli Americani
side-german = Tedeschi
side-german-adjective = tedesco
side-german-units-adjective = tedesche
side-german-the = i Tedeschi

## Cards

suit-C = fiori
suit-D = quadri
suit-H = cuori
suit-S = picche
rank-A = asso
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = fante
rank-Q = regina
rank-K = re
card-AC = asso di fiori
card-2C = 2 di fiori
card-3C = 3 di fiori
card-4C = 4 di fiori
card-5C = 5 di fiori
card-6C = 6 di fiori
card-7C = 7 di fiori
card-8C = 8 di fiori
card-9C = 9 di fiori
card-10C = 10 di fiori
card-JC = fante di fiori
card-QC = regina di fiori
card-KC = re di fiori
card-AD = asso di quadri
card-2D = 2 di quadri
card-3D = 3 di quadri
card-4D = 4 di quadri
card-5D = 5 di quadri
card-6D = 6 di quadri
card-7D = 7 di quadri
card-8D = 8 di quadri
card-9D = 9 di quadri
card-10D = 10 di quadri
card-JD = fante di quadri
card-QD = regina di quadri
card-KD = re di quadri
card-AH = asso di cuori
card-2H = 2 di cuori
card-3H = 3 di cuori
card-4H = 4 di cuori
card-5H = 5 di cuori
card-6H = 6 di cuori
card-7H = 7 di cuori
card-8H = 8 di cuori
card-9H = 9 di cuori
card-10H = 10 di cuori
card-JH = fante di cuori
card-QH = regina di cuori
card-KH = re di cuori
card-AS = asso di picche
card-2S = 2 di picche
card-3S = 3 di picche
card-4S = 4 di picche
card-5S = 5 di picche
card-6S = 6 di picche
card-7S = 7 di picche
card-8S = 8 di picche
card-9S = 9 di picche
card-10S = 10 di picche
card-JS = fante di picche
card-QS = regina di picche
card-KS = re di picche
card-joker = Jolly

## Markers

marker-air = appoggio aereo (Air)
marker-oba = artiglieria fuori mappa (OBA)

## Scenarios and set-ups

scenario-postcard = La strada per Avranches
scenario-sector = Tra la Sée e quota 314
setup-historical = Storico
setup-hill = Cannoni sulla collina
setup-line = Linea continua
setup-screen = Due linee sfalsate
setup-depth = In profondità
setup-pairs = Due stack e una retroguardia
setup-south-west = Sud-ovest
setup-forward = Linea avanzata e quota 314
setup-gaps = Linea con varchi
