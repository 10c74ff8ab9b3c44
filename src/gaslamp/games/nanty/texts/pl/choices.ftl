### Nanty Narking: pytania, wyjaśnienia i odpowiedzi.
### `$card` to karta albo losowe zdarzenie, które pyta; w odpowiedzi – karta wybrana.

choice-act = { $stage ->
        [first] Twoja tura. Co robisz?
        [another] Zagrywasz następną kartę?
       *[other] Coś jeszcze, zanim skończy się twoja tura?
    }
    .help = { $stage ->
        [first]
            Jeśli masz na ręce kartę, musisz jakąś zagrać; jej symbole wykonuje się od najwyższego (N2.2, N2.7).
            Zdolności twoich kart dzielnic możesz użyć przed nią albo po niej, każdej raz na turę (N2.6).
        [another]
            Nie musisz grać dalej; zagraną kartę wykonuje się do końca, zanim nastąpi cokolwiek innego (N2.3, N9.7).
            Między kartami możesz używać zdolności swoich dzielnic (N2.6).
       *[other]
            Możesz jeszcze użyć zdolności swoich dzielnic (N2.6) albo zakończyć turę reakcją, dzięki której wraca do ciebie ostatnia karta (N9.44).
            To pytanie pada, nawet jeśli takiej reakcji nie masz; nikt się nie dowie, dlaczego po prostu kończysz turę.
    }
    .answer = { $verb ->
        [play] Zagraj { $card_one }
        [use] Użyj zdolności dzielnicy: { $card }{ $price ->
            [0] {""}
           *[other] {" "}(£{ $price })
        }
       *[interrupt] Zagraj { $card_one }: weź z powrotem ostatnią kartę i zakończ turę
    }
    .pass = Zakończ turę
choice-meanwhile = { $card }: następny symbol to „{ $symbol ->
        [place_agent] umieść agenta
        [build] postaw budynek
        [assassinate] skrytobójstwo
        [remove_unrest] usuń niepokój
        [scroll] zwój
       *[random_event] losowe zdarzenie
    }”. Używasz najpierw zdolności którejś dzielnicy?
    .help =
        Zdolności karty dzielnicy można użyć także między dwoma symbolami karty, każdej raz w turze (N2.6).
        Jeśli grasz dalej, pytanie wróci przy tej karcie tylko wtedy, gdy można będzie użyć więcej zdolności niż teraz.
    .answer = Użyj zdolności dzielnicy: { $card }{ $price ->
            [0] {""}
           *[other] {" "}(£{ $price })
        }
    .pass = Przejdź do tego symbolu
choice-place = Gdzie umieszczasz agenta?
    .help =
        Za symbol agent trafia tam, gdzie już masz agenta, albo do dzielnicy obok; jeśli nie masz na planszy nikogo – dokądkolwiek (N3.1).
        Teksty i zdolności mają tu własne warunki (N9.29, N10.1); gdzie już ktoś stoi, wybucha niepokój (N4.1).
    .answer = Umieść agenta { $place_in } ({ $place_number })
    .pass = Nie umieszczaj nikogo
choice-transfer = Wszyscy twoi agenci są na planszy. Którego przenosisz i dokąd?
    .help =
        Gdy pula jest pusta, możesz przenieść agenta z planszy według tej samej zasady, tak jakby go na niej nie było (N3.1).
        Niepokój, który za sobą zostawia, znika; gdzie kogoś spotyka, wybucha nowy (N4).
    .answer = { $way ->
        [back] Podnieś agenta i odeślij go z powrotem { $place_to } ({ $place_number })
       *[away] Przenieś agenta { $origin_from } ({ $origin_number }) { $place_to } ({ $place_number })
    }
    .pass = Nie przenoś nikogo
