### Catham City: zasady, po jednym komunikacie na numer zasady (M3.1 to rule-M3-1).
### Czego nie ma w druku, stoi w osobnych wierszach, na końcu oznaczonych jak w engine/texts: nasze, potwierdzone gdzie indziej albo wywnioskowane.

section-M1 = Frakcje

rule-M1 = O Catham City walczy osiem frakcji: Gildia Prywatnych Detektywów, Rada Naukowa, Jednostka Specjalna „Robocat”, Mafia, Hakerzy, Policja, Stowarzyszenie Dziennikarzy i Urzędnicy.
rule-M1-1 =
    W każdej partii bierze udział dokładnie 5 frakcji; pozostałe 3 zostają w pudełku.
    Na pierwszą partię weź Detektywów, Radę Naukową, Robocata, Mafię i Hakerów.

section-M2 = Przygotowanie

rule-M2 = Przed pierwszą turą przygotowujesz stos kart do dobierania, karty na ręce graczy i pulę.
rule-M2-1 = Potasuj razem wszystkie karty pięciu wybranych frakcji i połóż je zakryte: to stos kart do dobierania.
rule-M2-2 = Rozdaj karty zgodnie z ruchem wskazówek zegara, zaczynając od gracza rozpoczynającego: dwaj pierwsi gracze dostają po 6 kart, trzeci i czwarty po 7, piąty i szósty po 8.
rule-M2-3 = Następne 7 kart odkryj na środku stołu i ułóż według frakcji: to pula, dostępna dla wszystkich.
rule-M2-4 =
    Zaczyna osoba o najmroczniejszej przeszłości; kolejne tury następują zgodnie z ruchem wskazówek zegara.
    U nas o tym, kto zaczyna, rozstrzyga los. { -ruling }

section-M3 = Tura

rule-M3 = W swojej turze robisz dokładnie jedną rzecz: bierzesz karty z puli albo zagrywasz karty z ręki.
rule-M3-1 =
    Branie: wybierz jedną frakcję i weź na rękę dowolną liczbę jej kart z puli.
    Możesz mieć najwyżej 10 kart; nadmiar odrzuć, czy to z kart trzymanych wcześniej, czy z dopiero co wziętych.
    Po karty z zakrytego stosu nie sięgasz nigdy, chyba że pozwala na to zasada frakcji.
    Weź co najmniej jedną kartę. { -ruling }
    Po odrzuceniu nadmiaru uzupełnij pulę do 7 kart. { -ruling }
rule-M3-2 =
    Zagrywanie: wybierz jedną frakcję i zagraj jej karty tak, jak każe jej zasada, a jeśli zasada tego wymaga – także kartę dodatkową.
    Karty zagrane, odkryte i odrzucone trafiają na stos kart odrzuconych, chyba że zasada kieruje je gdzie indziej.
rule-M3-3 =
    Kto po wzięciu kart ma na ręce więcej niż 10, odrzuca nadmiar, wybierając, których kart się pozbywa (M3.1).
    To samo robi każdy, kto ma na ręce więcej niż 10 kart, gdy kończy się dowolny inny efekt. { -ruling }
rule-M3-4 =
    Gdy tylko skończy się stos kart do dobierania, potasuj karty odrzucone: tworzą nowy stos.
    Jeśli kart odrzuconych też nie ma, dobierasz tylko tyle kart, ile zostało. { -ruling }

section-M4 = Zasady frakcji

rule-M4 = Każda frakcja ma własną zasadę, która mówi, co trzeba zagrać i co się wtedy dzieje; „ty” to gracz, którego tura właśnie trwa.
rule-M4-1 =
    Gildia Prywatnych Detektywów: zagraj 3 detektywów i 1 kartę dodatkową dowolnej frakcji.
    Zdobywasz 3 punkty wpływu.
    Następnie każdy przeciwnik może odrzucić 1 kartę tej frakcji, z której pochodzi karta dodatkowa, i zdobyć za nią 1 punkt wpływu.
    Przeciwnicy decydują po kolei, zgodnie z ruchem wskazówek zegara, począwszy od osoby po twojej lewej. { -ruling }
