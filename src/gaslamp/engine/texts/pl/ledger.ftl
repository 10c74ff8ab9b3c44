### Rejestr zasad: dlaczego zasada nie ma znaczenia w żadnej zapisanej grze.

no-game-heading = otwiera rozdział
no-game-example = jest przykładem, który rozgrywają testy
no-game-definition = mówi, czym co jest i co znaczą słowa
no-game-before = obowiązuje przed rozpoczęciem gry
no-game-never = zabrania tylko tego, czego nigdy nie ma do wyboru
no-game-absent = nie występuje na żadnej z naszych kart
