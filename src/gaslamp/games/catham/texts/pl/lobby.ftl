### Catham City: co warto wiedzieć przed grą.

pitch = Osiem frakcji, jeden ratusz i ani jednej czystej łapy. Zbieraj karty, zagraj właściwy zestaw we właściwej chwili i przekupstwem, szantażem albo włamaniem utoruj sobie drogę do fotela burmistrza.
    .length = około 30 minut

setting-factions = Frakcje
    .help = Które pięć z ośmiu frakcji bierze udział w grze. Pozostałe zostają w pudełku.
setting-factions-first = Pięć na pierwszą grę
setting-factions-random = Dowolne pięć, losowo
setting-actions = Akcje w turze
    .help = Mając dwie akcje, można przed turą następnej osoby wziąć karty i zagrać, dwa razy wziąć albo dwa razy zagrać.
setting-actions-1 = Jedna
setting-actions-2 = Dwie, dla doświadczonych
