### Napisy na rysunku stołu Nanty Narking.

turn = tura { $turn }
piles = talia górna { $upper } · dolna { $lower } · odrz. { $discards }
unrest = niepokój
happened = losowe zdarzenia { $n }/{ $all }
thames = Tamiza
near = obok { $districts }
you = (ty)

## Znaki na mapie

sign-control = ▴
sign-building = ⌂
sign-grenadier = ♜
sign-citizen = ☻
sign-unrest = ⚑
sign-blocked = ✗

legend-agents = agenci
legend-control = kontrola
legend-building = budynek
legend-grenadier = grenadierzy
legend-citizen = nowi obywatele
legend-unrest = niepokój
legend-blocked = zablokowana zdolność
legend-abilities = zdolności dzielnic

## Do czego służy karta dzielnicy

ability-place = agent £{ $price }
ability-redraw = wymiana
ability-calm = spokój £{ $price }
ability-income = +£{ $amount }
ability-insure = polisa £{ $price }
ability-pawn = karta → £{ $amount }
ability-stir = + niepokój

## Gracze

player = gracz
count-points = pkt
count-money = kasa
count-hand = ręka
count-agents = agenci
count-agents_left = pula
count-buildings = budynki
count-buildings_left = pula
count-districts = dzielnice
count-control = kontrola
count-wealth = majątek
limit = { " " }≤{ $n }
identity = tożsamość
cards = karty
front = przed sobą
front-loan = pożyczka: £{ $repay } albo { $penalty } pkt
front-hand_penalty = o kartę mniej na ręce
known = znane z ręki

## Własne

laid = Zagrywane
hand = Twoja ręka
you-are = Twoja tożsamość:
seen = Nieużyte tożsamości:
or = { " " }albo{ " " }
goal_districts = agenci w { $n }/{ $wanted } dzielnicach
goal_quiet = agenci w { $n }/{ $wanted } dzielnicach bez grenadierów
goal_control = kontrola nad { $n }/{ $wanted } dzielnicami
goal_wealth = £{ $n }/{ $wanted } w pieniądzach i budynkach
goal_value = £{ $n }/{ $wanted } w budynkach
goal_buildings = budynki { $n }/{ $wanted }
goal_pieces = agenci i budynki { $n }/{ $wanted }
goal_houses = budynki wszystkich graczy { $n }/{ $wanted }
goal_unrest = znaczniki niepokoju { $n }/{ $wanted }
goal-deck = nikt nie wygra, zanim skończy się talia (zostało { $deck })
goal-deck-agents = na koniec talii (zostało { $deck }) więcej agentów ({ $agents }) niż niepokoju ({ $unrest })
goal-deck-unrest = na koniec talii (zostało { $deck }) więcej niepokoju ({ $unrest }) niż czyichkolwiek agentów ({ $agents })

## Symbole na kartach

symbol-place_agent = ♟
symbol-build = ⌂
symbol-assassinate = †
symbol-remove_unrest = ⚐
symbol-take_money = £{ $money }
symbol-scroll = §
symbol-random_event = ✶
symbol-play_another = »
symbol-reaction = !
symbol-none = –

legend-place_agent = umieść agenta
legend-build = postaw budynek
legend-assassinate = skrytobójstwo
legend-remove_unrest = usuń niepokój
legend-take_money = weź pieniądze
legend-scroll = zwój
legend-random_event = losowe zdarzenie
legend-play_another = następna karta
legend-reaction = reakcja

## Co robią teksty kart

