## Tables shown with the rules

aslsk-table-dr-fp = DR \ FP
aslsk-table-drm-fp = less \ FP
aslsk-table-fp-column = FP column
aslsk-table-cannot-cower = cannot cower
aslsk-table-can-cower = can cower
aslsk-table-odds = Odds
aslsk-table-kill = Kill number
aslsk-table-mf = MF
aslsk-table-alone = alone
aslsk-table-with-leader = with leader
aslsk-table-double-time = double time
aslsk-table-double-time-with-leader = double time with leader
aslsk-table-mmc = MMC
aslsk-table-green = green MMC
aslsk-table-conscript = conscript MMC
aslsk-table-smc = SMC
aslsk-table-wounded = wounded SMC
aslsk-table-terrain = Terrain
aslsk-table-hindrance = Hindrance
aslsk-table-obstacle = Blocks sight
aslsk-table-yes = yes
aslsk-table-no = no
