### Council of Five: the rules, one message for each rule id (C4.2 is rule-C4-2).
### What is not printed stands in lines of its own, each marked at its end as engine/texts says: ours, verified elsewhere, or inferred.

section-C1 = Cards and terms

rule-C1 = This section names what you find on a card and around it.
rule-C1-1 =
    A card has a name, a type and usually three keywords, written with a #. On each of its four edges stands a number: these are its features. Some cards have an extra rule too, with an icon that says when it works.
    Every card also bears the mark of its edition and a number, by which decks are listed.
    The numbers go from 1 to 100. { -inferred }
    With us, features are whole numbers from 1 to 9. { -ruling }
    Most of the printed cards are not publicly known, so names, features, keywords and extra rules of our own stand in for them. { -ruling }
rule-C1-2 = The two faces of a card say the same but differ in picture and colour: light is sanity, dark is madness. To flip a card means to turn its other colour up. Its text goes on pointing the same way.
rule-C1-3 =
    You sit opposite your rival, and a card is always laid with its text towards its owner. So a card from the north lies upside down for the player in the south: its top edge touches the neighbour to the south.
    You own the cards of your deck, and that never changes; only the colour that they show does.
rule-C1-4 =
    The types are Investigator, Friend, Artifact, Vehicle, Great Old One, Outer God, Spell, Item and Enemy.
    Which card is of which type is known only from the published decks, and not always for certain. { -inferred }
    In print Items and Enemies are only examples of cards without a limit; with us there are no other such types. { -ruling }
rule-C1-5 = What stands in the name of a card counts as a keyword, too: a rule about { fact-keywords-armour } also means the Spider Armour. In the plural or in any other form it is still the same keyword.
rule-C1-6 = Two cards are adjacent if they touch along an edge; touching at a corner is not enough.

section-C2 = Decks

rule-C2 = Each player has a deck, and these rules say what may be in it.
rule-C2-1 =
    A deck has 20 cards, and one less for each limit that is raised (C2.5).
    This is the most it can have: a smaller deck will do, down to 15 cards. { -ruling }
rule-C2-2 =
    It needs one group: five Investigators who have the keyword of that group in common. One of the five may be replaced by a Friend who matches the group by keyword.
    The groups are { fact-keywords-hobo }, { fact-keywords-klm }, { fact-keywords-sum }, { fact-keywords-gon }, { fact-keywords-ashes } and { fact-keywords-serpents }. { -inferred }
    One group is five Investigators: a sixth is refused. { -ruling }
    If the limit for Friends is raised (C2.5), a second Friend may replace another of the five. { -ruling }
rule-C2-3 = There may be at most one Artifact, one Vehicle, one Great Old One, one Outer God and one Friend. The Friend has to match the group by keyword.
rule-C2-4 =
    There may be at most two Spells. Of all other cards, Items and Enemies for example, you take as many as you like.
    Investigators are no such cards: there are no more of them than the five of the group (C2.2). { -ruling }
rule-C2-5 =
    You may raise any of these limits by one, to two Vehicles or three Spells for example. Each raise takes one card from the size of the deck, so with two raises it has at most 18 cards.
    The limit for copies (C2.6) cannot be raised. { -ruling }
rule-C2-6 = Of each card number there may be at most two copies, unless another limit is lower.
rule-C2-7 = { fact-keywords-federation } is a joker: a Friend with this keyword matches every group.
rule-C2-8 =
    Six decks are published. Four of them share no card, so that one box is enough for them.
    These are { setting-decks-klm } (19 cards, two Great Old Ones), { setting-decks-sum } (20 cards), { setting-decks-gon } (19 cards, three Spells) and { setting-decks-ashes } (19 cards, two Artifacts).
    The other two are meant for each other and for experienced players: { setting-decks-hobo } (18 cards, three Spells and two Artifacts) and { setting-decks-serpents } (18 cards, three Spells and two Friends).
    The lists, and the name of { setting-decks-ashes }, are read from a scan. Their lengths, and all letters of the name, fit. { -inferred }
    Both players may read the lists of both decks at any time, unless cards are hidden (C10.2). { -ruling }
