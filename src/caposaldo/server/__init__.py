"""The server: it alone judges, it forgets nothing, and it shows each seat only its own view."""
