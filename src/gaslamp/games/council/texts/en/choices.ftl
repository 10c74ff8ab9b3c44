### Council of Five: what is asked, why, and the answers.
### `$card` is the card whose rule asks; in an answer it is the card picked, if one is.

choice-cut = { $owner } has shuffled. Do you cut the deck?
    .help =
        If you cut, another card comes to lie on top; which one, is left to chance (C6.6).
        You may do so even if you can see what lies there now.
    .answer = Cut it
    .pass = Leave it as it is
choice-lay_board = Which board do you play on?
    .help =
        Your rival moves first, so the board is your choice (C3.2).
        Some spaces add to the features of the cards that fit them (C3.3); think of your own keywords.
        The plain board has no bonuses. The Crossroads favour light cards in the corners and dark ones halfway between. The Harbour has spaces for the sea, the night and travellers, the Catacombs for the undead, magic and the night, and in the middle for a gate.
    .answer = { $board ->
        [plain] { word-board-plain }
        [crossroads] { word-board-crossroads }
        [harbour] { word-board-harbour }
       *[catacombs] { word-board-catacombs }
    }
choice-choose = Your turn: which card do you play?
    .help =
        Play the top card of your deck, or one that has lain in your stash since an earlier turn (C4). You may also put the top card into your stash and go on with the next.
        Discarding ends your turn (C5.5). If nothing at all can be placed or stashed, you may pass (C5.4).
    .answer = { $verb ->
        [play] Play { $card_one }
        [play_stashed] Play { $card_one } from your stash
        [stash] Put { $card_one } into your stash
        [discard] Discard { $card_one } from the top of your deck
        [discard_stashed] Discard { $card_one } from your stash
       *[sink] Put { $card_one } at the bottom of your deck
    }
    .pass = Pass
choice-place = { $card }: on which space?
    .help =
        On any empty space; without a board it must touch another card (C4, C10.1).
        Then it flips the adjacent cards of your rival whose touching feature is lower (C4.2).
    .answer = Lay it { $place_in }
choice-flip_one = { $card }: which card do you flip?
    .help =
        It turns to its other colour, whatever its features (C11.1).
        You have to flip one, even if it shows your own colour.
    .answer = Flip the card { $place_in }
choice-flip_some = { $card }: the cards with which keywords do you flip?
    .help =
        All fitting cards with any of the keywords that you choose are flipped together (C11.3).
        One keyword is enough, more are allowed.
    .answer = { $keyword ->
        [hobo] { fact-keywords-hobo }
        [klm] { fact-keywords-klm }
        [sum] { fact-keywords-sum }
        [gon] { fact-keywords-gon }
        [ashes] { fact-keywords-ashes }
        [serpents] { fact-keywords-serpents }
        [federation] { fact-keywords-federation }
        [gate] { fact-keywords-gate }
        [mi_go] { fact-keywords-mi_go }
        [yig] { fact-keywords-yig }
        [armour] { fact-keywords-armour }
        [weapon] { fact-keywords-weapon }
        [book] { fact-keywords-book }
        [blood] { fact-keywords-blood }
        [council] { fact-keywords-council }
        [cult] { fact-keywords-cult }
        [deep] { fact-keywords-deep }
        [desert] { fact-keywords-desert }
        [detective] { fact-keywords-detective }
        [doctor] { fact-keywords-doctor }
        [dream] { fact-keywords-dream }
        [egypt] { fact-keywords-egypt }
        [faith] { fact-keywords-faith }
        [fire] { fact-keywords-fire }
        [fungus] { fact-keywords-fungus }
        [ghoul] { fact-keywords-ghoul }
        [gold] { fact-keywords-gold }
        [ice] { fact-keywords-ice }
        [law] { fact-keywords-law }
        [lamp] { fact-keywords-lamp }
        [library] { fact-keywords-library }
        [machine] { fact-keywords-machine }
        [madness] { fact-keywords-madness }
        [magic] { fact-keywords-magic }
        [medicine] { fact-keywords-medicine }
        [memory] { fact-keywords-memory }
        [music] { fact-keywords-music }
        [night] { fact-keywords-night }
        [poison] { fact-keywords-poison }
        [press] { fact-keywords-press }
        [road] { fact-keywords-road }
        [sea] { fact-keywords-sea }
        [shadow] { fact-keywords-shadow }
        [sky] { fact-keywords-sky }
        [soldier] { fact-keywords-soldier }
        [stars] { fact-keywords-stars }
        [stone] { fact-keywords-stone }
        [student] { fact-keywords-student }
        [tomb] { fact-keywords-tomb }
        [traveller] { fact-keywords-traveller }
        [undead] { fact-keywords-undead }
        [wilds] { fact-keywords-wilds }
       *[witch] { fact-keywords-witch }
    }
    .pass = That is all: flip them