rule-C2-9 = A deck that breaks any of these rules is refused. You are told at once every rule that it breaks. { -ruling }

section-C3 = Set-up

rule-C3 = Before the first turn you take sides, shuffle and choose a board.
rule-C3-1 =
    One of the players plays light, the other dark. Each deck is shuffled and laid down with its player’s colour up, so that both players see its top card. The rival may cut the deck (C6.6).
    Light has the first seat and sits in the south, dark sits in the north. { -ruling }
rule-C3-2 =
    You settle who moves first; the other player chooses the board.
    Who moves first is decided by lot. { -ruling }
rule-C3-3 =
    The board has 25 spaces in five rows of five. Some spaces have a rule of their own, mostly a bonus to the features of a fitting card: one that shows a certain colour, for example, or one with a certain keyword.
    The bonus counts whenever such a card lies there, and only as long as it fits.
    A bonus counts on each of the four features. { -ruling }
    Spaces are named by letters from west to east and by numbers from north to south, so A1 is in the north-west. { -ruling }
    The printed boards are not publicly known; these are ours. { -ruling }

section-C4 = The turn

rule-C4 =
    1. Choose a card to play: the top card of your deck, or one that has been in your stash since an earlier turn. You may also put the top card into your stash (C5) and go on with the next one.
    2. If its extra rule works before placing, apply it.
    3. Lay the card on any empty space, with its text towards you and your colour up.
    4. If its extra rule works before activation, apply it.
    5. Activate the card (C4.2).
    6. If its extra rule works after activation, apply it.
    7. If its extra rule is ongoing, it holds from now on; whoever’s colour the card shows has the benefit.
rule-C4-1 = Only the card that you have just placed is active. A card that is moved later is not active and flips nothing; the one exception is the cascade (C7.4).
rule-C4-2 = Activation: compare the active card with every adjacent card that shows your rival’s colour, where the two touch. If the feature of the active card is higher, the other card is flipped to your colour; if not, nothing happens to it, except for ties (C4.4).
rule-C4-3 = A card is activated once in a turn, and it counts as activated even if it flips nothing; its extra rule works all the same.
rule-C4-4 = A card ties with an adjacent one if the features that touch are equal. Double or triple tie: if the active card ties with two or more cards that show your rival’s colour, these are flipped as well, unless a text protects them.
rule-C4-5 = Quadruple tie: if the active card ties with cards on all four sides, all of which show your rival’s colour and can be flipped, you win the game at once.
rule-C4-6 =
    An extra rule is stronger than features: it can flip a card, for example, whatever numbers stand on it. It has to be possible in full; otherwise it is ignored, and the card is placed and activated without it.
    If it is possible, you must carry it out. { -ruling }
    In full means: for every card that the rule is about (C11.2). { -ruling }
rule-C4-7 = Where a card says “or else”, you choose exactly one of the things; where it says “and/or”, you choose one of them or several.
rule-C4-8 = You cannot decline the flips of a double or triple tie. { -ruling }

section-C5 = The stash

rule-C5 = In your stash you keep cards for later turns.
rule-C5-1 =
    Your stash has room for two cards, and both players see them. Putting a card there does not end your turn: you still have to play one, and not the one that you have just put away.
    A card that came into your stash this turn can still be discarded (C5.5). { -ruling }
rule-C5-2 = If you cannot place a card, you have to use the stash to get at the next card of your deck.
rule-C5-3 =
    A rule can change the limit of a stash. If yours then holds too many cards, you choose which ones leave it, and put them at the bottom of your deck at once.
    The same happens when a rule takes a card into a stash that is already full. { -ruling }
rule-C5-4 =
    If you cannot place any card, you may discard one from your stash or from the top of your deck, and your turn is lost. You may, say, have filled your stash this turn, and an Outer God without a gate lies on top of your deck.
    The condition is met when neither your top card nor a card that was in your stash before this turn can be placed, and nothing can be put into the stash. { -ruling }
    Instead of discarding you may simply pass; after two passes in a row the game is over (C9.1). { -ruling }
