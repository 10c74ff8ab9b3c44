"""The engine: an agenda of effects, choices, chance and events. It knows no game."""
