### Napisy na rysunku stołu Rady Pięciu.

turn = kolejka { $turn }
you = (ty)

## Plansza

boards = Plansze
no-bonus = bez premii
mark-gate = #
mark-lasting = ∞
mark-firm = ◆

## Gracze

side-light = jasna strona, południe
side-dark = ciemna strona, północ
count-score = punkty
count-deck = talia
count-stash = schowek
count-removed = usunięte
played = zagrywana
top = na wierzchu
stash = w schowku
stash-fresh = w schowku, od następnej kolejki
next = pod wierzchnią kartą
under = na spodzie talii
aside = wyjęte z talii
unseen = w talii
hidden = niewidoczne
removed = usunięte

## Co robią karty

timing-before_placing = przed położeniem
timing-before_activation = przed aktywacją
timing-after_activation = po aktywacji
timing-ongoing = stale
god = wymaga otwartej bramy i wywołuje kaskadę
beside = obok: { $cards }
amount = { $rule ->
        [bonus] +{ $n }
        [aura] +{ $n }
        [stash_more] +{ $n }
        [stash_less] −{ $n }
        [arrange] najwyżej { $n }
       *[other] { $n ->
            [one] { $n } karta
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
fits = pasują

## Co znaczą znaki

legend-light = jasna
legend-dark = ciemna
legend-of-light = z jasnej talii
legend-of-dark = z ciemnej talii, do góry nogami
legend-gate = brama
legend-lasting = obowiązująca zasada dodatkowa
legend-firm = nie daje się odwrócić
in-brief = liczby na karcie: północ, wschód, południe, zachód
