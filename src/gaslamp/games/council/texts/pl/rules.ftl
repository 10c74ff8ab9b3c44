### Rada Pięciu: zasady, po jednym komunikacie na numer zasady (C4.2 to rule-C4-2).
### Czego nie ma w druku, stoi w osobnych wierszach, na końcu oznaczonych jak w engine/texts: nasze, potwierdzone gdzie indziej albo wywnioskowane.

section-C1 = Karty i pojęcia

rule-C1 = Tu dowiesz się, co widać na karcie i co znajduje się wokół niej.
rule-C1-1 =
    Karta ma nazwę, typ i zwykle trzy klucze, zapisane ze znakiem #. Na każdej z czterech krawędzi stoi liczba: to są jej cechy. Niektóre karty mają też zasadę dodatkową z ikoną, która mówi, kiedy ta zasada działa.
    Na każdej karcie jest również znak wydania oraz numer, według którego spisuje się talie.
    Numery sięgają od 1 do 100. { -inferred }
    Cechy to u nas liczby całkowite od 1 do 9. { -ruling }
    Większość drukowanych kart nie jest publicznie znana, więc zastępują je nasze nazwy, cechy, klucze i zasady dodatkowe. { -ruling }
rule-C1-2 = Obie strony karty mówią to samo, ale różnią się obrazkiem i kolorem: jasna to poczytalność, ciemna to szaleństwo. Odwrócić kartę to obrócić ją na drugi kolor. Jej tekst pozostaje zwrócony w tę samą stronę.
rule-C1-3 =
    Siedzisz naprzeciwko przeciwnika, a kartę zawsze kładzie się tekstem do jej właściciela. Dlatego karta z północy leży dla gracza z południa do góry nogami: jej górna krawędź dotyka sąsiada od południa.
    Karty z twojej talii należą do ciebie i to się nigdy nie zmienia; zmienia się tylko kolor, który pokazują.
rule-C1-4 =
    Typy kart to: Badacz, Przyjaciel, Artefakt, Pojazd, Przedwieczny, Bóg Zewnętrzny, Zaklęcie, Przedmiot i Wróg.
    Który typ ma która karta, wiadomo tylko z opublikowanych talii, i nie zawsze na pewno. { -inferred }
    Przedmioty i Wrogowie to w druku tylko przykłady kart bez limitu; innych takich typów u nas nie ma. { -ruling }
rule-C1-5 = Słowa w nazwie karty też liczą się jako klucze: zasada, która mówi o { fact-keywords-armour }, dotyczy także Pancerza Pajęczego. Klucz w innym przypadku lub w innej liczbie pozostaje tym samym kluczem.
rule-C1-6 = Dwie karty przylegają do siebie, jeśli stykają się krawędzią; zetknięcie rogami nie wystarcza.

section-C2 = Talie

rule-C2 = Każdy gracz ma talię, a te zasady mówią, co może się w niej znaleźć.
rule-C2-1 =
    Talia ma 20 kart i o jedną mniej za każdy zwiększony limit (C2.5).
    To największa dozwolona liczba: talia może być też mniejsza, byle miała co najmniej 15 kart. { -ruling }
rule-C2-2 =
    Potrzebna jest w niej jedna grupa: pięciu Badaczy, których łączy klucz tej grupy. Jednego z nich może zastąpić Przyjaciel, który pasuje do grupy kluczem.
    Grupy to { fact-keywords-hobo }, { fact-keywords-klm }, { fact-keywords-sum }, { fact-keywords-gon }, { fact-keywords-ashes } i { fact-keywords-serpents }. { -inferred }
    Jedna grupa to pięciu Badaczy: szóstego talia mieć nie może. { -ruling }
    Przy zwiększonym limicie Przyjaciół (C2.5) drugi Przyjaciel może zastąpić jeszcze jednego Badacza. { -ruling }
rule-C2-3 = Może w niej być najwyżej jeden Artefakt, jeden Pojazd, jeden Przedwieczny, jeden Bóg Zewnętrzny i jeden Przyjaciel. Przyjaciel musi pasować kluczem do grupy.
rule-C2-4 =
    Mogą w niej być najwyżej dwa Zaklęcia. Wszystkich innych kart, na przykład Przedmiotów i Wrogów, bierzesz, ile chcesz.
    Badacze do nich nie należą: jest ich tylko tylu, ilu liczy grupa (C2.2). { -ruling }
