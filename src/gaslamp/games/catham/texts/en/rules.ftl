### Catham City: the rules, one message for each rule id (M3.1 is rule-M3-1).
### What is not printed stands in lines of its own, each marked at its end as engine/texts says: ours, verified elsewhere, or inferred.

section-M1 = Factions

rule-M1 = Eight factions fight for Catham City: the Private Detectives’ Guild, the Science Council, the Special Unit “Robocat”, the Mafia, the Hackers, the Police, the Journalists’ Association and the Officials.
rule-M1-1 =
    Every game uses exactly 5 factions; the other 3 stay in the box.
    For your first game take the Detectives, the Science Council, Robocat, the Mafia and the Hackers.

section-M2 = Setup

rule-M2 = Before the first turn you prepare the draw pile, the hands and the pool.
rule-M2-1 = Shuffle all cards of the five factions together and put them face down as the draw pile.
rule-M2-2 = Deal clockwise, beginning with the start player: the first two players get 6 cards each, the third and fourth 7, the fifth and sixth 8.
rule-M2-3 = Turn up the next 7 cards in the middle of the table and sort them by faction: they are the pool, open to everyone.
rule-M2-4 =
    The player with the darkest past starts; play goes clockwise.
    At our table chance picks the start player. { -ruling }

section-M3 = The turn

rule-M3 = On your turn you do exactly one thing: take cards from the pool, or play cards from your hand.
rule-M3-1 =
    Take: choose one faction and take any number of its cards from the pool into your hand.
    You may hold 10 cards at most; discard the excess, whether cards you already had or cards you have just taken.
    You never take cards from the face-down draw pile unless a faction’s rule says so.
    Take at least one card. { -ruling }
    When you have discarded any excess, fill the pool up to 7 cards again. { -ruling }
rule-M3-2 =
    Play: choose one faction and play its cards as its rule demands, together with an extra card if the rule asks for one.
    Cards played, revealed or discarded go to the discard pile unless the rule sends them elsewhere.
rule-M3-3 =
    Whoever holds more than 10 cards after taking discards down to 10, choosing which cards to give up (M3.1).
    The same goes for whoever holds more than 10 cards when any other effect ends. { -ruling }
rule-M3-4 =
    As soon as the draw pile runs out, shuffle the discard pile and make it the new draw pile.
    If the discard pile is empty too, you draw only as many cards as there are. { -ruling }

section-M4 = The factions’ rules

rule-M4 = Each faction has a rule of its own, which says what you must play and what happens then; “you” are the player whose turn it is.
rule-M4-1 =
    Private Detectives’ Guild: play 3 detectives and 1 extra card of any faction.
    You gain 3 influence.
    Then each opponent may discard 1 card of the extra card’s faction and gain 1 influence for it.
    The opponents decide one after another, clockwise from you. { -ruling }
rule-M4-2 =
    Science Council: play 3 scientists.
    You gain 2 influence and draw 2 cards from the draw pile without showing them.
rule-M4-3 =
    Special Unit “Robocat”: play 2 or 4 robocats.
    For 2 you draw 5 cards from the draw pile; for 4 you gain 3 influence.
rule-M4-4 =
    Mafia: play 4 mafia cards.
    You gain 2 influence.
    Then each opponent must either discard 2 cards from hand or return 1 influence to the bank.
    An opponent with a single card returns 1 influence.
    With a single card and no influence, they discard that card; with neither cards nor influence, they lose nothing.
    An opponent with no influence but 2 or more cards discards 2 cards. { -ruling }
    An opponent with no cards but some influence returns 1 influence. { -ruling }
    The opponents pay one after another, clockwise from you. { -ruling }
rule-M4-5 =
    Hackers: play 1 to 4 hackers on an opponent who holds at least as many cards as you play.
    They shuffle your hackers into their hand and, without looking, reveal as many cards as you played.
    For each hacker revealed you gain 1 influence, and that hacker is discarded; every other revealed card goes to your hand.
    Hackers that were not revealed stay in the opponent’s hand.
