### What stands on the drawn table of Catham City.

turn = turn { $turn } · { $goal } influence wins
piles = draw pile { $deck } · discards { $discard }
pool = Pool
table = Played
hand = Your hand
discard = Discards
player = player
influence = influence
size = cards
known = known to all
you = (you)

letter-detectives = D
letter-science = S
letter-robocat = R
letter-mafia = M
letter-hackers = H
letter-police = P
letter-journalists = J
letter-officials = O
