### Catham City: jak skończyła się gra.

reckoning-elected = { $seat } ma { $goal ->
        [one] { $goal } punkt
        [few] { $goal } punkty
       *[many] { $goal } punktów
    } wpływu i zostaje burmistrzem.
reckoning-gained = zestawy: { $faction }
reckoning-lost = oddane przez zestawy: { $faction }
reckoning-influence = wpływ