choice-raise = { $share ->
        [0] Gdzie stawiasz budynek?
        [1] Gdzie stawiasz budynek?
        [2] Gdzie stawiasz budynek za pół ceny?
       *[other] Gdzie stawiasz budynek po niższej cenie?
    }
    .help =
        Musisz mieć tam agenta i dość pieniędzy, a w dzielnicy nie może być ani budynku, ani znacznika niepokoju (N3.2).
        Karta dzielnicy jest twoja, dopóki stoi budynek; jej zdolność działa od następnej tury (N10).
    .answer = Postaw budynek { $place_in } ({ $place_number }), £{ $price }
    .pass = Nie stawiaj budynku
choice-rebuild = { $share ->
        [0] Wszystkie twoje budynki są na planszy. Który zabierasz i gdzie go stawiasz?
        [1] Wszystkie twoje budynki są na planszy. Który zabierasz i gdzie go stawiasz?
       *[other] Wszystkie twoje budynki są na planszy. Który zabierasz i gdzie stawiasz go taniej?
    }
    .help = Oddajesz kartę starej dzielnicy, a za nowy budynek płacisz jak zwykle (N3.2).
    .answer = Zabierz swój budynek { $origin_from } ({ $origin_number }) i postaw budynek { $place_in } ({ $place_number }), £{ $price }
    .pass = Nie zabieraj żadnego
choice-remove = { $card }: kogo usuwasz?
    .help =
        Skrytobójca potrzebuje znacznika niepokoju w dzielnicy i oszczędza twoich agentów (N3.3); gdzie i w kogo uderza tekst albo losowe zdarzenie, mówi jego zasada (N6.3, N9).
        Niepokój znika z tej dzielnicy (N4.2); właściciel agenta może mieć reakcję (N3.9).
    .answer = { $figure ->
        [agent] Usuń agenta gracza { $seat } { $place_from } ({ $place_number })
        [grenadier] Usuń grenadiera { $place_from } ({ $place_number })
       *[citizen] Usuń nowego obywatela { $place_from } ({ $place_number })
    }
    .pass = Nie usuwaj nikogo
choice-sacrifice = { $card }: tracisz agenta. Z której dzielnicy?
    .help = To ty wybierasz, którego agenta tracisz (N9.8, N9.31); może go jeszcze uratować reakcja (N3.9).
    .answer = Usuń agenta { $place_from } ({ $place_number })
choice-remove_unrest = Skąd usuwasz niepokój?
    .help = Możesz usunąć znacznik z jednej, dowolnej dzielnicy (N3.4, N10.3).
    .answer = Usuń znacznik niepokoju { $place_from } ({ $place_number })
    .pass = Nie usuwaj żadnego
choice-read = { $text ->
        [steal_from_each] { $card }: zabierasz pieniądze wszystkim innym?
        [loan] { $card }: zaciągasz pożyczkę?
        [each_gives_card_or_money] { $card }: każesz wszystkim innym dać ci kartę albo pieniądze?
        [gamble] { $card }: próbujesz szczęścia w kości?
        [peek_identities] { $card }: oglądasz nieużyte tożsamości?
        [draw_from_discard] { $card }: bierzesz karty ze stosu kart odrzuconych?
        [draw] { $card }: dobierasz karty?
        [swap_identity] { $card }: wymieniasz tożsamość?
        [roll_and_remove] { $card }: rzucasz kością i usuwasz figurkę tam, gdzie wskaże?
        [discard_and_refill] { $card }: odrzucasz karty i uzupełniasz rękę?
        [each_other_removes_agent] { $card }: każesz wszystkim innym usunąć po agencie?
        [draw_per_building] { $card }: dobierasz kartę za każdy swój budynek?
       *[other] { $card }: korzystasz z tekstu?
    }
    .help =
        Zwój oznacza tekst karty; co on robi, mówi jego zasada (N9).
        Możesz z niego nie korzystać i przejść do następnego symbolu (N2.2, N3.6).
    .answer = Skorzystaj z tekstu: { $card }
    .pass = Nie korzystaj z tekstu
