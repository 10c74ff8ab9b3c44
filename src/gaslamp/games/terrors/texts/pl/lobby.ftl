### Terrors of London: co warto wiedzieć przed grą.

pitch = Gdy w Londynie przygasają latarnie, po władzę wychodzi coś starszego niż miasto. Stań na czele Nieumarłych, Bestii, Śmiertelników albo Duchów, kupuj na Ulicy relikty i potwory, łącz potwory w hordy i pokonaj wrogiego władcę, zanim nadejdzie świt.
    .length = 20–40 minut

setting-choice = Wpływy
    .help = Czy każdy wybiera dwa z czterech wpływów swojego władcy, czy po prostu bierze dwa oznaczone, polecane na pierwsze partie.
setting-choice-choose = Każdy wybiera dwa
setting-choice-marked = Dwa oznaczone