rule-C2-5 =
    Każdy z tych limitów możesz zwiększyć o jeden, na przykład do dwóch Pojazdów albo trzech Zaklęć. Za każde zwiększenie talia musi być o jedną kartę mniejsza, więc przy dwóch ma najwyżej 18 kart.
    Limitu egzemplarzy (C2.6) zwiększyć nie można. { -ruling }
rule-C2-6 = Kart o tym samym numerze mogą być najwyżej dwie, chyba że inny limit jest niższy.
rule-C2-7 = { fact-keywords-federation } to joker: Przyjaciel z tym kluczem pasuje do każdej grupy.
rule-C2-8 =
    Opublikowano sześć talii. Cztery z nich nie mają wspólnych kart, więc wystarcza na nie jedno pudełko.
    To: { setting-decks-klm } (19 kart, dwóch Przedwiecznych), { setting-decks-sum } (20 kart), { setting-decks-gon } (19 kart, trzy Zaklęcia) i { setting-decks-ashes } (19 kart, dwa Artefakty).
    Dwie pozostałe są dla doświadczonych i do gry przeciwko sobie: { setting-decks-hobo } (18 kart, trzy Zaklęcia i dwa Artefakty) oraz { setting-decks-serpents } (18 kart, trzy Zaklęcia i dwóch Przyjaciół).
    Listy kart i nazwa { setting-decks-ashes } są odczytane ze skanu. Liczby kart i wszystkie litery nazwy się zgadzają. { -inferred }
    Listy kart obu talii są przez całą grę jawne dla obu graczy, chyba że gracie z zasłoniętymi kartami (C10.2). { -ruling }
rule-C2-9 = Talia, która łamie którąś z tych zasad, jest odrzucana. Dowiadujesz się od razu o wszystkich zasadach, które łamie. { -ruling }

section-C3 = Przygotowanie

rule-C3 = Przed pierwszą kolejką wybieracie strony, tasujecie talie i ustalacie planszę.
rule-C3-1 =
    Jeden z graczy gra jasną stroną, drugi ciemną. Każdą talię tasuje się i kładzie kolorem jej gracza do góry, tak że obaj gracze widzą wierzchnią kartę. Przeciwnik może przełożyć talię (C6.6).
    Jasna strona zajmuje pierwsze miejsce i siedzi na południu, ciemna na północy. { -ruling }
rule-C3-2 =
    Ustalacie, kto wykona pierwszy ruch; drugi gracz wybiera planszę.
    O pierwszym ruchu decyduje los. { -ruling }
rule-C3-3 =
    Plansza ma 25 pól w pięciu rzędach po pięć. Niektóre pola mają własną zasadę, najczęściej premię do cech odpowiedniej karty: na przykład takiej, która pokazuje określony kolor albo ma określony klucz.
    Premia działa zawsze, gdy taka karta tam leży, i tylko dopóki spełnia warunek.
    Premia dotyczy każdej z czterech cech. { -ruling }
    Pola oznacza się literami z zachodu na wschód i liczbami z północy na południe, więc A1 leży na północnym zachodzie. { -ruling }
    Drukowane plansze nie są publicznie znane; te są nasze. { -ruling }

section-C4 = Kolejka

rule-C4 =
    1. Wybierz kartę do zagrania: wierzchnią kartę talii albo taką, która leży w twoim schowku od wcześniejszej kolejki. Wierzchnią kartę możesz też odłożyć do schowka (C5) i sięgnąć po następną.
    2. Jeśli jej zasada dodatkowa działa przed położeniem, zastosuj ją.
    3. Połóż kartę na dowolnym pustym polu, tekstem do siebie i swoim kolorem do góry.
    4. Jeśli jej zasada dodatkowa działa przed aktywacją, zastosuj ją.
    5. Aktywuj kartę (C4.2).
    6. Jeśli jej zasada dodatkowa działa po aktywacji, zastosuj ją.
    7. Jeśli jej zasada dodatkowa działa przez całą grę, obowiązuje od tej chwili; korzysta z niej ten, czyj kolor karta pokazuje.
