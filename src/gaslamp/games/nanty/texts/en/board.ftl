### Nanty Narking: what stands on buttons, and beside what lies on the table.

pick-verb = Action
pick-card = Card
pick-place = District
pick-origin = From
pick-figure = Figure
pick-to = To whom

symbol-verb-play = Play
symbol-verb-use = Use the ability
symbol-verb-interrupt = End the turn with
symbol-figure-agent = Agent
symbol-figure-grenadier = Grenadier
symbol-figure-citizen = New citizen

view-turn = Turn
view-active = Playing now
view-upper = Upper deck
view-lower = Lower deck
view-laid = Being carried out
view-discard = Discard pile
view-happened = Random events past
view-to_happen = Random events left
view-unused = Unused identities
view-seen = Unused, seen by you

## Districts

view-districts = Districts
view-cost = Price of building
view-unrest = Unrest
view-agents = Agents
view-grenadiers = Grenadiers
view-citizens = New citizens
view-blocked = Ability blocked
view-spent = Used
view-building = Building of

## Players

view-players = Players
view-identity = Identity
view-goals = Your goal
view-goal_districts = Districts with your agents
view-goal_control = Districts you control
view-goal_wealth = Your wealth (£)
view-goal_value = Worth of your buildings (£)
view-goal_buildings = Your buildings
view-goal_pieces = Your agents and buildings
view-goal_houses = Buildings of all colours
view-goal_unrest = Unrest markers
view-wanted = Needed
view-money = Money (£)
view-hand = Hand
view-hand_size = Cards in hand
view-limit = Hand filled up to
view-cards = District cards
view-front = In front
view-supply = In supply
view-buildings = Buildings
