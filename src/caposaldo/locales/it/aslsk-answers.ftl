## What "done" means, question by question

aslsk-answer-hold-back-done = Gli altri entrano ora
aslsk-answer-recovery-done = Lascia le armi a terra
aslsk-answer-repair-done = Nessun'altra riparazione
aslsk-answer-transfer-done = Non passare altre armi
aslsk-answer-self-rally-done = Nessun auto-recupero
aslsk-answer-unit-rally-done = Nessun altro recupero
aslsk-answer-keep-dm-done = Gli altri perdono il DM
aslsk-answer-prep-fire-done = Chiudi il Prep Fire
aslsk-answer-move-done = Chiudi la fase di movimento
aslsk-answer-final-fire-done = Chiudi il fuoco difensivo
aslsk-answer-advancing-fire-done = Chiudi il fuoco in avanzata
aslsk-answer-decline-rate-done = Mantieni la ROF
aslsk-answer-rout-done = Nessun altro va in rotta
aslsk-answer-advance-done = Chiudi la fase di avanzata
aslsk-answer-designate-done = Nessun altro attacco
