### Terrors of London: how a game ended.

reckoning-fell = { $card } has fallen, the overlord of { $seat }.
reckoning-overlord = overlord: { $card }
reckoning-team = on the side of { $seat }
reckoning-start = life at the start
reckoning-lost = life lost in the end
