### Napisy na rysunku stołu Catham City.

turn = tura { $turn } · do wygranej: { $goal }
piles = stos { $deck } · odrzucone { $discard }
pool = Pula
table = Zagrane
hand = Twoja ręka
discard = Odrzucone
player = gracz
influence = wpływ
size = karty
known = znane wszystkim
you = (ty)

letter-detectives = D
letter-science = N
letter-robocat = R
letter-mafia = M
letter-hackers = H
letter-police = P
letter-journalists = J
letter-officials = U
