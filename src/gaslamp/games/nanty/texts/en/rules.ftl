### Nanty Narking: the rules, one message for each rule id (N3.2 is rule-N3-2).
### What is not printed stands in lines of its own, each marked at its end as engine/texts says: ours, verified elsewhere, or inferred.

section-N1 = Pieces and set-up

rule-N1 = This section names what lies on the table and tells you how a game begins.
rule-N1-1 =
    The board shows London in twelve numbered districts.
    To each belongs a district card with the price of building there and an ability for the player whose building stands there (N10).
    Three districts are known by name: Chelsea, the East End and Bermondsey; the other names are ours. { -ruling }
    The borders are ours. Chelsea (1) borders on 2, 4 and 12. Westminster (2) borders on 1, 3, 4, 5, 11 and 12. The Strand (3) borders on 2, 5, 6, 10 and 11. Marylebone (4) borders on 1, 2 and 5. The City (5) borders on 2, 3, 4, 6 and 9. Billingsgate (6) borders on 3, 5, 7, 8 and 9. The East End (7) borders on 6, 8 and 9. Bermondsey (8) borders on 6, 7 and 10. Clerkenwell (9) borders on 5, 6 and 7. Southwark (10) borders on 3, 8 and 11. Lambeth (11) borders on 2, 3, 10 and 12. Vauxhall (12) borders on 1, 2 and 11. { -ruling }
    All districts but 4 and 9 lie on the river. { -ruling }
rule-N1-2 =
    Agents, grenadiers and new citizens are figures; a district holds at most one unrest marker.
    You have 6 buildings. All players share 101 action cards, 12 random events, 12 district cards, 4 grenadiers, 3 new citizens, 12 unrest markers, the identity cards, the money and a twelve-sided die. { -elsewhere }
    You have 12 agents. { -inferred }
    What is not on the board is your supply, and whatever is removed from the board goes back there. { -ruling }
    Any number of figures may stand in a district, but at most one building; buildings are no figures. { -ruling }
    The bank never runs out of money. { -ruling }
    Everybody may see what money each player has and what lies in the discard pile, but your hand and your identity are for your eyes only. { -ruling }
rule-N1-3 =
    Everybody takes £10 and puts one agent into Chelsea, one into Billingsgate and one into the East End; each of these three districts gets an unrest marker. { -ruling }
    Shuffle the identities of the set you have chosen (N7.11) and deal one to each player; nobody looks at the rest. { -ruling }
    Shuffle the random events. { -ruling }
    Shuffle the 48 cards of the upper deck and put them on top of the 53 shuffled cards of the lower deck: together they are the action deck. { -ruling }
    Everybody draws 5 cards. { -ruling }
    With two players the two cards whose text needs a third player are left out (N9.21, N9.38). { -ruling }
    The die decides who begins. { -ruling }

section-N2 = The turn

rule-N2 = In your turn you play a card, do what it shows, and fill up your hand.
rule-N2-1 =
    Your turn begins with a look at your identity: if its condition is met at this moment (N7), you have won and the game is over.
    A condition that is met only later in the turn, or only in the turns of others, wins nothing.
rule-N2-2 =
    Play one card from your hand and go through its symbols (N3) from the top downwards.
    You may leave out any of them but a random event, which you have to carry out.
    Money from the bank, whether by a symbol or by a text that does nothing but earn, is simply taken. { -ruling }
    About everything else you are asked. { -ruling }
rule-N2-3 =
    A card that shows “play another card” lets you go on with one more card from your hand, and if that shows it too, with yet another.
    Once you are through with the symbols of a card, it is discarded, and only then comes the card that it lets you play. { -ruling }
    That one is carried out completely, with all that follows from it. { -ruling }
    With no card left in your hand you cannot go on. { -ruling }
rule-N2-4 =
    At the end of your turn draw cards until you hold five; if you hold five or more, you draw none, and you need not discard any.
    Each card that lies in front of you because of N9.10 makes these five one less. { -ruling }
rule-N2-5 = Then the turn passes clockwise, and so on until somebody wins, riots end the game (N6.10) or the action deck runs out (N8.3).
rule-N2-6 =
    As long as you hold a district card, its ability is yours (N10).
    You may use each ability once in each of your own turns, at any moment between two cards or two symbols of a card. { -ruling }
    Before a symbol that is still to come you are asked only if there is an ability that you could use now. { -ruling }
    Only the ability of the City (5) works whenever a random event is carried out (N10.5). { -ruling }
