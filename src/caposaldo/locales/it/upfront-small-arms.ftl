### Come sparano le nazioni (44.3, 50.3)

upfront-why-must-exceed = { $firepower } FP non bastano: agli italiani ne servono più di quanti ne chiede la carta, { $need }.
upfront-modifier-better-shots = Tiratori addestrati
upfront-modifier-worse-shots = Tiratori scarsi
