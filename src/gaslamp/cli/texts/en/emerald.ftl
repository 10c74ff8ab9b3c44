### What stands on the drawn table of A Study in Emerald, and the names of its numbers.

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

emerald-heading-action = action
emerald-heading-free = free
emerald-heading-block = block
emerald-heading-benefit = benefit

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

## The numbers of the data file

emerald-number-cards = game cards
emerald-number-starting_cards = starting cards
emerald-number-stack = game cards in a city
emerald-number-goal = points to end the game
emerald-number-hand = cards in hand
emerald-number-cubes = cubes
emerald-number-limbo = cubes in Limbo
emerald-number-agents = agents
emerald-number-stationed = agents at the beginning
emerald-number-rally = agents after revealing
emerald-number-sanity = sanity tokens
emerald-number-track = length of a track
emerald-number-penalty = penalty
emerald-number-zombies = zombies
emerald-number-loyalists = Loyalist identities
emerald-number-restorationists = Restorationist identities
emerald-number-die = sides of the die
emerald-number-madness = madness
emerald-number-cost = bombs to kill
emerald-number-points = neutral points
emerald-number-restorationist_points = Restorationist points
emerald-number-loyalist_points = Loyalist points
emerald-number-copies = copies
emerald-number-place = place cube
emerald-number-take = take card
emerald-number-retrieve = retrieve cube
emerald-number-move = move agent
emerald-number-assassinate = assassinate
emerald-number-restorationist = move Restorationist marker
emerald-number-loyalist = move Loyalist marker
emerald-number-bombs = bombs
emerald-number-kill_points = points for a killed agent
emerald-number-heading = heading of the text
emerald-number-one_use = one use

## Where a number needs a remark

emerald-note-game-cards = game cards in the box
emerald-note-game-starting_cards = in each starting deck
emerald-note-game-stack = game cards in each city, with 2, 3, 4 and 5 players
emerald-note-game-goal = points that end the game, with 2, 3, 4 and 5 players
emerald-note-game-limbo = cubes that begin in Limbo
emerald-note-game-stationed = agents that each player begins with
emerald-note-game-rally = agents of a revealed Loyalist
emerald-note-game-track = the end of each track
emerald-note-game-penalty = lost by the side of whoever has fewest points
emerald-note-game-loyalists = six identity cards, three of each side
emerald-note-game-restorationists = { emerald-note-game-loyalists }
emerald-note-game-die = faces of the sanity die
emerald-note-game-madness = faces of it that show madness
emerald-note-london-cost = bombs to kill an agent there
emerald-note-london-points = that city cards give neutral points is inferred
emerald-note-paris-cost = { emerald-note-london-cost }
emerald-note-paris-points = { emerald-note-london-points }
emerald-note-berlin-cost = { emerald-note-london-cost }
emerald-note-berlin-points = { emerald-note-london-points }
emerald-note-petersburg-cost = { emerald-note-london-cost }
emerald-note-petersburg-points = { emerald-note-london-points }
emerald-note-vienna-cost = { emerald-note-london-cost }
emerald-note-vienna-points = { emerald-note-london-points }
emerald-note-rome-cost = { emerald-note-london-cost }
emerald-note-rome-points = { emerald-note-london-points }
emerald-note-madrid-cost = { emerald-note-london-cost }
emerald-note-madrid-points = { emerald-note-london-points }
emerald-note-constantinople-cost = { emerald-note-london-cost }
emerald-note-constantinople-points = { emerald-note-london-points }
emerald-note-cairo-cost = { emerald-note-london-cost }
emerald-note-cairo-points = { emerald-note-london-points }
emerald-note-burrower-cost = the name is known from the first edition
emerald-note-azathoth-cost = { emerald-note-burrower-cost }
emerald-note-nug_and_yeb-cost = { emerald-note-burrower-cost }
emerald-note-rhogog-cost = { emerald-note-burrower-cost }
emerald-note-baoht_zuqqa_mogg-cost = { emerald-note-burrower-cost }
emerald-note-cistern_sultana-cost = the name is ours
emerald-note-nyarlathotep-cost = { emerald-note-burrower-cost }
emerald-note-pamphlets-copies = { emerald-note-cistern_sultana-cost }
emerald-note-informers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-couriers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-forged_papers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-sappers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-stiletto-copies = { emerald-note-cistern_sultana-cost }
emerald-note-vera_figner-copies = { emerald-note-burrower-cost }
emerald-note-prince_kropotkin-copies = { emerald-note-burrower-cost }
emerald-note-evno_azef-copies = { emerald-note-burrower-cost }
emerald-note-ungern_sternberg-copies = { emerald-note-burrower-cost }
emerald-note-johann_most-copies = { emerald-note-burrower-cost }
emerald-note-wilhelm_stieber-copies = { emerald-note-burrower-cost }
emerald-note-william_morris-copies = { emerald-note-burrower-cost }
emerald-note-ravachol-copies = { emerald-note-burrower-cost }
emerald-note-emma_goldman-copies = { emerald-note-burrower-cost }
emerald-note-errico_malatesta-copies = { emerald-note-burrower-cost }
emerald-note-fenians-copies = there are at least two
emerald-note-zombies-copies = there is only one
emerald-note-nadars_airships-copies = { emerald-note-burrower-cost }
emerald-note-necronomicon-copies = { emerald-note-burrower-cost }
