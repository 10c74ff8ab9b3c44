### Catham City: what stands on buttons, and beside what lies on the table.

part-verb = Action
part-faction = Faction
part-payment = Payment

word-verb-take = Take from the pool
word-verb-play = Play from hand
word-payment-cards = Two cards
word-payment-influence = One influence

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
