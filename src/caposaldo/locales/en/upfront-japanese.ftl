### The Japanese and the weapons that one man cannot carry (45.13, 45.33, 45.6, 50.7)

upfront-modifier-columns-infiltrators = Practised infiltrators
upfront-modifier-assault-bushido = Contempt of death
upfront-why-crew-carries-nothing = { $man } has a secondary weapon: who serves this weapon carries nothing else.
upfront-modifier-leaves-weapon = { $man } leaves his weapon behind
