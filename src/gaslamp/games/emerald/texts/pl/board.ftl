### Studium w Szmaragdzie: napisy na przyciskach i obok tego, co leży na stole.

part-verb = Akcja
part-card = Karta
part-city = Miasto
part-place = Miejsce
part-prey = Ofiara
part-use = Użycie

word-verb-place = Umieść kostki
word-verb-take = Przejmij kartę
word-verb-retrieve = Odzyskaj kostki
word-verb-move = Przesuń agentów
word-verb-advance = Przesuń znaczniki
word-verb-assassinate = Dokonaj zabójstwa
word-verb-discard = Odrzuć karty
word-verb-action = Akcja z karty
word-verb-free = Darmowa akcja
word-verb-bring_back = Umieść agentów z karty
word-prey-agent = Agent
word-prey-royalty = Arystokrata
word-use-symbol = Bomby
word-use-text = Tekst
word-threat-assassin = Zabójstwo
word-threat-shoggoth = Shoggoth
word-threat-vampires = Wampiry
word-threat-zombies = Zombie
word-threat-cthulhu = Cthulhu

view-turn = Tura
view-goal = Punkty kończące grę
view-active = Teraz gra
view-restorationists = Restauracjoniści
view-loyalists = Lojaliści
view-laid = Zagrywane
view-removed = Poza grą
view-exorcised = Zombie już nie ma

## Miasta

view-cities = Miasta
view-card = Karta
view-under = Karty pod spodem
view-royalty = Arystokracja
view-cubes = Kostki
view-agents = Agenci
view-zombies = Zombie

## Gracze

view-players = Gracze
view-identity = Tożsamość
view-revealed = Tożsamość jawna
view-known_to = Kto zna tożsamość
view-sanity = Poczytalność
view-hand = Ręka
view-hand_size = Karty na ręce
view-deck_size = Talia
view-unseen = Niewidoczne karty
view-discard = Stos kart odrzuconych
view-beside = Obok tożsamości
view-agent = Czyj agent
view-points = Punkty
view-neutral = Neutralne
view-restorationist = Restauracjonistów
view-loyalist = Lojalistów
view-kills = Za zabitych agentów
view-supply = W puli
view-limbo = W Otchłani
view-mi_go = Na Mi-Go
view-abducted = Na Mi-Go od tej tury
view-yog_sothoth = Na Yog Sothocie
view-captive = Na kartach innych graczy
