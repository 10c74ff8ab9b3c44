### A Study in Emerald: what is asked, why, and the answers.
### `$card` is the card whose text asks; in an answer it is the card picked.

choice-station = Where do you station an agent?
    .help =
        Before the first turn everybody puts agents into cities of their choice, clockwise and one at a time (E2.3).
        You may join other players’ agents or your own.
    .answer = Station an agent { $city_in }
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
       *[bring_back] Fetch your agents back from { $card_one } (free action)
    }
    .pass = { $action ->
        [3] End your turn
       *[other] Pass
    }
choice-add_place = Which further cards do you add to place cubes?
    .help =
        Each symbol is one more cube for the same city; you play no card that you do not need (E3.3, E4.1).
        One after another, cards with more symbols come first.
        You are asked even if no card of yours will do; nobody learns why you add none.
    .answer = Add { $card_one }
    .pass = Add no card
choice-place = { $cube_count ->
        [one] Which city gets your cube?
       *[other] Which city gets your { $cube_count } cubes?
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
        One after another, cards with more symbols come first.
        You are asked even if no card of yours will do; nobody learns why you add none.
    .answer = Add { $card_one }
    .pass = Add no card
choice-retrieve = You have { $missing ->
        [one] 1 cube to retrieve. From where?
       *[other] { $missing } cubes to retrieve. From where?
    }
    .help = You take back exactly as many cubes as you have played symbols, from Limbo and cities in any mix (E4.3).
    .answer = Retrieve a cube { $place_from }
choice-add_move = Which further cards do you add to move agents?
    .help =
        Each symbol moves one agent once; you play no card that you do not need (E3.3, E4.4).
        One after another, cards with more symbols come first.
        You are asked even if no card of yours will do; nobody learns why you add none.
    .answer = Add { $card_one }
    .pass = Add no card
choice-depart = From which city do you move an agent?
    .help =
        Each agent moves at most once; you may stop early, but only if no card was played for nothing (E3.3, E4.4).
        Agents may leave in any order.
    .answer = Move an agent { $city_from }
    .pass = Move no more agents
choice-arrive = Your agent leaves { $source }. For which city?
    .help = The agent may go to any other city (E4.4).
    .answer = Move the agent { $city_to }
choice-add_marker = Which further cards do you add to move markers?
    .help =
        Each symbol moves its marker up 1, on either track; you play no card that you do not need (E3.3, E4.5).
        One after another, cards with more symbols come first.
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
choice-take = From which city do you take the card?
    .help =
        You need more pieces there than each other player, at least one of them a cube (E4.2).
        Your cubes of that city then go to Limbo, the other players’ cubes back to their supplies.
    .answer = Take the card { $city_from }
choice-take_more = Do you play another card to take one more?
    .help =
        Each card that you take costs one card with the take symbol (E4.2).
        While there is a city to take from, you are asked even if you have no such card; nobody learns why you stop.
    .answer = Play { $card_one }
    .pass = Take no more
choice-strike = Whom do you kill, and where?
    .help =
        You need an agent in the city and more pieces there than each other player (E4.6).
        Your agents there are bombs, and the rest come from your hand; what you cannot pay for is not offered.
    .answer = { $prey ->
        [agent] Kill an agent { $city_in }
       *[royalty] Kill the royalty { $city_in }
    }
choice-victim = Whose agent do you kill { $city_in }?
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
        While anybody is within your reach, you are asked even if you lack the cards; nobody learns why you stop.
    .answer = Play { $card_one } to kill again
    .pass = Kill no more
choice-block = { $threat ->
        [assassin] { $attacker } plays { $card_one } to kill your agent { $city_in }. Do you block?
        [shoggoth] { $attacker }’s Shoggoth is about to kill your agent { $city_in }. Do you block?
        [vampires] { $attacker }’s Vampires are about to replace your agent { $city_in }. Do you block?
        [zombies] { $attacker }’s zombie is about to kill your agent { $city_in }. Do you block?
       *[cthulhu] { $attacker }’s Cthulhu is about to destroy everything { $city_in }, your agents too. Do you block?
    }
    .help =
        Sherlock Holmes saves an agent from assassins, the Shoggoth, Vampires, zombies and Cthulhu; Vampires save one only from being killed (E8.24, E8.25).
        A saved agent is safe for the rest of this action; the attacker’s cards are spent all the same, and at once you draw a card in place of yours.
        You are asked even if you have neither; nobody learns why you do not block.
    .answer = Block with { $card_one }
    .pass = Let it happen
choice-repent = You are revealed as a Loyalist. Do you have a change of heart?
    .help =
        Change of Heart, played now, makes you a Restorationist, and the game ends at once (E5.3, E8.3).
        You are asked even if you do not have it; nobody learns why you decline.
    .answer = Play { $card_one }
    .pass = Stay on your side
choice-rally = { $missing ->
        [one] Where do you place a new agent?
       *[other] Where do your { $missing } new agents go?
    }
    .help =
        A Loyalist who is revealed with too few agents on the board places new ones, this once only (E5.2).
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
    .answer = Send home all cubes of { $seat } { $city_from }
choice-investigate = { $card }: whose identity do you look at?
    .help = You alone see the identity card; all the others learn only whose it was (E8.26).
    .answer = { $seat }’s
choice-invite = { $card }: from which city do you take the card?
    .help =
        You need more pieces there than each other player, but none of them need be a cube (E8.10).
        Cubes of yours in that city go to Limbo, the other players’ cubes back to their supplies (E4.2).
    .answer = Take the card { $city_from }
choice-hide = { $card }: which royalty do you take into hiding?
    .help =
        You need more pieces in its city than each other player; its points become Loyalist points (E8.5).
        Then you roll the sanity die, and madness also costs you an agent there, if you have one.
    .answer = Hide the royalty of { $city }
choice-reclaim = { $card }: how many cubes do you retrieve from Limbo?
    .help = You may retrieve at most as many as you have agents on the board; those on Mi-Go count too (E8.8).
    .answer = { $count ->
        [0] Retrieve no cube
        [one] Retrieve 1 cube
       *[other] Retrieve { $count } cubes
    }
choice-banish = { $card }: which cubes go to Limbo?
    .help = One or two cubes leave their cities for Limbo, whosever they are (E8.19).
    .answer = Banish a cube of { $seat } { $city_from }
    .pass = Leave it at one
choice-suppress = { $card }: which city loses its face-up card?
    .help = The card leaves the game, and the next one of the stack is turned up; royalty is never touched (E8.22).
    .answer = Remove the card { $city_from }
choice-dispatch = { $card }: which of your agents do you send?
    .help = One agent of yours, from a city or from your supply, goes to any city; you choose which one next (E8.23).
    .answer = Send an agent { $place_from }
choice-post = { $card }: where does the agent { $source_from } go?
    .help = Any city, except the one that the agent comes from (E8.23).
    .answer = Send the agent { $city_to }
choice-summon = { $card }: which city is laid waste?
    .help =
        Its cards leave the game, all agents there go home, all cubes to Limbo, your own too; only royalty on its royalty space stays (E8.4).
        Every other player with an agent there may stop it with Sherlock Holmes (E8.24).
    .answer = Lay waste to { $city }
choice-abduct = { $card }: which of your agents are carried off?
    .help = One or two agents of yours leave their cities for this card, safe from everybody; from your next turn on you can fetch them back (E8.15).
    .answer = Carry off an agent { $city_from }
    .pass = One is enough
choice-land = { $card }: where do your agents come back?
    .help = All agents on the card go to the same city, and the card leaves the game (E8.15).
    .answer = Bring your agents back { $city_to }
choice-absorb = { $card }: whose agent is swallowed, and where?
    .help =
        It counts as killed, lies on this card and scores its points (E8.16); E7.3 tells whether you keep them.
        The owner may have a block (E8.24, E8.25).
    .answer = Swallow an agent of { $seat } { $city_in }
choice-terrify = { $card }: who must roll the sanity die?
    .help = On madness that player loses a sanity token; whoever loses the last one must reveal (E5.1, E8.20).
    .answer = { $seat }
choice-convert = { $card }: whose agent do you replace, and where?
    .help =
        In a city where you have an agent, another player’s agent returns to supply, and one from your supply takes its place (E8.25).
        The owner may have Sherlock Holmes (E8.24).
    .answer = Replace an agent of { $seat } { $city_in }
choice-offer_up = { $card }: which agents do you offer up?
    .help = Each agent offered up scores 1 Loyalist point; if none is left on the board, you must reveal (E5.1, E8.27).
    .answer = Offer up an agent { $city_from }
    .pass = No more agents
choice-devour = { $card }: whose agent is dragged away { $city_from }?
    .help =
        In each city with a zombie you may send one agent, but none of yours, back to its owner (E8.28).
        Sherlock Holmes may save it; if another zombie is there, you may then choose another agent (E8.24).
    .answer = { $seat }’s
    .pass = Nobody’s
choice-haunt = { $missing ->
        [one] { $card }: where does the zombie rise?
       *[other] { $card }: where do the { $missing } zombies rise?
    }
    .help = New zombies rise in any cities, even all in the same one (E8.28).
    .answer = Raise a zombie { $city_in }
