"""Many games at once: simulation on one core or several, with results that do not depend on how many."""
