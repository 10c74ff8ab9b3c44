### Catham City: pytania, wyjaśnienia i odpowiedzi.

choice-act = Co robisz?{ $action ->
        [0] { "" }
       *[other] { " " }(akcja { $action } z 2)
    }
    .help =
        Weź z puli karty jednej frakcji albo zagraj z ręki zestaw kart jednej frakcji.
        Co daje zestaw każdej z frakcji, mówią zasady od M4.1 do M4.8; o dwóch akcjach w turze mówi M5.2.
    .answer = { $verb ->
        [take] Weź z puli { $faction_some }
       *[play] Zagraj { $faction_some }
    }
    .pass = Spasuj
choice-extra = Zagrywasz { $card_some }. Jaką kartę dodatkową dokładasz?
    .help =
        Zestaw jest pełny dopiero z jedną kartą dodatkową z ręki; jej frakcja decyduje o tym, co się dalej liczy.
        Po zakończeniu efektu odrzucasz zestaw razem z kartą dodatkową.
    .answer = Dołóż { $faction_one }
choice-sell = { $by } zagrywa detektywów. Odrzucasz { $extra_one } za 1 punkt wpływu?
    .help =
        Do detektywów dołożono kartę dodatkową i każdy przeciwnik może odrzucić jedną kartę jej frakcji za 1 punkt wpływu.
        Jeśli takiej nie masz, możesz tylko zachować karty; nikt się nie dowie dlaczego.
    .answer = Odrzuć { $faction_one } za 1 punkt wpływu
    .pass = Zachowaj karty
choice-discard = Mafia (zagrywa { $by }) zabiera { $left ->
        [one] { $left } kartę. Którą odrzucasz?
        [few] { $left } karty. Które odrzucasz?
       *[many] { $left } kart. Które odrzucasz?
    }
    .help =
        Płacisz mafii kartami, które wybierasz.
        Wskaż od razu wszystkie, w dowolnej kolejności; kilka może być z tej samej frakcji.
    .answer = Odrzuć { $faction_one }
choice-hand_limit = Masz o { $left ->
        [one] { $left } kartę za dużo. Którą odrzucasz?
        [few] { $left } karty za dużo. Które odrzucasz?
       *[many] { $left } kart za dużo. Które odrzucasz?
    }
    .help =
        Na ręce można mieć najwyżej 10 kart; wybierasz, które odrzucasz.
        Wskaż od razu wszystkie, w dowolnej kolejności; kilka może być z tej samej frakcji.
    .answer = Odrzuć { $faction_one }
choice-squeeze = { $by } zagrywa mafię. Jak płacisz?
    .help =
        Mafia żąda 2 wybranych przez ciebie kart albo 1 punktu wpływu.
        Nie ma na liście tego, na co cię nie stać; kto nie ma punktów ani dwóch kart, oddaje jedyną kartę.
    .answer = { $payment ->
        [cards] Odrzuć 2 karty
       *[influence] Oddaj 1 punkt wpływu
    }
choice-target = Na kogo zagrywasz { $card_some }?
    .help =
        Jeden przeciwnik musi, nie patrząc, odkryć tyle kart, ile zagrywasz.
        Hakerzy potrzebują przeciwnika, który ma na ręce aż tyle kart; wobec policjantów ten, kto ma mniej, odkrywa wszystkie.
    .answer = { $seat }
choice-inform = { $by } zagrywa dziennikarzy. Oddajesz jedną kartę i odrzucasz drugą taką samą za 1 punkt wpływu?
    .help =
        Możesz oddać jedną kartę temu, kto zagrywa dziennikarzy, i odrzucić drugą kartę tej samej frakcji; zdobywasz 1 punkt wpływu.
        Trzeba mieć dwie karty jednej frakcji; jeśli ich nie masz, możesz tylko odmówić i nikt się nie dowie dlaczego.
    .answer = Oddaj { $faction_one }, odrzuć drugą taką kartę i zdobądź 1 punkt wpływu
    .pass = Nie oddawaj niczego