rule-M4-2 =
    Rada Naukowa: zagraj 3 naukowców.
    Zdobywasz 2 punkty wpływu i dobierasz ze stosu 2 karty, których nikomu nie pokazujesz.
rule-M4-3 =
    Jednostka Specjalna „Robocat”: zagraj 2 albo 4 robokoty.
    Za 2 dobierasz ze stosu 5 kart; za 4 zdobywasz 3 punkty wpływu.
rule-M4-4 =
    Mafia: zagraj 4 karty mafii.
    Zdobywasz 2 punkty wpływu.
    Następnie każdy przeciwnik musi albo odrzucić z ręki 2 karty, albo oddać do banku 1 punkt wpływu.
    Przeciwnik, który ma tylko jedną kartę, oddaje 1 punkt.
    Jeśli ma jedną kartę i ani jednego punktu, odrzuca tę kartę; jeśli nie ma ani kart, ani punktów, niczego nie traci.
    Przeciwnik bez punktów, ale z co najmniej 2 kartami, odrzuca 2 karty. { -ruling }
    Przeciwnik bez kart, ale z punktami, oddaje 1 punkt. { -ruling }
    Przeciwnicy płacą po kolei, zgodnie z ruchem wskazówek zegara, począwszy od osoby po twojej lewej. { -ruling }
rule-M4-5 =
    Hakerzy: zagraj od 1 do 4 hakerów na przeciwnika, który ma na ręce co najmniej tyle kart, ilu hakerów zagrywasz.
    Przeciwnik wtasowuje ich w swoje karty i, nie patrząc, odkrywa tyle kart, ilu było hakerów.
    Za każdego odkrytego hakera zdobywasz 1 punkt wpływu, a jego karta zostaje odrzucona; każdą inną odkrytą kartę bierzesz na rękę.
    Hakerzy, których nie odkryto, zostają na ręce przeciwnika.
rule-M4-6 =
    Policja: zagraj dowolną liczbę policjantów i 1 kartę dodatkową dowolnej innej frakcji, po czym wskaż przeciwnika do przeszukania.
    Przeciwnik tasuje karty z ręki i, nie patrząc, odkrywa ich tyle, ilu policjantów zagrano.
    Za każdą odkrytą kartę tej frakcji, z której pochodzi karta dodatkowa, zdobywasz 1 punkt wpływu.
    Za każdego odkrytego policjanta przeciwnik dobiera ze stosu 1 kartę.
    Wszystkie karty zagrane i odkryte zostają odrzucone.
    Zagraj co najmniej jednego policjanta. { -ruling }
    Przeciwnik, który ma za mało kart, odkrywa wszystkie. { -ruling }
    Przeciwnika bez kart nie można przeszukać. { -ruling }
rule-M4-7 =
    Stowarzyszenie Dziennikarzy: zagraj 2 dziennikarzy.
    Zdobywasz 2 punkty wpływu.
    Następnie każdy przeciwnik może dać ci 1 kartę dowolnej frakcji i odrzucić drugą kartę tej samej frakcji, za co zdobywa 1 punkt wpływu.
    Robi jedno i drugie albo nic. { -ruling }
    Przeciwnicy decydują po kolei, zgodnie z ruchem wskazówek zegara, począwszy od osoby po twojej lewej. { -ruling }
rule-M4-8 =
    Urzędnicy: zagraj dowolną liczbę urzędników.
    Odkryj tyle samo kart ze stosu i zdobądź po 1 punkcie wpływu za każdą z różnych frakcji wśród nich.
    Wszystkie karty zagrane i odkryte zostają odrzucone.
    Zagraj co najmniej jednego urzędnika. { -ruling }

section-M5 = Koniec gry

rule-M5 = Gra to wyścig po punkty wpływu, a skończyć się może nawet w środku tury.
rule-M5-1 =
    Gra kończy się w chwili, gdy ktoś ma dość punktów wpływu: 16 przy 2 lub 3 graczach, 13 przy 4–6 graczach.
    Ta osoba zostaje burmistrzem i wygrywa.
    Jeśli jeden efekt daje punkty kilku osobom, najpierw zdobywa je ten, czyja jest tura, a potem przeciwnicy zgodnie z ruchem wskazówek zegara. { -ruling }
