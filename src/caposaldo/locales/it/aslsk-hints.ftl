## Perché il computer lo farebbe

aslsk-hint-nothing-better = Nient'altro vale la pena, adesso.
aslsk-hint-no-need = Adesso non serve.

## Fuoco

aslsk-hint-fire = Il fuoco su { $hex } vale la pena: colonna { $column }, DRM { $drm }.
aslsk-hint-fire-later = Anche { $hex } è un bersaglio, ma prima ne viene un altro.
aslsk-hint-hold-fire = Il fuoco su { $hex } costa più di quanto possa fare: colonna { $column }, DRM { $drm }.
aslsk-hint-no-fire = Nessun Fire Group può fare qualcosa contro { $hex }.
aslsk-hint-hold = Può arrivare un tiro migliore.
aslsk-hint-wait = Il tiro su { $hex } è troppo debole per sprecare il fuoco: colonna { $column }, DRM { $drm }.
aslsk-hint-joins-fire = { $unit } deve partecipare al fuoco su { $hex }.
aslsk-hint-directs = { $unit } deve dirigere il fuoco su { $hex }.
aslsk-hint-shoot = Il gruppo contro { $hex } è come deve essere.
aslsk-hint-leave-residual = Un altro tiro di { $weapon } vale più dei Residual FP che lascerebbe.
aslsk-hint-keep-rate = L'arma può servire ancora contro altri.
aslsk-hint-flame = { $weapon } brucia chiunque sia in { $hex }, al coperto o no.
aslsk-hint-blast = { $weapon } esplode dove fa più danno.
aslsk-hint-destroy = { $weapon } non funziona e cadrebbe in mano al nemico.

## Corpo a corpo

aslsk-hint-close-attack = { $unit } deve attaccare adesso.
aslsk-hint-close-against = { $unit } è il nemico da attaccare.
aslsk-hint-close-enough = Questi attacchi promettono lo scambio migliore.
aslsk-hint-stand-beside = { $unit } serve di più accanto a { $other }.
aslsk-hint-stand-alone = Da solo { $unit } sarebbe una facile preda.
aslsk-hint-fight-here = In { $hex } il rapporto di forze è migliore.
