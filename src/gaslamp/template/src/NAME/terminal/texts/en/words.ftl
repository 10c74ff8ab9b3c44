### Words of the table in the terminal.

you = (you)
yours = Your lamps
