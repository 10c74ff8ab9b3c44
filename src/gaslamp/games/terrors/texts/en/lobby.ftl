### Terrors of London: what one reads before a game.

pitch = When the lamps of London burn low, something older than the city comes out to rule it. Lead the Undead, the Beasts, the Mortals or the Spirits, buy monsters and relics in the Street, join the monsters in hordes, and bring your opponent’s overlord down before dawn.
    .length = 20–40 minutes

setting-choice = Influences
    .help = Whether everybody chooses two of the four influences of their overlord or simply takes the two marked ones, which are recommended for first games.
setting-choice-choose = Everybody chooses two
setting-choice-marked = The two marked ones
