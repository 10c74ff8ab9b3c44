### What stands on the drawn table of Nanty Narking.

nanty-turn = turn { $turn }
nanty-piles = upper deck { $upper } · lower { $lower } · discards { $discards }
nanty-unrest = unrest
nanty-happened = random events { $n }/{ $all }
nanty-thames = Thames
nanty-near = near { $districts }
nanty-you = (you)

## Signs on the map

nanty-sign-control = ▴
nanty-sign-building = ⌂
nanty-sign-grenadier = ♜
nanty-sign-citizen = ☻
nanty-sign-unrest = ⚑
nanty-sign-blocked = ✗

nanty-legend-agents = agents
nanty-legend-control = controls
nanty-legend-building = building
nanty-legend-grenadier = grenadiers
nanty-legend-citizen = new citizens
nanty-legend-unrest = unrest
nanty-legend-blocked = blocked ability
nanty-legend-abilities = what the districts can do

## What a district card is good for

nanty-ability-place = agent £{ $price }
nanty-ability-redraw = redraw
nanty-ability-calm = calm £{ $price }
nanty-ability-income = +£{ $amount }
nanty-ability-insure = insure £{ $price }
nanty-ability-pawn = card → £{ $amount }
nanty-ability-stir = stir unrest

## Players

nanty-player = player
nanty-count-points = points
nanty-count-money = money
nanty-count-hand = hand
nanty-count-agents = agents
nanty-count-agents_left = supply
nanty-count-buildings = buildings
nanty-count-buildings_left = supply
nanty-count-districts = districts
nanty-count-control = control
nanty-count-wealth = worth
nanty-limit = { " " }≤{ $n }
nanty-identity = identity
nanty-cards = cards
nanty-front = in front
nanty-front-loan = loan: £{ $repay } or { $penalty } points
nanty-front-hand_penalty = one card less in hand
nanty-known = known in hand

## One’s own

nanty-laid = Being played
nanty-hand = Your hand
nanty-you-are = You are
nanty-seen = Nobody is
nanty-or = { " " }or{ " " }
nanty-goal-districts = agents in { $n }/{ $wanted } districts
nanty-goal-quiet = agents in { $n }/{ $wanted } districts without grenadiers
nanty-goal-control = control of { $n }/{ $wanted } districts
nanty-goal-wealth = £{ $n }/{ $wanted } in money and buildings
nanty-goal-value = £{ $n }/{ $wanted } in buildings
nanty-goal-buildings = { $n }/{ $wanted } buildings
nanty-goal-pieces = { $n }/{ $wanted } agents and buildings
nanty-goal-houses = { $n }/{ $wanted } buildings of anybody
nanty-goal-unrest = { $n }/{ $wanted } unrest markers
nanty-goal-deck = nobody wins before the deck is out ({ $deck } left)
nanty-goal-deck-agents = when the deck is out ({ $deck } left), more agents ({ $agents }) than unrest ({ $unrest })
nanty-goal-deck-unrest = when the deck is out ({ $deck } left), more unrest ({ $unrest }) than anybody’s agents ({ $agents })

## Symbols on cards

nanty-symbol-place_agent = ♟
nanty-symbol-build = ⌂
nanty-symbol-assassinate = †
nanty-symbol-remove_unrest = ⚐
nanty-symbol-take_money = £{ $money }
nanty-symbol-scroll = §
nanty-symbol-random_event = ✶
nanty-symbol-play_another = »
nanty-symbol-reaction = !
nanty-symbol-none = –

nanty-legend-place_agent = place an agent
nanty-legend-build = build
nanty-legend-assassinate = assassinate
nanty-legend-remove_unrest = remove unrest
nanty-legend-take_money = take money
nanty-legend-scroll = text
nanty-legend-random_event = random event
nanty-legend-play_another = play another
nanty-legend-reaction = reaction

## What the texts of cards do