rule-C4-1 = Aktywna jest tylko karta, która została właśnie położona. Karta przesunięta później nie jest aktywna i niczego nie odwraca; jedynym wyjątkiem jest kaskada (C7.4).
rule-C4-2 = Aktywacja: porównaj każdą przyległą kartę w kolorze przeciwnika z aktywną kartą tam, gdzie się stykają. Jeśli cecha aktywnej karty jest wyższa, tamta karta odwraca się na twój kolor; jeśli nie, nic się z nią nie dzieje, chyba że są remisy (C4.4).
rule-C4-3 = Karta aktywuje się raz w kolejce i liczy się to nawet wtedy, gdy niczego nie odwróci; jej zasada dodatkowa działa mimo to.
rule-C4-4 = Karta remisuje z przyległą, jeśli stykające się cechy są równe. Podwójny lub potrójny remis: gdy aktywna karta remisuje z co najmniej dwiema kartami w kolorze przeciwnika, one też się odwracają, chyba że chroni je przed tym jakiś tekst.
rule-C4-5 = Poczwórny remis: jeśli aktywna karta remisuje z kartami z czterech stron, a wszystkie pokazują kolor przeciwnika i dają się odwrócić, natychmiast wygrywasz grę.
rule-C4-6 =
    Zasada dodatkowa jest silniejsza niż cechy: może na przykład odwrócić kartę bez względu na jej liczby. Musi dać się wykonać w całości; w przeciwnym razie się ją pomija, a kartę kładzie się i aktywuje bez niej.
    Jeśli da się ją wykonać, trzeba to zrobić. { -ruling }
    W całości, czyli wobec każdej karty, której dotyczy (C11.2). { -ruling }
rule-C4-7 = Gdy na karcie jest „albo”, wybierasz dokładnie jedną z możliwości; gdy jest „lub”, wybierasz jedną albo kilka.
rule-C4-8 = Z odwrócenia kart przy podwójnym lub potrójnym remisie nie można zrezygnować. { -ruling }

section-C5 = Schowek

rule-C5 = W schowku trzymasz karty na późniejsze kolejki.
rule-C5-1 =
    W twoim schowku mieszczą się dwie karty i widzą je obaj gracze. Odłożenie karty nie kończy kolejki: nadal musisz jakąś zagrać, ale nie tę, która właśnie trafiła do schowka.
    Kartę, która trafiła do schowka w tej kolejce, wolno jednak odrzucić (C5.5). { -ruling }
rule-C5-2 = Jeśli nie możesz położyć karty, musisz skorzystać ze schowka, by dostać się do następnej karty talii.
rule-C5-3 =
    Jakaś zasada może zmienić limit schowka. Jeśli w twoim schowku jest przez to za dużo kart, wybierasz nadmiarowe i od razu kładziesz je na spodzie swojej talii.
    Tak samo jest, gdy jakaś zasada kładzie kartę do pełnego schowka. { -ruling }
rule-C5-4 =
    Jeśli nie możesz położyć żadnej karty, możesz odrzucić jedną ze schowka albo z wierzchu talii i tracisz kolejkę. Bywa tak na przykład, gdy twój schowek zapełnił się w tej kolejce, a na wierzchu talii leży Bóg Zewnętrzny bez bramy.
    Warunek jest spełniony, gdy nie da się położyć ani wierzchniej karty, ani żadnej z tych, które były w schowku przed tą kolejką, i niczego nie można odłożyć do schowka. { -ruling }
    Zamiast odrzucać, możesz po prostu spasować; po dwóch pasach z rzędu gra się kończy (C9.1). { -ruling }
rule-C5-5 = W każdej chwili swojej kolejki możesz zamiast zagrania karty odrzucić jedną ze schowka albo z wierzchu talii. Karta opuszcza grę, a kolejka się kończy.
rule-C5-6 =
    Gdy nie masz już kart ani w talii, ani w schowku, tracisz wszystkie dalsze kolejki, a przeciwnik gra sam.
    Jeśli jakaś zasada odeśle kartę do twojego schowka, znów masz kolejki. { -ruling }

section-C6 = Obchodzenie się z talią

