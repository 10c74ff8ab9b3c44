### Napisy na rysunku stołu Nanty Narking.

nanty-turn = tura { $turn }
nanty-piles = talia górna { $upper } · dolna { $lower } · odrz. { $discards }
nanty-unrest = niepokój
nanty-happened = losowe zdarzenia { $n }/{ $all }
nanty-thames = Tamiza
nanty-near = obok { $districts }
nanty-you = (ty)

## Znaki na mapie

nanty-sign-control = ▴
nanty-sign-building = ⌂
nanty-sign-grenadier = ♜
nanty-sign-citizen = ☻
nanty-sign-unrest = ⚑
nanty-sign-blocked = ✗

nanty-legend-agents = agenci
nanty-legend-control = kontrola
nanty-legend-building = budynek
nanty-legend-grenadier = grenadierzy
nanty-legend-citizen = nowi obywatele
nanty-legend-unrest = niepokój
nanty-legend-blocked = zablokowana zdolność
nanty-legend-abilities = zdolności dzielnic

## Do czego służy karta dzielnicy

nanty-ability-place = agent £{ $price }
nanty-ability-redraw = wymiana
nanty-ability-calm = spokój £{ $price }
nanty-ability-income = +£{ $amount }
nanty-ability-insure = polisa £{ $price }
nanty-ability-pawn = karta → £{ $amount }
nanty-ability-stir = + niepokój

## Gracze

nanty-player = gracz
nanty-count-points = pkt
nanty-count-money = kasa
nanty-count-hand = ręka
nanty-count-agents = agenci
nanty-count-agents_left = pula
nanty-count-buildings = budynki
nanty-count-buildings_left = pula
nanty-count-districts = dzielnice
nanty-count-control = kontrola
nanty-count-wealth = majątek
nanty-limit = { " " }≤{ $n }
nanty-identity = tożsamość
nanty-cards = karty
nanty-front = przed sobą
nanty-front-loan = pożyczka: £{ $repay } albo { $penalty } pkt
nanty-front-hand_penalty = o kartę mniej na ręce
nanty-known = znane z ręki

## Własne

nanty-laid = Zagrywane
nanty-hand = Twoja ręka
nanty-you-are = Twoja tożsamość:
nanty-seen = Niczyje tożsamości:
nanty-or = { " " }albo{ " " }
nanty-goal-districts = agenci w { $n }/{ $wanted } dzielnicach
nanty-goal-quiet = agenci w { $n }/{ $wanted } dzielnicach bez grenadierów
nanty-goal-control = kontrola nad { $n }/{ $wanted } dzielnicami
nanty-goal-wealth = £{ $n }/{ $wanted } w pieniądzach i budynkach
nanty-goal-value = £{ $n }/{ $wanted } w budynkach
nanty-goal-buildings = budynki { $n }/{ $wanted }
nanty-goal-pieces = agenci i budynki { $n }/{ $wanted }
nanty-goal-houses = budynki wszystkich graczy { $n }/{ $wanted }
nanty-goal-unrest = znaczniki niepokoju { $n }/{ $wanted }
nanty-goal-deck = nikt nie wygra, zanim skończy się talia (zostało { $deck })
nanty-goal-deck-agents = na koniec talii (zostało { $deck }) więcej agentów ({ $agents }) niż niepokoju ({ $unrest })
nanty-goal-deck-unrest = na koniec talii (zostało { $deck }) więcej niepokoju ({ $unrest }) niż czyichkolwiek agentów ({ $agents })

## Symbole na kartach

nanty-symbol-place_agent = ♟
nanty-symbol-build = ⌂
nanty-symbol-assassinate = †
nanty-symbol-remove_unrest = ⚐
nanty-symbol-take_money = £{ $money }
nanty-symbol-scroll = §
nanty-symbol-random_event = ✶
nanty-symbol-play_another = »
nanty-symbol-reaction = !
nanty-symbol-none = –

nanty-legend-place_agent = umieść agenta
nanty-legend-build = zbuduj
nanty-legend-assassinate = zabij
nanty-legend-remove_unrest = usuń niepokój
nanty-legend-take_money = weź pieniądze
nanty-legend-scroll = tekst
nanty-legend-random_event = losowe zdarzenie
nanty-legend-play_another = następna karta
nanty-legend-reaction = reakcja

## Co robią teksty kart

