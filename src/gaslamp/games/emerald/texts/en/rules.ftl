### A Study in Emerald: the rules, one message for each rule id (E4.2 is rule-E4-2).
### What is not printed stands in lines of its own, each marked at its end as engine/texts says: ours, verified elsewhere, or inferred.

section-E1 = Pieces and cards

rule-E1 = This section names what lies on the table and tells you how to read a card.
rule-E1-1 =
    You have 1 victory disc, 10 influence cubes, 10 agents and 10 starting cards.
    Those of your cubes and agents that lie neither on the board nor on a card are your supply.
    All players share 6 secret identity cards, 9 royalty cards, 9 city cards, the game cards, 2 track markers, 15 sanity tokens, 1 sanity die and 6 zombies.
    There are 66 game cards. { -elsewhere }
    All players have the same starting cards. { -elsewhere }
    Three of the identities are Loyalists and three are Restorationists. { -inferred }
rule-E1-2 =
    The board shows nine cities: London, Paris, Berlin, St Petersburg, Vienna, Rome, Madrid, Constantinople and Cairo.
    Each has a space for its stack of cards, a space for cubes and agents, a royalty space and a bomb value, which is the price of killing an agent there.
    The board also holds the Restorationist track and the Loyalist track, each running from 0 to 10, the victory track, and Limbo, where spent cubes wait until you fetch them back.
rule-E1-3 =
    On the left of a card you find its action symbols: place a cube, take a card, retrieve a cube, move an agent, assassinate, move the Restorationist marker, move the Loyalist marker.
    On the right you find victory points (neutral, Restorationist or Loyalist), bombs and madness; at the top, the agent who joins you when you take the card.
    At the bottom there may be an agent box, which holds a killed agent and shows the points for it, a text box with a heading, or both.
    Action: using the text costs one of your two actions.
    Free action: it costs none of them; you may play any number of free actions in your turn, even before your first action.
    Block: you play the card in another player’s turn to break off an action aimed at you, and at once draw another card.
    Benefit: the card alters an action that you are carrying out.
    One use: once its text has been used, the card leaves the game; using its symbols does not remove it.
    You draw the card for a block before the block itself is discarded, so it cannot come straight back to your hand. { -ruling }
    Where the game’s own rules name no heading for a card, the heading that stands after its name in E8 is ours. { -ruling }
rule-E1-4 =
    Each time you play a card, it serves you for one kind of symbol or for its text, never for both.
    For this the two marker symbols are one kind: a card played to move markers moves every marker it shows. { -ruling }
rule-E1-5 =
    A one-use card that gave you points, by being taken or by being played, goes beside your identity card once it is used up, so that your points can be checked at the end.
    So does a card that you played as an action and whose text gave you points.
    Using such a card up costs you none of its points.
    A card with points that is not one-use and gives no points by its text is discarded like any other. { -ruling }
rule-E1-6 =
    Your disc always shows all your points together, whatever their kind; the kinds matter only when the game is over (E7).
    Your points change when you take a card that shows points, kill or hide royalty, kill an agent with a card that pays for it, or use a text that gives points.
    They also change whenever the two markers move closer together or further apart.

section-E2 = Setup

rule-E2 = Before the first turn you build the cities’ stacks, hand out pieces and identities, and place the first agents.
rule-E2-1 =
    For each city shuffle together, face down, its city card, its royalty card and random game cards: 3 with two or three players, 4 with four, 5 with five.
    Then turn up the top card of every stack.
    Whenever a royalty card is turned up, now or later, it moves straight to the royalty space of its city, and the next card of the stack is turned up instead.
    Game cards left over stay out of the game, and nobody looks at them. { -ruling }
rule-E2-2 =
    Both track markers start on 0, and so does your disc.
    Put 5 of your cubes into Limbo; your other 5 cubes and your 10 agents are your supply.
    Shuffle your starting cards into a face-down deck and draw 5.
    You get one identity card at random, which only you may look at; the identity cards not dealt are set aside unseen.
    You get 3 sanity tokens.
