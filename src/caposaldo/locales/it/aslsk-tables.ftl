## Tabelle mostrate con le regole

aslsk-table-dr-fp = DR \ FP
aslsk-table-drm-fp = in meno \ FP
aslsk-table-fp-column = Colonna FP
aslsk-table-cannot-cower = non può subire il Cowering
aslsk-table-can-cower = può subire il Cowering
aslsk-table-odds = Rapporto
aslsk-table-kill = Numero di eliminazione
aslsk-table-mf = MF
aslsk-table-alone = da sola
aslsk-table-with-leader = con un leader
aslsk-table-double-time = Double Time
aslsk-table-double-time-with-leader = Double Time con un leader
aslsk-table-mmc = MMC
aslsk-table-green = MMC di reclute
aslsk-table-conscript = MMC di coscritti
aslsk-table-smc = SMC
aslsk-table-wounded = SMC ferito
aslsk-table-terrain = Terreno
aslsk-table-hindrance = Hindrance
aslsk-table-obstacle = Blocca la vista
aslsk-table-yes = sì
aslsk-table-no = no
