### A Study in Emerald: what is asked, why, and the answers.
### `$card` is the card whose text asks; in an answer it is the card picked.

choice-station = Where do you place an agent?
    .help =
        Before the first turn everybody puts agents into cities of their choice, clockwise and one at a time (E2.3).
        You may join other players’ agents or your own.
    .answer = Place an agent { $city_in }
choice-act = { $action ->
        [3] Both your actions are done. Do you still play a free action?
       *[other] What do you do? (action { $action } of 2)
    }
    .help = { $action ->
        [3]
            Free actions cost no action; you may still play them before you draw (E3.1).
            You are asked even if you have none, and nobody learns why you end your turn.
       *[other]
            Choose one of the nine actions (E4) with the cards for it. Cards for cubes, agents and markers are played together, and none too many (E3.3).
            You can take cards only as your first action (E4.2).
            Free actions cost no action, and you may play them at any time in your turn (E1.3).
    }
    .answer = { $verb ->
        [place] Play { $card_one } to place cubes
        [take] Play { $card_one } to take a card
        [retrieve] Play { $card_one } to retrieve cubes
        [move] Play { $card_one } to move agents
        [advance] Play { $card_one } to move markers
        [assassinate] Play { $card_one } to assassinate
        [discard] Discard cards
        [action] Use the text of { $card_one } (action)
        [free] Use the text of { $card_one } (free action)
       *[bring_back] Place your agents from { $card_one } (free action)
    }
    .pass = { $action ->
        [3] End your turn
       *[other] Pass
    }
choice-add_place = Which further cards do you add to place cubes?
    .help =
        Each symbol is one more cube for the same city; you play no card that you do not need (E3.3, E4.1).
        If you add cards one by one, begin with those that have the most symbols.
        You are asked even if no card of yours will do; nobody learns why you add none.
    .answer = Add { $card_one }
    .pass = Add no card
choice-place = { $cube_count ->
        [one] In which city do you place 1 cube?
       *[other] In which city do you place { $cube_count } cubes?
    }
    .help =
        All cubes of one action go from your supply into one city (E4.1).
        With more pieces there than each other player, one of them a cube, you can take its card later (E4.2).
    .answer = { $cube_count ->
        [one] Place 1 cube { $city_in }
       *[other] Place { $cube_count } cubes { $city_in }
    }
choice-add_retrieve = Which further cards do you add to retrieve cubes?
    .help =
        Each symbol must take back one cube, no more and no less (E4.3).
        If you add cards one by one, begin with those that have the most symbols.
        You are asked even if no card of yours will do; nobody learns why you add none.
    .answer = Add { $card_one }
    .pass = Add no card
choice-retrieve = { $missing ->
        [one] From where do you retrieve 1 cube?
       *[other] From where do you retrieve { $missing } cubes?
    }
    .help = You take back exactly as many cubes as you have played symbols, from Limbo and cities in any mix (E4.3).
    .answer = Retrieve a cube { $place_from }
choice-add_move = Which further cards do you add to move agents?
    .help =
        Each symbol moves one agent once; you play no card that you do not need (E3.3, E4.4).
        If you add cards one by one, begin with those that have the most symbols.
        You are asked even if no card of yours will do; nobody learns why you add none.
    .answer = Add { $card_one }
    .pass = Add no card
choice-depart = From which city do you move an agent?
    .help =
        Each agent moves at most once; you may stop early, but only if no card was played for nothing (E3.3, E4.4).
        Agents may leave in any order.
    .answer = Move an agent { $city_from }
    .pass = Move no more agents
choice-arrive = Your agent leaves { $source }. Where do you move it?
    .help = The agent may go to any other city (E4.4).
    .answer = Move the agent { $city_to }
choice-add_marker = Which further cards do you add to move markers?
    .help =
        Each symbol moves its marker up 1, on either track; you play no card that you do not need (E3.3, E4.5).
        If you add cards one by one, begin with those that have the most symbols.
        You are asked even if no card of yours will do; nobody learns why you add none.
    .answer = Add { $card_one }
    .pass = Add no card
choice-discard = { $discarded ->
        [0] Which cards do you discard?
        [one] 1 card is discarded. Which others do you discard?
       *[other] { $discarded } cards are discarded. Which others do you discard?
    }
    .help =
        You discard one or more cards and draw nothing before the end of your turn (E4.7).
        After the first you are asked again even if none can follow; nobody learns why you stop.
    .answer = Discard { $card_one }
    .pass = Discard no more
