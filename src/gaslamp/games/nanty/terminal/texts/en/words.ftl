### What stands on the drawn table of Nanty Narking.

turn = turn { $turn }
piles = upper deck { $upper } · lower { $lower } · discards { $discards }
unrest = unrest
happened = random events { $n }/{ $all }
thames = Thames
near = near { $districts }
you = (you)

## Signs on the map

sign-control = ▴
sign-building = ⌂
sign-grenadier = ♜
sign-citizen = ☻
sign-unrest = ⚑
sign-blocked = ✗

legend-agents = agents
legend-control = controls
legend-building = building
legend-grenadier = grenadiers
legend-citizen = new citizens
legend-unrest = unrest
legend-blocked = blocked ability
legend-abilities = what the districts can do

## What a district card is good for

ability-place = agent £{ $price }
ability-redraw = redraw
ability-calm = calm £{ $price }
ability-income = +£{ $amount }
ability-insure = insure £{ $price }
ability-pawn = card → £{ $amount }
ability-stir = + unrest

## Players

player = player
count-points = points
count-money = money
count-hand = hand
count-agents = agents
count-agents_left = supply
count-buildings = buildings
count-buildings_left = supply
count-districts = districts
count-control = control
count-wealth = worth
limit = { " " }≤{ $n }
identity = identity
cards = cards
front = in front
front-loan = loan: £{ $repay } or { $penalty } points
front-hand_penalty = one card less in hand
known = known in hand

## One’s own

laid = Being played
hand = Your hand
you-are = You are
seen = Unused identities:
or = { " " }or{ " " }
goal_districts = agents in { $n }/{ $wanted } districts
goal_quiet = agents in { $n }/{ $wanted } districts without grenadiers
goal_control = control of { $n }/{ $wanted } districts
goal_wealth = £{ $n }/{ $wanted } in money and buildings
goal_value = £{ $n }/{ $wanted } in buildings
goal_buildings = { $n }/{ $wanted } buildings
goal_pieces = { $n }/{ $wanted } agents and buildings
goal_houses = { $n }/{ $wanted } buildings of anybody
goal_unrest = { $n }/{ $wanted } unrest markers
goal-deck = nobody wins before the deck is out ({ $deck } left)
goal-deck-agents = when the deck is out ({ $deck } left), more agents ({ $agents }) than unrest ({ $unrest })
goal-deck-unrest = when the deck is out ({ $deck } left), more unrest ({ $unrest }) than anybody’s agents ({ $agents })

## Symbols on cards

symbol-place_agent = ♟
symbol-build = ⌂
symbol-assassinate = †
symbol-remove_unrest = ⚐
symbol-take_money = £{ $money }
symbol-scroll = §
symbol-random_event = ✶
symbol-play_another = »
symbol-reaction = !
symbol-none = –

legend-place_agent = place an agent
legend-build = build
legend-assassinate = assassinate
legend-remove_unrest = remove unrest
legend-take_money = take money
legend-scroll = scroll
legend-random_event = random event
legend-play_another = play another
legend-reaction = reaction

## What the texts of cards do

text-steal_from_each = £{ $amount } from each player
text-loan = borrow £{ $amount }; at the end repay £{ $repay } or lose { $penalty } points
text-target_gives_cards = a player gives you { $count ->
        [one] a card
       *[other] { $count } cards
    }
text-each_gives_card_or_money = each player gives you a card or £{ $amount }
text-earn_per_agent_in = £{ $amount } for each figure { $place_in }
text-move_enemy_agent = move a rival’s agent next door
text-play_cards = play { $count ->
        [one] another card
       *[other] { $count } more cards
    }
text-gamble = roll { $win } or more: { $prize ->
        [bank] £{ $amount }
        [robbery] £{ $amount } from a player
       *[killing] remove an agent amid unrest
    }; roll { $lose }: lose an agent{ $forfeit ->
        [0] { "" }
       *[other] { " " }or £{ $forfeit }
    }
text-peek_identities = look at all unused identities but one
text-hand_penalty = a player pays you £{ $amount } or is burdened with this card
text-pay_or_lose_building = a player pays you £{ $amount } or loses a building
text-draw_from_discard = take { $count ->
        [one] a random discard
       *[other] { $count } random discards
    }
text-draw = draw { $count ->
        [one] a card
       *[other] { $count } cards
    }
text-discard_for_money = discard any cards for £{ $amount } each
text-steal = £{ $amount } from a player
text-discard = discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
text-earn_per_unrest = £{ $amount } for each unrest marker
text-sell_card = sell a player a card for £{ $amount }
text-move_own_agent = move an agent of yours { $where ->
        [near] next door
       *[any] anywhere
    }{ $origin ->
        [unrest] , out of unrest
       *[any] { "" }
    }
text-swap_identity = change your identity for an unused one
text-hire_killer = pay a player £{ $amount } to remove an agent amid unrest
text-remove_agent_in = remove an agent { $place_from }
text-pay_and_assassinate = pay a player £{ $amount } and assassinate
text-swap_agents = two agents change places
text-look_and_discard = look at a hand and discard { $count } of it
text-roll_and_remove = roll { $count } times, each time remove a figure there
text-swap_hands = change hands with a player
text-earn_per_building = £{ $amount } for each building
text-place_agent = place { $count ->
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
text-discard_and_refill = discard up to { $count }, then fill up your hand
text-each_other_removes_agent = each other player removes an agent of theirs
text-buy_building = buy a rival’s building { $where ->
        [unrest] amid unrest
       *[calm] where there is no unrest
    }
text-build_half_price = build for 1/{ $share } of the price
text-earn_in_unrest = £{ $amount } for each agent in a district of unrest
text-steal_cards = take { $count } random cards of a player, keep one
text-place_unrest = put unrest { $where ->
        [near_unrest] next door to unrest
       *[any] anywhere
    }
text-pay_and_move = pay a player £{ $amount } and move an agent of yours anywhere
text-force_payment = a player pays another one £{ $amount }
text-draw_per_building = draw a card for each of your buildings
text-stop_player = no rival moves or removes your agent
text-stop_removal = your agent is not removed
text-relocate = instead of being removed your agent goes anywhere else
text-ignore_text = the text of a rival’s card does nothing to you
text-end_turn = end your turn and take the last card back
