### Catham City: how a game ended.

reckoning-elected = { $seat } has enough influence ({ $goal } were needed) and is mayor.
reckoning-gained = sets of { $faction }
reckoning-lost = given back to sets of { $faction }
reckoning-influence = influence