rule-C6 = Oto, co wolno robić z taliami i z kartami, które opuszczają grę.
rule-C6-1 = Nie wolno ci zaglądać do swojej talii; widać tylko jej wierzchnią kartę.
rule-C6-2 = Ilekroć jakaś zasada pozwala ci wziąć kartę ze środka albo ze spodu talii, choćby losową, potem tasujesz talię. Jeśli wybrane karty mają trafić na wierzch albo na spód, najpierw tasujesz, a dopiero potem je tam kładziesz.
rule-C6-3 = Usunięta karta trafia na stos kart usuniętych swojego właściciela, bez względu na to, jaki kolor pokazywała.
rule-C6-6 =
    Po każdym tasowaniu, także na początku gry, przeciwnik może przełożyć talię, nawet jeśli widać już nową wierzchnią kartę.
    Przeciwnik mówi tylko „tak” lub „nie”. O tym, ile kart przejdzie z wierzchu na spód, decyduje los: co najmniej jedna, ale nie wszystkie. { -ruling }

section-C7 = Bogowie Zewnętrzni i kaskada

rule-C7 = Bogowie Zewnętrzni przychodzą przez bramy i mogą dosięgnąć nie tylko sąsiadów.
rule-C7-1 = Dwie kopie tego samego Boga Zewnętrznego nigdy nie mogą leżeć na planszy w tym samym czasie.
rule-C7-2 = Boga Zewnętrznego możesz położyć i aktywować tylko wtedy, gdy masz otwartą bramę: kartę na planszy, która pokazuje twój kolor i ma { fact-keywords-gate } wśród kluczy albo w nazwie.
rule-C7-3 = Każda aktywacja Boga Zewnętrznego jest kaskadą; inne karty mogą mieć kaskadę dzięki zasadzie dodatkowej (C11.25).
rule-C7-4 =
    Kaskada: najpierw aktywna karta odwraca inne jak zwykle (C4.2, C4.4). Potem każdą kartę, którą odwróciła, porównuje się z przyległymi do niej kartami w kolorze przeciwnika, tak jakby była aktywna. Odwraca te, których cecha jest niższa, i na tym kaskada się kończy.
    Zasad dodatkowych odwróconych kart nie stosuje się ponownie.
    Remisy liczą się tylko dla samej aktywnej karty, a nie dla tych, które odwróciła. { -ruling }

section-C8 = Przesuwanie kart

rule-C8 = Niektóre karty, przede wszystkim Pojazdy, przesuwają inne.
rule-C8-1 =
    Przysunąć kartę to położyć ją tak, by przylegała do innej, najczęściej do aktywnej karty, która ją przysuwa. Przesunięta karta zachowuje właściciela, kolor i ułożenie. Nie jest aktywna, a jej zasady dodatkowej nie stosuje się ponownie.
    Zasada dodatkowa, która przysuwa, przesuwa albo zamienia karty miejscami, zawsze zostawia je w obszarze pięć na pięć pól. { -ruling }
rule-C8-2 = Karty przysunięte przed aktywacją tej, która je przysuwa, porównuje się w czasie tej aktywacji i mogą zostać odwrócone.

section-C9 = Koniec gry

rule-C9 = W grze chodzi o to, jaki kolor karty pokazują na końcu.
rule-C9-1 =
    Gra kończy się, gdy wszystkie 25 pól jest zajętych, gdy nikt nie ma już karty, którą może zagrać, albo natychmiast przez poczwórny remis (C4.5).
    Karta, która zajmie dwudzieste piąte pole, działa jeszcze do końca. Potem gra się kończy, nawet jeśli ta karta zdjęła jakąś inną z planszy. { -ruling }
    Gra kończy się też po dwóch pasach z rzędu (C5.4). { -ruling }
rule-C9-2 =
    Każda karta na planszy to punkt dla koloru, który pokazuje. Wygrywa ten, kto ma więcej punktów.
    Przy równej liczbie punktów jest remis. { -ruling }

section-C10 = Inne sposoby gry

rule-C10 = Przed grą możecie się umówić na dowolny z nich, także na kilka jednocześnie.
rule-C10-1 =
    Bez planszy: pierwsza karta leży wprost na stole, a każda następna musi przylegać do którejś z już położonych. Granice powstają w trakcie gry: rząd albo kolumna z pięcioma kartami nie przyjmie szóstej. Premii za pola nie ma.
    Pierwszą kartę kładzie się gdziekolwiek i żadna karta nie leży dalej niż cztery rzędy albo kolumny od tego miejsca. { -ruling }
    Wszystkie karty razem zawsze mieszczą się w pięciu rzędach i pięciu kolumnach, licząc z lukami. Dotyczy to także zasad dodatkowych, które przesuwają karty. { -ruling }
