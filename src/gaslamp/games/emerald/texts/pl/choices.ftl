### Studium w Szmaragdzie: pytania, wyjaśnienia i odpowiedzi.
### `$card` to karta, której tekst pyta; w odpowiedzi – karta wybrana.

choice-station = Gdzie umieszczasz agenta?
    .help =
        Przed pierwszą turą wszyscy umieszczają agentów w wybranych miastach, po jednym, zgodnie z ruchem wskazówek zegara (E2.3).
        W mieście mogą już być agenci innych graczy albo twoi.
    .answer = Umieść agenta { $city_in }
choice-act = { $action ->
        [3] Obie akcje masz za sobą. Zagrywasz jeszcze darmową akcję?
       *[other] Co robisz? (akcja { $action } z 2)
    }
    .help = { $action ->
        [3]
            Darmowe akcje nie kosztują akcji; możesz je jeszcze zagrywać, zanim dobierzesz karty (E3.1).
            To pytanie pada, nawet jeśli żadnej nie masz; nikt się nie dowie, dlaczego kończysz turę.
       *[other]
            Wybierz jedną z dziewięciu akcji (E4) wraz z kartami. Karty na kostki, agentów i znaczniki zagrywa się razem, a zbędnych się nie zagrywa (E3.3).
            Karty możesz przejmować tylko w pierwszej akcji (E4.2).
            Darmowe akcje nie kosztują akcji i możesz je zagrywać w dowolnej chwili swojej tury (E1.3).
    }
    .answer = { $verb ->
        [place] Zagraj { $card_one }, by umieścić kostki
        [take] Zagraj { $card_one }, by przejąć kartę
        [retrieve] Zagraj { $card_one }, by odzyskać kostki
        [move] Zagraj { $card_one }, by przesunąć agentów
        [advance] Zagraj { $card_one }, by przesunąć znaczniki
        [assassinate] Zagraj { $card_one }, by dokonać zabójstwa
        [discard] Odrzuć karty
        [action] Skorzystaj z tekstu: { $card } (akcja)
        [free] Skorzystaj z tekstu: { $card } (darmowa akcja)
       *[bring_back] Umieść na planszy agentów z { $card } (darmowa akcja)
    }
    .pass = { $action ->
        [3] Zakończ turę
       *[other] Spasuj
    }
choice-add_place = Które karty jeszcze dokładasz, by umieścić kostki?
    .help =
        Każdy symbol to jeszcze jedna kostka w tym samym mieście; zbędnych kart się nie zagrywa (E3.3, E4.1).
        Jeśli dokładasz karty po jednej, zaczynaj od tych, które mają najwięcej symboli.
        To pytanie pada, nawet jeśli żadna karta się nie nadaje; nikt się nie dowie, dlaczego nic nie dokładasz.
    .answer = Dołóż { $card_one }
    .pass = Nie dokładaj kart
choice-place = { $cube_count ->
        [one] W którym mieście umieszczasz { $cube_count } kostkę?
        [few] W którym mieście umieszczasz { $cube_count } kostki?
       *[many] W którym mieście umieszczasz { $cube_count } kostek?
    }
    .help =
        Wszystkie kostki z jednej akcji umieszczasz w jednym mieście (E4.1).
        Jeśli masz tam więcej elementów niż każdy inny gracz, a wśród nich kostkę, możesz później przejąć kartę tego miasta (E4.2).
    .answer = { $cube_count ->
        [one] Umieść { $city_in } { $cube_count } kostkę
        [few] Umieść { $city_in } { $cube_count } kostki
       *[many] Umieść { $city_in } { $cube_count } kostek
    }
choice-add_retrieve = Które karty jeszcze dokładasz, by odzyskać kostki?
    .help =
        Każdy symbol musi odzyskać jedną kostkę, ani mniej, ani więcej (E4.3).
        Jeśli dokładasz karty po jednej, zaczynaj od tych, które mają najwięcej symboli.
        To pytanie pada, nawet jeśli żadna karta się nie nadaje; nikt się nie dowie, dlaczego nic nie dokładasz.
    .answer = Dołóż { $card_one }
    .pass = Nie dokładaj kart