rule-E2-3 =
    Chance picks the first player.
    Clockwise from there each player puts one agent into any city, and then everybody does so once more; you may join other players’ agents or your own.

section-E3 = The turn

rule-E3 = In your turn you carry out two actions and then fill up your hand.
rule-E3-1 =
    Carry out two actions (E4); then, if you hold fewer than 5 cards, draw until you hold 5, and the turn passes clockwise.
    If your deck runs out, even in the middle of a draw, shuffle your discard pile to make a new deck.
    You may choose the same action twice, except taking cards. { -ruling }
    After your second action you may still play free actions before you draw. { -ruling }
    If your deck and your discard pile are both empty, you draw fewer cards. { -ruling }
rule-E3-2 =
    You play cards from your hand.
    A card you have played goes to your own discard pile, unless a rule or the card itself sends it elsewhere.
rule-E3-3 =
    You may not deliberately pay with more cards than you need.
    Unused symbols on the cards you do need are allowed when you move agents and when you gather bombs.
    When you place cubes, they are allowed only if your supply is too small (E4.1); when you retrieve cubes, never (E4.3).
    The exact test: whichever one of the cards you leave out, the symbols on the others must be too few for what you are doing. { -ruling }

section-E4 = The nine actions

rule-E4 = These are the nine actions among which you choose.
rule-E4-1 =
    Place cubes: play one or more cards with the place symbol and put as many cubes from your supply as there are symbols into one city, all into the same one.
    You place fewer only if your supply runs out, and you play no card that you do not need (E3.3).
    There is no limit to the cubes in a city.
rule-E4-2 =
    Take cards: this can only be your first action, though free actions may come before it.
    For each card you take, play one card with the take symbol.
    You may take the face-up card of a city’s stack if you have more pieces there (cubes and agents together) than each other player, at least one of them a cube; a tie is not enough.
    The card goes to your discard pile, your cubes in that city go to Limbo, and the other players’ cubes there return to their supplies.
    If the card shows an agent, put one agent from your supply into that city, or two for Piotr Rachkovsky.
    You score the points on the right of the card at once.
    For a madness symbol you roll the sanity die (E6).
    Then the next card of the stack is turned up. { -inferred }
    You may take cards in several cities in one action.
    You take them one after the other: play the card for it, take, see what is turned up at once, and only then decide whether to go on. { -ruling }
    Two cards from one city in the same action are impossible, for after the first your cubes are gone. { -ruling }
    An empty stack stays empty. { -ruling }
    You place only as many agents as your supply has. { -ruling }
    Agents lying on cards, killed or moved onto Yog Sothoth or Mi-Go, are not in your supply. { -ruling }
rule-E4-3 =
    Retrieve cubes: play one or more cards with the retrieve symbol; for each symbol take one of your cubes back into your supply, from cities and Limbo in any mix.
    You must take back exactly as many cubes as you have played symbols.
rule-E4-4 =
    Move agents: play one or more cards with the move symbol; for each symbol you may move one of your agents from a city to any other city.
    Agents in your supply cannot move.
    You may make fewer moves than you have symbols, but play no card that you do not need (E3.3).
    There is no limit to the agents in a city.
    Each agent moves at most once in one action. { -ruling }
rule-E4-5 =
    Move markers: play one or more cards with marker symbols, of one kind or of both; each symbol moves its marker up 1, though never past 10.
    Carry out all the moves, even if one of them ends the game.
    Then every player, of whichever side, gains or loses as many points as the distance between the two markers has grown or shrunk.
    A card played for this moves every marker it shows. { -ruling }
    A marker close to 10 simply stops at 10. { -ruling }
    You may play no card that moves nothing. { -ruling }
