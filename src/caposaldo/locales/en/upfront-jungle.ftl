## The jungle

upfront-modifier-jungle = in the jungle
upfront-modifier-columns-jungle = in the jungle
upfront-why-terrain-spares = This terrain cannot be played on group { $group }, which could not enter it: { $terrain }.
