### Council of Five: how a game ended.

reckoning-quadruple_tie = { $seat } has won at once by a quadruple tie.
reckoning-two_passes = Two passes in a row: nobody did anything any more.
reckoning-full = There is no space left for another card.
reckoning-nobody = Nobody has a card left that can be played.
reckoning-own = own cards that show their colour
reckoning-flipped = cards of the rival flipped to this colour
reckoning-draw = Both colours show on equally many cards: a draw.
