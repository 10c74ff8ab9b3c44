### Terrors of London: the rules, one message for each rule id (T3.2 is rule-T3-2).
### What is not printed stands in lines of its own, each marked at its end as engine/texts says: ours, verified elsewhere, or inferred.

section-T1 = Cards and terms

rule-T1 = This section names what you will meet on the table.
rule-T1-1 =
    There are four factions: Undead, Beasts, Mortals and Spirits.
    A card with the symbol of a faction belongs to it; monsters without such a symbol, Cultists and Fanatics for example, stand outside the factions.
rule-T1-2 =
    Your overlord belongs to a faction; its sheet shows the most life it can have, and an ability of its own.
    Each overlord has influence cards of its own, of which you use two; two of them bear a mark that recommends them for first games.
    There are four influences for each overlord. { -elsewhere }
    What the printed influences are called and what they do is not publicly known; ours stand in for them, and which two are marked is our choice. { -ruling }
rule-T1-3 =
    There are three kinds of cards: monsters, influences and relics.
    Acolytes are monsters too, but they have a stack of their own.
    Each Acolyte belongs to a faction, two to each: they are shuffled, so they must differ. { -inferred }
    Of most cards the printed text is not publicly known; names, costs and effects of our own stand in for it. { -ruling }
rule-T1-4 =
    There are three resources: coins, power and regeneration.
    What you gain collects in your pool, and you may spend it at any time in the same action phase; what is left is lost in the clean-up phase (T4.1).
rule-T1-5 = The golden rule: where the text of a card and these rules disagree, the card is right.

section-T2 = Set-up

rule-T2 = Before the first turn you choose overlords and influences, make your decks and lay out the Street.
rule-T2-1 =
    Chance picks the first player; from there on, each of you chooses a faction and one of its overlords.
    There is one overlord to a faction: Methuselah leads the Undead, Lilith the Mortals, Fenris the Beasts and Azazael the Spirits. { -elsewhere }
    Nobody can choose a faction that is already taken, for its only overlord is taken with it. { -ruling }
rule-T2-2 = Your life begins at the highest number on the sheet of your overlord.
rule-T2-3 =
    From the first player on, each of you chooses two of the influences of your own overlord; for first games the two marked ones are recommended.
    Before the game you may agree that everybody takes the marked ones; then nobody chooses. { -ruling }
rule-T2-4 = Your starting deck has 10 cards: 5 Cultists, 3 Fanatics and your 2 influences, shuffled.
rule-T2-5 =
    The 8 Acolytes are shuffled into a face-down stack of their own.
    All other monsters and the relics, shuffled together, are the Market; its top 5 cards, turned up in a row, are the Street, to which the Acolytes do not belong.
    Cultists, Fanatics, influences and overlords that nobody uses stay in the box.
rule-T2-6 = The first player draws 4 cards, the other player 5.
rule-T2-7 =
    Four can play in two teams: you and the player opposite you against the other two, so that the teams take turns. { -ruling }
    Everybody gets a full starting deck, though the box has cards for only two. { -ruling }
    All but the first player draw 5 cards. { -ruling }
    Each overlord has a life of its own, and each time you attack or curse somebody, you choose either opponent. { -ruling }
    A beaten overlord can no longer be chosen, and its player takes no more turns. { -ruling }
    A team loses when both its overlords are at 0 life. { -ruling }

section-T3 = The turn

rule-T3 = Your turn has three phases: action, clean-up (T4) and draw (T6). In the action phase you do any of these things, in any order and as often as you like, until you pass.
rule-T3-1 =
    Play a card from your hand; this costs nothing. Monsters and influences are laid face up into your play area, relics into your relic zone.
    The resources and keywords of a monster work at once, and when all that is done, its unique abilities.
    A triggered ability waits for its condition; its text names the benefit, how often you get it, and the condition.
    What triggers an ability is carried out to its end first; if several abilities are triggered together, you choose their order.
    An influence also gives its resources and keywords at once, but its triggered ability works only if a monster of your overlord’s faction is already in play (T10.10).
    A monster that you play after the influence does not help it any more.
    A relic from your hand does nothing yet when it is laid down.
    You can have three relics; before you add another, you choose one in the zone, and that one leaves the game.
    Resources come before keywords. { -ruling }
    An ability is triggered only on cards that are in play at that moment. { -ruling }
    A triggered ability is lost if its card leaves play before it is carried out. { -ruling }