rule-N2-7 =
    If you have a card in your hand, you must play one. { -ruling }
    Any card may be played, even a reaction or a card that shows no symbol: it does nothing and is discarded. { -ruling }
    A card has been played even if you leave out all that it offers. { -ruling }
    Whatever cards may follow it (N2.3, N9.7) you play only if you like. { -ruling }

section-N3 = Symbols

rule-N3 = These nine symbols can stand on an action card.
rule-N3-1 =
    Place an agent: an agent from your supply goes to a district where you have an agent, or to a neighbour of such a district; if you have no agent on the board, it goes wherever you like.
    If your supply has no agents left, you may move one that is on the board instead.
    You put it back by the same rule, as if it were not on the board. { -ruling }
    It may return to its own district, and unrest follows as for any placing (N4). { -ruling }
    You may do so too when a text or an ability lets you place an agent. { -ruling }
rule-N3-2 =
    Build: choose a district where you have an agent and where there is neither a building nor an unrest marker, pay the bank the price on its district card and put one of your buildings there.
    You take the district card and keep it until that building leaves the district.
    If all your buildings are on the board, you may take one of them and build it in another district.
    For that you pay the price of the other district in full; to build you need not control a district (N5.1). { -ruling }
rule-N3-3 = Assassinate: in a district with an unrest marker you remove another player’s agent, a grenadier or a new citizen; the marker goes as well.
rule-N3-4 = Remove unrest: take the unrest marker from one district, whichever you like.
rule-N3-5 = Take money: the bank pays you the sum that stands with the symbol.
rule-N3-6 = Scroll: do what the text of the card says (N9).
rule-N3-7 = Random event: draw the top card of the random events and carry it out (N6); you cannot decline.
rule-N3-8 = Play another card: you may play one more card from your hand (N2.3).
rule-N3-9 =
    Reaction: you may play this card whenever its text fits (N9.40–N9.44), even in the turn of another player.
    One such card protects one agent against one attempt, and what it has stopped is spent all the same. { -ruling }
    You are asked each time that a card or a random event is about to remove your agent, or another player’s card to move it, as long as nobody can rule out that you hold a fitting card. { -ruling }
    A reaction that you have played is discarded, and you draw nothing for it before the end of your own turn. { -ruling }

section-N4 = Unrest

rule-N4 = Unrest comes where figures meet, and goes when one of them leaves.
rule-N4-1 =
    When a figure is placed in a district, or moves into it, and another figure is there already, the district gets an unrest marker unless it has one.
    Whose figures they are makes no difference: two agents of your own are enough; buildings never cause unrest. { -ruling }
rule-N4-2 = When a figure leaves a district, removed or moved away, the unrest marker there is removed too, no matter how many figures stay behind.

section-N5 = Control

rule-N5 = Some identities want you to control districts.
rule-N5-1 =
    Your agents and your building in a district are your pieces there; you control the district if you have more of them than each other player has. { -elsewhere }
    Where there is a grenadier, nobody has control; new citizens are counted as a side of their own.
    So you also need more pieces than there are new citizens in the district, all of them taken together. { -ruling }

section-N6 = Random events

rule-N6 =
    A random event happens when a card shows its symbol (N3.7); a roll of the die names the district of that number.
    Whoever played the card rolls, and decides what the event leaves open unless it names somebody else. { -ruling }
    No event comes twice in one game, and when none is left, the symbol does nothing. { -ruling }
rule-N6-1 =
    Cursed Artists: roll once; if a player holds the card of that district, the ability on it is blocked, and if that player has an agent there, it must be removed.
    The building itself is worth as much as before.
    The ability stays blocked until that building leaves the district; of several agents only one is removed. { -ruling }
rule-N6-2 =
    State of Emergency: roll four times, and each time put a grenadier into the district rolled; one that is rolled twice gets two.
    After that each of these districts that has no unrest marker gets one, even if nobody had been there.
    The marker comes even where somebody has paid to keep the grenadier away (N10.5). { -ruling }
rule-N6-3 =
    Mysterious Murders: roll once and remove an agent of your choice from that district; then the next player does the same, until everybody has rolled.
    The player whose turn it is begins. { -ruling }
    If there is an agent, one must be removed, your own or another player’s. { -ruling }
    Before the game you may agree that grenadiers and new citizens can be victims too. { -ruling }
