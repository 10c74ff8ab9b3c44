"""A game in words: texts in each language."""
