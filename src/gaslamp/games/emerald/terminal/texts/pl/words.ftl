### Napisy na rysunku stołu Studium w Szmaragdzie.

turn = tura { $turn }
goal = koniec gry przy { $goal } pkt
zombies = zombie w zapasie { $n }
exorcised = zombie już nie ma
removed = poza grą { $n }
restorationists = Restauracjoniści
loyalists = Lojaliści
gap = +{ $n } każdemu
you = (ty)

## Miasta

city = miasto †
under = pod
under-n = pod spodem { $n }
card = odkryta karta
pieces =
    ■ kostki ♟ agenci
    ☠ zombie ▴ przewaga
empty = brak karty

## Gracze

player = gracz
count-points = pkt
count-sanity = poczyt.
count-hand = ręka
count-deck = talia
count-discards = odrzucone
count-cubes = kostki
count-limbo = Otchłań
count-agents = agenci
count-supply = pula
count-identity = frakcja
revealed = jawnie
seen = zna { $by }
scored = zdobyte
beside = obok tożsamości
known = znane z ręki

## Własne karty

laid = Zagrywane
hand = Twoja ręka
deck = Twoja talia
discard = Twoje odrzucone

## Symbole na kartach; R i L to dwie frakcje

symbol-agents = ♟
symbol-place = U
symbol-take = P
symbol-retrieve = O
symbol-move = S
symbol-assassinate = Z
symbol-restorationist = ↑R
symbol-loyalist = ↑L
symbol-points = ★
symbol-restorationist_points = ★R
symbol-loyalist_points = ★L
symbol-bombs = B
symbol-madness = ψ
symbol-kill_points = ☐
symbol-cost = †
symbol-one_use = 1×
symbol-royalty = ♛

legend-place = umieść
legend-take = przejmij
legend-retrieve = odzyskaj
legend-move = przesuń
legend-assassinate = zabij
legend-markers = znaczniki
legend-points = punkty
legend-bombs = bomby
legend-madness = szaleństwo
legend-kill_points = pole agenta
legend-cost = cena w bombach
legend-one_use = jednorazowa
legend-royalty = arystokracja
