### Nanty Narking: jak skończyła się gra.

reckoning-won = { $seat } ma to, czego do wygranej potrzebuje { $card }.
reckoning-won_when_out = Talia akcji się wyczerpała i dzięki temu wygrywa { $seat } jako { $card }.
reckoning-riots = Grę zakończyły zamieszki.
reckoning-deck_out = Talia akcji się wyczerpała; wygrywa największa liczba punktów.
reckoning-identity = tożsamość: { $card }
reckoning-goal_districts = dzielnice z agentami: { $has } z { $wanted }
reckoning-goal_quiet_districts = dzielnice z agentami i bez grenadierów: { $has } z { $wanted }
reckoning-goal_control = kontrolowane dzielnice: { $has } z { $wanted }
reckoning-goal_wealth = majątek: £{ $has } z £{ $wanted }
reckoning-goal_value = wartość budynków: £{ $has } z £{ $wanted }
reckoning-goal_buildings = budynki: { $has } z { $wanted }
reckoning-goal_pieces = agenci i budynki: { $has } z { $wanted }
reckoning-goal_houses = budynki wszystkich kolorów: { $has } z { $wanted }
reckoning-goal_unrest = znaczniki niepokoju: { $has } z { $wanted }
reckoning-goal_deck = cel: żeby wyczerpała się talia akcji
reckoning-more_unrest = { $markers ->
        [one] 1 znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    } niepokoju: więcej niż agentów któregokolwiek gracza ({ $agents })
reckoning-less_unrest = { $markers ->
        [one] 1 znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    } niepokoju: nie więcej niż agentów gracza, który ma ich najwięcej ({ $agents })
reckoning-more_agents = { $agents ->
        [one] 1 agent
        [few] { $agents } agenci
       *[many] { $agents } agentów
    } na planszy: więcej niż znaczników niepokoju ({ $markers })
reckoning-less_agents = { $agents ->
        [one] 1 agent
        [few] { $agents } agenci
       *[many] { $agents } agentów
    } na planszy: nie więcej niż znaczników niepokoju ({ $markers })
reckoning-loses = przegrana z powodu zamieszek
reckoning-agents = agenci, którzy się liczą: { $count }
reckoning-buildings = budynki
reckoning-money = pieniądze
reckoning-loans_repaid = spłacone z nich pożyczki
reckoning-loans = niespłacone pożyczki
reckoning-dearest = w remisie: najdroższa karta dzielnicy, £{ $cost }
