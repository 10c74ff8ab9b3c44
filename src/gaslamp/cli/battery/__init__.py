"""What holds for the layout of every game's table in the terminal; `gaslamp check GAME` runs it with the battery."""
