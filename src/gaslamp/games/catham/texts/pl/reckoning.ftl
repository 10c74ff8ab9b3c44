### Catham City: jak skończyła się gra.

reckoning-elected = { $seat } ma dość wpływu (potrzeba było { $goal }) i zostaje burmistrzem.
reckoning-gained = zestawy: { $faction }
reckoning-lost = oddane przez zestawy: { $faction }
reckoning-influence = wpływ
