"""Play in a terminal: the board in colour, the choices by number, the log with its rules."""