rule-E4-6 =
    Assassinate: for each killing play one card with the assassinate symbol, in a city where you have at least one agent and more pieces, cubes included, than each other player.
    You kill another player’s agent there, or the royalty card that lies on the royalty space of that city.
    An agent costs as many bombs as the bomb value of the city, royalty as many as its card shows.
    Each of your agents in the city is one bomb, and so is each bomb symbol on further cards that you play.
    Bombs on the assassination card itself do not count, and you may not overpay (E3.3).
    The assassination card is not discarded: it goes beside your identity card; the other cards you played are discarded unless they say otherwise.
    If you kill an agent and the assassination card has an agent box, the agent goes onto it and you score the points shown; otherwise the agent returns to its owner’s supply.
    If you kill royalty, the card goes beside your identity card and you score its points.
    Then you roll the sanity die, and if you lose a token, you also return one of your agents from that city to your supply.
    Last, your cubes in the city go to Limbo, and the other players’ cubes there return to their supplies.
    You may kill more than once in one action, each time with a card of its own and in the order you like; the same agent is a bomb in every killing.
    Each killing is checked only when it comes, so for a second one in the same city you need the most pieces again after the cubes have left. { -ruling }
    An agent saved by a block cannot be attacked again in this action, not even with another assassination card (E8.24). { -ruling }
    You may kill where the stack of cards is empty. { -ruling }
    If the roll after killing royalty makes you reveal yourself, the royalty is already yours and its points count. { -ruling }
rule-E4-7 =
    Discard: put one or more cards from your hand onto your discard pile; you draw nothing before the end of your turn.
    Everybody sees the cards you discard. { -ruling }
rule-E4-8 =
    Card action: use the text of a card headed Action.
    A plain action card then goes to your discard pile; a one-use card leaves the game, or goes beside your identity card if it gave you points (E1.5).
rule-E4-9 =
    Pass: do nothing.
    You may always pass an action. { -ruling }

section-E5 = Identity

rule-E5 = Your identity is secret until you must show it, and what happens then depends on your side.
rule-E5-1 =
    You must reveal your identity when you lose your last agent on the board or your last sanity token.
    It does not matter how the last agent goes: killed, replaced by Irene Adler or by Vampires, sent back by zombies or Cthulhu, returned after a killing, or put onto Yog Sothoth. { -ruling }
rule-E5-2 =
    If you are revealed as a Loyalist and have fewer than three agents on the board, put agents from your supply into any cities until you have three; then play goes on.
    This happens once only: if after that you lose your last agent or your last token, nothing follows. { -ruling }
    You may then be left without agents until a card brings new ones. { -ruling }
    With no token left, madness takes nothing more from you. { -ruling }
rule-E5-3 =
    If you are revealed as a Restorationist, the game ends at once.
    If several players must reveal themselves together, all of them do so first, clockwise from the player whose turn it is. { -ruling }
    A Loyalist already revealed who plays Change of Heart is from then on a revealed Restorationist, so the game ends. { -ruling }
rule-E5-4 = Agents lying on Mi-Go count as agents on the board.

section-E6 = Sanity

rule-E6 =
    Whenever you have to check your sanity, roll the sanity die: if it shows madness, you lose one of your sanity tokens, and with the last one your secret (E5.1).
    The die has six faces, and three of them show madness. { -ruling }

section-E7 = The end of the game

rule-E7 = The game can end in several ways; then all identities are revealed and the points are put right.
rule-E7-1 =
    The game ends when somebody has enough points: 28 with two players, 24 with three, 22 with four, 20 with five.
    It also ends when a marker reaches 10, and when a Restorationist is revealed.
    Points are checked after each action and each free action, once it is fully carried out. { -ruling }
    Then the game ends at once, and the round is not finished. { -ruling }
    The game also ends if no card is left in any city and ten rounds in a row change nobody’s points, sanity or identity. { -ruling }
rule-E7-2 =
    All players reveal their identities.
    A Loyalist keeps neutral and Loyalist points and loses Restorationist points.
    A Restorationist keeps neutral and Restorationist points and loses Loyalist points.
rule-E7-3 =
    You keep the points for an agent lying on the card that killed it only if you are a Loyalist and the agent belongs to a Restorationist.
    In every other case you lose them, so a Restorationist always does.
