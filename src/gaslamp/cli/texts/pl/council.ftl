### Napisy na rysunku stołu Rady Pięciu.

council-turn = tura { $turn }
council-you = (ty)

## Plansza

council-boards = Plansze
council-no-bonus = bez premii
council-mark-gate = #
council-mark-lasting = ∞
council-mark-firm = ◆

## Gracze

council-side-light = jasna strona, południe
council-side-dark = ciemna strona, północ
council-count-score = punkty
council-count-deck = talia
council-count-stash = schowek
council-count-removed = usunięte
council-played = zagrywana
council-top = na wierzchu
council-stash = w schowku
council-stash-fresh = w schowku, od następnej tury
council-next = pod wierzchnią kartą
council-under = na spodzie talii
council-aside = wyjęte z talii
council-unseen = w talii
council-hidden = niewidoczne
council-removed = usunięte

## Co robią karty

council-timing-before_placing = przed położeniem
council-timing-before_activation = przed aktywacją
council-timing-after_activation = po aktywacji
council-timing-ongoing = stale
council-god = wymaga otwartej bramy i wywołuje kaskadę
council-beside = obok: { $cards }
council-amount = { $rule ->
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
council-fits = pasują

## Co znaczą znaki

council-legend-light = jasna
council-legend-dark = ciemna
council-legend-of-light = z jasnej talii
council-legend-of-dark = z ciemnej talii, do góry nogami
council-legend-gate = brama
council-legend-lasting = obowiązująca zasada dodatkowa
council-legend-firm = nie daje się odwrócić