rule-T3-2 =
    Buy a card: for as many coins as it costs, take a card of the Street, or for 2 coins the top Acolyte of the stack while there is one.
    A gap in the Street is filled from the Market at once; once the Market is empty, gaps stay.
    A monster that you have bought, Acolyte or not, goes face up to your discard pile; one with Summon may go on top of your deck instead (T9.11).
    A relic that you have bought goes straight to your relic zone (T3.1) and can be used in the same turn.
rule-T3-3 =
    Attack: spend as much power as you like; your opponent’s overlord suffers that much damage and loses as much life.
    The armour of all your opponent’s cards in play is added up, and in each turn that much of the whole damage does no harm.
    So armour absorbs the first damage of each turn, even if it is spread over several attacks.
    Armour does not help when life is lost in another way: by a Curse, as the price of an ability, or because a text says so.
    What counts at each attack is the armour in play at that moment, less what was absorbed before in the same turn. { -ruling }
rule-T3-4 =
    Horde: at its bottom a monster of a faction shows on the left and on the right with which faction it can be joined on that side, and one or two horde abilities.
    Two neighbours fit if, where they touch, each shows the faction of the other.
    Form a horde of two fitting monsters in your play area that are not in a horde, or extend a horde by one such monster, which you lay at either end where it fits its neighbour.
    Each time activate one horde ability of any monster in that horde that you have not used yet.
    Neither the monster that you have just added nor the sides that touch limit your choice.
    Each horde ability can be used once in an action phase, even if the text of a card lets you activate it.
    Two abilities with an “or” between them are two, and you can use both, one at a time.
    A monster belongs to no more than one horde in an action phase.
    Activating an ability is compulsory when you form a horde, too: here the printed rules say that you may, but their glossary that you do. { -ruling }
    From left to right, Beasts are followed by Undead, Undead by Spirits, Spirits by Mortals, and Mortals by Beasts again. { -inferred }
    A horde lasts until your action phase ends; a monster that stays in play is in no horde when your next turn begins. { -ruling }
    If a monster leaves a horde, the others remain a horde. { -ruling }
    A monster that comes back into play counts as a new card, and so do its horde abilities. { -ruling }
    Equal cards in play differ only by their token and their horde; of equal monsters outside of hordes, one that would not stay by haunt joins first. { -ruling }
rule-T3-5 =
    Use a relic: choose a relic in your zone that you have not used this turn; what it says happens at once.
    A relic that leaves play and comes back in the same turn stays used. { -ruling }
rule-T3-6 =
    Use your overlord’s ability as its text says, and as often as that allows (T10.6–T10.9).
    Where it is not known how often the text allows it, the ability can be used once in each of your turns. { -ruling }
rule-T3-7 =
    Haunt: choose a monster that was in your play area when this turn began, whose haunt token shows “Banish” and which you have not haunted with in this turn.
    Its resources, keywords and unique abilities all work once more.
    The monster cannot get a second token. Its triggered abilities work like those of any other card in play.
rule-T3-8 =
    Pass: you may do so only with at most one card in your hand, and that card goes face down on top of your deck. This ends the action phase.
    If everybody knows the card, they still know it there. { -ruling }

section-T4 = Clean-up

rule-T4 = In the clean-up phase you clear your play area.
rule-T4-1 =
    All influences go to your discard pile, and so do all monsters that no haunt token keeps in play (T5.3).
    The resources in your pool are lost. Then every token that shows “Haunt” is turned to “Banish”. Relics stay.