rule-C5-5 = At any time in your turn, instead of playing a card, you may discard one from your stash or from the top of your deck. It leaves the game, and your turn ends.
rule-C5-6 =
    With no card left in deck and stash you lose all your further turns, and your rival plays on alone.
    Should a rule send a card back to your stash, you have turns again. { -ruling }

section-C6 = Handling the decks

rule-C6 = Here is what you may do with decks and with cards that leave the game.
rule-C6-1 = You may not look into your deck; only its top card can be seen.
rule-C6-2 = Whenever a rule lets you take a card from inside or from the bottom of your deck, even at random, you shuffle the deck afterwards. If chosen cards are to go on top or to the bottom, you shuffle first and put them there after that.
rule-C6-3 = A card that is removed goes to the removed pile of its owner, whatever colour it showed.
rule-C6-6 =
    After each shuffle, the one at the start included, the rival may cut the deck, even if the new top card can already be seen.
    The rival says only yes or no. How many cards go from the top to the bottom is left to chance: at least one, but not all. { -ruling }

section-C7 = Outer Gods and the cascade

rule-C7 = Outer Gods come through gates, and more than their neighbours may fall to them.
rule-C7-1 = Two copies of the same Outer God can never lie on the board at the same time.
rule-C7-2 = You can place and activate an Outer God only while you have an open gate: a card on the board that shows your colour and has { fact-keywords-gate } among its keywords or in its name.
rule-C7-3 = Every activation of an Outer God is a cascade; other cards can have a cascade by their extra rule (C11.25).
rule-C7-4 =
    Cascade: first the active card flips cards as usual (C4.2, C4.4). Then each card that it has flipped is compared with the cards adjacent to it that show your rival’s colour, as if it were active. It flips those whose feature is lower, and then the cascade is over.
    The extra rules of flipped cards are not applied again.
    Ties count only for the active card itself, not for the cards that it has flipped. { -ruling }

section-C8 = Moving cards

rule-C8 = Some cards, Vehicles above all, move other cards.
rule-C8-1 =
    To pull a card means to lay it so that it is adjacent to another, mostly to the active card that pulls it. A card that is moved keeps its owner, its colour and the way it points. It is not active, and its extra rule is not applied again.
    An extra rule that pulls, pushes or swaps cards always leaves them within the area of five by five spaces. { -ruling }
rule-C8-2 = Cards that are pulled before the activation of the card that pulls them are compared in this activation, and it can flip them.

section-C9 = The end of the game

rule-C9 = The game is about the colour that the cards show in the end.
rule-C9-1 =
    The game is over when all 25 spaces are full, when neither player has a card left that can be played, or at once by a quadruple tie (C4.5).
    The card that fills the 25th space is still carried out. Then the game is over, even if that has taken a card off the board. { -ruling }
    It is also over after two passes in a row (C5.4). { -ruling }
rule-C9-2 =
    Each card on the board is a point for the colour that it shows. Whoever has more points wins.
    With equal points the game is a draw. { -ruling }

section-C10 = Other ways to play

rule-C10 = You can agree on any of these before the game, and on several of them together.
rule-C10-1 =
    No board: the first card lies on the bare table, and every further one must be adjacent to a card that lies there. The borders arise in play: a row or column with five cards takes no sixth. There are no bonuses of spaces.
    The first card lies anywhere, and no card ever lies more than four rows or columns from that place. { -ruling }
    All cards together always stay within five rows and five columns, gaps included. Extra rules that move cards keep to this as well. { -ruling }
rule-C10-2 =
    Hidden cards: your rival sees neither your stash nor your deck.
    The list of a deck of your own is hidden from your rival as well, unless you agree to open the lists. { -ruling }
    A published deck (C2.8) is named, and its list is known. { -ruling }
    Cards of your deck that everybody has seen stay known. { -ruling }
rule-C10-3 =
    No stash: you have to play your top card. If it cannot be placed, you show it and put it at the bottom of your deck, and your turn is over.
    You cannot discard instead (C5.5). { -ruling }
    Extra rules that need a stash cannot be carried out. { -ruling }
