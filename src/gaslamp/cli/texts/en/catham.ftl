### What stands on the drawn table of Catham City.

catham-turn = turn { $turn } · { $goal } influence wins
catham-piles = draw pile { $deck } · discards { $discard }
catham-pool = Pool
catham-table = Played
catham-hand = Your hand
catham-discard = Discards
catham-player = player
catham-influence = influence
catham-size = cards
catham-known = known to all
catham-you = (you)

catham-letter-detectives = D
catham-letter-science = S
catham-letter-robocat = R
catham-letter-mafia = M
catham-letter-hackers = H
catham-letter-police = P
catham-letter-journalists = J
catham-letter-officials = O