rule-C10-2 =
    Zasłonięte karty: przeciwnik nie widzi ani twojego schowka, ani twojej talii.
    Nie zna też listy kart twojej własnej talii, chyba że umówicie się na jawne listy. { -ruling }
    Talię opublikowaną (C2.8) podaje się z nazwy, więc jej lista jest znana. { -ruling }
    Karty twojej talii, które wszyscy już widzieli, pozostają znane. { -ruling }
rule-C10-3 =
    Bez schowka: musisz zagrać wierzchnią kartę. Jeśli nie da się jej położyć, pokazujesz ją i kładziesz na spodzie talii, a kolejka się kończy.
    Nie możesz zamiast tego odrzucić karty (C5.5). { -ruling }
    Zasad dodatkowych, które wymagają schowka, nie da się wykonać. { -ruling }
rule-C10-4 =
    Odwróć wszystkie: aktywna karta odwraca wszystkie przyległe karty o niższej cesze, nawet te w twoim kolorze, a te przechodzą na kolor przeciwnika.
    W kaskadzie (C7.4) także druga fala odwraca niższe karty w twoim kolorze, ale nigdy aktywną kartę ani te, które odwróciła pierwsza fala. { -ruling }
    Twoje karty, które przeszły na kolor przeciwnika, nie odwracają w kaskadzie następnych. { -ruling }
    Remis nigdy nie odwraca kart w twoim kolorze. { -ruling }

section-C11 = Co robią zasady dodatkowe

rule-C11 =
    Każda zasada dodatkowa jest jedną z poniższych. Karta dopowiada, o jakie klucze lub typy chodzi, o czyje karty, gdzie leżące i ile ich ma być. { -ruling }
    Karta pasuje, jeśli ma jeden z tych kluczy, choćby w nazwie (C1.5), albo jest jednego z tych typów. Jeśli nie podano ani kluczy, ani typów, pasuje każda. { -ruling }
    Jeśli karta mówi, czyje, pasują tylko karty w twoim kolorze albo tylko te w kolorze przeciwnika. Jeśli mówi, gdzie, pasują tylko karty przyległe do niej albo tylko te w jej rzędzie lub kolumnie. { -ruling }
    Żadna karta nie pasuje do własnej zasady. { -ruling }
    Zasada trwała (C11.17–C11.24) obowiązuje, dopóki jej karta leży na planszy: z ikoną „przed aktywacją” już w czasie jej własnej aktywacji, z każdą inną dopiero potem. { -ruling }
    Zasada trwała dotyczy kart w dowolnym kolorze, chyba że mówi o tym samym kolorze. { -ruling }
    Zasadę, której nie da się wykonać w całości, się pomija; jeśli da się ją wykonać, trzeba to zrobić (C4.6). { -ruling }
rule-C11-1 =
    Odwraca jedną kartę: wybierasz jedną pasującą kartę i odwracasz ją bez względu na jej cechy. Musisz to zrobić, nawet jeśli jedyna pasująca pokazuje twój kolor.
    Karty, która nie daje się odwrócić (C11.23, C11.24), wybrać nie można; jeśli innych nie ma, zasadę się pomija. { -ruling }
rule-C11-2 =
    Odwraca wszystkie pasujące karty, bez względu na cechy i kolor: niczego się tu nie wybiera. { -ruling }
    Jeśli żadna karta nie pasuje, zasadę się pomija. { -ruling }
    Pomija się ją także wtedy, gdy choć jednej z nich nie da się odwrócić (C11.23, C11.24), bo zasady nie da się wykonać w całości (C4.6). Tylko przy remisach instrukcja pozwala takie karty pominąć (C4.4). { -ruling }
rule-C11-3 =
    Odwraca karty z jednym lub kilkoma kluczami: z kluczy podanych na karcie wybierasz jeden lub kilka i odwracają się wszystkie pasujące karty, które mają którykolwiek z wybranych.
    Klucz możesz wybrać tylko wtedy, gdy są pasujące karty z tym kluczem i wszystkie dają się odwrócić (C4.6). { -ruling }
    Co najmniej jeden klucz musisz wybrać; jeśli nie ma czego wybrać, zasadę się pomija. { -ruling }
