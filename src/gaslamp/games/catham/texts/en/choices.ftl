### Catham City: what is asked, why, and the answers.

choice-act = What do you do?{ $n ->
        [0] { "" }
       *[other] { " " }(action { $n } of 2)
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
choice-sell = { $to } plays the detectives. Do you discard { $at_one } for 1 influence?
    .help =
        The detectives came with an extra card, and every opponent may discard one card of its faction for 1 influence.
        If you have none, you can only keep your cards; nobody learns why you did.
    .answer = Discard { $faction_one } for 1 influence
    .pass = Keep your cards
choice-discard = { $to }’s mafia takes { $n ->
        [one] 1 card. Which one, in the order of the factions?
       *[other] { $n } cards. Which one first, in the order of the factions?
    }
    .help =
        You pay the mafia with cards, one at a time, in the order of the factions.
        Once you have discarded a card, the factions before it are no longer offered.
    .answer = Discard { $faction_one }
choice-hand_limit = You hold { $n ->
        [one] 1 card
       *[other] { $n } cards
    } too many. { $n ->
        [one] Which do you discard, in the order of the factions?
       *[other] Which do you discard first, in the order of the factions?
    }
    .help =
        Nobody may keep more than 10 cards. You discard the excess one at a time, in the order of the factions.
        Once you have discarded a card, the factions before it are no longer offered.
    .answer = Discard { $faction_one }
choice-squeeze = { $to } plays the mafia. How do you pay?
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
        Only opponents with enough cards in hand are offered.
    .answer = { $seat }
choice-inform = { $to } plays the journalists. Do you give a card and discard another like it, for 1 influence?
    .help =
        You may give the player of the journalists one card and discard another one of the same faction; you gain 1 influence.
        You need two cards of one faction; if you have none, you can only refuse, and nobody learns why you did.
    .answer = Give { $faction_one } and discard another for 1 influence
    .pass = Give nothing
