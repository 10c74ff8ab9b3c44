### Terrors of London: co się mówi przy stole.

phrase-night = Ta noc należy do mnie.
phrase-horde = Czy mi się zdaje, czy jest ich coraz więcej?
phrase-curse = Drobna klątwa, z wyrazami szacunku.
phrase-moon = Dziś pełnia. Lepiej dobrze zamknij drzwi.
phrase-street = Ten potwór z Ulicy miał być mój!
phrase-relic = Lepiej tego nie dotykaj. Wygląda na przeklęte.
phrase-scratch = To tylko draśnięcie. Nie pierwszy raz się umiera.
phrase-haunt = Naprawdę myślisz, że już po nim?