choice-target = { $text ->
        [target_gives_cards] { $card }: kto daje ci karty?
        [hand_penalty] { $card }: kto ma ci zapłacić albo wziąć tę kartę?
        [pay_or_lose_building] { $card }: kto ma ci zapłacić albo stracić budynek?
        [steal] { $card }: komu zabierasz pieniądze?
        [sell_card] { $card }: kto musi kupić od ciebie kartę?
        [hire_killer] { $card }: komu płacisz za usunięcie agenta?
        [pay_and_assassinate] { $card }: komu płacisz, by dokonać skrytobójstwa?
        [look_and_discard] { $card }: czyją rękę oglądasz?
        [swap_hands] { $card }: z kim zamieniasz się kartami na ręce?
        [steal_cards] { $card }: z czyjej ręki bierzesz kartę?
        [pay_and_move] { $card }: komu płacisz, by przenieść agenta?
       *[other] { $card }: kogo wybierasz?
    }
    .help =
        Tekst dotyczy jednej z pozostałych osób; w jaki sposób, mówi jego zasada (N9).
        Osoba, w którą uderza, może mieć reakcję, która pozwala go zignorować; wtedy tekst przepada (N9.43).
    .answer = { $seat }
    .pass = Nie korzystaj z tekstu
choice-save = { $cause ->
        [random_event] { $card }: twój agent { $district_in } ma zostać usunięty. Reagujesz?
        [own] { $card }: masz stracić agenta { $district_in }. Reagujesz?
       *[other] { $striker } uderza ({ $card }): twój agent { $district_in } ma zostać usunięty. Reagujesz?
    }
    .help = { $cause ->
        [random_event]
            Przy losowym zdarzeniu pomagają dwa rodzaje reakcji: dzięki jednej agent zostaje na miejscu, dzięki drugiej trafia do innej dzielnicy (N9.41, N9.42).
            To pytanie pada, nawet jeśli nie masz żadnej z nich; nikt się nie dowie, dlaczego na to pozwalasz (N3.9).
        [own]
            Nawet teraz pomagają dwa rodzaje reakcji: dzięki jednej agent zostaje na miejscu, dzięki drugiej trafia do innej dzielnicy (N9.41, N9.42).
            To pytanie pada, nawet jeśli nie masz żadnej z nich; nikt się nie dowie, dlaczego na to pozwalasz (N3.9).
       *[other]
            Dzięki pasującej reakcji agent zostaje na miejscu albo trafia do innej dzielnicy (N9.40–N9.43).
            To pytanie pada, nawet jeśli żadnej nie masz; nikt się nie dowie, dlaczego na to pozwalasz (N3.9).
    }
    .answer = Zagraj { $card_one }
    .pass = Pozwól na to
choice-relocate = Twój agent ucieka { $origin_from }. Dokąd?
    .help = Do dowolnej innej dzielnicy; niepokój znika i pojawia się jak przy każdym ruchu (N4, N9.42).
    .answer = Wyślij agenta { $place_to } ({ $place_number })
choice-resist = { $striker } chce przenieść twojego agenta { $origin_from } { $goal_to } ({ $card }). Reagujesz?
    .help =
        Dzięki pasującej reakcji agent zostaje na miejscu (N9.40, N9.43); te, które chronią przed usunięciem, tu nie pomogą.
        To pytanie pada, nawet jeśli żadnej nie masz; nikt się nie dowie, dlaczego na to pozwalasz (N3.9).
    .answer = Zagraj { $card_one }
    .pass = Pozwól na to
choice-stay = { $striker } chce, by twój agent { $district_in } zamienił się z kimś miejscami ({ $card }). Reagujesz?
    .help =
        Jeśli to powstrzymasz, obaj agenci zostają tam, gdzie są (N9.24, N9.40, N9.43).
        To pytanie pada, nawet jeśli nie masz pasującej reakcji; nikt się nie dowie, dlaczego na to pozwalasz (N3.9).
    .answer = Zagraj { $card_one }
    .pass = Pozwól na to
