### How nations shoot (44.3, 50.3)

upfront-why-must-exceed = { $firepower } FP are not enough: Italians need more than the card asks for, { $need }.
upfront-modifier-better-shots = Trained shots
upfront-modifier-worse-shots = Poor shots