rule-C11-4 =
    Odwraca karty z dokładnie jednym z kluczy: wybierasz jeden z kluczy podanych na karcie i odwracają się wszystkie pasujące karty, które go mają. { -ruling }
    Klucz możesz wybrać tylko wtedy, gdy są pasujące karty z tym kluczem i wszystkie dają się odwrócić (C4.6). { -ruling }
    Jeden klucz musisz wybrać; jeśli nie ma czego wybrać, zasadę się pomija. { -ruling }
rule-C11-5 =
    Usuwa karty z planszy: wybierasz tyle pasujących kart, ile mówi karta, i trafiają one na stosy kart usuniętych swoich właścicieli (C6.3), bez względu na kolor, który pokazują.
    Musisz to zrobić, nawet jeśli są twoje; jeśli pasuje mniej kart, zasadę się pomija. { -ruling }
rule-C11-6 =
    Cofa kartę do schowka jej właściciela: wybierasz jedną pasującą kartę na planszy i tam ona trafia, bez względu na kolor, który pokazuje. Jeśli żadna karta nie pasuje, zasadę się pomija. { -ruling }
    Jeśli schowek był pełny, jego właściciel kładzie jedną kartę ze schowka na spodzie talii (C5.3). { -ruling }
rule-C11-7 =
    Przysuwa karty do siebie: przed aktywacją wybierasz pasujące karty, które nie przylegają do tej, i kładziesz je na pustych polach obok niej. Potem porównuje się je w czasie aktywacji (C8.2).
    Przysuwasz dokładnie tyle kart, ile mówi karta; jeśli takich kart albo pustych pól wokół tej karty jest mniej, zasadę się pomija. { -ruling }
rule-C11-8 =
    Przesuwa kartę o jedno pole: wybierasz jedną pasującą kartę, obok której jest puste pole, i przesuwasz ją na takie pole; rogi się nie liczą. { -ruling }
    Jeśli takiej karty nie ma, zasadę się pomija. { -ruling }
rule-C11-9 =
    Zamienia się miejscami z inną kartą: przed aktywacją wybierasz jedną pasującą kartę, a ona i ta karta zamieniają się miejscami. Ta karta aktywuje się potem na nowym polu. { -ruling }
    Jeśli żadna karta nie pasuje, zasadę się pomija. { -ruling }
rule-C11-10 =
    Przesuwa rząd albo kolumnę: przed położeniem tej karty przesuwasz karty w rzędzie albo kolumnie, a potem dokładasz tam tę kartę. Musi starczyć miejsca na jedno i drugie.
    Wybierasz skrajną kartę na dowolnym końcu rzędu albo kolumny, jeśli gdzieś za nią, w stronę drugiego końca, jest puste pole. { -ruling }
    Przesuwa się ona w tę stronę o jedno pole i popycha karty przed sobą aż do pierwszej luki. Ta karta zajmuje zwolnione miejsce. { -ruling }
    Jeśli takiego rzędu ani takiej kolumny nie ma, kładziesz kartę jak zwykle. { -ruling }
rule-C11-11 =
    Sprowadza kartę z twojej talii do schowka: wybierasz ze swojej talii jedną pasującą kartę, kładziesz ją do schowka i tasujesz talię (C6.2).
    Jak każdej karty, która trafia do schowka, nie możesz jej zagrać w tej kolejce. Jeśli schowek był pełny, stosuje się C5.3. { -ruling }
    Jeśli w talii nie ma pasującej karty, zasadę się pomija. { -ruling }
rule-C11-12 =
    Układa karty w twojej talii: wybierasz ze swojej talii pasujące karty, najwyżej tyle, ile mówi karta, i tasujesz resztę. Potem każdą z wybranych kładziesz na wierzchu albo na spodzie talii, w dowolnej kolejności.
    Możesz nie wybrać żadnej. { -ruling }
    Wybranych kart nie pokazujesz przeciwnikowi. { -ruling }
    Jeśli w talii nie ma pasującej karty, zasadę się pomija. { -ruling }