choice-ward = { $striker } kieruje przeciw tobie kartę „{ $card }”: { $text ->
        [steal_from_each] tracisz £{ $sum } albo tyle, ile masz
        [gamble] tracisz £{ $sum } albo tyle, ile masz
        [steal] tracisz £{ $sum } albo tyle, ile masz
        [target_gives_cards] { $count ->
            [one] oddajesz wybraną przez siebie kartę
            [few] oddajesz { $count } wybrane przez siebie karty
           *[many] oddajesz { $count } wybranych przez siebie kart
        }
        [each_gives_card_or_money] oddajesz £{ $sum } albo kartę
        [hand_penalty] płacisz £{ $sum } albo zostajesz z tą kartą
        [pay_or_lose_building] płacisz £{ $sum } albo ryzykujesz utratę budynku
        [sell_card] musisz kupić kartę za £{ $sum } albo za tyle, ile masz
        [hire_killer] dostajesz £{ $sum } i musisz usunąć agenta
        [look_and_discard] pokazujesz rękę i { $count ->
            [one] tracisz z niej kartę
            [few] tracisz z niej { $count } karty
           *[many] tracisz z niej { $count } kart
        }
        [swap_hands] zamieniacie się kartami na ręce
        [steal_cards] tracisz jedną z { $count } losowych kart z ręki
        [each_other_removes_agent] usuwasz jednego ze swoich agentów
        [buy_building] twój budynek { $district_in } zostaje kupiony za cenę tej dzielnicy
        [force_payment] płacisz innemu graczowi £{ $sum } albo tyle, ile masz
       *[other] jej tekst uderza w ciebie
    }. Ignorujesz ten tekst?
    .help =
        Dzięki pasującej reakcji tekst nic ci nie robi i nie można go skierować na nikogo innego; symbole karty działają dalej (N9.43).
        To pytanie pada, nawet jeśli jej nie masz; nikt się nie dowie, dlaczego na to pozwalasz.
    .answer = Zagraj { $card_one } i zignoruj tekst
    .pass = Pozwól na to
choice-earn_in_unrest = { $card }: gdzie zbierasz pieniądze?
    .help = W dzielnicy, w której panuje niepokój, bank płaci ci za każdego agenta, nieważne czyjego; grenadierzy i nowi obywatele się nie liczą (N9.34).
    .answer = Zbierz £{ $worth } za agentów { $place_in } ({ $place_number })
    .pass = Niczego nie zbieraj
choice-ransom = { $creditor } żąda £{ $sum } ({ $card }). Płacisz?
    .help =
        Co grozi za odmowę, mówi karta: albo zostaje przed tobą na dobre i odtąd uzupełniasz rękę do jednej karty mniej (N9.10), albo { $creditor } może usunąć jeden z twoich budynków (N9.11).
        Płacisz całość albo nic.
    .answer = Zapłać £{ $count }
    .pass = Odmów
choice-demolish = { $debtor } nie płaci. Który budynek usuwasz?
    .help = Możesz usunąć jeden budynek osoby, która nie płaci; jego karta dzielnicy wraca na swoje miejsce (N9.11).
    .answer = Usuń budynek { $place_in } ({ $place_number }), wart £{ $worth }
    .pass = Żadnego: okaż łaskę
choice-forfeit = { $card }: kość jest przeciw tobie. Co poświęcasz?
    .help = Usuwasz jednego ze swoich agentów albo płacisz do banku (N9.8); agenta może jeszcze uratować reakcja (N3.9).
    .answer = Usuń agenta { $place_from } ({ $place_number })
    .pass = Zapłać £{ $sum }
choice-force_payment = { $card }: kto komu płaci?
    .help = Wybierasz dwie inne osoby; pierwsza płaci drugiej tyle, ile podaje karta, albo wszystko, jeśli ma mniej (N9.38).
    .answer = { $payer } płaci → { $taker }
    .pass = Nikt nikomu
choice-shed = { $duty ->
        [must] Którą kartę odrzucasz za £{ $sum }?
       *[may] { $left ->
            [one] Odrzucasz kartę?
           *[other] Które karty odrzucasz? (najwyżej { $left })
        }
    }
    .help = { $duty ->
        [must] Bank płaci ci za kartę; zdolność dzielnicy została użyta, więc jedną trzeba odrzucić (N10.6).
       *[may]
            Nie musisz odrzucać tylu, ile możesz (N9.16).
            Przy niektórych tekstach bank płaci ci za każdą kartę (N9.14); po jednym z nich uzupełniasz rękę (N9.30).
    }
    .answer = Odrzuć { $card_one }
    .pass = Zachowaj karty
