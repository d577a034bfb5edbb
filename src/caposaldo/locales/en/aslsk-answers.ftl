## What "done" means, question by question

aslsk-answer-hold-back-done = The others enter now
aslsk-answer-recovery-done = Leave the weapons lying
aslsk-answer-repair-done = No more repairs
aslsk-answer-transfer-done = Hand over nothing more
aslsk-answer-self-rally-done = No self-rally
aslsk-answer-unit-rally-done = No more rallying
aslsk-answer-keep-dm-done = The others lose their DM
aslsk-answer-prep-fire-done = End the prep fire
aslsk-answer-move-done = End the movement phase
aslsk-answer-final-fire-done = End the defensive fire
aslsk-answer-advancing-fire-done = End the advancing fire
aslsk-answer-decline-rate-done = Keep the rate
aslsk-answer-rout-done = Nobody else routs
aslsk-answer-advance-done = End the advance phase
aslsk-answer-designate-done = No other attack
