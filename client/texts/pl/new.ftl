### Nowy stół.

new-page = Nowy stół: { $game } – Gaslamp
new-title = Stół do gry: { $game }
new-under = Wszystko jest już rozsądnie ustawione. Zmień, co chcesz, i otwórz stół.

## Miejsca

new-seats = Kto gdzie siedzi
new-count = Ilu graczy
new-seat = Kto siedzi na miejscu { $n }
new-who-me = Ja
    .help = Tu grasz ty.
new-who-beside = Ktoś obok mnie
    .help = Gracie przy tym samym ekranie. Gdy przechodzi z rąk do rąk, karty są zakryte.
new-who-free = Ktoś znajomy, zdalnie
    .help = Miejsce jest wolne, dopóki ktoś go nie zajmie przez twój odnośnik.
new-who-bot = Bot
new-name = Imię osoby na miejscu { $n }
new-name-empty = Imię
new-level = Jak silny jest bot na miejscu { $n }
new-level-easy = Łatwy
    .help = Prawie nie patrzy naprzód. W sam raz na naukę zasad.
new-level-normal = Zwykły
    .help = Chwilę myśli i gra przyzwoicie. Widzi tylko tyle, ile ty na jego miejscu.
new-level-strong = Silny
    .help = Rozważa dziesięć razy więcej, więc potrzebuje trochę czasu. Widzi tylko tyle, ile ty na jego miejscu.

## Gra

new-rules = Gra
new-names = Własny wybór: { $n }
new-each = { $what }, miejsce { $n }
new-own = Własna …
new-own-text = { $what }, miejsce { $n }: własny zapis
new-ticked = Wybrano { $n } z { $of }

## Kto może przyjść

new-door = Drzwi
new-access = Kto może usiąść
new-access-open = Każdy
    .help = Stół widać w poczekalni.
new-access-link = Kto ma odnośnik
    .help = Wyślij go znajomym; w poczekalni stołu nie widać.
new-access-private = Tylko zaproszeni
    .help = Każde wolne miejsce ma własny odnośnik.
new-spectators = Widzowie
new-spectators-true = Mile widziani
    .help = Widzą to, co wszyscy przy stole, i niczyich kart.
new-spectators-false = Nie w czasie gry
    .help = Stół widzą tylko gracze.
new-language = Język stołu
    .help = W tym języku rozmawiacie. Grę każdy czyta w swoim.

## Zegar

new-clock = Zegar
new-timing = Ile można myśleć
new-timing-none = Bez zegara
    .help = Nie ma pośpiechu.
new-timing-minute = Minuta na ruch
    .help = Potem gra za ciebie bot, dopóki nie wrócisz.
new-timing-quarter = 15 minut na grę
    .help = I 10 sekund więcej za każdy ruch.
new-timing-day = Dzień na ruch
    .help = Na grę w wolnych chwilach, przez wiele dni.
new-timing-own = Własny
    .help = Na ruch, na całą grę albo na jedno i drugie.
new-pace = Tempo
new-pace-live = Za jednym posiedzeniem
    .help = Gdy kogoś nie ma przez minutę, inni mogą poprosić, żeby jego miejsca pilnował bot.
new-pace-days = Przez wiele dni
    .help = Każdy zagląda, kiedy może; o bota można poprosić po dobie.
new-move = Na ruch
new-game = Na całą grę
new-extra = Oddawane za każdy ruch
new-span-none = bez limitu
new-span-unit = { $what }: jednostka
new-span-seconds = sekundy
new-span-minutes = minuty
new-span-hours = godziny
new-span-days = dni

new-open = Otwórz stół
new-opening = Otwieramy …
