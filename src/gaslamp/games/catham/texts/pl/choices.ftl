### Catham City: pytania, wyjaśnienia i odpowiedzi.

choice-act = Co robisz?{ $n ->
        [0] { "" }
       *[other] { " " }(akcja { $n } z 2)
    }
    .help =
        Weź z puli karty jednej frakcji albo zagraj z ręki zestaw kart jednej frakcji.
        Co daje zestaw każdej z frakcji, mówią zasady od M4.1 do M4.8; o dwóch akcjach w turze mówi M5.2.
    .answer = { $verb ->
        [take] Weź z puli { $faction_some }
       *[play] Zagraj { $faction_some }
    }
    .pass = Pasuj
choice-extra = Zagrywasz { $card_some }. Jaką kartę dodatkową dokładasz?
    .help =
        Zestaw jest pełny dopiero z jedną kartą dodatkową z ręki; jej frakcja decyduje o tym, co się dalej liczy.
        Po zakończeniu efektu odrzucasz zestaw razem z kartą dodatkową.
    .answer = Dołóż { $faction_one }
choice-sell = { $to } zagrywa detektywów. Odrzucasz { $at_one } za 1 punkt wpływu?
    .help =
        Do detektywów dołożono kartę dodatkową i każdy przeciwnik może odrzucić jedną kartę jej frakcji za 1 punkt wpływu.
        Jeśli takiej nie masz, możesz tylko zachować karty; nikt się nie dowie dlaczego.
    .answer = Odrzuć { $faction_one } za 1 punkt wpływu
    .pass = Zachowaj karty
choice-discard = Mafia (zagrywa { $to }) zabiera { $n ->
        [one] { $n } kartę. Którą odrzucasz, w kolejności frakcji?
        [few] { $n } karty. Którą odrzucasz najpierw, w kolejności frakcji?
       *[many] { $n } kart. Którą odrzucasz najpierw, w kolejności frakcji?
    }
    .help =
        Płacisz mafii kartami, po jednej, w kolejności frakcji.
        Po odrzuceniu karty nie można już wrócić do wcześniejszych frakcji.
    .answer = Odrzuć { $faction_one }
choice-hand_limit = Masz o { $n ->
        [one] { $n } kartę za dużo. Którą odrzucasz, w kolejności frakcji?
        [few] { $n } karty za dużo. Którą odrzucasz najpierw, w kolejności frakcji?
       *[many] { $n } kart za dużo. Którą odrzucasz najpierw, w kolejności frakcji?
    }
    .help =
        Na ręce można mieć najwyżej 10 kart. Nadmiar odrzucasz po jednej, w kolejności frakcji.
        Po odrzuceniu karty nie można już wrócić do wcześniejszych frakcji.
    .answer = Odrzuć { $faction_one }
choice-squeeze = { $to } zagrywa mafię. Jak płacisz?
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
        Na liście są tylko przeciwnicy, którzy mają dość kart na ręce.
    .answer = { $seat }
choice-inform = { $to } zagrywa dziennikarzy. Oddajesz jedną kartę i odrzucasz drugą taką samą za 1 punkt wpływu?
    .help =
        Możesz oddać jedną kartę temu, kto zagrywa dziennikarzy, i odrzucić drugą kartę tej samej frakcji; zdobywasz 1 punkt wpływu.
        Trzeba mieć dwie karty jednej frakcji; jeśli ich nie masz, możesz tylko odmówić i nikt się nie dowie dlaczego.
    .answer = Oddaj { $faction_one }, odrzuć drugą taką kartę i zdobądź 1 punkt wpływu
    .pass = Nie oddawaj niczego