rule-C10-4 =
    Flip all: an active card flips all adjacent cards whose feature is lower, even those of your own colour, and these turn to your rival’s.
    In a cascade (C7.4) the second wave, too, flips lower cards of your own colour, though never the active card nor one that the first wave has flipped. { -ruling }
    Cards of your own that have turned to your rival’s colour flip no others in the cascade. { -ruling }
    A tie never flips cards of your own colour. { -ruling }

section-C11 = What extra rules do

rule-C11 =
    Every extra rule is one of these. The card adds which keywords or types it means, whose cards, where they lie, and how many. { -ruling }
    A card fits if it has one of the keywords, be it in its name (C1.5), or is of one of the types. If neither keywords nor types are given, every card fits. { -ruling }
    If the card says whose, only cards that show your colour or only those that show your rival’s fit. If it says where, only cards adjacent to this one fit, or only those in its row or column. { -ruling }
    A card never fits its own rule. { -ruling }
    A rule that lasts (C11.17–C11.24) holds while its card lies on the board: one with the icon “before activation” in its own activation already, any other only after that. { -ruling }
    A rule that lasts goes by cards of either colour unless it speaks of the same colour. { -ruling }
    A rule that is not possible in full is ignored; one that is possible must be carried out (C4.6). { -ruling }
rule-C11-1 =
    Flips one card: you choose one fitting card and flip it, whatever its features. You have to, even if the only one that fits shows your own colour.
    A card that cannot be flipped (C11.23, C11.24) cannot be chosen; if there is no other, the rule is ignored. { -ruling }
rule-C11-2 =
    Flips every fitting card, whatever its features and colour: there is nothing to choose. { -ruling }
    If no card fits, the rule is ignored. { -ruling }
    If one of them cannot be flipped (C11.23, C11.24), the rule is ignored as well, for it is not possible in full (C4.6). Only with ties does the print leave out such cards (C4.4). { -ruling }
rule-C11-3 =
    Flips cards with one or more of the keywords: you choose one of the keywords that the card names, or several, and all fitting cards with any of them are flipped.
    You can choose a keyword only if there are fitting cards with it and all of them can be flipped (C4.6). { -ruling }
    You have to choose at least one keyword; if there is none to choose, the rule is ignored. { -ruling }
rule-C11-4 =
    Flips cards with exactly one of the keywords: you choose one of the keywords that the card names, and all fitting cards with it are flipped. { -ruling }
    You can choose a keyword only if there are fitting cards with it and all of them can be flipped (C4.6). { -ruling }
    You have to choose one keyword; if there is none to choose, the rule is ignored. { -ruling }
rule-C11-5 =
    Removes cards from the board: you choose as many fitting cards as the card says, and they go to the removed piles of their owners (C6.3), whatever colour they show.
    You have to, even if these are your own; if fewer cards fit, the rule is ignored. { -ruling }
rule-C11-6 =
    Sends a card back to the stash of its owner: you choose one fitting card on the board, and it goes there, whatever colour it shows. If no card fits, the rule is ignored. { -ruling }
    If that stash was full, its owner puts a card from it at the bottom of the deck (C5.3). { -ruling }
rule-C11-7 =
    Pulls cards to its side: before the activation you choose fitting cards that are not adjacent to this card and lay them on empty spaces adjacent to it. They are then compared in the activation (C8.2).
    You pull exactly as many as the card says; if there are fewer such cards or fewer empty spaces around this card, the rule is ignored. { -ruling }
rule-C11-8 =
    Pushes a card one space on: you choose one fitting card that has an empty space next to it, and move it to such a space; corners do not count. { -ruling }
    If there is no such card, the rule is ignored. { -ruling }
rule-C11-9 =
    Changes places with a card: before the activation you choose one fitting card, and it and this card change places. This card is then activated in its new place. { -ruling }
    If no card fits, the rule is ignored. { -ruling }
