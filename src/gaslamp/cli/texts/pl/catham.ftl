### Napisy na rysunku stołu Catham City i nazwy liczb.

catham-turn = tura { $turn } · do wygranej: { $goal }
catham-piles = stos { $deck } · odrzucone { $discard }
catham-pool = Pula
catham-table = Zagrane
catham-hand = Twoja ręka
catham-discard = Odrzucone
catham-player = gracz
catham-influence = wpływ
catham-size = karty
catham-known = znane wszystkim
catham-you = (ty)

catham-letter-detectives = D
catham-letter-science = N
catham-letter-robocat = R
catham-letter-mafia = M
catham-letter-hackers = H
catham-letter-police = P
catham-letter-journalists = J
catham-letter-officials = U

## Liczby z pliku danych

catham-number-cards = liczba kart
catham-number-sets = liczba kart w zestawie
catham-number-gain = zdobyty wpływ
catham-number-reward = wpływ dla przeciwnika
catham-number-draw = dobierane karty
catham-number-discard = odrzucane karty
catham-number-toll = oddawany wpływ
catham-number-factions = frakcje w partii
catham-number-hand_limit = limit kart na ręce
catham-number-pool = karty w puli
catham-number-dealt = karty rozdawane kolejnym graczom
catham-number-goal_for_few = punkty do wygranej, wyższy próg
catham-number-goal_for_many = punkty do wygranej, niższy próg
catham-number-few = wyższy próg obowiązuje do tylu graczy

## Uwagi do liczb

catham-note-detectives-cards = w pudełku jest 120 kart, osiem równych frakcji
catham-note-detectives-reward = dla każdego, kto odrzuci kartę frakcji karty dodatkowej
catham-note-science-cards = { catham-note-detectives-cards }
catham-note-robocat-cards = { catham-note-detectives-cards }
catham-note-robocat-draw = za mniejszy zestaw
catham-note-robocat-gain = za większy zestaw
catham-note-mafia-cards = { catham-note-detectives-cards }
catham-note-mafia-toll = zamiast kart
catham-note-hackers-cards = { catham-note-detectives-cards }
catham-note-hackers-gain = za każdego odkrytego hakera
catham-note-police-cards = { catham-note-detectives-cards }
catham-note-police-sets = dowolna liczba
catham-note-police-gain = za każdą odkrytą kartę frakcji karty dodatkowej
catham-note-police-draw = przez przeciwnika, za każdego odkrytego policjanta
catham-note-journalists-cards = { catham-note-detectives-cards }
catham-note-journalists-reward = dla każdego, kto odda jedną kartę i odrzuci drugą
catham-note-officials-cards = { catham-note-detectives-cards }
catham-note-officials-sets = dowolna liczba
catham-note-officials-gain = za każdą z różnych odkrytych frakcji
catham-note-game-goal_for_few = dwóch lub trzech graczy
catham-note-game-goal_for_many = od czterech do sześciu graczy
