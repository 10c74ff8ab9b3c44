"""Terrors of London: overlords of the night, who buy monsters, chain them into hordes and hunt each other."""
