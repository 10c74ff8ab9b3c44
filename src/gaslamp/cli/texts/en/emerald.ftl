### What stands on the drawn table of A Study in Emerald.

emerald-turn = turn { $turn }
emerald-goal = { $goal } points end the game
emerald-zombies = zombies in supply { $n }
emerald-exorcised = no zombies any more
emerald-removed = removed { $n }
emerald-restorationists = Restorationists
emerald-loyalists = Loyalists
emerald-gap = +{ $n } for all
emerald-you = (you)

## Cities

emerald-city = city †
emerald-under = below
emerald-under-n = { $n } below
emerald-card = face-up card
emerald-pieces =
    ■ cubes ♟ agents
    ☠ zombies ▴ most
emerald-empty = no card

## Players

emerald-player = player
emerald-count-points = points
emerald-count-sanity = sanity
emerald-count-hand = hand
emerald-count-deck = deck
emerald-count-discards = discards
emerald-count-cubes = cubes
emerald-count-limbo = Limbo
emerald-count-agents = agents
emerald-count-supply = supply
emerald-count-identity = identity
emerald-revealed = revealed
emerald-seen = seen by { $by }
emerald-scored = scored
emerald-beside = by the identity
emerald-known = known in hand

## One's own cards

emerald-laid = Being played
emerald-hand = Your hand
emerald-deck = Your deck
emerald-discard = Your discards

## Symbols on cards; R and L are the two sides

emerald-symbol-agents = ♟
emerald-symbol-place = P
emerald-symbol-take = T
emerald-symbol-retrieve = R
emerald-symbol-move = M
emerald-symbol-assassinate = A
emerald-symbol-restorationist = ↑R
emerald-symbol-loyalist = ↑L
emerald-symbol-points = ★
emerald-symbol-restorationist_points = ★R
emerald-symbol-loyalist_points = ★L
emerald-symbol-bombs = B
emerald-symbol-madness = ψ
emerald-symbol-kill_points = ☐
emerald-symbol-cost = †
emerald-symbol-one_use = 1×
emerald-symbol-royalty = ♛

emerald-legend-place = place
emerald-legend-take = take
emerald-legend-retrieve = retrieve
emerald-legend-move = move
emerald-legend-assassinate = assassinate
emerald-legend-markers = markers
emerald-legend-points = points
emerald-legend-bombs = bombs
emerald-legend-madness = madness
emerald-legend-kill_points = agent box
emerald-legend-cost = bombs to kill
emerald-legend-one_use = one use
emerald-legend-royalty = royalty
