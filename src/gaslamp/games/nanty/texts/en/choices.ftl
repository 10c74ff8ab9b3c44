### Nanty Narking: what is asked, why, and the answers.
### `$card` is the card or the random event that asks; in an answer it is the card picked.

choice-act = { $stage ->
        [first] It is your turn. What do you do?
        [another] Do you play another card?
       *[other] Anything else before your turn ends?
    }
    .help = { $stage ->
        [first]
            If you have a card in your hand, you must play one; its symbols are carried out from the top downwards (N2.2, N2.7).
            The ability of a district card that you hold may be used before or after it, each once in your turn (N2.6).
        [another]
            You need not play any; what you play is carried out completely before you go on (N2.3, N9.7).
            Abilities of your districts may be used in between (N2.6).
       *[other]
            You can still use abilities of your districts (N2.6), or end the turn with a reaction that brings your last card back (N9.44).
            You are asked even if you have no such reaction; nobody learns why you just end your turn.
    }
    .answer = { $verb ->
        [play] Play { $card_one }
        [use] Use the ability of { $card_one }{ $price ->
            [0] {""}
           *[other] {" "}(£{ $price })
        }
       *[interrupt] Play { $card_one }: take your last card back and end the turn
    }
    .pass = End your turn
choice-meanwhile = { $card }: next comes “{ $symbol ->
        [place_agent] place an agent
        [build] build
        [assassinate] assassinate
        [remove_unrest] remove unrest
        [scroll] scroll
       *[random_event] random event
    }”. Do you use a district first?
    .help =
        The ability of a district card may be used between two symbols of a card, too, each once in your turn (N2.6).
        If you go on, you are asked again in this card only when more abilities can be used than now.
    .answer = Use the ability of { $card_one }{ $price ->
            [0] {""}
           *[other] {" "}(£{ $price })
        }
    .pass = Go on to that symbol
choice-place = Where do you place an agent?
    .help =
        By the symbol an agent goes where you have one already, or next door; if you have none on the board, anywhere (N3.1).
        Texts and abilities have their own say about it (N9.29, N10.1); where somebody stands already, unrest breaks out (N4.1).
    .answer = Place an agent { $place_in } ({ $place_number })
    .pass = Place nobody
choice-transfer = All your agents are on the board. Which one do you move, and where?
    .help =
        With none left in your supply you may move one that is on the board, by the same rule, as if it were not there (N3.1).
        The unrest that it leaves behind goes; where it meets somebody, there is new unrest (N4).
    .answer = { $way ->
        [back] Lift an agent and send it back { $place_to } ({ $place_number })
       *[away] Move an agent { $origin_from } ({ $origin_number }) { $place_to } ({ $place_number })
    }
    .pass = Move nobody
choice-raise = { $share ->
        [0] Where do you build?
        [1] Where do you build?
        [2] Where do you build at half price?
       *[other] Where do you build at a cheaper price?
    }
    .help =
        You need an agent there and the money, and there must be neither a building nor an unrest marker (N3.2).
        The district card is yours as long as the building stands; its ability works from the next turn on (N10).
    .answer = Build { $place_in } ({ $place_number }), £{ $price }
    .pass = Build nothing
choice-rebuild = { $share ->
        [0] All your buildings are on the board. Which one do you pull down, and where do you build instead?
        [1] All your buildings are on the board. Which one do you pull down, and where do you build instead?
       *[other] All your buildings are on the board. Which one do you pull down, and where do you build more cheaply instead?
    }
    .help = The old district card goes back, and you pay for the new building as usual (N3.2).
    .answer = Pull down your building { $origin_in } ({ $origin_number }) and build { $place_in } ({ $place_number }), £{ $price }
    .pass = Leave them all standing
choice-remove = { $card }: whom do you remove?
    .help =
        An assassin needs an unrest marker in the district and spares your own agents (N3.3); a text or a random event strikes where and whom its own rule says (N6.3, N9).
        The unrest in the district goes too (N4.2); the owner of an agent may have a reaction (N3.9).
    .answer = { $figure ->
        [agent] Remove an agent of { $seat } { $place_from } ({ $place_number })
        [grenadier] Remove a grenadier { $place_from } ({ $place_number })
       *[citizen] Remove a new citizen { $place_from } ({ $place_number })
    }
    .pass = Remove nobody
choice-sacrifice = { $card }: you lose an agent. From which district?
    .help = Which of your agents goes is up to you (N9.8, N9.31); a reaction may still save it (N3.9).
    .answer = Remove an agent { $place_from } ({ $place_number })
