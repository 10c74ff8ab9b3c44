### gaslamp join: stół gdzie indziej.

## Kim się jest

join-name = Jak się nazywasz?
join-name-again = Jak się nazywasz? (Enter: { $name })
join-name-long = imię może mieć najwyżej { $most } znaki
join-login = Pod jaką nazwą chcesz się logować?
join-password = Hasło:
join-new-password = Wymyśl hasło, co najmniej 8 znaków:
join-password-again = Jeszcze raz:
join-passwords-differ = te dwa hasła nie są takie same

## Poczekalnia

join-mine = Twoje stoły
join-open = Otwarte stoły
join-none = Nie ma teraz otwartych stołów.
join-choose = Numer stołu · n nowy stół · Enter odśwież · q wyjdź:
join-no-table = Nie ma takiego numeru; n otwiera nowy stół.
join-status-waiting = czeka na graczy
join-status-playing = gra trwa
join-status-asked = twoja kolej
join-free = wolne miejsce

## Nowy stół

join-game = Która gra? { $options } (Enter: { $default })
join-seats = Ilu graczy razem? { $known } (Enter: { $default })
join-here = Ilu z nich przy tym ekranie? { $known } (Enter: { $default })
join-here-name = Jak nazywa się gracz { $n }?
join-bots = Ile botów? { $known } (Enter: { $default })
join-level = Jak silne? { $options } (Enter: { $default })
join-level-easy = łatwy
join-level-normal = zwykły
join-level-strong = silny
join-access = Kto może przyjść? { $options } (Enter: { $default })
join-access-open = każdy
join-access-link = kto ma odnośnik
join-access-private = każdy z własnym odnośnikiem
join-link = Daj ten odnośnik znajomym: { $link }
join-seat-link = Miejsce { $seat }: { $link }

## Przed grą

join-chair-you = ty
join-chair-host = gospodarz
join-chair-bot = { $level } bot
join-chair-minded = miejsce trzyma bot
join-chair-left = poza stołem
join-chair-away = bez połączenia
join-chair-word = dodane słowo do losu
join-hash =
    Los jest już ustalony; jego sekret ma ten skrót:
    { $hash }
join-keys-waiting = { $host ->
        [free] s zacznij · b boty na wolne miejsca ·{ " " }
        [full] Wszystkie miejsca zajęte: s zaczyna grę ·{ " " }
       *[guest] Grę zaczyna gospodarz ·{ " " }
    }w SŁOWO dla losu · c rozmowa · ? klawisze · q wyjdź
join-help-waiting =
    s – zacznij grę (gospodarz)
    b – boty na wszystkie wolne miejsca (gospodarz); b 2 easy – łatwy bot na miejsce 2
    x – zwolnij swoje miejsce; x 2 – zwolnij miejsce 2 (gospodarz)
    w SŁOWO – dodaj słowo do losu
    e – zamknij stół (gospodarz)
    c TEKST – powiedz coś; c – lista gotowych zwrotów; c 3 – powiedz trzeci
    m 2 – wycisz albo przywróć miejsce 2
    r NUMER – zasada; r M4 – cały rozdział
    q – wyjdź; miejsce zostaje twoje
    Enter – kto gdzie siedzi
join-looking-on = Oglądasz grę. Enter pokazuje stół, ? klawisze.
join-spectator = Tylko oglądasz.
join-put-out = Twoje miejsce zostało zwolnione.
join-other-numbers = Przy tym stole gra się z innymi liczbami albo według innej wersji zasad niż twoja; niektóre teksty mogą się nie zgadzać.

## Co robią ludzie

join-vote = Zgadzasz się? y tak · n nie
join-left = { "" }
    Miejsce zostaje twoje. Wrócisz tak:
    { $command }
join-rematched = Czeka na was nowy stół. R tam prowadzi.
join-thinks = { $name } myśli …
join-time = zostało { $time }
join-away = { $name } nie ma połączenia. (b { $seat } prosi o bota.)
join-here-again = { $name } znów ma połączenie.
join-cut = Utracono połączenie. Próbuję dalej …
join-mended = Połączenie wróciło.

## W czasie gry

join-keys = { $choose } · ? pomoc · { $undo ->
        [free] u cofnij ·{ " " }
        [ask] u poproś o cofnięcie ·{ " " }
       *[no] { "" }
    }c rozmowa · q wyjdź · Enter pokaż stół
join-help-playing =
    1, 2, 3 … – odpowiedź; kilka liczb to cały zbiór; można też nazwami: take mafia 2
    Enter – pokaż stół
    r NUMER – zasada; r M4 – cały rozdział
    l – cały przebieg gry
    u – cofnij swoją ostatnią odpowiedź; t – zacznij swoją turę od nowa
    w – dlaczego jakiejś odpowiedzi nie ma do wyboru?
    c TEKST – powiedz coś; c – lista gotowych zwrotów; c 3 – powiedz trzeci
    m 2 – wycisz albo przywróć miejsce 2
    b 2 – zaproponuj bota na miejsce 2, gdy gracza nie ma; b – przejmij swoje miejsce od bota
    e – zaproponuj koniec gry; y, n – głosuj nad propozycją
    q – wyjdź; miejsce zostaje twoje
join-no-key = { $status ->
        [playing] To nie twoja kolej; ? pokazuje klawisze.
       *[other] Nie ma takiego klawisza; ? pokazuje wszystkie.
    }
join-which-seat = Które miejsce? Wpisz jego numer od 1 do { $n } albo imię gracza.
join-undo-asks = Pozostali są pytani o zgodę.
join-no-proposal = Nikt teraz niczego nie proponuje.
join-why-when = O to można pytać, gdy jest twoja kolej.

## Po grze

join-checked =
    Sprawdzono: los jest ten, który obiecano (skrót { $hash }…), a { $n ->
        [one] odpowiedź jest zgodna
        [few] wszystkie { NUMBER($n, useGrouping: 0) } odpowiedzi są zgodne
       *[many] wszystkie { NUMBER($n, useGrouping: 0) } odpowiedzi są zgodne
    } z zasadami.
join-unchecked = Gry nie dało się sprawdzić: { $why }
join-other-luck = To NIE jest los, który obiecywał skrót { $hash }!
join-other-game = Zapis tej gry NIE zgadza się z tym, co było tu widać!
join-keys-over = R rewanż · l przebieg · c rozmowa · q wyjdź
join-help-over =
    R – rewanż: nowy stół albo ten, który ktoś już otworzył
    l – cały przebieg gry
    c TEKST – powiedz coś; c – lista gotowych zwrotów
    r NUMER – zasada
    q – wyjdź
    Enter – pokaż stół
