"""Frames, actions, events, chance and records; no knowledge of any game."""