rule-M5-2 = Wariant dla doświadczonych: w swojej turze masz dwie akcje – możesz dwa razy wziąć karty, dwa razy zagrać albo zrobić jedno i drugie w dowolnej kolejności.

section-M6 = Przykłady

rule-M6 = Cztery przykłady pokazują zasady w działaniu.
rule-X1 =
    Hakerzy: masz na ręce 2 hakerów.
    Osoba po twojej lewej ma tylko 1 kartę, więc obu na nią nie zagrasz; osoba po prawej ma dość kart i to na nią ich zagrywasz.
    Ta wtasowuje ich w swoje karty i odkrywa hakera i naukowca.
    Zdobywasz 1 punkt wpływu i bierzesz naukowca; odkryty haker zostaje odrzucony, a drugi zostaje na ręce tej osoby.
rule-X2 =
    Policja: przeszukujesz przeciwnika 5 policjantami, a jako kartę dodatkową zagrywasz dziennikarza.
    Na jaw wychodzą 2 dziennikarze, 1 haker i 2 karty mafii.
    Dziennikarze dają ci 2 punkty wpływu; twoje 6 kart i 5 odkrytych zostaje odrzuconych.
    Nie odkryto żadnego policjanta, więc przeciwnik niczego nie dobiera.
rule-X3 =
    Urzędnicy: zagrywasz 4 urzędników i odkrywasz naukowca, hakera, urzędnika i jeszcze jednego naukowca.
    To trzy różne frakcje, więc zdobywasz 3 punkty wpływu.
rule-X4 =
    Tura: masz na ręce 2 dziennikarzy i 2 naukowców, a w puli jest 3 naukowców.
    Swoich naukowców nie zagrasz, bo potrzeba 3.
    Możesz wziąć naukowców z puli, wszystkich albo mniej – już jeden wystarczy, by w następnej turze zagrać Radę Naukową – albo od razu zagrać 2 dziennikarzy.
    Tak czy inaczej na tym twoja tura się kończy.

section-M7 = Karty, żetony i kwestie otwarte

rule-M7 = Tu znajdziesz zawartość pudełka i nasze odpowiedzi na pytania, które zasady pozostawiają otwarte.
rule-M7-1 =
    W grze jest 120 kart, po 15 z każdej z ośmiu frakcji, a różnią się tylko frakcją. { -elsewhere }
    W jednej partii używa się 75 kart. { -elsewhere }
rule-M7-2 =
    W puli zawsze leży 7 kart. { -elsewhere }
    Uzupełnienie puli to ostatni krok akcji, w wariancie także między dwiema akcjami jednej tury. { -ruling }
rule-M7-3 =
    Kartą dodatkową Detektywów może być czwarty detektyw.
    „Dowolna liczba” zawsze znaczy: co najmniej jedna karta. { -ruling }
rule-M7-4 = Nie wolno ci nasłać Policji na przeciwnika, który nie ma kart na ręce. { -ruling }
rule-M7-5 = Oferta Dziennikarzy jest niepodzielna: aby z niej skorzystać, trzeba mieć dwie karty jednej frakcji – jedną do oddania i jedną do odrzucenia. { -ruling }
rule-M7-6 = Karty zagrane i odkryte trafiają na stos kart odrzuconych dopiero po zakończeniu efektu, więc nigdy nie zostają wtasowane do stosu, z którego ten efekt dobiera. { -ruling }
rule-M7-7 =
    Liczba punktów wpływu nigdy nie spada poniżej 0. { -inferred }
    Jeśli nie możesz wykonać żadnej akcji, tura przechodzi na następną osobę. { -ruling }
rule-M7-8 =
    Przed grą uzgodnijcie pięć frakcji albo weźcie zestaw na pierwszą partię.
    U nas właściciel stołu wybiera je sam, zdaje się na los albo bierze zestaw na pierwszą partię. { -ruling }
rule-M7-9 =
    Punkty wpływu liczy się żetonami z banku, który instrukcja nazywa pulą żetonów.
    Żetony mają wartość 1 i 5. { -elsewhere }
    Bank nigdy się nie wyczerpuje. { -ruling }
