## Perché il computer lo farebbe: schieramento e movimenti

aslsk-hint-ready-set-up = Lo scenario offre questo schieramento già pronto.
aslsk-hint-others-first = Prima di { $unit } si piazzano altri.
aslsk-hint-good-place = { $hex } dà a { $unit } riparo e visuale.
aslsk-hint-well-armed = { $unit } sa usare bene quest'arma.
aslsk-hint-set-up-complete = Lo schieramento è completo.

## Recupero

aslsk-hint-nobody-to-rally = Qui nessuno ha probabilità che valgano un tiro.
aslsk-hint-may-rally = { $unit } si recupera con il { $chance }%.
aslsk-hint-hopeless-rally = { $unit } ha solo il { $chance }%, e un 12 costerebbe uomini.
aslsk-hint-rather-rallies = Senza DM è più facile recuperarsi.
aslsk-hint-stays-ready-to-rout = Qui { $unit } è sotto il fuoco: meglio che resti libera di andare in rotta.
aslsk-hint-picks-up = { $unit } può usare quest'arma.
aslsk-hint-mends = { $unit } può rimettere in funzione l'arma.
aslsk-hint-hands-over = { $unit } usa meglio quest'arma.
aslsk-hint-well-placed = L'arma sta bene dov'è.
aslsk-hint-all-well-armed = Le armi sono nelle mani giuste.

## Movimento

aslsk-hint-nobody-moves = Adesso nessuno guadagna a muovere.
aslsk-hint-moves-on = { $unit } è più utile in { $hex }, o più al sicuro.
aslsk-hint-stays-where-it-is = { $unit } sta meglio dov'è che in { $hex }.
aslsk-hint-goes-with-others = { $unit } muove con il suo stack.
aslsk-hint-goes-along = { $unit } va con gli altri.
aslsk-hint-wait-for-others = Lo stack non è ancora completo.
aslsk-hint-on-the-way = È la strada per { $hex }.
aslsk-hint-worse-way = Questa strada non porta a nulla di meglio.
aslsk-hint-runs = Solo di corsa si arriva in { $hex }.
aslsk-hint-goes-with-care = Con l'Assault Movement il fuoco sulla strada per { $hex } fa meno danni.
aslsk-hint-halts-here = { $hex } vale quanto ogni altro posto raggiungibile.
aslsk-hint-smoke-first = Il fumo in { $hex } coprirebbe i prossimi passi.
aslsk-hint-blows-up = Una carica su { $hex } farebbe gran danno.

## Rotta

aslsk-hint-nobody-routs = Gli altri sono abbastanza al sicuro dove sono.
aslsk-hint-falls-back = { $unit } deve togliersi dal fuoco.
aslsk-hint-hides-here = { $unit } è nascosta qui come altrove.
aslsk-hint-to-cover = { $hex } è sulla via più sicura di { $unit } verso un riparo.
aslsk-hint-crawls = { $unit } striscia in { $hex } senza interdizione.
aslsk-hint-leader-goes-along = { $unit } qui non ha altri da guidare.
aslsk-hint-keeps-weapon = È meglio perdere un'altra arma.

## Avanzata

aslsk-hint-nobody-advances = Adesso nessuno guadagna ad avanzare.
aslsk-hint-advances = { $hex } è un posto migliore per { $unit }.
aslsk-hint-storms = { $unit } può vincere il corpo a corpo in { $hex }.
aslsk-hint-better-here = { $unit } starebbe peggio in { $hex }.
aslsk-hint-leaves-map = { $unit } conta quando ha lasciato la mappa.