nanty-text-steal_from_each = £{ $amount } from each player
nanty-text-loan = borrow £{ $amount }; at the end repay £{ $repay } or lose { $penalty } points
nanty-text-target_gives_cards = a player gives you { $count ->
        [one] a card
       *[other] { $count } cards
    }
nanty-text-each_gives_card_or_money = each player gives you a card or £{ $amount }
nanty-text-earn_per_agent_in = £{ $amount } for each figure { $place_in }
nanty-text-move_enemy_agent = move a rival’s agent next door
nanty-text-play_cards = play { $count ->
        [one] another card
       *[other] { $count } more cards
    }
nanty-text-gamble = roll { $win } or more: { $prize ->
        [bank] £{ $amount }
        [robbery] £{ $amount } from a player
       *[killing] remove an agent amid unrest
    }; roll { $lose }: lose an agent{ $forfeit ->
        [0] { "" }
       *[other] { " " }or £{ $forfeit }
    }
nanty-text-peek_identities = look at all unused identities but one
nanty-text-hand_penalty = a player pays you £{ $amount } or is burdened with this card
nanty-text-pay_or_lose_building = a player pays you £{ $amount } or loses a building
nanty-text-draw_from_discard = take { $count ->
        [one] a random discard
       *[other] { $count } random discards
    }
nanty-text-draw = draw { $count ->
        [one] a card
       *[other] { $count } cards
    }
nanty-text-discard_for_money = discard any cards for £{ $amount } each
nanty-text-steal = £{ $amount } from a player
nanty-text-discard = discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
nanty-text-earn_per_unrest = £{ $amount } for each unrest marker
nanty-text-sell_card = sell a player a card for £{ $amount }
nanty-text-move_own_agent = move an agent of yours { $where ->
        [near] next door
       *[any] anywhere
    }{ $origin ->
        [unrest] , out of unrest
       *[any] { "" }
    }
nanty-text-swap_identity = change your identity for an unused one
nanty-text-hire_killer = pay a player £{ $amount } to remove an agent amid unrest
nanty-text-remove_agent_in = remove an agent { $place_from }
nanty-text-pay_and_assassinate = pay a player £{ $amount } and assassinate
nanty-text-swap_agents = two agents change places
nanty-text-look_and_discard = look at a hand and discard { $count } of it
nanty-text-roll_and_remove = roll { $count } times, each time remove a figure there
nanty-text-swap_hands = change hands with a player
nanty-text-earn_per_building = £{ $amount } for each building
nanty-text-place_agent = place { $count ->
        [one] an agent
       *[other] { $count } agents
    } { $where ->
        [own_building] where you have a building
        [unrest] amid unrest
        [near] { $place_in } or next door
       *[any] anywhere
    }{ $quiet ->
        [0] { "" }
       *[1] , causing no unrest
    }
nanty-text-discard_and_refill = discard up to { $count }, then fill up your hand
nanty-text-each_other_removes_agent = each other player removes an agent of theirs
nanty-text-buy_building = buy a rival’s building { $where ->
        [unrest] amid unrest
       *[calm] where there is no unrest
    }
nanty-text-build_half_price = build for 1/{ $share } of the price
nanty-text-earn_in_unrest = £{ $amount } for each agent in a district of unrest
nanty-text-steal_cards = take { $count } random cards of a player, keep one
nanty-text-place_unrest = put unrest { $where ->
        [near_unrest] next door to unrest
       *[any] anywhere
    }
nanty-text-pay_and_move = pay a player £{ $amount } and move an agent of yours anywhere
nanty-text-force_payment = a player pays another one £{ $amount }
nanty-text-draw_per_building = draw a card for each of your buildings
nanty-text-stop_player = no rival moves or removes your agent
nanty-text-stop_removal = your agent is not removed
nanty-text-relocate = instead of being removed your agent goes anywhere else
nanty-text-ignore_text = the text of a rival’s card does nothing to you
nanty-text-end_turn = end your turn and take the last card back
