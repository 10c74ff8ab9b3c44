"""The rules of each game, rule by rule."""