rule-C11-13 =
    Usuwa karty z wierzchu talii przeciwnika: przeciwnik usuwa stamtąd tyle kart, ile mówi karta. Tyle musi ich mieć w talii.
    Karty w schowku się do tego nie liczą; jeśli w talii jest ich mniej, zasadę się pomija. { -ruling }
rule-C11-14 =
    Każe obu graczom usunąć karty: ty i przeciwnik usuwacie po tyle kart, ile mówi karta, ze schowka, z wierzchu talii albo po części stąd i stąd, jak kto woli.
    Ty zaczynasz. { -ruling }
    Każdy z graczy musi mieć w schowku i talii razem co najmniej tyle kart; w przeciwnym razie zasadę się pomija. { -ruling }
rule-C11-15 = Każe przeciwnikowi usunąć kartę ze schowka: przeciwnik wybiera kartę w swoim schowku i ją usuwa. Jeśli jego schowek jest pusty, zasadę się pomija. { -ruling }
rule-C11-16 = Kładzie wierzchnią kartę przeciwnika na spodzie talii: wierzchnia karta talii przeciwnika trafia na jej spód, bez tasowania. Jeśli w talii jest mniej niż dwie karty, zasadę się pomija. { -ruling }
rule-C11-17 =
    Powiększa twój schowek: dopóki ta karta pokazuje twój kolor, w twoim schowku mieści się o tyle kart więcej, ile mówi karta. { -ruling }
    Jeśli karta zostanie odwrócona, większy schowek ma przeciwnik, a nadmiar z twojego trafia na spód talii (C5.3). { -ruling }
rule-C11-18 =
    Zmniejsza schowek przeciwnika: dopóki ta karta pokazuje twój kolor, w schowku przeciwnika mieści się o tyle kart mniej, ile mówi karta. Nadmiar trafia na spód talii (C5.3). { -ruling }
    Jeśli karta zostanie odwrócona, mniejszy jest twój schowek. { -ruling }
rule-C11-19 =
    Ma wyższe cechy: dopóki do tej karty przylega pasująca karta, każda z jej cech jest wyższa o tyle, ile mówi karta. Kilka takich kart nie daje więcej niż jedna. { -ruling }
    Jeśli karta nie podaje ani kluczy, ani typów, jej cechy są wyższe zawsze. { -ruling }
rule-C11-20 =
    Ma podwójne cechy: dopóki do tej karty przylega pasująca karta, każda z jej cech liczy się podwójnie.
    Podwaja się także to, co dodają do nich pola i inne karty. { -ruling }
    Kolejne pasujące karty nie podwajają ich jeszcze raz. { -ruling }
rule-C11-21 =
    Podwaja premie swojego pola: dla tej karty premie pola, na którym leży, liczą się podwójnie.
    Na polu bez premii albo z premią nie dla tej karty nic się nie zmienia. { -ruling }
rule-C11-22 =
    Wzmacnia przyległe karty: każda cecha pasującej karty, która przylega do tej i pokazuje ten sam kolor, jest wyższa o tyle, ile mówi karta. { -ruling }
    Kilka kart z taką zasadą się sumuje. { -ruling }
rule-C11-23 =
    Nie daje się odwrócić: dopóki do tej karty przylega pasująca karta, nic jej nie odwraca: ani aktywacja, ani remis, ani zasada dodatkowa. { -ruling }
    Jeśli karta nie podaje ani kluczy, ani typów, nie można jej odwrócić nigdy. { -ruling }
rule-C11-24 = Chroni przyległe karty przed odwróceniem: pasującej karty, która przylega do tej i pokazuje ten sam kolor, nic nie odwraca: ani aktywacja, ani remis, ani zasada dodatkowa. { -ruling }
rule-C11-25 =
    Wywołuje kaskadę: karty, które ta karta odwróci w czasie swojej aktywacji, odwracają następne (C7.4).
    Jest to część aktywacji i nie można z tego zrezygnować. { -ruling }
rule-C11-26 = Odwraca już przy pojedynczym remisie: jeśli ta karta w czasie swojej aktywacji remisuje choćby z jedną przyległą kartą w kolorze przeciwnika, tamta się odwraca. Zwykle potrzeba dwóch remisów (C4.4). { -ruling }
