### Nanty Narking: how a game ended.

reckoning-won = { $seat } had what { $card } needs to win.
reckoning-won_when_out = The action deck is out, and { $seat } wins by it as { $card }.
reckoning-riots = Riots ended the game.
reckoning-deck_out = The action deck is out, and the most points win.
reckoning-identity = identity: { $card }
reckoning-goal_districts = districts with agents: { $has } of { $wanted }
reckoning-goal_quiet_districts = districts without a grenadier with agents: { $has } of { $wanted }
reckoning-goal_control = districts under control: { $has } of { $wanted }
reckoning-goal_wealth = wealth: £{ $has } of £{ $wanted }
reckoning-goal_value = worth of the buildings: £{ $has } of £{ $wanted }
reckoning-goal_buildings = buildings: { $has } of { $wanted }
reckoning-goal_pieces = agents and buildings: { $has } of { $wanted }
reckoning-goal_houses = buildings of all colours: { $has } of { $wanted }
reckoning-goal_unrest = unrest markers: { $has } of { $wanted }
reckoning-goal_deck = goal: that the action deck runs out
reckoning-more_unrest = { $markers ->
        [one] 1 unrest marker
       *[other] { $markers } unrest markers
    }, more than any player’s agents ({ $agents })
reckoning-less_unrest = { $markers ->
        [one] 1 unrest marker
       *[other] { $markers } unrest markers
    }, not more than the agents of whoever has most ({ $agents })
reckoning-more_agents = { $agents ->
        [one] 1 agent on the board
       *[other] { $agents } agents on the board
    }, more than unrest markers ({ $markers })
reckoning-less_agents = { $agents ->
        [one] 1 agent on the board
       *[other] { $agents } agents on the board
    }, not more than unrest markers ({ $markers })
reckoning-loses = has lost because of the riots
reckoning-agents = agents that count: { $count }
reckoning-buildings = buildings
reckoning-money = money
reckoning-loans_repaid = loans repaid from it
reckoning-loans = loans that were not repaid
reckoning-dearest = in the tie: dearest district card, £{ $cost }