rule-E7-4 = The points for the distance between the markers stay with the side whose marker is higher; everybody on the other side loses them.
rule-E7-5 =
    Now find the player with the fewest points: that player and all others of the same side lose 5 points.
    If several are lowest, a Loyalist counts as lower than a Restorationist.
rule-E7-6 =
    The player with the most points wins.
    In a tie a Restorationist goes before a Loyalist; those still tied share the victory.
rule-E7-7 = A game that ended because of points stays ended, even if after E7.2 to E7.4 nobody has that many any more.

section-E8 = Cards

rule-E8 = Here is what the cards do whose symbols do not say everything; after the name of a card with a text box stands its heading.
rule-E8-1 =
    Black Hand (one-use action): put it beside your identity card.
    You score 2 points for each royalty card you have, and 2 more each time you gain another, by killing it or by hiding it.
    All points from this card are Restorationist points, even for royalty that you have hidden.
rule-E8-2 =
    Freemasons and Mrs Hudson (free action): discard any number of cards from your hand, even none, and draw as many, plus one for the card you have played.
    If you must shuffle your discard pile for this, do it before the played card is discarded.
rule-E8-3 =
    Change of Heart (one-use free action): put it on your identity card.
    When you are revealed, and at the end of the game, you count as belonging to the other side.
    A Loyalist who must reveal may play it at that very moment: the game ends at once, as for any revealed Restorationist.
    A Restorationist who must reveal may not play it then. { -ruling }
    In their own turn, players of either side may play it. { -ruling }
    A second Change of Heart turns you back. { -ruling }
    If you are a Loyalist already revealed, playing it ends the game. { -ruling }
    When all reveal at the end, nobody can play it any more. { -ruling }
rule-E8-4 =
    Cthulhu (one-use action): choose a city.
    All cards of its stack leave the game, the royalty card too unless it already lies on its royalty space.
    All agents there, your own too, return to their owners’ supplies, and zombies to their stock, from where the Zombies card can bring them back.
    All cubes in that city, your own too, go to Limbo.
    Cards that lay face down leave unseen. { -ruling }
    Any other player with an agent in that city may play Sherlock Holmes. { -ruling }
rule-E8-5 =
    Hide Royalty (one-use action): in a city where you have the most pieces, take the royalty card from its royalty space and put it beside your identity card, with this card on top.
    You score its points, and they are Loyalist points.
    Your cubes there go to Limbo, and the other players’ cubes return to their supplies.
    Roll the sanity die as after a killing: if you lose a token, you also return one of your agents from that city, if you have one there.
    To have the most pieces is to have more than each other player. { -ruling }
rule-E8-6 = Hired Assassin: it lets you assassinate like any other card with that symbol (E4.6).
rule-E8-7 =
    Diogenes Club and Doctor Watson (free action): draw two cards.
    If you must shuffle your discard pile for this, do it before the played card is discarded.
rule-E8-8 =
    Holy Brotherhood (action): take cubes back from Limbo into your supply, at most as many as you have agents on the board.
    You choose how many. { -ruling }
    Agents on Mi-Go count too. { -ruling }
rule-E8-9 = Infernal Machine (one-use benefit): played in an assassination, it is worth three bombs; then it leaves the game.
rule-E8-10 =
    Duchess d’Uzès (action): take the face-up card of the stack in a city where you have the most pieces, even if none of them is a cube.
    This is an action of its own, either your first or your second; you cannot combine it with taking cards by symbols.
    You need more pieces than each other player, but a single agent or a single cube can be enough. { -ruling }
    All else follows E4.2. { -ruling }
rule-E8-11 =
    Inspector Lestrade (action): choose a city and a player; all cubes of that player in that city return to that player’s supply.
    You may choose your own cubes too. { -ruling }
rule-E8-12 =
    Fenians (one-use benefit): play them with an assassination; each of your agents in that city is then worth two bombs instead of one.
    A second Fenians card does not double this again.
    Once used, they are not discarded.
    They then leave the game. { -inferred }
rule-E8-13 =
    Irene Adler (one-use action): choose an agent in any city; it returns to its owner’s supply, and one of your agents from your supply takes its place.
    You need an agent in your supply for this. { -ruling }
