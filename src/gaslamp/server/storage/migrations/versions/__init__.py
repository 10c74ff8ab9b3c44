"""The steps, each a file that begins with its number."""
