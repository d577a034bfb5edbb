## La jungla

upfront-modifier-jungle = nella jungla
upfront-modifier-columns-jungle = nella jungla
upfront-why-terrain-spares = Questo terreno non si può giocare sul Gruppo { $group }, che non potrebbe entrarvi: { $terrain }.