choice-give = { $left ->
        [one] { $taker } dostaje od ciebie kartę. Którą?
        [few] { $taker } dostaje od ciebie { $left } karty. Które?
       *[many] { $taker } dostaje od ciebie { $left } kart. Które?
    }
    .help = Co oddajesz, wybierasz ty, a kartę zna potem tylko wasza dwójka (N9.3).
    .answer = Oddaj { $card_one }
choice-give_card_or_money = { $taker } zbiera datki ({ $card }). Co dajesz?
    .help = Dajesz £{ $sum } albo wybraną przez siebie kartę, którą zna potem tylko wasza dwójka (N9.4).
    .answer = Daj { $card_one }
    .pass = Daj £{ $sum }
choice-sell_card = { $card }: { $buyer } musi kupić od ciebie kartę. Którą?
    .help = { $buyer } bierze ją i płaci tyle, ile podaje tekst, albo wszystko, jeśli ma mniej; kartę zna potem tylko wasza dwójka (N9.18).
    .answer = Sprzedaj { $card_one }
choice-confiscate = { $left ->
        [one] { $holder } pokazuje ci karty na ręce. Która przepada?
        [few] { $holder } pokazuje ci karty na ręce. Które { $left } przepadają?
       *[many] { $holder } pokazuje ci karty na ręce. Których { $left } przepada?
    }
    .help = Widzisz całą rękę; co wskażesz, zostaje odrzucone (N9.25).
    .answer = Każ odrzucić { $card_one }
choice-keep = { $holder } oddaje ci na chwilę te karty. Którą zatrzymujesz?
    .help = Wybrał je los; jedną zatrzymujesz, reszta wraca (N9.35).
    .answer = Zatrzymaj { $card_one }
choice-move_enemy_agent = { $card }: czyjego agenta przenosisz i dokąd?
    .help =
        Agent innego gracza trafia do sąsiedniej dzielnicy (N9.6), a niepokój znika i pojawia się wraz z nim (N4).
        Jego właściciel może mieć reakcję (N9.40, N9.43).
    .answer = Przenieś agenta gracza { $seat } { $origin_from } ({ $origin_number }) { $place_to } ({ $place_number })
    .pass = Nie przenoś nikogo
choice-pick_enemy_agent = { $card }: czyjego agenta przenosisz?
    .help =
        Agent innego gracza trafia do sąsiedniej dzielnicy (N9.6), a niepokój znika i pojawia się wraz z nim (N4).
        Jego właściciel może mieć reakcję (N9.40, N9.43).
    .answer = Agent gracza { $seat } { $origin_in } ({ $origin_number })
    .pass = Nie przenoś nikogo
choice-send_enemy_agent = { $card }: dokąd przenosisz agenta gracza { $owner } { $origin_from }?
    .help = Do sąsiedniej dzielnicy (N9.6); niepokój znika i pojawia się wraz z agentem (N4).
    .answer = Przenieś agenta { $place_to } ({ $place_number })
choice-move_own_agent = { $card }: którego agenta przenosisz i dokąd?
    .help = Skąd i jak daleko, mówi karta (N9.19, N9.37); za agentem niepokój znika, a tam, gdzie agent kogoś spotyka, wybucha (N4).
    .answer = Przenieś agenta { $origin_from } ({ $origin_number }) { $place_to } ({ $place_number })
    .pass = Nie przenoś nikogo
choice-swap_agents = { $card }: którzy dwaj agenci zamieniają się miejscami?
    .help =
        Dwaj agenci z różnych dzielnic, nieważne czyi (N9.24); niepokój znika i pojawia się jak przy każdym ruchu (N4).
        Każdy właściciel poza tobą może mieć reakcję; jeśli któryś to powstrzyma, nie rusza się żaden agent.
    .answer = Agent gracza { $seat } { $place_in } ({ $place_number })
    .pass = Żadni: niech wszyscy zostaną