section-T5 = Haunt tokens

rule-T5 = A haunt token keeps a monster in play for one more of your turns.
rule-T5-1 = The keyword Haunt (T9.5) puts a token on the monster, with the side “Haunt” up, unless it has one.
rule-T5-2 = When a monster with a token becomes part of a horde, its token is turned to “Banish”.
rule-T5-3 =
    In the clean-up phase all monsters whose token shows “Banish” go to the discard pile first, and their tokens are put back.
    Only then are the tokens that show “Haunt” turned to “Banish”, and the monsters under them stay in play.
rule-T5-4 = So a monster with a haunt token stays for one more of your turns, can be haunted with once in that turn (T3.7), and leaves when the turn ends.

section-T6 = Drawing cards

rule-T6 = The draw phase ends your turn.
rule-T6-1 =
    Draw 5 cards, and one more for each Rally token that you have; then put these tokens back. There is no limit to your hand.
    If your deck is empty when you have to draw, shuffle your discard pile: it is your new deck. Apart from that you shuffle only when an effect says so.
    If your discard pile is empty as well, you draw only as many cards as there are. { -ruling }
    Everybody knows which cards you own; so when your deck is made anew, everybody knows what is in your hand. { -ruling }

section-T7 = The end of the game

rule-T7 = You win by bringing your opponent’s overlord down.
rule-T7-1 =
    The game ends at once when the life of an overlord comes to 0; the other player wins. An overlord never has more life than at the start.
    Teams play on until both overlords of one of them are beaten (T2.7). { -ruling }

section-T8 = Abilities

rule-T8 = What a card can do is said by symbols and keywords (T9), or by a text of its own (T10); monsters of factions have horde abilities as well (T3.4).
rule-T8-1 =
    If you are cursed with no card in your hand, you lose the life. { -ruling }
    With 2 life or less you may still choose to discard. { -ruling }
rule-T8-2 =
    Some cards have a text that no other card has, unique or triggered; each such text is a rule of its own in T10.
    Only a few of the printed texts are publicly known; the others are ours. { -ruling }
rule-T8-3 = A Command fetches no card without a printed cost, that is no Cultist and no Fanatic. { -ruling }

section-T9 = Keywords and symbols

rule-T9 = These keywords and symbols stand on the cards; if one needs a number, the card says it.
rule-T9-1 = Draw: you draw as many cards from your deck as the card says (T6.1).
rule-T9-2 = Curse: you choose an opponent, who then has the choice of losing 2 life or discarding 1 card (T8.1).
rule-T9-3 = Power: you gain as much power as the card says; you attack with it (T3.3).
rule-T9-4 = Coin: you gain as many coins as the card says; you buy cards with them (T3.2).
rule-T9-5 = Haunt: this monster gets a haunt token with the side “Haunt” up, unless it has one (T5).
rule-T9-6 = Armour: while this card is in play, it absorbs as much damage in each turn as it says; you need not do anything for it (T3.3).
rule-T9-7 =
    Sacrifice: you choose a card, which leaves the game for good; it has to be in your own play area unless the text says otherwise.
    For each card that leaves in this way, you gain what a printed symbol shows.
    This is an order: if there is a card that you can choose, you must.
    Your relics can be chosen, too: a printed text speaks of a relic in your play area. { -inferred }
    The symbol is lost in our source; with us you gain 1 power for each card. { -ruling }
rule-T9-8 =
    Regeneration: you gain as much regeneration as the card says; spent, each one gives your overlord 1 life back, up to its life at the start.
    Regeneration is spent for you as soon as there is life to win back. { -ruling }
rule-T9-9 =
    Command: you take a monster with a cost below 4 from your discard pile back into your hand, and you can play it again (T8.3).
    If there is such a monster, you must take one.
rule-T9-10 =
    Frenzy: you choose which of two resources you gain.
    The symbols are lost in our source; with us you choose 2 coins or 2 power. { -ruling }