choice-take = Which card do you take?
    .help =
        In its city you need more pieces than each other player, at least one of them a cube (E4.2).
        Your cubes of that city then go to Limbo, the other players’ cubes back to their supplies.
    .answer = Take { $prize_one } { $city_from }
choice-take_more = Do you play another card to take one more?
    .help =
        Each card that you take costs one card with the take symbol (E4.2).
        While there is a city to take from, you are asked even if you have no such card; nobody learns why you stop.
    .answer = Play { $card_one }
    .pass = Take no more
choice-strike = { $card }: whom do you kill, and where?
    .help =
        You need an agent in the city and more pieces there than each other player (E4.6).
        You see the price in bombs and the points; your agents there are bombs, and the rest come from your hand.
        Not offered are what you cannot pay for and agents that a block has saved in this action (E8.24).
    .answer = { $prey ->
        [agent] { $owner_number ->
            [15] Kill an agent { $city_in }
           *[other] Kill an agent of { $owner } { $city_in }
        }
       *[royalty] Kill { $prize_one } { $city_in }
    }: { $price ->
        [one] 1 bomb
       *[other] { $price } bombs
    }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
choice-victim = { $card }: whose agent do you kill { $city_in }?
    .help =
        The price is the same for every agent in the city (E4.6), but the owner may have a block (E8.24, E8.25).
        Whoever loses the last agent on the board must reveal (E5.1).
    .answer = { $seat }’s
choice-bomb = You need { $missing ->
        [one] 1 more bomb
       *[other] { $missing } more bombs
    } { $city_in }. Which cards do you play?
    .help =
        You need bombs enough, and you play no card that you do not need (E3.3, E4.6).
        The Infernal Machine and the Fenians can be played for their text; then they leave the game (E8.9, E8.12).
    .answer = { $use ->
        [symbol] Play { $card_one } for bombs
       *[text] Use the text of { $card_one }
    }
choice-strike_more = Do you kill once more?
    .help =
        Each killing in the same action takes an assassination card of its own and is checked afresh (E4.6).
        An agent that a block has saved cannot be attacked again in this action (E8.24).
        While anybody is within your reach, you are asked even if you lack the cards; nobody learns why you stop.
    .answer = Play { $card_one } to kill again
    .pass = Kill no more
choice-block = { $threat ->
        [assassin] { $attacker } plays { $card_one } to kill your agent { $city_in }. Do you block?
        [shoggoth] { $attacker }’s Shoggoth is about to kill your agent { $city_in }. Do you block?
        [vampires] { $attacker }’s Vampires are about to replace your agent { $city_in }. Do you block?
        [zombies] { $attacker }’s Zombies are about to kill your agent { $city_in }. Do you block?
       *[cthulhu] { $attacker }’s Cthulhu is about to destroy everything { $city_in }, your agents too. Do you block?
    }
    .help =
        Sherlock Holmes saves an agent from assassins, the Shoggoth, Vampires, zombies and Cthulhu; Vampires save one only from being killed (E8.24, E8.25).
        A saved agent is safe for the rest of this action; the attacker’s cards are spent all the same.
        At once you draw a card in place of the one you play.
        You are asked even if you have neither; nobody learns why you do not block.
    .answer = Block with { $card_one }
    .pass = Let it happen
choice-repent = You are revealed as a Loyalist. Do you play Change of Heart?
    .help =
        Change of Heart, played now, makes you a Restorationist, and the game ends at once (E5.3, E8.3).
        You are asked even if you do not have it; nobody learns why you decline.
    .answer = Play { $card_one }
    .pass = Stay a Loyalist
choice-rally = { $missing ->
        [one] You are revealed as a Loyalist. Where do you place 1 agent?
       *[other] You are revealed as a Loyalist. Where do you place { $missing } agents?
    }
    .help =
        A Loyalist who is revealed with too few agents on the board places new ones from supply, this once only (E5.2).
        You name a city for each of them; it may be the same one.
    .answer = Place an agent { $city_in }
choice-renew = { $discarded ->
        [0] { $card }: which cards do you discard?
        [one] { $card }: 1 card is discarded. Which others do you discard?
       *[other] { $card }: { $discarded } cards are discarded. Which others do you discard?
    }
    .help =
        You discard as many cards as you like, even none; then you draw as many and one more (E8.2).
        You are asked even if you have none to discard; nobody learns why you stop.
    .answer = Discard { $card_one }
    .pass = { $discarded ->
        [0] Discard nothing and draw
       *[other] Discard no more and draw
    }
