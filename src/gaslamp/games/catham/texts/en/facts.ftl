### Catham City: the names of its numbers, and remarks on them: `note-SECTION-NAME`.

fact-cards = cards
fact-sets = cards in a set
fact-gain = influence gained
fact-reward = influence for an opponent
fact-draw = cards drawn
fact-discard = cards discarded
fact-toll = influence given back
fact-factions = factions in a game
fact-hand_limit = hand limit
fact-pool = cards in the pool
fact-dealt = cards dealt, player by player
fact-goal_for_few = influence to win, higher goal
fact-goal_for_many = influence to win, lower goal
fact-few = the higher goal applies with up to so many players

## Remarks

note-detectives-cards = 120 cards in the box, eight factions of equal size
note-detectives-reward = for each opponent who discards a card of the extra card’s faction
note-science-cards = { note-detectives-cards }
note-robocat-cards = { note-detectives-cards }
note-robocat-draw = for the smaller set
note-robocat-gain = for the larger set
note-mafia-cards = { note-detectives-cards }
note-mafia-toll = instead of the cards
note-hackers-cards = { note-detectives-cards }
note-hackers-gain = for each hacker revealed
note-police-cards = { note-detectives-cards }
note-police-sets = any number
note-police-gain = for each revealed card of the extra card’s faction
note-police-draw = by the opponent, for each police officer revealed
note-journalists-cards = { note-detectives-cards }
note-journalists-reward = for each opponent who gives a card and discards another
note-officials-cards = { note-detectives-cards }
note-officials-sets = any number
note-officials-gain = for each different faction revealed
note-game-goal_for_few = two or three players
note-game-goal_for_many = four to six players