choice-remove_unrest = From where do you remove unrest?
    .help = The marker of any one district will do (N3.4, N10.3).
    .answer = Remove the unrest marker { $place_from } ({ $place_number })
    .pass = Remove none
choice-read = { $text ->
        [steal_from_each] { $card }: do you take money from every other player?
        [loan] { $card }: do you take out the loan?
        [each_gives_card_or_money] { $card }: must every other player give you a card or money?
        [gamble] { $card }: do you try your luck with the die?
        [peek_identities] { $card }: do you look at the unused identities?
        [draw_from_discard] { $card }: do you take cards from the discard pile?
        [draw] { $card }: do you draw cards?
        [swap_identity] { $card }: do you exchange your identity?
        [roll_and_remove] { $card }: do you roll the die, and remove a figure wherever it points?
        [discard_and_refill] { $card }: do you discard cards and fill up your hand?
        [each_other_removes_agent] { $card }: must every other player remove an agent?
        [draw_per_building] { $card }: do you draw a card for each of your buildings?
       *[other] { $card }: do you use the text?
    }
    .help =
        The scroll stands for the text of the card; its rule tells what it does (N9).
        You may leave it unused and go on with the next symbol (N2.2, N3.6).
    .answer = Use the text of { $card_one }
    .pass = Leave it unused
choice-target = { $text ->
        [target_gives_cards] { $card }: who gives you cards?
        [hand_penalty] { $card }: who must pay you, or take this card?
        [pay_or_lose_building] { $card }: who must pay you, or lose a building?
        [steal] { $card }: whose money do you take?
        [sell_card] { $card }: who must buy a card from you?
        [hire_killer] { $card }: whom do you pay to remove an agent?
        [pay_and_assassinate] { $card }: whom do you pay for an assassination?
        [look_and_discard] { $card }: whose hand do you look at?
        [swap_hands] { $card }: with whom do you exchange hands?
        [steal_cards] { $card }: from whose hand do you take a card?
        [pay_and_move] { $card }: whom do you pay to move your agent?
       *[other] { $card }: which player do you choose?
    }
    .help =
        The text concerns one other player; its rule tells how (N9).
        Whoever it strikes may have a reaction that ignores it, and then it is spent (N9.43).
    .answer = { $seat }
    .pass = Leave the text unused
choice-save = { $cause ->
        [random_event] { $card }: your agent { $district_in } is about to be removed. Do you react?
        [own] { $card }: you are about to lose your agent { $district_in }. Do you react?
       *[other] { $striker } strikes with { $card_one }: your agent { $district_in } is about to be removed. Do you react?
    }
    .help = { $cause ->
        [random_event]
            Against a random event two kinds of reactions help: one keeps the agent where it is, the other takes it to another district (N9.41, N9.42).
            You are asked even if you have neither; nobody learns why you let it happen (N3.9).
        [own]
            Even now two kinds of reactions help: one keeps the agent where it is, the other takes it to another district (N9.41, N9.42).
            You are asked even if you have neither; nobody learns why you let it happen (N3.9).
       *[other]
            A fitting reaction keeps the agent where it is, or takes it to another district (N9.40–N9.43).
            You are asked even if you have none; nobody learns why you let it happen (N3.9).
    }
    .answer = Play { $card_one }
    .pass = Let it happen
choice-relocate = Your agent gets away { $origin_from }. Where to?
    .help = Any other district will do; unrest goes and comes as with any move (N4, N9.42).
    .answer = Send the agent { $place_to } ({ $place_number })
choice-resist = { $striker } wants to move your agent { $origin_from } { $goal_to } ({ $card }). Do you react?
    .help =
        A fitting reaction keeps the agent where it is (N9.40, N9.43); those against a removal do not help here.
        You are asked even if you have none; nobody learns why you let it happen (N3.9).
    .answer = Play { $card_one }
    .pass = Let it happen
choice-stay = { $striker } wants your agent { $district_in } to change places with another ({ $card }). Do you react?
    .help =
        If you stop it, both agents stay where they are (N9.24, N9.40, N9.43).
        You are asked even if you have no fitting reaction; nobody learns why you let it happen (N3.9).
    .answer = Play { $card_one }
    .pass = Let it happen
