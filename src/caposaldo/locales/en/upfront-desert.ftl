## The desert

upfront-event-signposts = { $seat-adjective } group { $group } finds the signposts of a minefield before it: { $card }.
upfront-event-mines-real = The minefield of { $seat-adjective } group { $group } is a real one, { $card-draw }.
upfront-event-mines-false = There are no mines before { $seat-adjective } group { $group }, { $card-draw }: the card is turned over to open ground.
upfront-event-oasis = { $seat-adjective } group { $group } finds what it saw, { $card-draw }: { $terrain }.
upfront-event-mirage = A mirage, { $card-draw }: { $seat-adjective } group { $group } stays where it was, and the card leaves the game.
upfront-event-mirage-open = A mirage, { $card-draw }: the card of { $seat-adjective } group { $group } is turned over to open ground.
upfront-event-card-banished = { $card } leaves the game: it is of no use in the desert.
upfront-event-sandstorm = The wind over the desert, { $card-draw }: { $storm ->
        [yes] a sandstorm ends the fight
       *[no] no sandstorm
    }.
upfront-modifier-muffled = high explosive in { $terrain }
upfront-modifier-oasis = oasis
upfront-outcome-found = the terrain is there
upfront-outcome-mirage = a mirage
upfront-outcome-mines = mines
upfront-outcome-no-mines = no mines