rule-N6-4 = Earthquake: roll twice; in both districts the building is removed.
rule-N6-5 =
    Great Fog: the top five cards of the action deck are turned up for all to see and then discarded.
    If fewer are left, all of them go, and the draw of the next has failed: the action deck is out (N8.3). { -ruling }
    We play it so because the player aid has you draw these five cards, in the same word in which Sherlock Holmes waits for a draw that fails (N7.7). { -ruling }
rule-N6-6 = Explosion: roll once; the building in that district is removed.
rule-N6-7 =
    Fire: roll once; if there is no building in that district, nothing happens.
    If there is one, it burns down and is removed, and you roll again: a building in a neighbouring district burns down likewise, and so on until you roll a district without a building.
    It must be a neighbour of the district that burnt last. { -ruling }
    A roll of a building anywhere else is ignored, and you roll on. { -ruling }
    Before the game you may agree that such a roll stops the fire. { -ruling }
    A building that is protected does not burn: it passes nothing on, and if it would have been the first, the fire is out. { -ruling }
rule-N6-8 =
    Flood: roll twice; each of these districts that lies on the river is flooded.
    One player after the other moves all own agents out of flooded districts, each to a neighbouring district that is not flooded.
    The player whose turn it is begins. { -ruling }
    Your agents may part. { -ruling }
    An agent with no dry district next to it stays, and so do grenadiers and new citizens. { -ruling }
rule-N6-9 =
    New Citizens: roll three times, and each time put a new citizen into the district rolled; if a figure is there already, the district gets an unrest marker.
    A new citizen of an earlier roll is such a figure too. { -ruling }
rule-N6-10 = Riots: if there are eight unrest markers or more on the board, the game ends here and now, and the most points win (N8.1); with fewer nothing happens.
rule-N6-11 =
    Subsidence: each player pays the bank £2 for each own building on the board.
    If your money is not enough for all of them, you choose those you pay for; the others are removed. { -ruling }
rule-N6-12 = Zeppelin Disaster: roll once; that district is emptied of agents, grenadiers, new citizens, unrest marker and building.
rule-N6-13 =
    Whoever holds the card of the City (5) can pay to keep agents and buildings safe from an event (N10.5).
    Of the reactions, N9.41 and N9.42 work in an event too, N9.40 and N9.43 do not. { -ruling }

section-N7 = Identities

rule-N7 = Your identity is secret and tells you how you win; where nothing else is said, you win if its condition is met when your turn begins (N2.1).
rule-N7-1 =
    Professor Moriarty: have agents in many different districts; districts with a grenadier do not count.
    Standard set: 10 districts with two players, 9 with three, 8 with four.
    Classic set: 11 districts with two players, 10 with three, 9 with four.
rule-N7-2 =
    Lord Balmoral, standard and classic set: control 7 districts with two players, 5 with three, 4 with four (N5.1).
    Extended set: have agents in 11 different districts with two players, 10 with three, 9 with four; or control 6 districts with two players, 5 with three, 4 with four.
    For the different districts in the extended set those with a grenadier count too. { -ruling }
rule-N7-3 =
    Lord Bellinger, standard and classic set: control 7 districts with two players, 5 with three, 4 with four (N5.1).
    Extended set: have 6 buildings of your own on the board with two players, 5 with three, 4 with four; or control 6 districts with two players, 5 with three, 4 with four.
rule-N7-4 =
    Lord Holdhurst, standard and classic set: control 7 districts with two players, 5 with three, 4 with four (N5.1).
    Extended set: have buildings on the board worth £54 with two players, £42 with three, £36 with four; or control 6 districts with two players, 5 with three, 4 with four.
    A building is worth the price of its district, but £0 beside a grenadier; take off £12 for each loan you have.
rule-N7-5 =
    Fagin, every set: there are 8 unrest markers or more on the board.
    In the extended set you also win if the game ends because the action deck is out and there are more unrest markers on the board than agents of any one player (N8.2).
rule-N7-6 =
    Mr de Sidonia: be rich; your money counts, and so do your buildings, each at the price of its district, but at £0 beside a grenadier; take off £12 for each loan you have.
    Standard set: £66 with two players, £50 with three, £42 with four.
    Classic set: £50, however many play.
    If two players leave him out of the classic set (N7.11), nobody has this identity. { -ruling }
