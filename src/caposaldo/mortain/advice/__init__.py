"""The game's own judge of options, for computer players and hints."""
