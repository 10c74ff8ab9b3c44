### Napisy na rysunku stołu Studium w Szmaragdzie.

emerald-turn = tura { $turn }
emerald-goal = koniec gry przy { $goal } pkt
emerald-zombies = zombie w zapasie { $n }
emerald-exorcised = zombie już nie ma
emerald-removed = poza grą { $n }
emerald-restorationists = Restauracjoniści
emerald-loyalists = Lojaliści
emerald-gap = +{ $n } każdemu
emerald-you = (ty)

## Miasta

emerald-city = miasto †
emerald-under = pod
emerald-under-n = pod spodem { $n }
emerald-card = odkryta karta
emerald-pieces =
    ■ kostki ♟ agenci
    ☠ zombie ▴ przewaga
emerald-empty = brak karty

## Gracze

emerald-player = gracz
emerald-count-points = pkt
emerald-count-sanity = poczyt.
emerald-count-hand = ręka
emerald-count-deck = talia
emerald-count-discards = odrzucone
emerald-count-cubes = kostki
emerald-count-limbo = Otchłań
emerald-count-agents = agenci
emerald-count-supply = pula
emerald-count-identity = tożsamość
emerald-revealed = jawnie
emerald-seen = zna { $by }
emerald-scored = zdobyte
emerald-beside = obok tożsamości
emerald-known = znane z ręki

## Własne karty

emerald-laid = Zagrywane
emerald-hand = Twoja ręka
emerald-deck = Twoja talia
emerald-discard = Twoje odrzucone

## Symbole na kartach; R i L to dwie strony

emerald-symbol-agents = ♟
emerald-symbol-place = U
emerald-symbol-take = P
emerald-symbol-retrieve = O
emerald-symbol-move = S
emerald-symbol-assassinate = Z
emerald-symbol-restorationist = ↑R
emerald-symbol-loyalist = ↑L
emerald-symbol-points = ★
emerald-symbol-restorationist_points = ★R
emerald-symbol-loyalist_points = ★L
emerald-symbol-bombs = B
emerald-symbol-madness = ψ
emerald-symbol-kill_points = ☐
emerald-symbol-cost = †
emerald-symbol-one_use = 1×
emerald-symbol-royalty = ♛

emerald-legend-place = umieść
emerald-legend-take = przejmij
emerald-legend-retrieve = odzyskaj
emerald-legend-move = przesuń
emerald-legend-assassinate = zabij
emerald-legend-markers = znaczniki
emerald-legend-points = punkty
emerald-legend-bombs = bomby
emerald-legend-madness = szaleństwo
emerald-legend-kill_points = pole agenta
emerald-legend-cost = cena w bombach
emerald-legend-one_use = jednorazowa
emerald-legend-royalty = arystokracja