rule-N7-7 =
    Sherlock Holmes, standard and classic set: you win if the action deck runs out and nobody has won before (N8.2).
    Extended set: you win if a draw fails because the action deck is out, and you then have more agents on the board than there are unrest markers; you lose if riots end the game (N6.10).
rule-N7-8 = Ebenezer Scrooge, extended set: have 14 pieces on the board with two players, 12 with three, 11 with four; your agents and your buildings count.
rule-N7-9 =
    Thomas Gradgrind, extended set: own £70 with two players, £54 with three, £46 with four, counted as for Mr de Sidonia (N7.6); or have agents in 11 different districts with two players, 10 with three, 9 with four.
    For the different districts those with a grenadier count too. { -ruling }
rule-N7-10 = Lenore Lloyd, extended set: there are 8 buildings on the board with two players, 9 with three, 10 with four, no matter whose.
rule-N7-11 =
    Before the game you choose one of three sets of identities.
    Standard: Professor Moriarty, Lord Balmoral, Lord Bellinger, Lord Holdhurst, Fagin, Mr de Sidonia and Sherlock Holmes.
    Classic: the same seven, but other numbers for Professor Moriarty and Mr de Sidonia.
    Extended: Lord Balmoral, Lord Bellinger, Lord Holdhurst, Ebenezer Scrooge, Thomas Gradgrind, Lenore Lloyd, Fagin and Sherlock Holmes.
    Two players may agree to play the classic set without Mr de Sidonia, as the older game with the same system does. { -ruling }

section-N8 = The end of the game

rule-N8 = If nobody wins at the start of a turn (N2.1), riots or the end of the action deck decide.
rule-N8-1 =
    Each of your agents on the board is 5 points, each of your buildings as many as the price of its district, and each £1 is 1 point.
    Agents and buildings in a district with a grenadier are worth nothing.
    A loan that you have not repaid costs you 15 points.
    Loans are repaid now, before the points are counted: £12 are taken for each loan for which you have the money. { -ruling }
rule-N8-2 =
    When the action deck is out, Sherlock Holmes wins in the standard and the classic set if a player has that identity.
    In the extended set Fagin or Sherlock Holmes wins if the condition for this is met (N7.5, N7.7).
    If nobody wins in this way, the most points win (N8.1).
rule-N8-3 =
    In the extended set the deck is out at the first draw that fails: when somebody has to draw an action card, be it for the Great Fog (N6.5), and there is none.
    In the other sets the game ends at once when the last card has left the deck. { -ruling }
    Before the game you may agree that it goes on until a draw fails there too. { -ruling }
    The discard pile is never shuffled to make a new deck. { -ruling }
rule-N8-4 =
    Of those who are tied for the most points, whoever holds the dearest district card wins. { -ruling }
    If that does not decide, they share the victory. { -ruling }
    If somebody wins by an identity, all others share the second place. { -ruling }

section-N9 = Card texts

rule-N9 =
    Here is what the texts of action cards do, those with the scroll first and then the reactions; the card itself shows how much and how many.
    What the printed cards say is not publicly known, so those of an older game with the same system stand in for them. { -ruling }
    A player whom you choose is never yourself, whoever has to give more than they have gives all of it unless the rule says otherwise, and where you have to pay for something, you pay in full or leave it. { -ruling }
rule-N9-1 = From each other player you take as much money as the card says, or all there is if a player has less. { -ruling }
rule-N9-2 =
    This card is a loan: where an identity counts money or the worth of buildings, it takes £12 off (N7), and at the end of the game it costs you 15 points unless it is repaid (N8.1).
    Keep the card in front of you and take as much money from the bank as it says. { -ruling }
    It is repaid at the end of the game, not before. { -ruling }
rule-N9-3 =
    A player of your choice gives you as many cards as the card says, and decides which. { -ruling }
    You may only choose somebody who has a card in hand. { -ruling }
rule-N9-4 =
    One after the other, each other player gives you either as much money as the card says or one card, as they like. { -ruling }
    Who has only one of the two gives that, and who has neither gives nothing. { -ruling }
rule-N9-5 =
    You take from the bank as much as the card says for each agent in the district that it names, no matter whose. { -ruling }
    Grenadiers and new citizens there count too. { -ruling }
rule-N9-6 = You move an agent of another player to a neighbouring district; you name the agent first and then where it goes. { -ruling }
rule-N9-7 =
    You may play as many more cards from your hand as the card says, one after the other. { -ruling }
    Each is carried out completely, with all that follows from it, before the next. { -ruling }
