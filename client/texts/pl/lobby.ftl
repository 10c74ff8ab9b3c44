### Poczekalnia.

lobby-page = Gaslamp – gry o mrocznych miastach
lobby-over = Co noc, póki nie zgasną latarnie
lobby-title = Dziś na afiszu
lobby-under = Gry o mrocznych miastach, ze znajomymi albo z botami. Bez konta i bez instalacji: jedno kliknięcie i grasz.
lobby-called = { $n ->
        [one] Twoja kolej
        [few] Twoja kolej przy { $n } stołach
       *[many] Twoja kolej przy { $n } stołach
    }

## Afisz

lobby-players = { $seats } graczy
lobby-play = Zagraj teraz
lobby-lighting = Nakrywamy do stołu …
lobby-play-help = { $bots ->
        [one] od razu, przeciwko botowi
        [few] od razu, przeciwko { $bots } botom
       *[many] od razu, przeciwko { $bots } botom
    }
lobby-set-up = Przygotuj stół
lobby-rules = Zasady

## Listy stołów

lobby-mine = Twoje stoły
lobby-mine-none = Nie masz jeszcze żadnego stołu. „Zagraj teraz” od razu go otworzy; niczego nie da się tam zepsuć.
lobby-past = { $n ->
        [one] Jedna skończona gra
        [few] { $n } skończone gry
       *[many] { $n } skończonych gier
    }
lobby-open = Otwarte stoły
lobby-open-none = Nikt nie zostawił teraz wolnego miejsca. Przygotuj stół otwarty dla wszystkich, a stanie właśnie tutaj.
lobby-open-asking = Pytamy, kto już jest …
lobby-record = Masz zapis jakiejś gry?
lobby-record-link = Obejrzyj ją jeszcze raz

## Jeden stół

lobby-bot = bot ({ $level ->
        [easy] łatwy
        [strong] silny
       *[normal] zwykły
    })
lobby-free = { $n ->
        [one] jedno wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
lobby-asked = Twoja kolej
lobby-full = zaraz się zacznie
lobby-status-waiting = czeka na graczy
lobby-status-playing = gra trwa
lobby-status-over = gra skończona
lobby-status-ended = zakończona bez wyniku
lobby-days = na wiele dni
lobby-language-en = po angielsku
lobby-language-pl = po polsku
lobby-answer = Odpowiedz
lobby-return = Do stołu
lobby-replay = Powtórka
lobby-sit = Usiądź
lobby-watch = Oglądaj

## Kim się jest

lobby-called-so = Nazywasz się { $name }.
lobby-nobody = Nikt tu jeszcze nie zna twojego imienia.
lobby-name-change = Zmień
lobby-name-give = Przedstaw się
lobby-guest = Jesteś gościem na tym urządzeniu.
lobby-account = Zachowaj miejsca dzięki kontu
