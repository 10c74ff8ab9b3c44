### A Study in Emerald: what stands on buttons, and beside what lies on the table.

part-verb = Action
part-card = Card
part-city = City
part-place = Place
part-prey = Victim
part-use = Use

word-verb-place = Place cubes
word-verb-take = Take a card
word-verb-retrieve = Retrieve cubes
word-verb-move = Move agents
word-verb-advance = Move markers
word-verb-assassinate = Assassinate
word-verb-discard = Discard cards
word-verb-action = Card action
word-verb-free = Free action
word-verb-bring_back = Place agents from the card
word-prey-agent = Agent
word-prey-royalty = Royalty
word-use-symbol = Bombs
word-use-text = Text
word-threat-assassin = Assassination
word-threat-shoggoth = Shoggoth
word-threat-vampires = Vampires
word-threat-zombies = Zombies
word-threat-cthulhu = Cthulhu

view-turn = Turn
view-goal = Points to end the game
view-active = Playing now
view-restorationists = Restorationists
view-loyalists = Loyalists
view-laid = Being played
view-removed = Out of the game
view-exorcised = No zombies any more

## Cities

view-cities = Cities
view-card = Card
view-under = Cards below
view-royalty = Royalty
view-cubes = Cubes
view-agents = Agents
view-zombies = Zombies

## Players

view-players = Players
view-identity = Identity
view-revealed = Revealed
view-known_to = Identity seen by
view-sanity = Sanity
view-hand = Hand
view-hand_size = Cards in hand
view-deck_size = Deck
view-unseen = Unseen cards
view-discard = Discard pile
view-beside = Beside the identity
view-agent = Agent of
view-points = Points
view-neutral = Neutral
view-restorationist = Restorationist
view-loyalist = Loyalist
view-kills = For killed agents
view-supply = In supply
view-limbo = In Limbo
view-mi_go = On Mi-Go
view-abducted = On Mi-Go since this turn
view-yog_sothoth = On Yog Sothoth
view-captive = On other players’ cards
