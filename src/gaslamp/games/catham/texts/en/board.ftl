### Catham City: what stands on buttons, and beside what lies on the table.

pick-verb = Action
pick-faction = Faction
pick-payment = Payment

symbol-verb-take = Take from the pool
symbol-verb-play = Play from hand
symbol-payment-cards = Two cards
symbol-payment-influence = One influence

view-turn = Turn
view-goal = Influence to win
view-active = Playing now
view-influence = Influence
view-pool = Pool
view-table = Played
view-deck = Draw pile
view-discard = Discard pile
view-hands = Hands
view-size = Cards in hand
view-known = Known to all
view-cards = Hand