choice-flip_either = { $card }: the cards with which keyword do you flip?
    .help = All fitting cards with this one keyword are flipped, and no others (C11.4).
    .answer = { choice-flip_some.answer }
choice-remove = { $left ->
        [one] { $card }: which card leaves the board?
       *[other] { $card }: which { $left } cards leave the board?
    }
    .help =
        A card that is removed goes to the removed pile of its owner and does not come back (C11.5, C6.3).
        You cannot decline, even if it is a card of yours.
    .answer = Remove the card { $place_in }
choice-recall = { $card }: which card goes back to its owner’s stash?
    .help =
        Whoever owns it gets it back, whatever colour it shows (C11.6).
        A stash that is too full loses a card to the bottom of the deck (C5.3).
    .answer = Send back the card { $place_in }
choice-pull = { $left ->
        [one] { $card }: which card do you pull, and to which space?
       *[other] { $card }: which { $left } cards do you pull, and to which spaces?
    }
    .help =
        It comes to lie beside the card that you are playing and keeps its colour and the way it points (C11.7).
        The activation follows, and can flip it at once (C8.2).
    .answer = Pull the card { $place_from } { $space_to }
choice-push = { $card }: which card do you push, and where?
    .help = It moves to an empty space next to it, keeps its colour and the way it points, and is not activated again (C11.8, C8.1).
    .answer = Push the card { $place_from } { $space_to }
choice-swap = { $card }: which card changes places with it?
    .help = Both keep their colour and the way they point; then the card that you are playing is activated in its new place (C11.9).
    .answer = The card { $place_in }
choice-shift = { $card }: which row or column do you shift, and which way?
    .help =
        The outermost card that you name moves one space and pushes the cards in front of it along, up to the first gap (C11.10).
        The card that you are playing takes the place that has become free.
    .answer = { $way ->
        [north] From { $place } northwards
        [east] From { $place } eastwards
        [south] From { $place } southwards
       *[west] From { $place } westwards
    }
choice-fetch = { $card }: which card do you fetch from your deck?
    .help =
        It goes into your stash, and you can play it from your next turn on (C11.11).
        Then you shuffle, and your rival may cut (C6.6).
    .answer = Fetch { $card_one }
choice-select = { $left ->
        [one] { $card }: which card do you take out of your deck? (one at most)
       *[other] { $card }: which cards do you take out of your deck? (up to { $left })
    }
    .help =
        You shuffle the rest; then what you have chosen goes on top of your deck or to its bottom (C11.12).
        Your rival does not see which cards they are.
    .answer = Choose { $card_one }
    .pass = No more
choice-put = { $card }: where do the chosen cards go?
    .help =
        On top or at the bottom, in the order that you like. What you put on top last lies uppermost (C11.12).
        Your deck is shuffled already.
    .answer = { $end ->
        [top] { $card }: on top of your deck
       *[bottom] { $card }: to the bottom of your deck
    }
choice-pay = { $left ->
        [one] { $card }: which card do you remove?
       *[other] { $card }: which cards do you remove? ({ $left } more, one by one)
    }
    .help = Both players remove as many cards, from the stash or from the top of the deck, as each likes (C11.14).
    .answer = { $pile ->
        [deck] Remove { $card_one } from the top of your deck
       *[stash] Remove { $card_one } from your stash
    }
choice-give_up = { $card }: which card of your stash do you remove?
    .help = It leaves the game for good; which one is your choice (C11.15).
    .answer = Remove { $card_one }
choice-overflow = Your stash is too full. What goes to the bottom of your deck?
    .help = Cards for which your stash has no more room leave it at once (C5.3). What you name last lies lowest.
    .answer = Put { $card_one } at the bottom of your deck
