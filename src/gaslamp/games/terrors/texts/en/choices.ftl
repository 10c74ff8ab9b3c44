### Terrors of London: what is asked, why, and the answers.
### `$card` is the card that asks; in an answer it is the card picked. `$horde` is 0 outside of hordes.

choice-choose_overlord = Which overlord do you lead tonight?
    .help =
        The overlord brings a faction, life, an ability and four influences of its own (T1.2, T10.6–T10.9).
        There is one for each faction; you cannot choose one that somebody else has (T2.1).
    .answer = { $card }
choice-choose_influences = { $how_many ->
        [one] Which influence goes into your starting deck?
       *[other] Which { $how_many } influences go into your starting deck?
    }
    .help =
        You choose in any order; the others go back to the box (T2.3).
        An influence does something whenever you play it, and its triggered ability works, too, if a monster of your overlord’s faction is in play already (T10.10).
    .answer = Take { $card_one }
choice-act = Your turn: what do you do?
    .help =
        Play and buy cards, attack, form and extend hordes, use relics and your overlord’s ability, haunt: in any order, as often as you can (T3).
        You may pass with at most one card in your hand, and that card goes on top of your deck (T3.8).
        What you have not spent is lost (T4.1).
    .answer = { $verb ->
        [play] Play { $card_one }
        [buy] Buy { $card_one }
        [recruit] Buy an Acolyte
        [attack] Attack
        [form] Form a horde: { $card } – { $other }
        [extend_left] Extend horde { $horde } on the left: { $card } – { $other }
        [extend_right] Extend horde { $horde } on the right: { $other } – { $card }
        [relic] Use { $card_one }
        [rule] Use the ability of { $card_one }
       *[haunt] Haunt with { $card_one }
    }
    .pass = Pass
choice-aim = Whom do you attack, and with how much power?
    .help =
        Every power that you spend is a point of damage (T3.3).
        Armour takes the first damage of each turn, however you split your attacks.
    .answer = Attack { $seat } with { $count } power
choice-transmute = How many coins do you transform into regeneration?
    .help =
        Each coin becomes one regeneration, which heals at once; what heals nothing is lost at the end of your turn (T10.6, T9.8).
        You may transform again later in this turn (T9.16).
    .answer = { $count ->
        [one] Transform { $count } coin
       *[other] Transform { $count } coins
    }
choice-hunt = Which monster of the Street do you buy, and what do you pay?
    .help = Once in your turn you may pay for a cheap monster of the Street with coins and power in any mixture (T10.9).
    .answer = { $power ->
        [0] { $coins ->
            [one] Buy { $card_one } for { $coins } coin
           *[other] Buy { $card_one } for { $coins } coins
        }
       *[other] { $coins ->
            [0] Buy { $card_one } for { $power } power
            [one] Buy { $card_one } for { $coins } coin and { $power } power
           *[other] Buy { $card_one } for { $coins } coins and { $power } power
        }
    }
choice-summon = You have bought { $card_one }. Where does it go?
    .help =
        A monster with Summon may go on top of your deck instead of to your discard pile (T9.11).
        Everybody has seen which card it is.
    .answer = On top of your deck
    .pass = To your discard pile
choice-claim = You have bought { $card_one }. Where does it go?
    .help =
        Once in your turn your overlord lets you put a monster that you buy from the Street on top of your deck, as if it had Summon (T10.8).
        Everybody has seen which card it is.
    .answer = On top of your deck, by your overlord’s ability
    .pass = To your discard pile
choice-make_room = Your relic zone is full. Which relic leaves the game, to make room for { $card_one }?
    .help = You can keep only so many relics; the one that you choose now leaves the game for good (T3.1).
    .answer = Remove { $card_one } from the game
choice-unleash = Which horde ability do you activate?
    .help =
        Whenever you form or extend a horde, you activate one horde ability of any monster in it (T3.4).
        Each ability can be used once in your turn, and it need not be that of the newcomer.
    .answer =
        { $card }: { $deed ->
            [coin] { $count ->
                [one] gain { $count } coin
               *[other] gain { $count } coins
            }
            [power] gain { $count } power
            [regeneration] gain { $count } regeneration
            [draw] { $count ->
                [one] draw { $count } card
               *[other] draw { $count } cards
            }
            [curse] { $count ->
                [one] cast a Curse
               *[other] cast { $count } Curses
            }
            [haunt] { $count ->
                [one] put a haunt token on this monster
               *[other] put a haunt token on this monster (×{ $count })
            }
            [sacrifice] { $count ->
                [one] sacrifice a card
               *[other] sacrifice { $count } cards
            }
            [command] { $count ->
                [one] command a monster back
               *[other] command { $count } monsters back
            }
            [frenzy] { $count ->
                [one] Frenzy
               *[other] Frenzy, { $count } times
            }
            [destroy] { $count ->
                [one] destroy a card
               *[other] destroy { $count } cards
            }
            [rally] { $count ->
                [one] take a Rally token
               *[other] take { $count } Rally tokens
            }
            [reveal] { $count ->
                [one] reveal the top card of your deck
               *[other] reveal the top { $count } cards of your deck
            }
            [life] gain { $count } life
            [dearest] { $count ->
                [one] gain as much power as your dearest monster costs
               *[other] gain as much power as your dearest monster costs, { $count } times
            }
            [reuse_relic] { $count ->
                [one] use a relic once more
               *[other] use relics { $count } times more
            }
            [coin_or_regeneration] { $count ->
                [one] gain coins or regeneration
               *[other] gain coins or regeneration, { $count } times
            }
            [haunt_one] { $count ->
                [one] put a haunt token on a monster
               *[other] put { $count } haunt tokens on monsters
            }
            [look_and_discard] { $count ->
                [one] look at the top card of your deck
               *[other] look at the top { $count } cards of your deck
            }
           *[unleash] { $count ->
                [one] activate another horde ability
               *[other] activate { $count } other horde abilities
            }
        }
