### What stands on the drawn table of A Study in Emerald.

turn = turn { $turn }
goal = { $goal } points end the game
zombies = zombies in supply { $n }
exorcised = no zombies any more
removed = removed { $n }
restorationists = Restorationists
loyalists = Loyalists
gap = +{ $n } for all
you = (you)

## Cities

city = city †
under = below
under-n = { $n } below
card = face-up card
pieces =
    ■ cubes ♟ agents
    ☠ zombies ▴ most
empty = no card

## Players

player = player
count-points = points
count-sanity = sanity
count-hand = hand
count-deck = deck
count-discards = discards
count-cubes = cubes
count-limbo = Limbo
count-agents = agents
count-supply = supply
count-identity = identity
revealed = revealed
seen = seen by { $by }
scored = scored
beside = by the identity
known = known in hand

## One's own cards

laid = Being played
hand = Your hand
deck = Your deck
discard = Your discards

## Symbols on cards; R and L are the two sides

symbol-agents = ♟
symbol-place = P
symbol-take = T
symbol-retrieve = R
symbol-move = M
symbol-assassinate = A
symbol-restorationist = ↑R
symbol-loyalist = ↑L
symbol-points = ★
symbol-restorationist_points = ★R
symbol-loyalist_points = ★L
symbol-bombs = B
symbol-madness = ψ
symbol-kill_points = ☐
symbol-cost = †
symbol-one_use = 1×
symbol-royalty = ♛

legend-place = place
legend-take = take
legend-retrieve = retrieve
legend-move = move
legend-assassinate = assassinate
legend-markers = markers
legend-points = points
legend-bombs = bombs
legend-madness = madness
legend-kill_points = agent box
legend-cost = bombs to kill
legend-one_use = one use
legend-royalty = royalty
