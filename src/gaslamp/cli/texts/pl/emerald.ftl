### Napisy na rysunku stołu Studium w Szmaragdzie i nazwy liczb.

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

emerald-heading-action = akcja
emerald-heading-free = darmowa
emerald-heading-block = blok
emerald-heading-benefit = korzyść

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

## Liczby z pliku danych

emerald-number-cards = karty gry
emerald-number-starting_cards = karty startowe
emerald-number-stack = karty gry w mieście
emerald-number-goal = punkty kończące grę
emerald-number-hand = karty na ręce
emerald-number-cubes = kostki
emerald-number-limbo = kostki w Otchłani
emerald-number-agents = agenci
emerald-number-stationed = agenci na początku
emerald-number-rally = agenci po ujawnieniu
emerald-number-sanity = znaczniki poczytalności
emerald-number-track = długość toru
emerald-number-penalty = kara
emerald-number-zombies = zombie
emerald-number-loyalists = tożsamości Lojalistów
emerald-number-restorationists = tożsamości Restauracjonistów
emerald-number-die = ścianki kości
emerald-number-madness = szaleństwo
emerald-number-cost = cena w bombach
emerald-number-points = punkty neutralne
emerald-number-restorationist_points = punkty Restauracjonistów
emerald-number-loyalist_points = punkty Lojalistów
emerald-number-copies = liczba kopii
emerald-number-place = umieszczenie kostki
emerald-number-take = przejęcie karty
emerald-number-retrieve = odzyskanie kostki
emerald-number-move = przesunięcie agenta
emerald-number-assassinate = zabójstwo
emerald-number-restorationist = ruch znacznika Restauracjonistów
emerald-number-loyalist = ruch znacznika Lojalistów
emerald-number-bombs = bomby
emerald-number-kill_points = punkty za zabitego agenta
emerald-number-heading = nagłówek tekstu
emerald-number-one_use = jednorazowa

## Uwagi do liczb

emerald-note-game-cards = karty gry w pudełku
emerald-note-game-starting_cards = w każdej talii startowej
emerald-note-game-stack = karty gry w każdym mieście przy 2, 3, 4 i 5 graczach
emerald-note-game-goal = punkty, które kończą grę, przy 2, 3, 4 i 5 graczach
emerald-note-game-limbo = kostki, które zaczynają w Otchłani
emerald-note-game-stationed = agenci, z którymi każdy zaczyna
emerald-note-game-rally = agenci ujawnionego Lojalisty
emerald-note-game-track = koniec każdego z torów
emerald-note-game-penalty = traci je strona osoby, która ma najmniej punktów
emerald-note-game-loyalists = sześć kart tożsamości, po trzy na stronę
emerald-note-game-restorationists = { emerald-note-game-loyalists }
emerald-note-game-die = ścianki kości poczytalności
emerald-note-game-madness = ścianki kości, na których jest szaleństwo
emerald-note-london-cost = bomby potrzebne, by zabić tam agenta
emerald-note-london-points = to, że karty miast dają punkty neutralne, jest wywnioskowane
emerald-note-paris-cost = { emerald-note-london-cost }
emerald-note-paris-points = { emerald-note-london-points }
emerald-note-berlin-cost = { emerald-note-london-cost }
emerald-note-berlin-points = { emerald-note-london-points }
emerald-note-petersburg-cost = { emerald-note-london-cost }
emerald-note-petersburg-points = { emerald-note-london-points }
emerald-note-vienna-cost = { emerald-note-london-cost }
emerald-note-vienna-points = { emerald-note-london-points }
emerald-note-rome-cost = { emerald-note-london-cost }
emerald-note-rome-points = { emerald-note-london-points }
emerald-note-madrid-cost = { emerald-note-london-cost }
emerald-note-madrid-points = { emerald-note-london-points }
emerald-note-constantinople-cost = { emerald-note-london-cost }
emerald-note-constantinople-points = { emerald-note-london-points }
emerald-note-cairo-cost = { emerald-note-london-cost }
emerald-note-cairo-points = { emerald-note-london-points }
emerald-note-burrower-cost = nazwa znana z pierwszej edycji
emerald-note-azathoth-cost = { emerald-note-burrower-cost }
emerald-note-nug_and_yeb-cost = { emerald-note-burrower-cost }
emerald-note-rhogog-cost = { emerald-note-burrower-cost }
emerald-note-baoht_zuqqa_mogg-cost = { emerald-note-burrower-cost }
emerald-note-cistern_sultana-cost = nazwa jest nasza
emerald-note-nyarlathotep-cost = { emerald-note-burrower-cost }
emerald-note-pamphlets-copies = { emerald-note-cistern_sultana-cost }
emerald-note-informers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-couriers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-forged_papers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-sappers-copies = { emerald-note-cistern_sultana-cost }
emerald-note-stiletto-copies = { emerald-note-cistern_sultana-cost }
emerald-note-vera_figner-copies = { emerald-note-burrower-cost }
emerald-note-prince_kropotkin-copies = { emerald-note-burrower-cost }
emerald-note-evno_azef-copies = { emerald-note-burrower-cost }
emerald-note-ungern_sternberg-copies = { emerald-note-burrower-cost }
emerald-note-johann_most-copies = { emerald-note-burrower-cost }
emerald-note-wilhelm_stieber-copies = { emerald-note-burrower-cost }
emerald-note-william_morris-copies = { emerald-note-burrower-cost }
emerald-note-ravachol-copies = { emerald-note-burrower-cost }
emerald-note-emma_goldman-copies = { emerald-note-burrower-cost }
emerald-note-errico_malatesta-copies = { emerald-note-burrower-cost }
emerald-note-fenians-copies = są co najmniej dwie
emerald-note-zombies-copies = jest tylko jedna
emerald-note-nadars_airships-copies = { emerald-note-burrower-cost }
emerald-note-necronomicon-copies = { emerald-note-burrower-cost }
