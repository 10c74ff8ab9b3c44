### Catham City: what is asked, why, and the answers.

choice-act = What do you do?{ $action ->
        [0] { "" }
       *[other] { " " }(action { $action } of 2)
    }
    .help =
        Take cards of one faction from the pool, or play a set of one faction from your hand.
        What each faction’s set does is told by rules M4.1 to M4.8; with two actions a turn, see M5.2.
    .answer = { $verb ->
        [take] Take { $faction_some } from the pool
       *[play] Play { $faction_some }
    }
    .pass = Pass
choice-extra = You play { $card_some }. Which extra card do you add?
    .help =
        The set is complete only with one extra card from your hand; its faction decides what counts next.
        The set and the extra card are discarded when the effect is over.
    .answer = Add { $faction_one }
choice-sell = { $by } plays the detectives. Do you discard { $extra_one } for 1 influence?
    .help =
        The detectives came with an extra card, and every opponent may discard one card of its faction for 1 influence.
        If you have none, you can only keep your cards; nobody learns why you did.
    .answer = Discard { $faction_one } for 1 influence
    .pass = Keep your cards
choice-discard = { $by }’s mafia takes { $left ->
        [one] 1 card. Which one do you discard?
       *[other] { $left } cards. Which ones do you discard?
    }
    .help =
        You pay the mafia with cards of your choice.
        Name all of them at once, in any order; several may be of the same faction.
    .answer = Discard { $faction_one }
choice-hand_limit = You hold { $left ->
        [one] 1 card too many. Which one do you discard?
       *[other] { $left } cards too many. Which ones do you discard?
    }
    .help =
        Nobody may keep more than 10 cards; you choose which to discard.
        Name all of them at once, in any order; several may be of the same faction.
    .answer = Discard { $faction_one }
choice-squeeze = { $by } plays the mafia. How do you pay?
    .help =
        The mafia takes 2 cards of your choice or 1 influence.
        If you cannot afford one of them, it is not offered; who has neither influence nor two cards gives the only card.
    .answer = { $payment ->
        [cards] Discard 2 cards
       *[influence] Give back 1 influence
    }
choice-target = Against whom do you play { $card_some }?
    .help =
        One opponent must reveal cards, picked blindly, as many as you played.
        Hackers need an opponent with that many cards in hand; against officers whoever has fewer reveals all.
    .answer = { $seat }
choice-inform = { $by } plays the journalists. Do you give a card and discard another like it, for 1 influence?
    .help =
        You may give the player of the journalists one card and discard another one of the same faction; you gain 1 influence.
        You need two cards of one faction; if you have none, you can only refuse, and nobody learns why you did.
    .answer = Give { $faction_one } and discard another for 1 influence
    .pass = Give nothing