rule-N9-8 =
    Roll the die: the card says from which number on you win and with which one you lose; with any other nothing happens. { -ruling }
    If you win, you get what the card promises: money from the bank, money from a player of your choice, or the removal of an agent of your choice from a district with an unrest marker. { -ruling }
    If you lose, you remove one of your own agents, or pay the bank instead if the card allows it. { -ruling }
rule-N9-9 = You look at the unused identities, all but one, which chance picks; you show them to nobody. { -ruling }
rule-N9-10 =
    A player of your choice either pays you as much as the card says or gets this card. { -ruling }
    Who cannot pay all of it gets the card. { -ruling }
    It then lies in front of that player for the rest of the game, can never be discarded, and counts as one of the five cards when the hand is filled up (N2.4). { -ruling }
rule-N9-11 =
    A player of your choice either pays you as much as the card says, all of it, or lets you remove one of their buildings if you like. { -ruling }
    You may only choose somebody who has a building. { -ruling }
rule-N9-12 =
    Shuffle the discard pile and take from it at random as many cards as the card says, or all if there are fewer. { -ruling }
    The others stay there. { -ruling }
    This card is not yet among them (N2.3). { -ruling }
    The pile is open, so everybody knows which cards you got. { -ruling }
rule-N9-13 = You draw as many cards from the action deck as the card says. { -ruling }
rule-N9-14 = You discard as many cards from your hand as you like, and for each the bank pays you what the card says. { -ruling }
rule-N9-15 = You take as much money as the card says from a player of your choice, or all there is if that player has less. { -ruling }
rule-N9-16 = You discard as many cards from your hand as the card says. { -ruling }
rule-N9-17 = You take from the bank as much as the card says for each unrest marker on the board. { -ruling }
rule-N9-18 = You give one card from your hand to a player of your choice, who gives you as much money as the card says, or all there is if that is less. { -ruling }
rule-N9-19 =
    You move one of your agents. { -ruling }
    The card says whether to a neighbouring district only or to any other, and whether it has to come from a district with an unrest marker. { -ruling }
rule-N9-20 = You may exchange your identity for an unused one: you get one of them at random, yours joins the rest, and these are shuffled, so that nobody else knows which one was taken. { -ruling }
rule-N9-21 =
    You pay a player of your choice what the card says, and that player must remove an agent from a district with an unrest marker, any but one of yours. { -ruling }
    With two players there is no such card. { -ruling }
rule-N9-22 = You remove an agent of your choice from the district that the card names. { -ruling }
rule-N9-23 = You pay a player of your choice what the card says, and then remove an agent of somebody else from a district with an unrest marker, as by assassination (N3.3) but never a grenadier or a new citizen. { -ruling }
rule-N9-24 =
    You choose two agents in different districts, no matter whose, and they change places; unrest follows as for any move (N4). { -ruling }
    If the owner of either stops it, neither moves. { -ruling }
rule-N9-25 =
    You look at the hand of a player of your choice and choose as many cards from it as the card says. { -ruling }
    These are discarded. { -ruling }
rule-N9-26 =
    You roll the die as often as the card says, and from each district rolled you remove one agent of your choice. { -ruling }
    It may also be a grenadier or a new citizen, and no unrest marker is needed. { -ruling }
rule-N9-27 = You and a player of your choice exchange your whole hands; this card is no longer in yours. { -ruling }
rule-N9-28 = You take from the bank as much as the card says for each building on the board, no matter whose. { -ruling }
rule-N9-29 =
    You place an agent, or up to as many as the card says, where the card allows it. { -ruling }
    That is any district, one where you have a building, one with an unrest marker, or the district that it names and its neighbours. { -ruling }
    You need no agent there or nearby. { -ruling }
    Some of these cards cause no unrest, and say so. { -ruling }
rule-N9-30 = You discard at most as many cards from your hand as the card says, and then draw until you hold five, as at the end of a turn (N2.4). { -ruling }
rule-N9-31 =
    One after the other, each other player removes one of their own agents from the board, and decides which. { -ruling }
    Whoever has none is passed by. { -ruling }
rule-N9-32 =
    You choose another player’s building in a district with an unrest marker, or without one, as the card says, and pay the owner the price of that district. { -ruling }
    The building is removed, one from your supply takes its place, and the district card becomes yours. { -ruling }
    You need a building in your supply, but no agent in the district. { -ruling }
