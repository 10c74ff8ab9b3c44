### Plansza: co słyszy czytnik ekranu, odznaki graczy i spojrzenie z bliska.

board-middle = Na stole
board-players = Pozostali gracze
board-lot = { $card }{ $n ->
        [1] { "" }
       *[other] , { $n }
    }, { $where }{ $refused ->
        [yes] { " " }(nie teraz; zapytaj dlaczego)
       *[no] { "" }
    }
board-place = { $place }{ $refused ->
        [yes] { " " }(nie teraz; zapytaj dlaczego)
       *[no] { "" }
    }
board-player = { $name }{ $refused ->
        [yes] { " " }(nie teraz; zapytaj dlaczego)
       *[no] { "" }
    }
board-tokens = { $what }: { $n }{ $whose ->
        [none] { "" }
       *[other] { " " }({ $whose })
    }{ $where ->
        [none] { "" }
       *[other] , { $where }
    }
board-edges = północ { $north }, wschód { $east }, południe { $south }, zachód { $west }
board-north = Pn.
board-track = { $what }: { $value } z { $top }
board-pile = { $pile }: { $n }
board-pile-open = { $pile }: { $n }. Przejrzyj
board-pile-title = { $pile }, { $where }
board-times = × { $n }
board-score = Wynik
board-you = ty
board-asked = na ruchu
board-bot = bot, { $level ->
        [easy] łatwy
        [strong] silny
       *[normal] zwykły
    }
board-minded = zastępuje go bot
board-left = poza stołem
board-away = nieobecny
board-rank = { $place ->
        [1] zwycięstwo
       *[other] miejsce { $place }
    }
board-unfold = Co leży przed graczem { $name }
board-close = Zamknij
board-rule = Zasada { $rule }
