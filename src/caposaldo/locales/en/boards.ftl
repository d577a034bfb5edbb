## Boards of the Starter Kit: the checker and the commands

board-terrain-open = open ground
board-terrain-grain = grain
board-terrain-orchard = orchard
board-terrain-woods = woods
board-terrain-wooden = wooden building
board-terrain-stone = stone building
board-fault-hex-without-building = { $hex } has no part of its building: draw an outline into it or leave the hex out.
board-fault-off-the-board = { $hexes }, { $terrain }: the point { $x }, { $y } is off the board; end the outline on the edge.
board-fault-crosses-itself = { $hexes }, { $terrain }: the outline crosses or touches itself; part it into several.
board-fault-no-inside = { $hexes }, { $terrain }: the outline has no inside; spread its points.
board-fault-other-terrain = { $hexes }, { $terrain }: { $hex } is { $found }; list it under its terrain or leave it out.
board-fault-reaches-out = { $hexes }, { $terrain }: the outline reaches into { $outside }; draw it inside its hexes.
board-fault-misses-hex = { $hexes }, { $terrain }: the outline misses { $hex }; leave that hex out.
board-fault-overlap = { $hexes }, { $terrain }: it overlaps { $others }, { $other }; draw them apart.
board-fault-road-of-one-hex = { $hex }: the road leads nowhere; give it a second hex.
board-fault-road-not-at-edge = { $hex }: the road ends at the edge, but the hex is not on the edge; lead it there.
board-fault-road-through-drawing = { $hex }: the road runs through a building or wood; leave its strip free.
board-fault-not-full-size = A board that joins with others has { $columns } columns and { $rows } rows; write geomorphic = false for any other.
board-fault-no-exit = { $hex }: no road leaves the board here, as a board that joins needs; lead one to the edge.
board-fault-strange-exit = { $hex }: a road leaves the board here; it may do so in { $exits } only.
board-fault-building-on-edge = { $hex }: a half hex has a building; move it inwards.
board-fault-unreadable = { $why }.
terminal-board-written = { $file } written.
terminal-board-good = { $file }: no fault, { $hexes } hexes.
terminal-board-taken = Board { $id } is on your shelf: { $file }
terminal-board-line = { $id }  { $title }, { $columns } × { $rows }{ $whose ->
        [own] , yours
       *[box] {""}
    }
