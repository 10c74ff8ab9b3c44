### Studium w Szmaragdzie: jak skończyła się gra.

reckoning-exposed = Restauracjonista zdemaskowany: { $seat }.
reckoning-reached_goal = { $seat } ma dość punktów: { $points }.
reckoning-completed_track = Znacznik doszedł do końca toru.
reckoning-stalled = W miastach nie było już kart, a przez dziesięć rund nic się nie zmieniło.
reckoning-identity = tożsamość: { $card }
reckoning-turned = po zmianie nastawienia: { $side ->
        [loyalist] Lojalista
       *[restorationist] Restauracjonista
    }
reckoning-neutral = punkty neutralne
reckoning-own = punkty { $side ->
        [loyalist] Lojalistów
       *[restorationist] Restauracjonistów
    }
reckoning-forfeited = stracone punkty { $side ->
        [loyalist] Lojalistów
       *[restorationist] Restauracjonistów
    }: { $points }
reckoning-ahead = znacznik tej frakcji jest wyżej
reckoning-behind = znacznik drugiej frakcji jest wyżej, stracone punkty: { $points }
reckoning-kills = zabici agenci Restauracjonisty: { $seat }
reckoning-kills_lost = stracone punkty za zabitych agentów ({ $seat }): { $points }
reckoning-punished = frakcja z najniższym wynikiem (z równych niższy jest wynik Lojalisty): { $seat }
reckoning-tie = w remisie Restauracjonista wyprzedza Lojalistę