rule-E8-14 = Matvei Golovinski (one-use action): move the Loyalist marker up 2, though not past 10, and change everybody’s points accordingly (E4.5).
rule-E8-15 =
    Mi-Go (one-use action): put it beside your identity card and move one or two of your agents from the board onto it.
    In a later turn you may, as a free action, put them back into any city; if there are two, both go to the same city.
    While they lie there they count as on the board (E5.4).
    Once the agents are back, the card leaves the game. { -ruling }
    You cannot play it while another Mi-Go of yours holds agents. { -ruling }
    Agents on it are not in any city, so nobody can attack them. { -ruling }
rule-E8-16 =
    Shoggoth (one-use action): remove an agent of another player from any city, whether you have pieces there or not.
    It counts as killed: put it onto this card and score the points shown there (E7.3).
rule-E8-17 = Sigmund Freud (one-use action): take sanity tokens until you have three again, and move the Restorationist marker up 2, though not past 10, with everybody’s points (E4.5).
rule-E8-18 =
    Society of Leopold (one-use action): all zombies leave the game for good.
    From now on Zombies and Vampires no longer work; they are removed from hands, decks, discard piles and from beside identity cards.
    Whoever loses one from hand draws a card in its place.
    The points of the cards removed are lost at once; in no other way can you lose a card’s points before the end.
    Zombies or Vampires lying face up on the board leave too. { -ruling }
    Those turned up later are removed as soon as they appear, and the next card of the stack is turned up instead. { -ruling }
rule-E8-19 =
    Okhrana (action): move one or two cubes from cities to Limbo; they may belong to different players and come from different cities.
    You may choose your own cubes too. { -ruling }
rule-E8-20 = Night Terrors (action): choose another player, who must roll the sanity die and on madness loses a sanity token (E6).
rule-E8-21 = People’s Will (action): take all your cubes back from Limbo into your supply.
rule-E8-22 =
    Third Section (action): the face-up top card of one city’s stack leaves the game.
    You can never remove a royalty card like this.
    The next card is turned up instead. { -inferred }
    You may remove a city card. { -ruling }
rule-E8-23 =
    Pinkerton Agents (one-use action): put one of your agents, from the board or from your supply, into any city.
    An agent from a city goes to another one. { -ruling }
    Agents on Mi-Go cannot be sent. { -ruling }
rule-E8-24 =
    Sherlock Holmes (block): play him when another player is about to remove one of your agents by an assassination, a Shoggoth, Vampires, a zombie or Cthulhu; your agent stays.
    Cthulhu he stops altogether: nothing in the city changes.
    The attacker’s action and cards are spent all the same, as if the attack had been carried out.
    Of the zombies he stops only the one that was to kill your agent; the attacker goes on with the rest.
    But no other zombie in that city may attack the same agent.
    Another zombie in that city may attack a different agent. { -ruling }
    An agent saved by any block is safe for the rest of that action, also from another assassination card. { -ruling }
    Irene Adler, Night Terrors and Yog Sothoth he cannot stop. { -ruling }
    After an assassination that was stopped, the cubes stay where they are. { -ruling }
    The assassination card still goes beside the attacker’s identity card: it scores nothing for the agent, but its other points are kept. { -ruling }
rule-E8-25 =
    Vampires (one-use action or block): as an action, in a city where you have at least one agent, replace another player’s agent by one from your supply.
    The replaced agent returns to its owner’s supply.
    Played as a block, they stop another player from killing one of your agents.
    The attacker’s cards are spent all the same, also the one that made the killing possible.
    The block works against an assassination, and against a Shoggoth, whose victim counts as killed. { -ruling }
    It works against zombies too: Vampires are to keep an agent from being killed, and zombies kill, as the entry of Sherlock Holmes has it. { -ruling }
    It does not work against Vampires, Irene Adler or Cthulhu: an agent that is replaced or returned is not killed. { -ruling }
    Zombies, cubes and cards fare as with Sherlock Holmes (E8.24). { -ruling }
    Vampires played as a block go to your discard pile. { -ruling }