nanty-text-steal_from_each = po £{ $amount } od każdego gracza
nanty-text-loan = pożycz £{ $amount }; na koniec spłać £{ $repay } albo strać { $penalty } pkt
nanty-text-target_gives_cards = gracz daje ci { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
nanty-text-each_gives_card_or_money = każdy gracz daje ci kartę albo £{ $amount }
nanty-text-earn_per_agent_in = £{ $amount } za każdą figurkę { $place_in }
nanty-text-move_enemy_agent = przesuń cudzego agenta do sąsiedniej dzielnicy
nanty-text-play_cards = zagraj jeszcze { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
nanty-text-gamble = rzut { $win } lub więcej: { $prize ->
        [bank] £{ $amount }
        [robbery] £{ $amount } od gracza
       *[killing] usuń agenta z dzielnicy z niepokojem
    }; { $lose }: tracisz agenta{ $forfeit ->
        [0] { "" }
       *[other] { " " }albo £{ $forfeit }
    }
nanty-text-peek_identities = zobacz wszystkie wolne tożsamości oprócz jednej
nanty-text-hand_penalty = gracz płaci ci £{ $amount } albo dostaje tę kartę jako ciężar
nanty-text-pay_or_lose_building = gracz płaci ci £{ $amount } albo traci budynek
nanty-text-draw_from_discard = weź losowo { $count ->
        [one] kartę odrzuconą
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }
nanty-text-draw = dobierz { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
nanty-text-discard_for_money = odrzuć dowolne karty, po £{ $amount } za każdą
nanty-text-steal = £{ $amount } od gracza
nanty-text-discard = odrzuć { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
nanty-text-earn_per_unrest = £{ $amount } za każdy znacznik niepokoju
nanty-text-sell_card = sprzedaj graczowi kartę za £{ $amount }
nanty-text-move_own_agent = przesuń swojego agenta { $where ->
        [near] do sąsiedniej dzielnicy
       *[any] dokądkolwiek
    }{ $origin ->
        [unrest] , z dzielnicy z niepokojem
       *[any] { "" }
    }
nanty-text-swap_identity = wymień tożsamość na jedną z wolnych
nanty-text-hire_killer = za £{ $amount } gracz usuwa agenta z dzielnicy z niepokojem
nanty-text-remove_agent_in = usuń agenta { $place_from }
nanty-text-pay_and_assassinate = zapłać graczowi £{ $amount } i zabij
nanty-text-swap_agents = dwaj agenci zamieniają się miejscami
nanty-text-look_and_discard = obejrzyj czyjąś rękę i odrzuć z niej { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
nanty-text-roll_and_remove = rzuć { $count ->
        [one] raz
       *[other] { $count } razy
    }, za każdym razem usuń tam figurkę
nanty-text-swap_hands = zamień się ręką z graczem
nanty-text-earn_per_building = £{ $amount } za każdy budynek
nanty-text-place_agent = umieść { $count ->
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
nanty-text-discard_and_refill = odrzuć najwyżej { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i uzupełnij rękę
nanty-text-each_other_removes_agent = każdy inny gracz usuwa swojego agenta
nanty-text-buy_building = kup cudzy budynek tam, gdzie { $where ->
        [unrest] jest niepokój
       *[calm] nie ma niepokoju
    }
nanty-text-build_half_price = zbuduj za 1/{ $share } ceny
nanty-text-earn_in_unrest = £{ $amount } za każdego agenta w dzielnicy z niepokojem
nanty-text-steal_cards = weź od gracza losowo { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, zatrzymaj jedną
nanty-text-place_unrest = połóż niepokój { $where ->
        [near_unrest] obok innego
       *[any] gdziekolwiek
    }
nanty-text-pay_and_move = zapłać graczowi £{ $amount } i przesuń swojego agenta dokądkolwiek
nanty-text-force_payment = jeden gracz płaci drugiemu £{ $amount }
nanty-text-draw_per_building = dobierz kartę za każdy swój budynek
nanty-text-stop_player = nikt nie przesuwa ani nie usuwa twojego agenta
nanty-text-stop_removal = twój agent nie zostaje usunięty
nanty-text-relocate = usuwany agent trafia do dowolnej innej dzielnicy
nanty-text-ignore_text = tekst cudzej karty nic ci nie robi
nanty-text-end_turn = zakończ turę i weź ostatnią kartę z powrotem
