### Instrukcje.

rules-page = Zasady – Gaslamp
rules-page-of = { $game }: zasady – Gaslamp
rules-title = Instrukcje
rules-under = Każda zasada ze swoim numerem, naszymi słowami. Te same numery podaje stół, ilekroć mówi „nie”.
rules-under-of = Zasady naszymi słowami.
rules-others = Inne instrukcje
rules-count = { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }

rules-contents = Spis treści
rules-everywhere = W każdej grze
rules-rule = Zasada { $id }
rules-link = Odnośnik do tej zasady
rules-its-rule = Zasada { $id }
rules-search = Szukaj
rules-search-example = słów albo numeru, np. { $id }
rules-hits = { $n ->
        [0] brak zasad
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
rules-none = W tej instrukcji nic takiego nie ma.
rules-ours = Nasza interpretacja:
rules-elsewhere = Nie z instrukcji, lecz potwierdzone gdzie indziej:
rules-inferred = Wywnioskowane:

rules-numbers = Karty i liczby
rules-numbers-says = Liczby, którymi gra Gaslamp. Jeśli masz pudełko, a na twoich kartach jest inaczej, osoba prowadząca serwer może wczytać plik z twoimi liczbami; jak to zrobić, mówi strona „If you own the box” w dokumentacji Gaslampu.
rules-daggers = Liczba bez znaku pochodzi z instrukcji albo z karty. * Nie pochodzi, ale jest potwierdzona gdzie indziej. † Wynika z czegoś, co jest wydrukowane. ‡ Jest nasza, dopóki ktoś nie przepisze jej z pudełka.
rules-whole-game = Cała gra