choice-retrieve = { $missing ->
        [one] Skąd odzyskujesz { $missing } kostkę?
        [few] Skąd odzyskujesz { $missing } kostki?
       *[many] Skąd odzyskujesz { $missing } kostek?
    }
    .help = Odzyskujesz dokładnie tyle kostek, ile symboli jest na zagranych kartach, z Otchłani i z miast, w dowolnym układzie (E4.3).
    .answer = Odzyskaj kostkę { $place_from }
choice-add_move = Które karty jeszcze dokładasz, by przesunąć agentów?
    .help =
        Każdy symbol przesuwa jednego agenta jeden raz; zbędnych kart się nie zagrywa (E3.3, E4.4).
        Jeśli dokładasz karty po jednej, zaczynaj od tych, które mają najwięcej symboli.
        To pytanie pada, nawet jeśli żadna karta się nie nadaje; nikt się nie dowie, dlaczego nic nie dokładasz.
    .answer = Dołóż { $card_one }
    .pass = Nie dokładaj kart
choice-depart = Z którego miasta przesuwasz agenta?
    .help =
        Każdy agent przesuwa się najwyżej raz; możesz przestać wcześniej, byle żadna zagrana karta nie poszła na marne (E3.3, E4.4).
        Agenci mogą wyruszać w dowolnej kolejności.
    .answer = Przesuń agenta { $city_from }
    .pass = Nie przesuwaj więcej agentów
choice-arrive = Twój agent opuszcza { $source }. Dokąd go przesuwasz?
    .help = Agent może trafić do dowolnego innego miasta (E4.4).
    .answer = Przesuń agenta { $city_to }
choice-add_marker = Które karty jeszcze dokładasz, by przesunąć znaczniki?
    .help =
        Każdy symbol przesuwa swój znacznik o 1 w górę, na dowolnym torze; zbędnych kart się nie zagrywa (E3.3, E4.5).
        Jeśli dokładasz karty po jednej, zaczynaj od tych, które mają najwięcej symboli.
        To pytanie pada, nawet jeśli żadna karta się nie nadaje; nikt się nie dowie, dlaczego nic nie dokładasz.
    .answer = Dołóż { $card_one }
    .pass = Nie dokładaj kart
choice-discard = { $discarded ->
        [0] Które karty odrzucasz?
        [one] Odrzucona { $discarded } karta. Które jeszcze odrzucasz?
        [few] Odrzucone { $discarded } karty. Które jeszcze odrzucasz?
       *[many] Odrzuconych { $discarded } kart. Które jeszcze odrzucasz?
    }
    .help =
        Odrzucasz jedną lub więcej kart i aż do końca tury niczego nie dobierasz (E4.7).
        Po pierwszej pytanie pada znowu, nawet jeśli żadna nie może być następna; nikt się nie dowie, dlaczego kończysz.
    .answer = Odrzuć { $card_one }
    .pass = Nie odrzucaj więcej
choice-take = Którą kartę przejmujesz?
    .help =
        W jej mieście musisz mieć więcej elementów niż każdy inny gracz, a wśród nich co najmniej jedną kostkę (E4.2).
        Twoje kostki z tego miasta trafiają potem do Otchłani, a kostki innych graczy wracają do ich pul.
    .answer = Przejmij { $city_from } { $prize_one }
choice-take_more = Zagrywasz kolejną kartę, by przejąć jeszcze jedną?
    .help =
        Każda przejmowana karta kosztuje jedną kartę z symbolem przejęcia (E4.2).
        Dopóki jest skąd przejmować, pytanie pada, nawet jeśli takiej karty nie masz; nikt się nie dowie, dlaczego kończysz.
    .answer = Zagraj { $card_one }
    .pass = Nie przejmuj więcej
