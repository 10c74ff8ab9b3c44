### Terrors of London: what is asked, why, and the answers.
### `$card` is the card that asks; in an answer it is the card picked. `$horde` is 0 outside of hordes.

choice-choose_overlord = Which overlord do you lead tonight?
    .help =
        The overlord brings a faction, life, an ability and four influences of its own (T1.2, T10.6–T10.9).
        There is one for each faction, and whoever is taken is taken (T2.1).
    .answer = { $card }
choice-choose_influences = { $how_many ->
        [one] Which influence goes into your starting deck?
       *[other] Which { $how_many } influences go into your starting deck?
    }
    .help = An influence does something whenever you play it, and more if a monster of your overlord’s faction is in play already (T2.3, T10.10).
    .answer = Take { $card_one }
choice-act = Your turn: what do you do?
    .help =
        Play, buy, attack, form and extend hordes, use relics and your overlord, haunt: in any order, as often as you can (T3).
        You may pass with at most one card in your hand, and that card goes on top of your deck (T3.8); what you have not spent is lost (T4.1).
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
choice-transmute = How many coins do you turn into regeneration?
    .help = Each coin becomes one regeneration, which heals at once as long as there is a wound (T10.6, T9.8).
    .answer = { $count ->
        [one] Turn { $count } coin into regeneration
       *[other] Turn { $count } coins into regeneration
    }
choice-hunt = Which monster of the Street do you hunt down, and what do you pay?
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
choice-claim = You have bought { $card_one }. Does your overlord claim it?
    .help =
        Once in your turn a monster that you buy in the Street may go on top of your deck (T10.8).
        Everybody has seen which card it is.
    .answer = Claim it: on top of your deck
    .pass = No: to your discard pile
choice-make_room = Your relic zone is full. Which relic makes room for { $card_one }?
    .help = You can keep only so many relics; the one that makes room leaves the game for good (T3.1).
    .answer = Give up { $card_one }
choice-unleash = Which horde ability do you unleash?
    .help =
        Whenever a horde is formed or extended, one ability of any monster in it works (T3.4).
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
                [one] take a haunt token
               *[other] take a haunt token (×{ $count })
            }
            [sacrifice] { $count ->
                [one] sacrifice a card
               *[other] sacrifice up to { $count } cards
            }
            [command] { $count ->
                [one] command a monster back
               *[other] command up to { $count } monsters back
            }
            [frenzy] { $count ->
                [one] Frenzy
               *[other] { $count } times Frenzy
            }
            [destroy] { $count ->
                [one] destroy a card
               *[other] destroy up to { $count } cards
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
                [one] power as your dearest monster costs
               *[other] power as your dearest monster costs, { $count } times
            }
            [reuse_relic] { $count ->
                [one] use a relic once more
               *[other] use relics { $count } times more
            }
            [coin_or_regeneration] { $count ->
                [one] coins or regeneration
               *[other] coins or regeneration, { $count } times
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
                [one] unleash another horde ability
               *[other] unleash { $count } other horde abilities
            }
        }
choice-unleash_any = { $card }: which horde ability do you unleash?
    .help =
        Any monster of yours in play will do, in a horde or not (T3.4).
        Each ability can be used once in your turn.
    .answer =
        { choice-unleash.answer }{ $horde ->
            [0] { "" }
           *[other] { " " }(horde { $horde })
        }
choice-respond = Several abilities are set off at once. Which one comes next?
    .help = What set them off is over and done with; now they follow one another in the order that you choose (T3.1).
    .answer = { $card }
choice-curse = { $card }: whom do you curse?
    .help = Whoever is cursed must discard a card or lose life (T9.2); armour is no help.
    .answer = Curse { $seat }
choice-suffer = { $curser } curses you ({ $card }). What do you suffer?
    .help =
        You discard a card of your choice or lose life (T9.2).
        Without a card in hand there is only life to lose (T8.1).
    .answer = Discard { $card_one }
    .pass = Lose { $life } life
choice-command = { $how_many ->
        [one] { $card }: which monster do you command back?
       *[other] { $card }: which monsters do you command back? ({ $how_many } at most)
    }
    .help = A cheap monster of your discard pile returns to your hand, and you can play it again (T9.9).
    .answer = Take { $card_one } back into your hand
    .pass = Command nobody
choice-frenzy = { $how_many ->
        [one] { $card }: Frenzy! What do you gain?
       *[other] { $card }: { $how_many } times Frenzy! What do you gain?
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
        [one] { $card }: what do you brew?
       *[other] { $card }: what do you brew, { $how_many } times?
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
        [one] { $card }: what do you sacrifice?
       *[other] { $card }: what do you sacrifice? ({ $how_many } cards at most)
    }
    .help =
        A monster, an influence or a relic of yours in play leaves the game for good, and you gain something for it (T9.7).
        It is a good end for starting cards, which only make your deck thick.
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
choice-destroy = { $card }: what do you destroy?
    .help =
        A card in play, anybody’s, goes to the discard pile of its owner; a card of the Street leaves the game, and another takes its place (T9.12).
        You may also spare them all.
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
    .help = It stays in play when your turn ends, and can haunt in your next one (T10.12, T5).
    .answer =
        { $card }{ $horde ->
            [0] { "" }
           *[other] { " " }in horde { $horde }
        }
    .pass = None of them
choice-reuse_relic = { $card }: which relic works?
    .help =
        It works even if you have used it in this turn already (T10.2).
        One that you have not used can still be used afterwards (T3.5).
    .answer = Use { $card_one }
    .pass = Use none
choice-discard_from_deck = { $how_many ->
        [one] { $card }: you look at the top card of your deck. Does it stay?
       *[other] { $card }: you look at the top { $how_many } cards of your deck. Which do you discard?
    }
    .help = Only you have seen what lies there; what you discard all can see (T10.11).
    .answer = Discard { $card_one }
    .pass = { $how_many ->
        [one] Leave it there
       *[other] Leave them there
    }
