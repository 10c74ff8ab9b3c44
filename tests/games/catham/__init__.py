"""Catham City, rule by rule."""