rule-T9-11 = Summon: when you buy this card, you may put it face down on top of your deck.
rule-T9-12 =
    Destroy: you choose a card in play, which goes to the discard pile of its owner, or a card of the Street, which leaves the game and is replaced from the Market.
    A card in play may be anybody’s, your own as well, be it a monster, an influence or a relic.
    This is an order: if there is a card that you can choose, you must.
    The cards of a beaten overlord cannot be chosen (T2.7). { -ruling }
rule-T9-13 =
    Rally: you take a Rally token, and in the draw phase you draw one more card for it (T6.1).
    Tokens never run out, neither these nor haunt tokens. { -ruling }
rule-T9-14 = Reveal: you show the card to your opponent. If a deck is too short for it, the discard pile of its owner is first shuffled and put under that deck.
rule-T9-15 = Look: you look at the card without having to show it to anybody; if the deck is too short, do as for Reveal (T9.14).
rule-T9-16 =
    Transform: if a text lets you transform one resource into another, you may do so one for one, at any moment of your action phase.
    With us you do it between any two other actions, as often as you like. { -ruling }
rule-T9-17 =
    Discard: you discard a card only if an effect makes you, and then at once and from your hand.
    Anybody may look through a discard pile at any time; the cards in it do nothing, and their order does not matter.
rule-T9-18 = Chosen: you choose a target, and it has to be of the kind that the text names.

section-T10 = Texts of cards and overlords

rule-T10 = Here is what cards and overlords do by a text of their own.
rule-T10-1 =
    Skeleton: you gain as much of the resource shown as the dearest monster in your play area costs.
    The printed symbol was read as power. { -inferred }
    The Skeleton counts too. { -ruling }
rule-T10-2 =
    Relic Hunter: you activate a relic, even if you have already used it in this action phase. This is an order, too.
    It is inferred from a picture that this is the Relic Hunter’s text. { -inferred }
    A relic that you have not used yet can still be used after it (T3.5). { -ruling }
rule-T10-3 =
    Poltergeist: when you play your first Mortal monster of the turn, you must Sacrifice (T9.7).
    If you have played a Mortal before the Poltergeist in the same turn, it is too late for this. { -ruling }
rule-T10-4 =
    Coven Witch: each time you curse somebody, you gain 2 life.
    This begins with the Curse of the Coven Witch herself. { -ruling }
    Her name is ours, for the printed one is lost. { -ruling }
rule-T10-5 = Alchemist: you choose either coins or regeneration, and gain as much of it as the card says. { -ruling }
rule-T10-6 =
    Azazael may transform coins into regeneration, not the other way round; what is printed on this sheet is not publicly known. { -ruling }
    When and how often you may do so is said by Transform (T9.16).
    You need no wound for it; regeneration that heals nothing is lost at the end of the turn (T4.1). { -ruling }
rule-T10-7 =
    Methuselah: you lose as much life as the sheet says and draw as many cards as it says, once in each of your turns. { -ruling }
    You need more life than you lose, and a card to draw; armour does not help. { -ruling }
rule-T10-8 =
    Lilith: a monster that you buy from the Street may go face down on top of your deck instead of to your discard pile. { -elsewhere }
    This works once in each of your turns (T3.6). { -ruling }
rule-T10-9 =
    Fenris: once in each of your turns you may buy a monster of the Street with a cost below 4 and pay for it with coins and power in any mixture.
    It is inferred that this printed text is the one of Fenris. { -inferred }
rule-T10-10 =
    Influence: its triggered ability works if there is a monster of your overlord’s faction in your play area at the moment when you play it, and otherwise not at all.
    The triggered ability comes after everything else on the card. { -ruling }
    An Acolyte of that faction is enough for it. { -ruling }
rule-T10-11 = Spell Key: you look at the top card of your deck (T9.15) and may discard it. { -ruling }
rule-T10-12 = Haunted Mirror and Possession: you may choose a monster in your play area that has no haunt token and put one on it, with the side “Haunt” up (T5). { -ruling }
