### Stół: przed grą, w jej trakcie i po niej.

table-title = Stół
table-coming = Podchodzimy do stołu …
table-gone = Ten stół nie jest dla ciebie
table-to-lobby = Do poczekalni
table-your-turn = Twoja kolej
table-bot = Bot { $n }
table-free = wolne miejsce

## Przed grą

table-seats = Kto gdzie siedzi
table-you = ty
table-host = gospodarz
table-minded = miejsca pilnuje bot
table-left = poza stołem
table-away = brak połączenia
table-worded = jest słowo dla losu
table-sit = Usiądź
table-stand = Zwolnij miejsce
table-free-seat = Zwolnij miejsce
table-add-bot = Bot
table-remove-bot = Usuń
table-mute = Wycisz
table-unmute = Słuchaj znowu
table-mind = Poproś o bota
table-free-seats = { $n ->
        [one] Jedno miejsce jest jeszcze wolne. Poczekaj na kogoś albo oddaj je botowi.
        [few] { $n } miejsca są jeszcze wolne. Poczekaj na znajomych albo oddaj je botom.
       *[other] { $n } miejsc jest jeszcze wolnych. Poczekaj na znajomych albo oddaj je botom.
    }
table-fill = Dosadź boty i zacznij
table-level = Siła botów
table-start = Zacznij grę
table-host-starts = Grę zaczyna gospodarz.
table-take-seat = Zajmij wolne miejsce, żeby zagrać.
table-full = Wszystkie miejsca są zajęte. Kiedy gra się zacznie, możesz ją oglądać.
table-close = Zamknij ten stół
table-closed = Ten stół zamknięto przed rozpoczęciem gry.
table-invite = Zaproś znajomych
table-link = Odnośnik do tego stołu
table-seat-link = Odnośnik do miejsca { $seat }
table-access-open = otwarty dla wszystkich
table-access-link = dla każdego, kto ma odnośnik
table-access-private = prywatny
table-pace-days = rozgrywka na dni
table-clock = { $move ->
        [none] { "" }
       *[other] { $move } na ruch
    }{ $game ->
        [none] { "" }
       *[other] { " " }{ $game } na grę
    }{ $extra ->
        [0] { "" }
       *[other] { " " }+ { $extra } s za ruch
    }
table-luck = Los, który można sprawdzić
table-luck-help = O kartach już zdecydował sekret. Jego odcisk widać teraz, a sam sekret po grze: po drodze nikt go nie zmieni. Domieszano do niego twoje losowe słowo, więc nikt nie mógł tego zaplanować; możesz je zmienić.
table-hash = Odcisk
table-word = Twoje słowo dla losu
table-word-give = Dodaj
table-word-given = Twoje słowo jest dodane. Poznamy je, gdy gra się zacznie.

## W trakcie gry

table-question = Pytanie
table-side = Gracze, przebieg i rozmowa
table-people = Przy stole
table-log = Co się działo
table-door = Zobacz tę chwilę
table-since = { $n ->
        [one] Od twojej ostatniej odpowiedzi: jedno zdarzenie.
        [few] Od twojej ostatniej odpowiedzi: { $n } zdarzenia.
       *[other] Od twojej ostatniej odpowiedzi: { $n } zdarzeń.
    }
table-thinks = { $name } myśli …
table-minded-you = Teraz gra za ciebie bot.
table-back = Wracam na swoje miejsce
table-help = O co chodzi?
table-rule = Zasada { $rule }
table-choose = Wybierz na planszy albo tutaj: { $what }
table-confirm = Zatwierdź
table-no-card = Bez karty
table-nobody = Nikt
table-choice-back = Cofnij
table-set = Wybrane
table-set-count = { $exact ->
    [yes] Wybrano { $n } z { $most }
   *[no] Wybrano { $n }; można od { $least } do { $most }
}
table-set-out = Cofnij: { $what }
table-why-not = Dlaczego nie …?
table-forbidden = zabrania tego zasada
table-allowed = to jest dozwolone.
table-undo = Cofnij ruch
table-undo-ask = Poproś o cofnięcie
table-restart = Zacznij turę od nowa
table-restart-ask = Poproś o turę od nowa
table-leave = Wstań od stołu
table-end = Zakończ grę
table-sure-leave = Wstać od stołu? Miejsce zostaje twoje i możesz wrócić.
table-sure-end = Zaproponować zakończenie gry teraz, bez wyniku?
table-yes = Tak
table-no = Nie
table-agree = Zgoda
table-refuse = Nie
table-clocks = Pozostały czas
table-past = { $last ->
        [one] Oglądasz grę po { $n } z 1 odpowiedzi.
       *[other] Oglądasz grę po { $n } z { $last } odpowiedzi.
    }
table-earlier = Wcześniej
table-later = Później
table-now = Wróć do teraz
table-curtain = Przekaż ekran: { $name }
table-curtain-help = Dopóki ekran przechodzi z rąk do rąk, niczyich kart nie widać.
table-curtain-ready = To ja, { $name }

## Rozmowa

table-talk = Rozmowa
table-phrases = Gotowe zwroty
table-say = Powiedz coś
table-say-it = Powiedz

## Po grze

table-result = Koniec gry
table-reckoning = Skąd te punkty
table-reckoning-what = co
table-reckoning-points = punkty
table-reckoning-rule = zasada
table-score = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
table-rematch = Rewanż
table-rematch-go = Do rewanżu
table-rematched = Czeka na was nowy stół.
table-replay = Obejrzyj zapis
table-verify = Sprawdź los
table-download = Pobierz zapis
table-checking = Rozgrywamy całą grę jeszcze raz z obiecanym losem …
table-checked = { $n ->
        [one] Los jest ten obiecany, a odpowiedź była dozwolona.
        [few] Los jest ten obiecany, a wszystkie { $n } odpowiedzi były dozwolone.
       *[other] Los jest ten obiecany, a wszystkich { $n } odpowiedzi było dozwolonych.
    }
table-other-luck = To NIE jest los, który obiecano.
table-not-over = { $n ->
        [one] Odpowiedź była dozwolona przy obiecanym losie; gry nie dokończono.
        [few] Wszystkie { $n } odpowiedzi były dozwolone przy obiecanym losie; gry nie dokończono.
       *[other] Wszystkich { $n } odpowiedzi było dozwolonych przy obiecanym losie; gry nie dokończono.
    }
table-legal = { $n ->
        [one] Odpowiedź jest dozwolona przy losie z tego sekretu.
        [few] Wszystkie { $n } odpowiedzi są dozwolone przy losie z tego sekretu.
       *[other] Wszystkich { $n } odpowiedzi jest dozwolonych przy losie z tego sekretu.
    }
table-plain-luck = { $n ->
        [one] Odpowiedź jest dozwolona, ale tego losu nic nie obiecywało.
        [few] Wszystkie { $n } odpowiedzi są dozwolone, ale tego losu nic nie obiecywało: w zapisie nie ma sekretu.
       *[other] Wszystkich { $n } odpowiedzi jest dozwolonych, ale tego losu nic nie obiecywało: w zapisie nie ma sekretu.
    }