rule-M4-6 =
    Police: play any number of police officers and 1 extra card of any other faction, and choose an opponent to search.
    They shuffle their hand and, without looking, reveal as many cards as you played officers.
    You gain 1 influence for each revealed card of the extra card’s faction.
    The opponent draws 1 card from the draw pile for each officer among the revealed cards.
    All cards played and revealed are discarded.
    Play at least one officer. { -ruling }
    An opponent with too few cards reveals them all. { -ruling }
    An opponent with no cards cannot be searched. { -ruling }
rule-M4-7 =
    Journalists’ Association: play 2 journalists.
    You gain 2 influence.
    Then each opponent may give you 1 card of any faction and discard another card of the same faction, and gains 1 influence for it.
    They do both or neither. { -ruling }
    The opponents decide one after another, clockwise from you. { -ruling }
rule-M4-8 =
    Officials: play any number of officials.
    Reveal as many cards from the draw pile and gain 1 influence for each different faction among them.
    All cards played and revealed are discarded.
    Play at least one official. { -ruling }

section-M5 = The end of the game

rule-M5 = The game is a race for influence, and it can end in the middle of a turn.
rule-M5-1 =
    The game ends at once when a player has enough influence: 16 with 2 or 3 players, 13 with 4 to 6.
    That player becomes mayor and wins.
    When one effect brings influence to several players, the player whose turn it is gains first, then the opponents clockwise. { -ruling }
rule-M5-2 = Variant for experienced players: you have two actions on your turn, and you may take twice, play twice, or do one of each in either order.

section-M6 = Examples

rule-M6 = Four examples show the rules at work.
rule-X1 =
    Hackers: you hold 2 hackers.
    Your left neighbour has only 1 card, so you cannot play both there; your right neighbour has enough cards, and you play them on that hand.
    Your neighbour shuffles and reveals a hacker and a scientist.
    You gain 1 influence and take the scientist; the revealed hacker is discarded, and the other one stays in your neighbour’s hand.
rule-X2 =
    Police: you search an opponent with 5 officers and a journalist as the extra card.
    Out come 2 journalists, 1 hacker and 2 mafia cards.
    The journalists bring you 2 influence; your 6 cards and the 5 revealed ones are discarded.
    No officer came to light, so your opponent draws nothing.
rule-X3 =
    Officials: you play 4 officials and turn up a scientist, a hacker, an official and another scientist.
    These are three different factions, so you gain 3 influence.
rule-X4 =
    A turn: you hold 2 journalists and 2 scientists, and there are 3 scientists in the pool.
    You cannot play your scientists, for that takes 3.
    You can take scientists from the pool, all 3 or fewer, and one is enough to play the Science Council next turn; or you can play your 2 journalists now.
    Either way your turn is then over.

section-M7 = Cards, tokens and open questions

rule-M7 = This section holds what is in the box and our answers to questions that the rules leave open.
rule-M7-1 =
    There are 120 cards, 15 of each of the eight factions, and nothing but the faction tells them apart. { -elsewhere }
    A game uses 75 cards. { -elsewhere }
rule-M7-2 =
    The pool always shows 7 cards. { -elsewhere }
    Filling it up is the last step of an action, also between the two actions of a turn in the variant. { -ruling }
rule-M7-3 =
    The extra card of the Detectives may be a fourth detective.
    “Any number” always means at least one. { -ruling }
rule-M7-4 = You may not send the Police to an opponent whose hand is empty. { -ruling }
rule-M7-5 = What the Journalists offer is one package: to accept it you need two cards of one faction, one to give and one to discard. { -ruling }
rule-M7-6 = Cards played or revealed for an effect join the discard pile only when the effect is over, so they are never shuffled into the pile from which it draws. { -ruling }
rule-M7-7 =
    Influence never falls below 0. { -inferred }
    If no action is open to you, your turn passes to the next player. { -ruling }
rule-M7-8 =
    Agree on the five factions before you begin, or take the set for a first game.
    At our table its owner chooses them, leaves them to chance or takes the first-game set. { -ruling }
rule-M7-9 =
    Influence is counted in tokens from the bank, the pool of tokens.
    The tokens are worth 1 and 5. { -elsewhere }
    The bank never runs out. { -ruling }