choice-unleash_any = { $card }: which horde ability do you activate?
    .help =
        Any monster of yours in play will do, in a horde or not (T3.4).
        Each ability can be used once in your turn.
    .answer =
        { choice-unleash.answer }{ $horde ->
            [0] { "" }
           *[other] { " " }(horde { $horde })
        }
choice-respond = Several abilities are triggered at once. Which one comes next?
    .help = What triggered them has been carried out to its end; now they follow one another in the order that you choose (T3.1).
    .answer = { $card }
choice-curse = { $card }: whom do you curse?
    .help = Whoever is cursed must discard a card or lose life (T9.2); armour is no help.
    .answer = Curse { $seat }
choice-suffer = { $curser } curses you ({ $card }): do you discard a card or lose { $life } life?
    .help =
        You discard a card of your choice or lose life; armour is no help (T9.2).
        Without a card in hand there is only life to lose (T8.1).
    .answer = Discard { $card_one }
    .pass = Lose { $life } life
choice-command = { $how_many ->
        [one] { $card }: which monster do you command back?
       *[other] { $card }: which { $how_many } monsters do you command back?
    }
    .help =
        A cheap monster of your discard pile returns to your hand, and you can play it again.
        If there is such a monster, you must take one (T9.9).
    .answer = Take { $card_one } back into your hand
    .pass = Command nobody
choice-frenzy = { $how_many ->
        [one] { $card }: Frenzy! What do you gain?
       *[other] { $card }: Frenzy, { $how_many } times! What do you gain?
    }
    .help = One of the two resources, as much as stands there (T9.10).
    .answer = { $resource ->
        [coin] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
        [power] { $count } power
       *[regeneration] { $count } regeneration
    }
choice-brew = { $how_many ->
        [one] { $card }: what do you gain?
       *[other] { $card }: what do you gain, { $how_many } times?
    }
    .help = One of the two resources, as much as stands there (T10.5).
    .answer = { $resource ->
        [coin] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
        [power] { $count } power
       *[regeneration] { $count } regeneration
    }
choice-sacrifice = { $how_many ->
        [one] { $card }: which card do you sacrifice?
       *[other] { $card }: which { $how_many } cards do you sacrifice?
    }
    .help =
        A monster, an influence or a relic of yours in play leaves the game for good, and you gain something for it.
        A Sacrifice is an order: you must choose, if need be the very card that demands it (T9.7).
        Starting cards are a good choice, for they clog your deck.
    .answer =
        Sacrifice { $card_one }{ $token ->
            [none] { "" }
            [haunt] { " " }with a Haunt token
           *[banish] { " " }with a Banish token
        }{ $horde ->
            [0] { "" }
           *[other] { " " }in horde { $horde }
        }
    .pass = Sacrifice nothing
choice-destroy = { $card }: which card do you destroy?
    .help =
        A card in play, anybody’s, goes to the discard pile of its owner; a card of the Street leaves the game, and another takes its place (T9.12).
        Destroy is an order: you must choose one.
    .answer =
        Destroy { $card_one }{ $token ->
            [none] { "" }
            [haunt] { " " }with a Haunt token
           *[banish] { " " }with a Banish token
        }{ $horde ->
            [0] { "" }
           *[other] { " " }in horde { $horde }
        }{ $seat_number ->
            [15] { " " }in the Street
           *[other] { " " }({ $seat })
        }
    .pass = Destroy nothing
choice-haunt_one = { $how_many ->
        [one] { $card }: which monster gets a haunt token?
       *[other] { $card }: which monsters get a haunt token? ({ $how_many } at most)
    }
    .help = It stays in play when your turn ends, and you can haunt with it in your next one (T10.12, T5).
    .answer =
        { $card }{ $horde ->
            [0] { "" }
           *[other] { " " }in horde { $horde }
        }
    .pass = None of them
choice-reuse_relic = { $card }: which relic do you use?
    .help =
        You must use one; it may be one that you have used in this turn already (T10.2).
        One that you have not used can still be used afterwards (T3.5).
    .answer = Use { $card_one }
    .pass = Use none
choice-discard_from_deck = { $how_many ->
        [one] { $card }: you look at the top card of your deck. Do you discard it?
       *[other] { $card }: you look at the top { $how_many } cards of your deck. Which do you discard?
    }
    .help = Only you have seen what lies there; what you discard all can see (T10.11).
    .answer = Discard { $card_one }
    .pass = { $how_many ->
        [one] Leave it there
       *[other] Leave them there
    }