text-steal_from_each = po £{ $amount } od każdego gracza
text-loan = pożycz £{ $amount }; na koniec spłać £{ $repay } albo strać { $penalty } pkt
text-target_gives_cards = gracz daje ci { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
text-each_gives_card_or_money = każdy gracz daje ci kartę albo £{ $amount }
text-earn_per_agent_in = £{ $amount } za każdą figurkę { $place_in }
text-move_enemy_agent = przesuń cudzego agenta do sąsiedniej dzielnicy
text-play_cards = zagraj jeszcze { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
text-gamble = rzut { $win } lub więcej: { $prize ->
        [bank] £{ $amount }
        [robbery] £{ $amount } od gracza
       *[killing] usuń agenta z dzielnicy z niepokojem
    }; { $lose }: tracisz agenta{ $forfeit ->
        [0] { "" }
       *[other] { " " }albo £{ $forfeit }
    }
text-peek_identities = zobacz wszystkie wolne tożsamości oprócz jednej
text-hand_penalty = gracz płaci ci £{ $amount } albo dostaje tę kartę jako ciężar
text-pay_or_lose_building = gracz płaci ci £{ $amount } albo traci budynek
text-draw_from_discard = weź losowo { $count ->
        [one] kartę odrzuconą
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }
text-draw = dobierz { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
text-discard_for_money = odrzuć dowolne karty, po £{ $amount } za każdą
text-steal = £{ $amount } od gracza
text-discard = odrzuć { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
text-earn_per_unrest = £{ $amount } za każdy znacznik niepokoju
text-sell_card = sprzedaj graczowi kartę za £{ $amount }
text-move_own_agent = przesuń swojego agenta { $where ->
        [near] do sąsiedniej dzielnicy
       *[any] dokądkolwiek
    }{ $origin ->
        [unrest] , z dzielnicy z niepokojem
       *[any] { "" }
    }
text-swap_identity = wymień tożsamość na jedną z wolnych
text-hire_killer = za £{ $amount } gracz usuwa agenta z dzielnicy z niepokojem
text-remove_agent_in = usuń agenta { $place_from }
text-pay_and_assassinate = zapłać graczowi £{ $amount } i dokonaj skrytobójstwa
text-swap_agents = dwaj agenci zamieniają się miejscami
text-look_and_discard = obejrzyj czyjąś rękę i odrzuć z niej { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
text-roll_and_remove = rzuć { $count ->
        [one] raz
       *[other] { $count } razy
    }, za każdym razem usuń tam figurkę
text-swap_hands = zamień się ręką z graczem
text-earn_per_building = £{ $amount } za każdy budynek
text-place_agent = umieść { $count ->
        [one] agenta
       *[other] { $count } agentów
    } { $where ->
        [own_building] tam, gdzie masz budynek
        [unrest] w dzielnicy z niepokojem
        [near] { $place_in } albo obok
       *[any] gdziekolwiek
    }{ $quiet ->
        [0] { "" }
       *[1] , nie budząc niepokoju
    }
text-discard_and_refill = odrzuć najwyżej { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i uzupełnij rękę
text-each_other_removes_agent = każdy inny gracz usuwa swojego agenta
text-buy_building = kup cudzy budynek tam, gdzie { $where ->
        [unrest] jest niepokój
       *[calm] nie ma niepokoju
    }
text-build_half_price = postaw budynek za 1/{ $share } ceny
text-earn_in_unrest = £{ $amount } za każdego agenta w dzielnicy z niepokojem
text-steal_cards = weź od gracza losowo { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, zatrzymaj jedną
text-place_unrest = połóż niepokój { $where ->
        [near_unrest] obok innego
       *[any] gdziekolwiek
    }
text-pay_and_move = zapłać graczowi £{ $amount } i przesuń swojego agenta dokądkolwiek
text-force_payment = jeden gracz płaci drugiemu £{ $amount }
text-draw_per_building = dobierz kartę za każdy swój budynek
text-stop_player = nikt nie przesuwa ani nie usuwa twojego agenta
text-stop_removal = twój agent nie zostaje usunięty
text-relocate = usuwany agent trafia do dowolnej innej dzielnicy
text-ignore_text = tekst cudzej karty nic ci nie robi
text-end_turn = zakończ turę i weź ostatnią kartę z powrotem