rule-C11-10 =
    Shifts a row or column: before placing this card you shift the cards of a row or column and then add this card there. There has to be room for both.
    You choose the outermost card at either end of a row or column with an empty space somewhere beyond it on its way to the other end. { -ruling }
    It moves one space that way and pushes the cards in front of it along, up to the first gap. This card takes the place that has become free. { -ruling }
    If there is no such row or column, you place the card as usual. { -ruling }
rule-C11-11 =
    Fetches a card from your deck into your stash: you choose one fitting card from your deck, put it into your stash and shuffle the deck (C6.2).
    Like any card that comes into your stash, you cannot play it this turn. If the stash was full, C5.3 follows. { -ruling }
    If your deck has no fitting card, the rule is ignored. { -ruling }
rule-C11-12 =
    Arranges cards of your deck: you choose fitting cards from your deck, at most as many as the card says, and shuffle the rest. Then you put each of the chosen cards on top of the deck or at its bottom, in the order that you like.
    You may choose none. { -ruling }
    You do not show the chosen ones to your rival. { -ruling }
    If your deck has no fitting card, the rule is ignored. { -ruling }
rule-C11-13 =
    Removes cards from the top of the rival’s deck: your rival removes as many cards from there as the card says. The deck has to have that many.
    Cards in the stash do not count for this; if the deck has fewer, the rule is ignored. { -ruling }
rule-C11-14 =
    Makes both players remove cards: you and your rival each remove as many cards as the card says, from the stash, from the top of the deck, or some from either, as each player likes.
    You begin. { -ruling }
    Each player has to have that many in stash and deck together; otherwise the rule is ignored. { -ruling }
rule-C11-15 = Makes the rival remove a stashed card: your rival chooses a card in the stash and removes it. If your rival’s stash is empty, the rule is ignored. { -ruling }
rule-C11-16 = Puts the rival’s top card at the bottom: the top card of your rival’s deck goes to the bottom of that deck, without a shuffle. If the deck has fewer than two cards, the rule is ignored. { -ruling }
rule-C11-17 =
    Makes your stash larger: as long as this card shows your colour, your stash has room for as many more cards as the card says. { -ruling }
    If the card is flipped, your rival has the larger stash, and what is too much in yours goes to the bottom of your deck (C5.3). { -ruling }
rule-C11-18 =
    Makes the rival’s stash smaller: as long as this card shows your colour, your rival’s stash has room for as many fewer cards as the card says. What is too much goes to the bottom of the deck (C5.3). { -ruling }
    If the card is flipped, it is your stash that is smaller. { -ruling }
rule-C11-19 =
    Has higher features: as long as a fitting card is adjacent to this card, each of its features is higher by as much as the card says. Several such cards give no more than one. { -ruling }
    If the card names neither keywords nor types, its features are always higher. { -ruling }
rule-C11-20 =
    Has double features: as long as a fitting card is adjacent to this card, each of its features counts double.
    What spaces and other cards add to them is doubled as well. { -ruling }
    More fitting cards do not double them again. { -ruling }
rule-C11-21 =
    Doubles the bonuses of its space: for this card the bonuses of the space on which it lies count double.
    On a space without a bonus, or one whose bonus is not for this card, nothing changes. { -ruling }
rule-C11-22 =
    Strengthens adjacent cards: each feature of a fitting card that is adjacent to this one and shows the same colour is higher by as much as the card says. { -ruling }
    Several cards with such a rule add up. { -ruling }
rule-C11-23 =
    Cannot be flipped: as long as a fitting card is adjacent to this card, nothing flips it, neither an activation nor a tie nor an extra rule. { -ruling }
    If the card names neither keywords nor types, it can never be flipped. { -ruling }
rule-C11-24 = Protects adjacent cards from being flipped: nothing flips a fitting card that is adjacent to this one and shows the same colour, neither an activation nor a tie nor an extra rule. { -ruling }
rule-C11-25 =
    Is activated with a cascade: the cards that this card flips in its activation flip others in turn (C7.4).
    This is part of the activation, and you cannot decline it. { -ruling }
rule-C11-26 = Flips on a single tie, too: if this card in its activation ties with even one adjacent card of your rival’s colour, that card is flipped. Otherwise it takes two ties (C4.4). { -ruling }
