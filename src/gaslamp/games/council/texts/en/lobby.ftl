### Council of Five: what one reads before a game.

pitch = New Year’s Eve, 1922: five investigators in a snowbound hotel swear to hold back the dark, and something in the dark has heard them. Every card has two faces, sanity and madness. Lay yours where they are strong, turn the others to your side, open a gate if you dare, and end with more of the table in your colour.
    .length = 10–30 minutes

setting-decks = Decks
    .help = First the deck of light, then that of dark: a published one, or one of your own as the numbers of its cards, such as 2 10 11 12x2. Of the published decks the first four share no card; the last two are a pair for experienced players.
setting-decks-klm = Myth Hunters’ Club
setting-decks-sum = Miskatonic University Students
setting-decks-gon = Explorers of the Uncanny
setting-decks-ashes = Ashes
setting-decks-hobo = Holistic Organisation for Research into Oddities
setting-decks-serpents = Serpent People
setting-decks-own = a deck of one’s own
setting-board = Board
    .help = Whether you play on a board of 25 spaces, some of which give bonuses, or without one: then each card is laid next to another, and the borders arise in play.
setting-board-board = With a board
setting-board-none = Without a board
setting-cards = Decks and stashes
    .help = Whether your rival sees the top card of your deck, the cards in your stash, and the list of a deck of your own. Whoever sets up the table knows both lists, having typed them.
setting-cards-open = Open to both
setting-cards-hidden = Hidden
setting-cards-listed = Hidden, but the lists of the decks are open
setting-stash = Stash
    .help = Whether you may put cards aside for a later turn. Without a stash you must play the top card; one that cannot be placed goes to the bottom of the deck, and your turn is over.
setting-stash-stash = With a stash
setting-stash-none = Without a stash
setting-flips = Flipping
    .help = Which adjacent cards an active card flips if their feature is lower. Your own ones would turn to your rival’s colour.
setting-flips-rival = Only the rival’s cards
setting-flips-all = All cards, your own too