choice-strike = { $card }: kogo zabijasz i gdzie?
    .help =
        Musisz mieć w tym mieście agenta i więcej elementów niż każdy inny gracz (E4.6).
        Podano cenę w bombach i punkty; twoi agenci są tam bombami, a reszta bomb pochodzi z ręki.
        Na liście nie ma tego, na co cię nie stać, ani agentów, których w tej akcji uratował blok (E8.24).
    .answer = { $prey ->
        [agent] Zabij agenta { $city_in }{ $owner_number ->
            [15] { "" }
           *[other] { " " }(czyj: { $owner })
        }
       *[royalty] Zabij { $prize_one } { $city_in }
    }: { $price ->
        [one] { $price } bomba
        [few] { $price } bomby
       *[many] { $price } bomb
    }, { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
choice-victim = { $card }: czyjego agenta zabijasz { $city_in }?
    .help =
        Cena jest taka sama za każdego agenta w mieście (E4.6), ale jego właściciel może mieć blok (E8.24, E8.25).
        Kto traci ostatniego agenta na planszy, musi się ujawnić (E5.1).
    .answer = { $seat }
choice-bomb = Potrzebujesz { $city_in } jeszcze { $missing ->
        [one] { $missing } bomby. Które karty zagrywasz?
       *[many] { $missing } bomb. Które karty zagrywasz?
    }
    .help =
        Bomb musi wystarczyć, ale zbędnych kart się nie zagrywa (E3.3, E4.6).
        Z Piekielnej Machiny i Fenian możesz skorzystać dla ich tekstu; potem opuszczają grę (E8.9, E8.12).
    .answer = { $use ->
        [symbol] Skorzystaj z bomb: { $card }
       *[text] Skorzystaj z tekstu: { $card }
    }
choice-strike_more = Zabijasz jeszcze raz?
    .help =
        Każde zabójstwo w tej samej akcji wymaga osobnej karty zabójstwa i jest sprawdzane od nowa (E4.6).
        Agenta, którego uratował blok, nie można w tej akcji zaatakować ponownie (E8.24).
        Dopóki ktoś jest w twoim zasięgu, pytanie pada, nawet jeśli brak ci kart; nikt się nie dowie, dlaczego kończysz.
    .answer = Zagraj { $card_one }, by dokonać kolejnego zabójstwa
    .pass = Nie zabijaj więcej
choice-block = { $threat ->
        [assassin] { $attacker } chce zabić twojego agenta { $city_in } (karta zabójstwa: { $card }). Blokujesz?
        [shoggoth] Shoggoth ma zabić twojego agenta { $city_in } (kto go zagrywa: { $attacker }). Blokujesz?
        [vampires] Wampiry mają zastąpić twojego agenta { $city_in } (kto je zagrywa: { $attacker }). Blokujesz?
        [zombies] Zombie ma zabić twojego agenta { $city_in } (kto zagrywa kartę: { $attacker }). Blokujesz?
       *[cthulhu] Cthulhu ma zniszczyć wszystko { $city_in }, także twoich agentów (kto go zagrywa: { $attacker }). Blokujesz?
    }
    .help =
        Sherlock Holmes ratuje agenta przed zabójstwem, Shoggothem, Wampirami, zombie i Cthulhu; Wampiry tylko wtedy, gdy agent ma zginąć (E8.24, E8.25).
        Uratowany agent jest bezpieczny do końca tej akcji; atakujący i tak traci swoje karty.
        Na miejsce zagranej karty od razu dobierasz nową.
        To pytanie pada, nawet jeśli nie masz żadnej z nich; nikt się nie dowie, dlaczego nie blokujesz.
    .answer = Zablokuj: zagraj { $card_one }
    .pass = Nie blokuj
choice-repent = Ujawniasz się jako Lojalista. Zagrywasz Zmianę nastawienia?
    .help =
        Zagrana teraz Zmiana nastawienia czyni z ciebie Restauracjonistę i gra natychmiast się kończy (E5.3, E8.3).
        To pytanie pada, nawet jeśli jej nie masz; nikt się nie dowie, dlaczego odmawiasz.
    .answer = Zagraj { $card_one }
    .pass = Pozostań Lojalistą
choice-rally = { $missing ->
        [one] Ujawniasz się jako Lojalista. Gdzie umieszczasz { $missing } agenta?
       *[many] Ujawniasz się jako Lojalista. Gdzie umieszczasz { $missing } agentów?
    }
    .help =
        Lojalista, który się ujawnia, mając na planszy za mało agentów, umieszcza nowych z puli, ale tylko ten jeden raz (E5.2).
        Dla każdego wskazujesz miasto; może to być to samo.
    .answer = Umieść agenta { $city_in }
choice-renew = { $discarded ->
        [0] { $card }: które karty odrzucasz?
        [one] { $card }: odrzucona { $discarded } karta. Które jeszcze odrzucasz?
        [few] { $card }: odrzucone { $discarded } karty. Które jeszcze odrzucasz?
       *[many] { $card }: odrzuconych { $discarded } kart. Które jeszcze odrzucasz?
    }
    .help =
        Odrzucasz dowolną liczbę kart, także zero; potem dobierasz tyle samo i jeszcze jedną (E8.2).
        To pytanie pada, nawet jeśli nie masz czego odrzucić; nikt się nie dowie, dlaczego kończysz.
    .answer = Odrzuć { $card_one }
    .pass = { $discarded ->
        [0] Niczego nie odrzucaj i dobierz
       *[other] Nie odrzucaj więcej i dobierz
    }
choice-supplant = { $card }: którego agenta zastępujesz swoim?
    .help =
        Agent z dowolnego miasta wraca do puli właściciela, a jego miejsce zajmuje agent z twojej puli (E8.13).
        Tego nikt nie zablokuje; kto traci ostatniego agenta na planszy, musi się ujawnić (E5.1).
    .answer = Zastąp agenta { $city_in } (czyj: { $seat })
choice-evict = { $card }: czyje kostki usuwasz i skąd?
    .help = Wszystkie kostki jednego gracza z jednego miasta wracają do jego puli; mogą być twoje (E8.11).
    .answer = Usuń kostki { $city_from } (czyje: { $seat })
choice-investigate = { $card }: czyją kartę tożsamości oglądasz?
    .help = Kartę widzisz tylko ty; pozostali dowiadują się jedynie, czyja była (E8.26).
    .answer = { $seat }
choice-invite = { $card }: którą kartę przejmujesz?
    .help =
        W jej mieście musisz mieć więcej elementów niż każdy inny gracz, ale nie musi być wśród nich kostki (E8.10).
        Twoje kostki z tego miasta trafiają do Otchłani, a kostki innych graczy wracają do ich pul (E4.2).
    .answer = Przejmij { $city_from } { $prize_one }
choice-hide = { $card }: kogo ukrywasz?
    .help =
        Musisz mieć w mieście arystokraty więcej elementów niż każdy inny gracz; jego punkty stają się punktami Lojalistów (E8.5).
        Potem rzucasz kością poczytalności, a szaleństwo kosztuje cię też agenta z tego miasta, o ile tam jest.
    .answer = Ukryj { $prize_one } { $city_from }: { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
choice-reclaim = { $card }: ile kostek odzyskujesz z Otchłani?
    .help = Możesz odzyskać najwyżej tyle, ilu masz agentów na planszy; ci na Mi-Go też się liczą (E8.8).
    .answer = { $count ->
        [0] Nie odzyskuj żadnej kostki
        [one] Odzyskaj { $count } kostkę
        [few] Odzyskaj { $count } kostki
       *[many] Odzyskaj { $count } kostek
    }
choice-banish = { $card }: które kostki przenosisz do Otchłani?
    .help = Jedna lub dwie kostki, czyjekolwiek, trafiają z miast do Otchłani (E8.19).
    .answer = Przenieś kostkę { $city_from } (czyja: { $seat })
    .pass = Nie przenoś więcej
choice-suppress = { $card }: którą kartę usuwasz z gry?
    .help = Odkryta karta miasta opuszcza grę, a zamiast niej odkrywa się następną ze stosu; arystokracji nie można tak usunąć (E8.22).
    .answer = Usuń { $city_from } { $prize_one }
choice-dispatch = { $card }: skąd bierzesz agenta?
    .help = Jednego swojego agenta, z miasta albo z puli, umieszczasz w dowolnym mieście; wskażesz je za chwilę (E8.23).
    .answer = Weź agenta { $place_from }
choice-post = { $card }: gdzie umieszczasz agenta { $source_from }?
    .help = W dowolnym mieście oprócz tego, z którego pochodzi (E8.23).
    .answer = Umieść agenta { $city_in }
choice-summon = { $card }: które miasto niszczysz?
    .help =
        Karty tego miasta opuszczają grę, wszyscy agenci stamtąd wracają do pul, a wszystkie kostki trafiają do Otchłani, twoje też (E8.4).
        Zostaje tylko arystokrata, który jest już na swoim polu.
        Każdy inny gracz, który ma tam agenta, może to powstrzymać Sherlockiem Holmesem (E8.24).
    .answer = Zniszcz { $city }
choice-abduct = { $card }: których agentów przenosisz na tę kartę?
    .help = Jeden lub dwóch twoich agentów trafia z miast na tę kartę, gdzie nikt ich nie dosięgnie; od następnej swojej tury możesz ich umieścić z powrotem (E8.15).
    .answer = Przenieś agenta { $city_from }
    .pass = Nie przenoś więcej
choice-land = { $card }: gdzie umieszczasz swoich agentów?
    .help = Wszyscy agenci z tej karty trafiają do tego samego miasta, a karta opuszcza grę (E8.15).
    .answer = Umieść agentów { $city_in }
choice-absorb = { $card }: czyjego agenta zabijasz i gdzie?
    .help =
        Agent liczy się jako zabity: trafia na tę kartę, a ty zdobywasz podane na niej punkty (E8.16); czy je zachowasz, mówi E7.3.
        Jego właściciel może mieć blok (E8.24, E8.25).
    .answer = Zabij agenta { $city_in } (czyj: { $seat })
choice-terrify = { $card }: kto rzuca kością poczytalności?
    .help = Szaleństwo odbiera tej osobie znacznik poczytalności; kto traci ostatni, musi się ujawnić (E5.1, E8.20).
    .answer = { $seat }
choice-convert = { $card }: czyjego agenta zastępujesz swoim i gdzie?
    .help =
        W mieście, w którym masz agenta, agent innego gracza wraca do puli, a jego miejsce zajmuje agent z twojej (E8.25).
        Jego właściciel może mieć Sherlocka Holmesa (E8.24).
    .answer = Zastąp agenta { $city_in } (czyj: { $seat })
choice-offer_up = { $card }: których agentów przenosisz na tę kartę?
    .help = Za każdego zdobywasz 1 punkt Lojalistów; jeśli na planszy nie zostanie żaden, musisz się ujawnić (E5.1, E8.27).
    .answer = Przenieś agenta { $city_from }
    .pass = Nie przenoś więcej
choice-devour = { $card } { $city_in }: czyjego agenta usuwasz?
    .help =
        Z każdego miasta, w którym jest zombie, możesz odesłać do puli właściciela jednego agenta, byle nie swojego (E8.28).
        Może go uratować blok; jeśli jest tam jeszcze jeden zombie, możesz wtedy wskazać innego agenta (E8.24, E8.25).
    .answer = { $seat }
    .pass = Niczyjego
choice-haunt = { $missing ->
        [one] { $card }: gdzie umieszczasz zombie?
       *[many] { $card }: gdzie umieszczasz { $missing } zombie?
    }
    .help = Zombie umieszczasz w dowolnych miastach, choćby wszystkie w tym samym (E8.28).
    .answer = Umieść zombie { $city_in }
