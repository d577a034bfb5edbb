"""The campaign: scenarios in a chain, fought by men who remember them (42)."""