rule-N9-33 = You may build as with the symbol (N3.2) at half the price, rounded up; the building is still worth the whole price. { -ruling }
rule-N9-34 =
    You choose a district with an unrest marker and take from the bank as much as the card says for each agent there, no matter whose. { -ruling }
    Grenadiers and new citizens do not count. { -ruling }
rule-N9-35 =
    You take as many cards from the hand of a player of your choice, at random, as the card says, or all if there are fewer. { -ruling }
    You keep one of them and give the rest back. { -ruling }
rule-N9-36 = You put an unrest marker into a district that has none: into any, or only into a neighbour of a district that has one, as the card says. { -ruling }
rule-N9-37 = You pay a player of your choice what the card says, and then move one of your agents to any other district. { -ruling }
rule-N9-38 =
    You choose two other players. { -ruling }
    The first gives the second as much money as the card says, or all there is if that is less. { -ruling }
    With two players there is no such card. { -ruling }
rule-N9-39 = You draw one card from the action deck for each of your own buildings on the board. { -ruling }
rule-N9-40 =
    Reaction: when another player is about to move or remove one of your agents, by a symbol, a text or an ability, it stays where it is. { -ruling }
    Random events are not stopped by this. { -ruling }
rule-N9-41 =
    Reaction: when one of your agents is about to be removed, whatever the cause, even a random event, it stays where it is. { -ruling }
    A move is not stopped by this. { -ruling }
rule-N9-42 =
    Reaction: when one of your agents is removed, whatever the cause, even a random event, you put it into any other district instead of your supply. { -ruling }
    Unrest goes and comes as for any move (N4). { -ruling }
rule-N9-43 =
    Reaction: the text of a card that another player has played does nothing to you, not even if it strikes only one of your agents. { -ruling }
    The symbols of that card and random events do. { -ruling }
    The text is spent: it cannot be turned on somebody else instead, though others whom it strikes as well are not spared. { -ruling }
    You are asked once for each text that concerns you yourself, before you choose an agent of yours because of it. { -ruling }
rule-N9-44 =
    Reaction: when you have carried out a card in your own turn, you end the turn with this one. { -ruling }
    If the other card went to the discard pile, it comes back to your hand. { -ruling }
    Then you fill up your hand as usual (N2.4). { -ruling }

section-N10 = District abilities

rule-N10 =
    With your building in a district you have its card, and with the card an ability; the card shows the price and the amount.
    You use it in your own turn, each ability once, before or after a card or between two of its symbols (N2.6). { -ruling }
    You cannot use it in the turn in which you got the card, nor while there is a grenadier in the district or the Cursed Artists block it (N6.1). { -ruling }
    What you have paid for you carry out. { -ruling }
    Which ability belongs to which number follows from the order of the printed list. { -inferred }
rule-N10-1 =
    Chelsea (1) and Bermondsey (8): for the price on the card you place an agent, either there or in a neighbouring district.
    You need no agent there for this; if your supply has none left, you may move one (N3.1). { -ruling }
rule-N10-2 =
    Westminster (2): you draw an action card and then discard a card.
    It may be the one that you have just drawn. { -ruling }
rule-N10-3 = The Strand (3): for the price on the card you remove the unrest marker of one district, whichever you like.
rule-N10-4 = Marylebone (4), Clerkenwell (9), Southwark (10), Lambeth (11) and Vauxhall (12): the bank pays you what the card says.
rule-N10-5 =
    The City (5): while a random event is carried out, you may protect your agents and buildings from it; you pay the price on the card for each one.
    This works in the turns of others too, and as often as you can pay. { -ruling }
    You are asked whenever an event is about to strike one of your pieces. { -ruling }
    A grenadier of the State of Emergency (N6.2) strikes all your pieces in his district: pay for each of them, and for this roll no grenadier comes. { -ruling }
    Whether your City can protect is settled when the event begins, even if the City is then struck itself. { -ruling }
    What you have protected is not replaced by something else. { -ruling }
rule-N10-6 = Billingsgate (6): you discard a card from your hand, and the bank pays you what the card of the district says.
rule-N10-7 =
    The East End (7): you put an unrest marker into this district or into a neighbouring one in which there is an agent.
    The East End itself needs no agent for this; next door it does not matter whose agent it is. { -ruling }