choice-ward = { $striker } turns { $card_one } on you: { $text ->
        [steal_from_each] you lose £{ $sum } to that player, or all you have
        [gamble] you lose £{ $sum } to that player, or all you have
        [steal] you lose £{ $sum } to that player, or all you have
        [target_gives_cards] you give { $count ->
            [one] a card
           *[other] { $count } cards
        } of your choice
        [each_gives_card_or_money] you give £{ $sum } or a card
        [hand_penalty] you pay £{ $sum } or are stuck with the card
        [pay_or_lose_building] you pay £{ $sum } or risk a building
        [sell_card] you must buy a card for £{ $sum }, or all you have
        [hire_killer] you get £{ $sum } and must remove an agent
        [look_and_discard] your hand is looked at, and { $count ->
            [one] a card of it is
           *[other] { $count } cards of it are
        } discarded
        [swap_hands] you exchange hands
        [steal_cards] one of { $count } random cards of your hand is taken
        [each_other_removes_agent] you remove one of your agents
        [buy_building] your building { $district_in } is bought at the price of that district
        [force_payment] you pay another player £{ $sum }, or all you have
       *[other] its text strikes you
    }. Do you ignore it?
    .help =
        With a fitting reaction the text does nothing to you and cannot be turned on anybody else; the symbols of the card still work (N9.43).
        You are asked even if you have none; nobody learns why you let it happen.
    .answer = Play { $card_one } and ignore it
    .pass = Let it happen
choice-earn_in_unrest = { $card }: in which district do you collect?
    .help = Where there is unrest, the bank pays you for each agent, no matter whose; grenadiers and new citizens do not count (N9.34).
    .answer = Collect £{ $worth } for the agents { $place_in } ({ $place_number })
    .pass = Collect nothing
choice-ransom = { $creditor } demands £{ $sum } ({ $card }). Do you pay?
    .help =
        If you refuse, the card says what follows: it stays in front of you for good and your hand is filled up to one card less (N9.10), or { $creditor } may remove one of your buildings (N9.11).
        You pay all of it or nothing.
    .answer = Pay £{ $count }
    .pass = Refuse
choice-demolish = { $debtor } does not pay. Which building do you remove?
    .help = You may remove one building of whoever has refused to pay; its district card goes back (N9.11).
    .answer = Remove the building { $place_in } ({ $place_number }), worth £{ $worth }
    .pass = None: show mercy
choice-forfeit = { $card }: the die is against you. What do you give up?
    .help = You remove one of your agents or pay the bank (N9.8); a reaction may still save the agent (N3.9).
    .answer = Remove an agent { $place_from } ({ $place_number })
    .pass = Pay £{ $sum }
choice-force_payment = { $card }: who has to pay whom?
    .help = You choose two other players; the first pays the second what the card says, or all there is if that is less (N9.38).
    .answer = { $payer } pays { $taker }
    .pass = Nobody pays anybody
choice-shed = { $duty ->
        [must] Which card do you discard for £{ $sum }?
       *[may] { $left ->
            [one] Do you discard a card?
           *[other] Which cards do you discard? ({ $left } at most)
        }
    }
    .help = { $duty ->
        [must] The bank pays you for the card; you have used the district, so one has to go (N10.6).
       *[may]
            You need not discard as many as you may (N9.16).
            Some texts pay you for each card (N9.14); one fills up your hand afterwards (N9.30).
    }
    .answer = Discard { $card_one }
    .pass = Keep your cards
choice-give = { $left ->
        [one] { $taker } gets a card from you. Which one?
       *[other] { $taker } gets { $left } cards from you. Which ones?
    }
    .help = You choose what you give, and only the two of you see it (N9.3).
    .answer = Give { $card_one }
choice-give_card_or_money = { $taker } passes the hat round ({ $card }). What do you give?
    .help = You give £{ $sum } or a card of your choice, which only the two of you see (N9.4).
    .answer = Give { $card_one }
    .pass = Give £{ $sum }
choice-sell_card = { $card }: which card must { $buyer } buy from you?
    .help = { $buyer } takes it and pays what the text says, or all there is if that is less; only the two of you see the card (N9.18).
    .answer = Sell { $card_one }
choice-confiscate = { $left ->
        [one] You see { $holder }’s hand. Which card must go?
       *[other] You see { $holder }’s hand. Which { $left } cards must go?
    }
    .help = Nothing of it is hidden from you; what you choose is discarded (N9.25).
    .answer = Discard { $card_one }
choice-keep = These cards come from { $holder }’s hand. Which one do you keep?
    .help = Chance has picked them; you keep one, and the rest go back (N9.35).
    .answer = Keep { $card_one }
