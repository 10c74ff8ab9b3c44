### Terrors of London: co warto wiedzieć przed grą.

pitch = Gdy w Londynie przygasają latarnie, po władzę wychodzi coś starszego niż miasto. Stań na czele Nieumarłych, Bestii, Śmiertelników albo Duchów, kupuj na Ulicy relikty i potwory, łącz potwory w hordy i pokonaj władcę przeciwnika, zanim nadejdzie świt.
    .length = 20–40 minut

setting-choice = Karty Wpływów
    .help = Czy każdy wybiera dwie z czterech kart Wpływów swojego władcy, czy po prostu bierze dwie oznaczone, polecane na pierwsze partie.
setting-choice-choose = Każdy wybiera dwie
setting-choice-marked = Dwie oznaczone
