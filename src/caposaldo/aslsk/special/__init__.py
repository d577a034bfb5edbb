"""The rules that a scenario may have of its own, one file for each (SK V9)."""
