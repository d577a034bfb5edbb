### I Giapponesi e le armi che un uomo solo non può portare (45.13, 45.33, 45.6, 50.7)

upfront-modifier-columns-infiltrators = Infiltratori esperti
upfront-modifier-assault-bushido = Sprezzo della morte
upfront-why-crew-carries-nothing = { $man } ha un'arma secondaria: chi serve quest'arma non porta altro.
upfront-modifier-leaves-weapon = { $man } abbandona l'arma
