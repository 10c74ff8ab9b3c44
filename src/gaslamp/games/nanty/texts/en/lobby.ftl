### Nanty Narking: what one reads before a game.

pitch = London by gaslight, and nobody at the table is who they seem: one is buying up the streets, one wants them in uproar, and a certain detective is only playing for time. Send out your agents, put up houses, spread a little panic, and carry through your secret plan before the others see through it.
    .length = about 60 minutes

setting-identities = Identities
    .help = Which secret identities are dealt. In the classic set Moriarty has to reach one district more, and de Sidonia needs £50 however many play. The extended set gives the three lords a second way to win, with two players for 6 controlled districts instead of 7. It changes how Fagin and Holmes can win, and replaces Moriarty and de Sidonia with Scrooge, Gradgrind and Lenore Lloyd.
setting-identities-standard = Standard
setting-identities-classic = Classic
setting-identities-extended = Extended
setting-ending = End of the deck
    .help = When the game is over if nobody has won by then. The extended set is always played until a draw fails.
setting-ending-last_card = With the last card of the deck
setting-ending-failed_draw = When a draw fails
setting-murders = Mysterious murders
    .help = Who can be the victim when this random event happens.
setting-murders-agents = Agents only
setting-murders-figures = Grenadiers and new citizens too
setting-fire = Fire
    .help = What happens if the die shows a building that is no neighbour of the one burnt last. A district without a building always stops the fire.
setting-fire-spreads = The roll is ignored, and one rolls on
setting-fire-stops = The fire stops
setting-two_players = Two players, classic set
    .help = Which identities two players shuffle if they choose the classic set. The older game on which this one is built left one out.
setting-two_players-whole_set = All seven
setting-two_players-older_game = Without Mr de Sidonia, as in the older game
