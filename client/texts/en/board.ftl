### The board: what a screen reader hears of it, badges of players, and the look closer.

board-middle = On the table
board-players = The other players
board-lot = { $card }{ $n ->
        [1] { "" }
       *[other] , { $n }
    }, { $where }{ $refused ->
        [yes] { " " }(not now; ask why)
       *[no] { "" }
    }
board-place = { $place }{ $refused ->
        [yes] { " " }(not now; ask why)
       *[no] { "" }
    }
board-player = { $name }{ $refused ->
        [yes] { " " }(not now; ask why)
       *[no] { "" }
    }
board-tokens = { $what }: { $n }{ $whose ->
        [none] { "" }
       *[other] { " " }({ $whose })
    }{ $where ->
        [none] { "" }
       *[other] , { $where }
    }
board-edges = north { $north }, east { $east }, south { $south }, west { $west }
board-north = N
board-track = { $what }: { $value } of { $top }
board-pile = { $pile }: { $n }
board-pile-open = { $pile }: { $n }. Look through it
board-pile-title = { $pile }, { $where }
board-times = × { $n }
board-score = Score
board-you = you
board-asked = to move
board-bot = bot, { $level ->
        [easy] easy
        [strong] strong
       *[normal] normal
    }
board-minded = minded by a bot
board-left = has left
board-away = away
board-rank = { $place ->
        [1] winner
       *[other] place { $place }
    }
board-unfold = What lies before { $name }
board-close = Close
board-rule = Rule { $rule }
