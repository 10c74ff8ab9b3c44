### Catham City: what one reads before a game.

pitch = Eight factions, one city hall, and nobody’s paws are clean. Gather cards, play the right set at the right moment, and bribe, squeeze and hack your way into the mayor’s chair.
    .length = about 30 minutes

setting-factions = Factions
    .help = Which five of the eight factions are in play. The rest stay in the box.
setting-factions-first = The five for a first game
setting-factions-random = Any five, by lot
setting-actions = Actions in a turn
    .help = With two actions you may take and play, take twice or play twice before the next player’s turn.
setting-actions-1 = One
setting-actions-2 = Two, for experienced players