choice-supplant = { $card }: which agent gives way to one of yours?
    .help =
        An agent in any city returns to its owner’s supply, and one from your supply takes its place (E8.13).
        Nobody can block this; whoever loses the last agent on the board must reveal (E5.1).
    .answer = Replace an agent of { $seat } { $city_in }
choice-evict = { $card }: whose cubes must go, and from where?
    .help = All cubes of one player in one city return to that player’s supply; they may be your own (E8.11).
    .answer = Return all cubes of { $seat } { $city_from }
choice-investigate = { $card }: whose identity card do you look at?
    .help = You alone see the card; all the others learn only whose it was (E8.26).
    .answer = { $seat }’s
choice-invite = { $card }: which card do you take?
    .help =
        In its city you need more pieces than each other player, but none of them need be a cube (E8.10).
        Cubes of yours in that city go to Limbo, the other players’ cubes back to their supplies (E4.2).
    .answer = Take { $prize_one } { $city_from }
choice-hide = { $card }: which royalty do you take into hiding?
    .help =
        You need more pieces in its city than each other player; its points become Loyalist points (E8.5).
        Then you roll the sanity die, and madness also costs you an agent there, if you have one.
    .answer = Hide { $prize_one } { $city_from }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
choice-reclaim = { $card }: how many cubes do you retrieve from Limbo?
    .help = You may retrieve at most as many as you have agents on the board; those on Mi-Go count too (E8.8).
    .answer = { $count ->
        [0] Retrieve no cube
        [one] Retrieve 1 cube
       *[other] Retrieve { $count } cubes
    }
choice-banish = { $card }: which cubes do you move to Limbo?
    .help = One or two cubes leave their cities for Limbo, whosever they are (E8.19).
    .answer = Move a cube of { $seat } { $city_from }
    .pass = Move no more
choice-suppress = { $card }: which card do you remove from the game?
    .help = The face-up card of a city leaves the game, and the next one of the stack is turned up; royalty is never touched (E8.22).
    .answer = Remove { $prize_one } { $city_from }
choice-dispatch = { $card }: from where do you take an agent?
    .help = You place one agent of yours, from a city or from your supply, in any city; you choose which one next (E8.23).
    .answer = Take an agent { $place_from }
choice-post = { $card }: where do you place the agent { $source_from }?
    .help = In any city, except the one that the agent comes from (E8.23).
    .answer = Place the agent { $city_in }
choice-summon = { $card }: which city do you destroy?
    .help =
        Its cards leave the game, all agents there go home, and all cubes go to Limbo, your own too (E8.4).
        Only royalty already on its royalty space stays.
        Every other player with an agent there may stop it with Sherlock Holmes (E8.24).
    .answer = Destroy { $city }
choice-abduct = { $card }: which agents do you move onto this card?
    .help = One or two agents of yours leave their cities for this card, safe from everybody; from your next turn on you can put them back (E8.15).
    .answer = Move an agent { $city_from }
    .pass = Move no more
choice-land = { $card }: where do you place your agents?
    .help = All agents on the card go to the same city, and the card leaves the game (E8.15).
    .answer = Place your agents { $city_in }
choice-absorb = { $card }: whose agent do you kill, and where?
    .help =
        It counts as killed, lies on this card and scores its points (E8.16); E7.3 tells whether you keep them.
        The owner may have a block (E8.24, E8.25).
    .answer = Kill an agent of { $seat } { $city_in }
choice-terrify = { $card }: who must roll the sanity die?
    .help = On madness that player loses a sanity token; whoever loses the last one must reveal (E5.1, E8.20).
    .answer = { $seat }
choice-convert = { $card }: whose agent do you replace, and where?
    .help =
        In a city where you have an agent, another player’s agent returns to supply, and one from your supply takes its place (E8.25).
        The owner may have Sherlock Holmes (E8.24).
    .answer = Replace an agent of { $seat } { $city_in }
choice-offer_up = { $card }: which agents do you move onto this card?
    .help = Each of them scores 1 Loyalist point; if none is left on the board, you must reveal (E5.1, E8.27).
    .answer = Move an agent { $city_from }
    .pass = Move no more
choice-devour = { $card } { $city_in }: whose agent do you remove?
    .help =
        In each city with a zombie you may send one agent, but none of yours, back to its owner (E8.28).
        A block may save it; if another zombie is there, you may then choose another agent (E8.24, E8.25).
    .answer = { $seat }’s
    .pass = Nobody’s
choice-haunt = { $missing ->
        [one] { $card }: where do you place a zombie?
       *[other] { $card }: where do you place { $missing } zombies?
    }
    .help = You place zombies in any cities, even all in the same one (E8.28).
    .answer = Place a zombie { $city_in }
