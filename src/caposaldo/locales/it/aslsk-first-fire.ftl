## Il fuoco contro chi muove

aslsk-fire-lost-nearer-enemy = c'è in vista un nemico più vicino

## Che cosa si chiede

aslsk-prompt-first-fire = { $count ->
        [one] { $units } ha speso { $mf } MF in { $hex }: spari?
       *[other] { $units } hanno speso { $mf } MF in { $hex }: spari?
    }

## Che cosa si può fare

aslsk-action-open = Spara a chi muove
aslsk-action-hold = Non sparare
aslsk-verb-open = Spara
aslsk-verb-hold = Aspetta

## Perché no

aslsk-why-nearer-enemy = Il Subsequent First Fire è per il nemico più vicino: ce n'è uno in { $hex }.
aslsk-why-beyond-normal-range = { $unit } ha già sparato: il suo Subsequent First Fire arriva solo alla gittata base.
aslsk-why-protective-adjacent = { $unit } è Final Fire: spara solo a chi muove accanto.
aslsk-why-protective-moved = { $unit } è Final Fire, e { $target } non si è mossa in questa fase.
aslsk-why-fired-enough = { $unit } ha sparato loro in questo esagono tante volte quanti sono gli MF spesi lì.
aslsk-why-all-own-firepower = { $unit } usa il Final Protective Fire e deve sparare anche con i propri FP.
aslsk-why-usable-guns-too = { $unit } usa il Final Protective Fire e deve sparare anche con { $weapon }.
aslsk-why-only-at-movers = Si può sparare solo a chi ha appena speso MF, e non è in { $hex }.
