### What stands on the drawn table of Catham City, and the names of its numbers.

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

## The numbers of the data file

catham-number-cards = cards
catham-number-sets = cards in a set
catham-number-gain = influence gained
catham-number-reward = influence for an opponent
catham-number-draw = cards drawn
catham-number-discard = cards discarded
catham-number-toll = influence given back
catham-number-factions = factions in a game
catham-number-hand_limit = hand limit
catham-number-pool = cards in the pool
catham-number-dealt = cards dealt, player by player
catham-number-goal_for_few = influence to win, higher goal
catham-number-goal_for_many = influence to win, lower goal
catham-number-few = the higher goal applies with up to so many players

## Where a number needs a remark

catham-note-detectives-cards = 120 cards in the box, eight factions of equal size
catham-note-detectives-reward = for each opponent who discards a card of the extra card’s faction
catham-note-science-cards = { catham-note-detectives-cards }
catham-note-robocat-cards = { catham-note-detectives-cards }
catham-note-robocat-draw = for the smaller set
catham-note-robocat-gain = for the larger set
catham-note-mafia-cards = { catham-note-detectives-cards }
catham-note-mafia-toll = instead of the cards
catham-note-hackers-cards = { catham-note-detectives-cards }
catham-note-hackers-gain = for each hacker revealed
catham-note-police-cards = { catham-note-detectives-cards }
catham-note-police-sets = any number
catham-note-police-gain = for each revealed card of the extra card’s faction
catham-note-police-draw = by the opponent, for each police officer revealed
catham-note-journalists-cards = { catham-note-detectives-cards }
catham-note-journalists-reward = for each opponent who gives a card and discards another
catham-note-officials-cards = { catham-note-detectives-cards }
catham-note-officials-sets = any number
catham-note-officials-gain = for each different faction revealed
catham-note-game-goal_for_few = two or three players
catham-note-game-goal_for_many = four to six players