choice-buy_building = { $card }: który budynek kupujesz?
    .help =
        Płacisz właścicielowi cenę dzielnicy, a twój budynek zajmuje miejsce jego budynku; nie musisz mieć tam agenta (N9.32).
        Karta mówi, czy w dzielnicy ma panować spokój, czy niepokój.
    .answer = { $owner_number ->
        [15] Kup budynek { $place_in } ({ $place_number }), £{ $price }
       *[other] Kup od gracza { $owner } budynek { $place_in } ({ $place_number }), £{ $price }
    }
    .pass = Nie kupuj żadnego
choice-place_unrest = { $card }: gdzie wywołujesz niepokój?
    .help = W dzielnicy bez znacznika niepokoju: dowolnej albo tylko sąsiadującej z taką, która już go ma, zależnie od karty (N9.36).
    .answer = Wywołaj niepokój { $place_in } ({ $place_number })
    .pass = Nigdzie
choice-discard_one = Dobierasz kartę. Którą za nią odrzucasz?
    .help = Jedna karta z twojej ręki musi odejść; może to być ta dopiero co dobrana (N10.2).
    .answer = Odrzuć { $card_one }
choice-stir = Gdzie wywołujesz niepokój: { $district_in } czy obok?
    .help = W dzielnicy nie może jeszcze być znacznika niepokoju; w sąsiedniej musi też stać agent, nieważne czyj (N10.7).
    .answer = Wywołaj niepokój { $place_in } ({ $place_number })
choice-insure_agent = { $card }: płacisz, by chronić agenta { $district_in }?
    .help =
        Twoja karta dzielnicy to polisa od losowych zdarzeń: za każdy element płacisz podaną na niej cenę i nic mu się nie dzieje (N10.5).
        Jeśli nie zapłacisz, zdarzenie toczy się dalej (N6.13).
    .answer = Zapłać £{ $price } za agenta { $place_in } ({ $place_number })
    .pass = Zaryzykuj
choice-insure_building = { $card }: płacisz, by chronić budynek { $district_in }?
    .help =
        Twoja karta dzielnicy to polisa od losowych zdarzeń: za każdy element płacisz podaną na niej cenę i nic mu się nie dzieje (N10.5).
        Jeśli nie zapłacisz, zdarzenie toczy się dalej (N6.13).
    .answer = Zapłać £{ $price } za budynek { $place_in } ({ $place_number })
    .pass = Zaryzykuj
choice-keep_away = { $card }: płacisz, żeby grenadier nie stanął { $district_in }?
    .help =
        Twoja karta dzielnicy to polisa: zapłać podaną na niej cenę za każdego swojego agenta i za swój budynek w tej dzielnicy, a za ten rzut grenadier tam nie stanie (N10.5).
        Znacznik niepokoju leży tam mimo to (N6.2).
    .answer = { $price ->
        [0] Zapłać za wszystkie swoje elementy { $place_in } ({ $place_number })
       *[other] Zapłać £{ $price } za wszystkie swoje elementy { $place_in } ({ $place_number })
    }
    .pass = Niech grenadier przyjdzie
choice-flee = Woda wzbiera { $district_in }. Dokąd ucieka twój agent?
    .help = Agent z zalanej dzielnicy ucieka do sąsiedniej, byle suchej; twoi agenci mogą się rozejść w różne strony (N6.8).
    .answer = Uciekaj { $place_to } ({ $place_number })
choice-abandon = { $left ->
        [one] Nie stać cię na utrzymanie { $left } budynku. Który się zapada?
       *[many] Nie stać cię na utrzymanie { $left } budynków. Które się zapadają?
    }
    .help = Ziemia się osuwa: budynki, za które nie możesz zapłacić, znikają, a ich karty dzielnic wracają na swoje miejsce (N6.11).
    .answer = Poświęć budynek { $place_in } ({ $place_number }), wart £{ $worth }
