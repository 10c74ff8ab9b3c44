### Terrors of London: jak skończyła się gra.

reckoning-fell = { $card } pada: { $seat } nie ma już władcy.
reckoning-overlord = władca: { $card }
reckoning-team = w drużynie z graczem: { $seat }
reckoning-start = życie na początku
reckoning-lost = życie ostatecznie stracone