choice-move_enemy_agent = { $card }: whose agent do you move, and where?
    .help =
        Another player’s agent goes to a neighbouring district (N9.6), and unrest goes and comes with it (N4).
        Its owner may have a reaction (N9.40, N9.43).
    .answer = Move { $seat }’s agent { $origin_from } ({ $origin_number }) { $place_to } ({ $place_number })
    .pass = Move nobody
choice-pick_enemy_agent = { $card }: whose agent do you move?
    .help =
        Another player’s agent goes to a neighbouring district (N9.6), and unrest goes and comes with it (N4).
        Its owner may have a reaction (N9.40, N9.43).
    .answer = { $seat }’s agent { $origin_in } ({ $origin_number })
    .pass = Move nobody
choice-send_enemy_agent = { $card }: where does { $owner }’s agent go { $origin_from }?
    .help = To a neighbouring district (N9.6); unrest goes and comes with the agent (N4).
    .answer = Move the agent { $place_to } ({ $place_number })
choice-move_own_agent = { $card }: which of your agents do you move, and where?
    .help = The card says from where and how far (N9.19, N9.37); the agent leaves no unrest behind, and causes it where it meets somebody (N4).
    .answer = Move an agent { $origin_from } ({ $origin_number }) { $place_to } ({ $place_number })
    .pass = Move nobody
choice-swap_agents = { $card }: which two agents change places?
    .help =
        Two agents in different districts, no matter whose (N9.24); unrest goes and comes as with any move (N4).
        Every owner but you may have a reaction, and if one of them stops it, neither agent moves.
    .answer = { $seat }’s agent { $place_in } ({ $place_number })
    .pass = Leave them all where they are
choice-buy_building = { $card }: which building do you buy?
    .help =
        You pay the owner the price of the district, and one of your buildings takes the place of the other; no agent of yours is needed there (N9.32).
        The card says whether the district must be calm or in unrest.
    .answer = { $owner_number ->
        [15] Buy a building { $place_in } ({ $place_number }), £{ $price }
       *[other] Buy the building { $place_in } ({ $place_number }) from { $owner }, £{ $price }
    }
    .pass = Buy none
choice-place_unrest = { $card }: where do you stir up unrest?
    .help = In a district without an unrest marker: any, or only next to one that has a marker, as the card says (N9.36).
    .answer = Stir up unrest { $place_in } ({ $place_number })
    .pass = Nowhere
choice-discard_one = You have drawn a card. Which one do you discard?
    .help = One card of your hand must go; it may be the one just drawn (N10.2).
    .answer = Discard { $card_one }
choice-stir = Where do you stir up unrest: { $district_in } or next door?
    .help = The district must have no unrest marker yet; next door it also needs an agent, no matter whose (N10.7).
    .answer = Stir up unrest { $place_in } ({ $place_number })
choice-insure_agent = { $card }: do you pay to protect your agent { $district_in }?
    .help =
        Your district card insures you against random events: you pay its price for each piece, and nothing happens to that piece (N10.5).
        If you do not pay, the event takes its course (N6.13).
    .answer = Pay £{ $price } for the agent { $place_in } ({ $place_number })
    .pass = Take the risk
choice-insure_building = { $card }: do you pay to protect your building { $district_in }?
    .help =
        Your district card insures you against random events: you pay its price for each piece, and nothing happens to that piece (N10.5).
        If you do not pay, the event takes its course (N6.13).
    .answer = Pay £{ $price } for the building { $place_in } ({ $place_number })
    .pass = Take the risk
choice-keep_away = { $card }: do you pay so that no grenadier comes { $district_to }?
    .help =
        Your district card insures you: pay its price for each of your agents there and for your building, and no grenadier comes for this roll (N10.5).
        Unrest breaks out there all the same (N6.2).
    .answer = { $price ->
        [0] Pay for all your pieces { $place_in } ({ $place_number })
       *[other] Pay £{ $price } for all your pieces { $place_in } ({ $place_number })
    }
    .pass = Let the grenadier come
choice-flee = The water is rising { $district_in }. Where does your agent flee?
    .help = An agent in a flooded district goes to a neighbouring one that is dry; each of your agents may take another way (N6.8).
    .answer = Flee { $place_to } ({ $place_number })
choice-abandon = { $left ->
        [one] You cannot pay for 1 of your buildings. Which one sinks?
       *[other] You cannot pay for { $left } of your buildings. Which ones sink?
    }
    .help = The ground gives way: what you cannot pay for is removed, and its district card goes back (N6.11).
    .answer = Let the building { $place_in } ({ $place_number }) sink, worth £{ $worth }
