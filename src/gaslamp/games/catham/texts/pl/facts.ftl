### Catham City: nazwy liczb i uwagi do nich: `note-SECTION-NAME`.

fact-cards = liczba kart
fact-sets = liczba kart w zestawie
fact-gain = zdobyty wpływ
fact-reward = wpływ dla przeciwnika
fact-draw = dobierane karty
fact-discard = odrzucane karty
fact-toll = oddawany wpływ
fact-factions = frakcje w partii
fact-hand_limit = limit kart na ręce
fact-pool = karty w puli
fact-dealt = karty rozdawane kolejnym graczom
fact-goal_for_few = punkty do wygranej, wyższy próg
fact-goal_for_many = punkty do wygranej, niższy próg
fact-few = wyższy próg obowiązuje do tylu graczy

## Uwagi

note-detectives-cards = w pudełku jest 120 kart, osiem równych frakcji
note-detectives-reward = dla każdego, kto odrzuci kartę frakcji karty dodatkowej
note-science-cards = { note-detectives-cards }
note-robocat-cards = { note-detectives-cards }
note-robocat-draw = za mniejszy zestaw
note-robocat-gain = za większy zestaw
note-mafia-cards = { note-detectives-cards }
note-mafia-toll = zamiast kart
note-hackers-cards = { note-detectives-cards }
note-hackers-gain = za każdego odkrytego hakera
note-police-cards = { note-detectives-cards }
note-police-sets = dowolna liczba
note-police-gain = za każdą odkrytą kartę frakcji karty dodatkowej
note-police-draw = przez przeciwnika, za każdego odkrytego policjanta
note-journalists-cards = { note-detectives-cards }
note-journalists-reward = dla każdego, kto odda jedną kartę i odrzuci drugą
note-officials-cards = { note-detectives-cards }
note-officials-sets = dowolna liczba
note-officials-gain = za każdą z różnych odkrytych frakcji
note-game-goal_for_few = dwóch lub trzech graczy
note-game-goal_for_many = od czterech do sześciu graczy