rule-E8-26 =
    Vladimir Burtsev (action): look at the identity card of one player, and keep what you have seen from everybody else.
    The identity cards set aside at the start are never looked at. { -ruling }
rule-E8-27 =
    Yog Sothoth (one-use action): put it beside your identity card and move as many of your agents as you like, even all, from the board onto it.
    You score 1 Loyalist point for each.
    If none is left on the board, you must reveal your identity (E5.1).
    Agents on Mi-Go stay there. { -ruling }
rule-E8-28 =
    Zombies (action): first, from each city with at least one zombie, you may send one agent that is not yours back to its owner’s supply.
    Then place two zombies in any cities, both in one if you like.
    Only Cthulhu and the Society of Leopold take zombies off the board.
    You go through the cities in the order of the board: London, Paris, Berlin, St Petersburg, Vienna, Rome, Madrid, Constantinople, Cairo. { -ruling }
    If a block sends a zombie away empty-handed, another zombie in that city may attack a different agent. { -ruling }
    If fewer than two zombies are left, you place those there are. { -ruling }
rule-E8-29 =
    Cards without a text box: their symbols say everything.
    Piotr Rachkovsky brings you two agents, Louise Michel gives 1 Restorationist point, and Sebastian Moran has an agent box worth 4 points.
    All other cards not named in this section are read in the same way.

section-E9 = Examples

rule-E9 = Nine examples show the rules at work; the players in them are called Monday, Tuesday, Wednesday and Thursday.
rule-X1 = Placing: Monday plays three cards that show four place symbols in all, and so puts four cubes into one city, Rome.
rule-X2 =
    Taking: in Rome, where Shoggoth lies face up, Monday has four cubes and one agent, Thursday two cubes and two agents.
    Five pieces against four, with cubes among them: in the first action Monday may take Shoggoth.
    Monday’s four cubes go to Limbo, Thursday’s two cubes return to Thursday’s supply, and because of the madness symbol Monday rolls the sanity die.
rule-X3 =
    Killing: in Paris an agent costs four bombs; the Weaver in Darkness, on its royalty space, costs five and is worth 4 points.
    Monday has the most pieces there, two agents among them; against the Weaver these are two bombs, so cards must bring three more.
    The Hired Assassin and three cards with a bomb each will do: Monday scores 4 points and rolls the sanity die.
    It shows madness, which costs Monday a token and one of the two agents.
    Last, Monday’s cube in Paris goes to Limbo and Thursday’s cube returns to Thursday.
rule-X4 =
    Markers: both are on 0, and Wednesday moves the Restorationist marker up 3; all players gain 3 points.
    If the Loyalist marker goes up 3 later, the distance is gone and all players lose 3 points.
rule-X5 =
    The end: Tuesday turns out to be a Loyalist and has 16 points.
    These are 8 for cities, 1 for Louise Michel, 4 for Sebastian Moran, who killed an agent of Monday’s, and 3 for the markers, the Restorationists’ being higher.
    Louise Michel’s point and the markers’ three are lost.
    Monday is a Restorationist, so the 4 points stay, and Tuesday ends with 12; had Monday been a Loyalist, it would be 8.
rule-X6 =
    The penalty: Monday and Thursday are Restorationists, Tuesday and Wednesday are Loyalists.
    Thursday has the fewest points, so Monday and Thursday lose 5 each, and the victory falls to Wednesday.
rule-X7 =
    Taking several cards: in Paris, Madrid and Constantinople Thursday has the most pieces, with a cube among them each time.
    With three take symbols Thursday can take all three cards in one action.
    The card in Cairo is out of reach: Thursday has no cube there.
rule-X8 =
    Retrieving and moving: Tuesday plays three cards with one retrieve symbol each and takes three cubes back from Limbo.
    Monday plays cards with three move symbols and brings three agents to St Petersburg.
rule-X9 = Killing refused: Monday does not have the most pieces in London, and therefore cannot assassinate anybody there.
