### Napisy na rysunku stołu Catham City.

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
