### Nanty Narking: napisy na przyciskach i obok tego, co leży na stole.

pick-verb = Akcja
pick-card = Karta
pick-place = Dzielnica
pick-origin = Skąd
pick-figure = Figurka
pick-to = Komu

symbol-verb-play = Zagraj
symbol-verb-use = Użyj zdolności
symbol-verb-interrupt = Zakończ turę kartą
symbol-figure-agent = Agent
symbol-figure-grenadier = Grenadier
symbol-figure-citizen = Nowy obywatel

view-turn = Tura
view-active = Teraz gra
view-upper = Talia górna
view-lower = Talia dolna
view-laid = Wykonywane
view-discard = Stos kart odrzuconych
view-happened = Minione losowe zdarzenia
view-to_happen = Pozostałe losowe zdarzenia
view-unused = Nieużyte tożsamości
view-seen = Nieużyte, znane tobie

## Dzielnice

view-districts = Dzielnice
view-cost = Cena budowy
view-unrest = Niepokój
view-agents = Agenci
view-grenadiers = Grenadierzy
view-citizens = Nowi obywatele
view-blocked = Zdolność zablokowana
view-spent = Użyta
view-building = Czyj budynek

## Gracze

view-players = Gracze
view-identity = Tożsamość
view-goals = Cel
view-goal_districts = Dzielnice z twoimi agentami
view-goal_control = Kontrolowane dzielnice
view-goal_wealth = Twój majątek (£)
view-goal_value = Wartość twoich budynków (£)
view-goal_buildings = Twoje budynki
view-goal_pieces = Twoi agenci i budynki
view-goal_houses = Budynki wszystkich kolorów
view-goal_unrest = Znaczniki niepokoju
view-wanted = Potrzeba
view-money = Pieniądze (£)
view-hand = Ręka
view-hand_size = Karty na ręce
view-limit = Ręka uzupełniana do
view-cards = Karty dzielnic
view-front = Przed graczem
view-supply = W puli
view-buildings = Budynki
