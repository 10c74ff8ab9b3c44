### Terrors of London: zasady, po jednym komunikacie na numer zasady (T3.2 to rule-T3-2).
### Czego nie ma w druku, stoi w osobnych wierszach, na końcu oznaczonych jak w engine/texts: nasze, potwierdzone gdzie indziej albo wywnioskowane.

section-T1 = Karty i pojęcia

rule-T1 = Tu dowiesz się, co leży na stole i jak się nazywa.
rule-T1-1 =
    O Londyn walczą cztery frakcje: Nieumarli, Bestie, Śmiertelnicy i Duchy.
    Karta z symbolem frakcji należy do tej frakcji; potwory bez takiego symbolu, na przykład Kultyści i Fanatycy, są spoza frakcji.
rule-T1-2 =
    Twój władca należy do jednej z frakcji; na jego arkuszu widać, ile najwyżej może mieć życia i jaką ma zdolność.
    Każdy władca ma własne karty Wpływów, z których używasz dwóch; dwie są oznaczone jako polecane na pierwsze partie.
    Każdy władca ma cztery takie karty. { -elsewhere }
    Nazwy i działanie drukowanych kart Wpływów nie są publicznie znane; zastępują je nasze, a które dwie są oznaczone, to nasz wybór. { -ruling }
rule-T1-3 =
    Są trzy rodzaje kart: potwory, karty Wpływów i relikty.
    Akolici to też potwory, ale mają osobny stos.
    Każdy Akolita należy do którejś frakcji, po dwóch do każdej: skoro się ich tasuje, muszą się różnić. { -inferred }
    Treść większości drukowanych kart nie jest publicznie znana; zastępują ją nasze nazwy, koszty i efekty. { -ruling }
rule-T1-4 =
    Są trzy zasoby: monety, moc i regeneracja.
    To, co zyskujesz, zbiera się w twojej puli i możesz to wydać w dowolnej chwili tej samej fazy akcji; reszta przepada w fazie czyszczenia (T4.1).
rule-T1-5 = Złota zasada: gdy tekst karty nie zgadza się z tymi zasadami, rację ma karta.

section-T2 = Przygotowanie

rule-T2 = Przed pierwszą turą wybieracie władców i karty Wpływów, tworzycie talie i wykładacie Ulicę.
rule-T2-1 =
    Los wskazuje pierwszego gracza; począwszy od niego, każdy wybiera frakcję i jednego z jej władców.
    Każda frakcja ma jednego władcę: Nieumarłym przewodzi Matuzalem, Śmiertelnikom Lilith, Bestiom Fenris, a Duchom Azazael. { -elsewhere }
    Nie można wybrać frakcji, która jest już zajęta, bo wraz z nią zajęty jest jej jedyny władca. { -ruling }
rule-T2-2 = Zaczynasz z tyloma punktami życia, ile wynosi najwyższa liczba na arkuszu twojego władcy.
rule-T2-3 =
    Począwszy od pierwszego gracza, każdy wybiera dwie spośród kart Wpływów swojego władcy; na pierwsze partie poleca się dwie oznaczone.
    Przed grą możecie ustalić, że wszyscy biorą oznaczone; wtedy nikt nie wybiera. { -ruling }
rule-T2-4 = Twoja talia początkowa ma 10 kart: 5 Kultystów, 3 Fanatyków i 2 twoje karty Wpływów, potasowane razem.
rule-T2-5 =
    8 Akolitów po potasowaniu tworzy osobny zakryty stos.
    Wszystkie inne potwory i relikty, potasowane razem, to Targ; jego 5 wierzchnich kart, odkrytych w rzędzie, to Ulica, do której Akolici nie należą.
    Nieużywani Kultyści, Fanatycy i władcy oraz nieużywane karty Wpływów zostają w pudełku.
rule-T2-6 = Pierwszy gracz dobiera 4 karty, a drugi 5.
rule-T2-7 =
    We czworo można grać w dwóch drużynach: ty i osoba naprzeciwko ciebie przeciw dwojgu pozostałym, tak że drużyny grają na przemian. { -ruling }
    Każdy dostaje pełną talię początkową, choć w pudełku są karty tylko dla dwóch osób. { -ruling }
    Wszyscy oprócz pierwszego gracza dobierają po 5 kart. { -ruling }
    Każdy władca ma własne życie, a za każdym razem, gdy atakujesz albo rzucasz Klątwę, wybierasz jednego z dwóch przeciwników. { -ruling }
    Pokonanego władcy nie można już wybrać, a jego gracz nie rozgrywa dalszych tur. { -ruling }
    Drużyna przegrywa, gdy życie obu jej władców spadnie do 0. { -ruling }

section-T3 = Tura

rule-T3 = Twoja tura ma trzy fazy: akcji, czyszczenia (T4) i dobierania (T6). W fazie akcji robisz dowolne z poniższych rzeczy, w dowolnej kolejności i tak często, jak chcesz, dopóki nie spasujesz.
rule-T3-1 =
    Zagranie karty z ręki nic nie kosztuje. Potwory i karty Wpływów wykładasz odkryte do swojego obszaru gry, a relikty do strefy reliktów.
    Zasoby i słowa-klucze potwora działają od razu, a gdy to wszystko jest już wykonane, działają jego zdolności unikatowe.
    Zdolność uruchamiana czeka na swój warunek; jej tekst podaje korzyść, ile razy ją dostajesz i pod jakim warunkiem.
    To, co uruchamia zdolność, najpierw wykonuje się do końca; jeśli naraz uruchamia się kilka zdolności, ich kolejność ustalasz ty.
    Karta Wpływów również od razu daje swoje zasoby i słowa-klucze, ale jej zdolność uruchamiana działa tylko wtedy, gdy potwór z frakcji twojego władcy jest już w grze (T10.10).
    Potwór zagrany po karcie Wpływów już jej nie pomoże.
    Relikt wyłożony z ręki jeszcze nic nie robi.
    Możesz mieć trzy relikty; zanim dołożysz kolejny, wybierasz jeden ze strefy i ten na dobre opuszcza grę.
    Zasoby działają przed słowami-kluczami. { -ruling }
    Zdolność uruchamia się tylko na kartach, które są w tej chwili w grze. { -ruling }
    Uruchomiona zdolność przepada, jeśli jej karta opuści grę, zanim przyjdzie na nią kolej. { -ruling }
rule-T3-2 =
    Zakup karty: za tyle monet, ile wynosi koszt, weź kartę z Ulicy albo, za 2 monety, Akolitę z wierzchu stosu, dopóki jakiś jest.
    Lukę na Ulicy od razu wypełnia karta z Targu; gdy Targ się skończy, luki pozostają.
    Kupiony potwór, także Akolita, trafia odkryty na twój stos kart odrzuconych; potwora z Wezwaniem możesz zamiast tego położyć na wierzchu talii (T9.11).
    Kupiony relikt trafia prosto do twojej strefy reliktów (T3.1) i można go użyć w tej samej turze.
rule-T3-3 =
    Atak: wydaj tyle mocy, ile chcesz; władca przeciwnika otrzymuje tyle samo obrażeń i traci tyle samo życia.
    Pancerz wszystkich kart przeciwnika w grze sumuje się i o tyle zmniejsza łączne obrażenia w każdej turze.
    Pancerz pochłania więc pierwsze obrażenia każdej tury, nawet jeśli rozkładają się na kilka ataków.
    Pancerz nie pomaga, gdy życie traci się inaczej: przez Klątwę, jako cenę zdolności albo dlatego, że każe tak tekst.
    Przy każdym ataku liczy się pancerz, który jest w tej chwili w grze, bez tego, co pochłonął wcześniej w tej samej turze. { -ruling }
rule-T3-4 =
    Horda: na dole karty potwora z frakcji widać po lewej i po prawej, z którą frakcją można go połączyć z tej strony, a także jedną lub dwie zdolności hordy.
    Dwaj sąsiedzi pasują do siebie, jeśli tam, gdzie się stykają, każdy pokazuje frakcję drugiego.
    Utwórz hordę z dwóch pasujących do siebie potworów w swoim obszarze gry, które nie są w żadnej hordzie, albo rozszerz hordę o jednego takiego potwora, kładąc go na dowolnym jej końcu, byle pasował do sąsiada.
    Za każdym razem aktywuj jedną nieużytą jeszcze zdolność hordy dowolnego potwora z tej hordy.
    Wyboru nie ogranicza ani to, kogo właśnie dołożono, ani to, jakie strony się stykają.
    Każdej zdolności hordy można użyć raz w fazie akcji, nawet gdy aktywować ją pozwala tekst karty.
    Dwie zdolności rozdzielone słowem „albo” to osobne zdolności i możesz użyć obu, za każdym razem jednej.
    W jednej fazie akcji potwór należy najwyżej do jednej hordy.
    Aktywować zdolność trzeba także wtedy, gdy tworzysz hordę: drukowane zasady mówią w tym miejscu, że możesz, ale słowniczek, że to robisz. { -ruling }
    Od lewej do prawej po Bestiach następują Nieumarli, po Nieumarłych Duchy, po Duchach Śmiertelnicy, a po Śmiertelnikach znów Bestie. { -inferred }
    Horda trwa do końca twojej fazy akcji; potwór, który zostaje w grze, na początku twojej następnej tury nie jest w żadnej hordzie. { -ruling }
    Gdy któryś potwór opuści hordę, pozostałe nadal ją tworzą. { -ruling }
    Potwór, który wróci do gry, jest nową kartą i ma nowe zdolności hordy. { -ruling }
    Jednakowe karty w grze różnią się tylko żetonem i hordą; z jednakowych potworów spoza hord najpierw dołącza ten, którego żeton nie zatrzymałby w grze. { -ruling }
rule-T3-5 =
    Użycie reliktu: wybierz ze swojej strefy relikt nieużyty w tej turze; to, co mówi, dzieje się od razu.
    Relikt, który opuści grę i wróci do niej w tej samej turze, pozostaje użyty. { -ruling }
rule-T3-6 =
    Użycie zdolności władcy: działa tak, jak mówi jej tekst, i tak często, jak on pozwala (T10.6–T10.9).
    Jeśli nie wiadomo, jak często pozwala na to tekst, zdolności można użyć raz w każdej swojej turze. { -ruling }
rule-T3-7 =
    Nawiedzenie: wybierz potwora, który był w twoim obszarze gry na początku tej tury, którego żeton nawiedzenia pokazuje „Odeślij” i którego w tej turze jeszcze nie aktywowało Nawiedzenie.
    Jego zasoby, słowa-klucze i zdolności unikatowe działają jeszcze raz.
    Drugiego żetonu ten potwór dostać nie może. Jego zdolności uruchamiane działają tak jak u każdej innej karty w grze.
rule-T3-8 =
    Spasowanie: możesz spasować tylko wtedy, gdy masz na ręce najwyżej jedną kartę; kładziesz ją zakrytą na wierzchu talii. To kończy fazę akcji.
    Jeśli wszyscy znają tę kartę, znają ją tam nadal. { -ruling }

section-T4 = Czyszczenie

rule-T4 = W fazie czyszczenia opróżniasz swój obszar gry.
rule-T4-1 =
    Wszystkie karty Wpływów trafiają na twój stos kart odrzuconych, a z nimi wszystkie potwory, których nie zatrzymuje w grze żeton nawiedzenia (T5.3).
    Zasoby z twojej puli przepadają. Potem każdy żeton, który pokazuje „Nawiedź”, odwraca się na „Odeślij”. Relikty zostają.

section-T5 = Żetony nawiedzenia

rule-T5 = Żeton nawiedzenia zatrzymuje potwora w grze na jeszcze jedną twoją turę.
rule-T5-1 = Słowo-klucz Nawiedź (T9.5) kładzie na potworze żeton stroną „Nawiedź” do góry, o ile potwór go jeszcze nie ma.
rule-T5-2 = Gdy potwór z żetonem staje się częścią hordy, jego żeton odwraca się na „Odeślij”.
rule-T5-3 =
    W fazie czyszczenia najpierw wszystkie potwory, których żeton pokazuje „Odeślij”, trafiają na stos kart odrzuconych, a ich żetony wracają do zapasu.
    Dopiero potem żetony, które pokazują „Nawiedź”, odwraca się na „Odeślij”, a potwory pod nimi zostają w grze.
rule-T5-4 = Potwór z żetonem nawiedzenia zostaje więc na jeszcze jedną twoją turę, można go w niej raz aktywować Nawiedzeniem (T3.7) i odchodzi, gdy ta tura się kończy.

section-T6 = Dobieranie kart

rule-T6 = Faza dobierania kończy twoją turę.
rule-T6-1 =
    Dobierz 5 kart i jeszcze po jednej za każdy swój żeton zwołania, a potem odłóż te żetony do zapasu. Liczba kart na ręce nie jest ograniczona.
    Jeśli masz dobrać kartę, a twoja talia jest pusta, potasuj swój stos kart odrzuconych: to twoja nowa talia. Poza tym tasujesz tylko wtedy, gdy każe to zrobić jakiś efekt.
    Jeśli stos kart odrzuconych też jest pusty, dobierasz tylko tyle kart, ile jest. { -ruling }
    Wszyscy wiedzą, jakie karty do ciebie należą; gdy więc powstaje twoja nowa talia, wszyscy wiedzą, co masz na ręce. { -ruling }

section-T7 = Koniec gry

rule-T7 = Wygrywasz, gdy pokonasz władcę przeciwnika.
rule-T7-1 =
    Gra kończy się natychmiast, gdy życie któregoś władcy spadnie do 0; wygrywa drugi gracz. Władca nigdy nie ma więcej życia niż na początku.
    Drużyny grają, dopóki obaj władcy jednej z nich nie zostaną pokonani (T2.7). { -ruling }

section-T8 = Zdolności

rule-T8 = To, co karta potrafi, mówią symbole i słowa-klucze (T9) albo jej własny tekst (T10); potwory z frakcji mają też zdolności hordy (T3.4).
rule-T8-1 =
    Jeśli trafi cię Klątwa, a nie masz kart na ręce, tracisz życie. { -ruling }
    Mając najwyżej 2 punkty życia, nadal możesz wybrać odrzucenie karty. { -ruling }
rule-T8-2 =
    Niektóre karty mają tekst, którego nie ma żadna inna, unikatowy albo uruchamiany; każdy taki tekst jest osobną zasadą w T10.
    Publicznie znanych jest tylko kilka drukowanych tekstów; pozostałe są nasze. { -ruling }
rule-T8-3 = Rozkaz nie przywraca kart bez wydrukowanego kosztu, czyli Kultystów i Fanatyków. { -ruling }

section-T9 = Słowa-klucze i symbole

rule-T9 = Te słowa-klucze i symbole są na kartach; jeśli potrzebna jest liczba, podaje ją karta.
rule-T9-1 = Dobierz: dobierasz z talii tyle kart, ile mówi karta (T6.1).
rule-T9-2 = Klątwa: wybierasz przeciwnika, a on wybiera, czy straci 2 punkty życia, czy odrzuci 1 kartę (T8.1).
rule-T9-3 = Moc: zyskujesz tyle mocy, ile mówi karta; służy do ataku (T3.3).
rule-T9-4 = Moneta: zyskujesz tyle monet, ile mówi karta; kupujesz za nie karty (T3.2).
rule-T9-5 = Nawiedź: ten potwór dostaje żeton nawiedzenia stroną „Nawiedź” do góry, o ile go jeszcze nie ma (T5).
rule-T9-6 = Pancerz: dopóki ta karta jest w grze, w każdej turze pochłania tyle obrażeń, ile mówi; nie musisz nic w tym celu robić (T3.3).
rule-T9-7 =
    Poświęć: wybierasz kartę, która na dobre opuszcza grę; musi być w twoim własnym obszarze gry, chyba że tekst mówi inaczej.
    Za każdą kartę, która opuści grę w ten sposób, zyskujesz to, co pokazuje wydrukowany symbol.
    To nakaz: jeśli jest karta, którą możesz wybrać, musisz to zrobić.
    Wybrać możesz także swój relikt: jeden z drukowanych tekstów mówi o relikcie w obszarze gry. { -inferred }
    Symbol zaginął w naszym źródle; u nas zyskujesz 1 punkt mocy za każdą kartę. { -ruling }
rule-T9-8 =
    Regeneracja: zyskujesz tyle regeneracji, ile mówi karta; każdy wydany jej punkt przywraca twojemu władcy 1 punkt życia, ale nigdy ponad stan początkowy.
    Gra wydaje regenerację za ciebie, gdy tylko jest życie do odzyskania. { -ruling }
rule-T9-9 =
    Rozkaz: bierzesz ze swojego stosu kart odrzuconych z powrotem na rękę potwora o koszcie poniżej 4 i możesz go znów zagrać (T8.3).
    Jeśli jest taki potwór, musisz jakiegoś wziąć.
rule-T9-10 =
    Szał: wybierasz, który z dwóch zasobów zyskujesz.
    Symbole zaginęły w naszym źródle; u nas wybierasz 2 monety albo 2 punkty mocy. { -ruling }
rule-T9-11 = Wezwanie: gdy kupujesz tę kartę, możesz ją położyć zakrytą na wierzchu swojej talii.
rule-T9-12 =
    Zniszcz: wybierasz kartę w grze, która trafia na stos kart odrzuconych swojego właściciela, albo kartę z Ulicy, która opuszcza grę i którą zastępuje karta z Targu.
    Karta w grze może być czyjakolwiek, także twoja: potwór, karta Wpływów albo relikt.
    To nakaz: jeśli jest karta, którą możesz wybrać, musisz to zrobić.
    Kart pokonanego władcy wybrać nie można (T2.7). { -ruling }
rule-T9-13 =
    Zwołaj: bierzesz żeton zwołania i w fazie dobierania dobierasz za niego jedną kartę więcej (T6.1).
    Żetonów nigdy nie brakuje, ani tych, ani żetonów nawiedzenia. { -ruling }
rule-T9-14 = Odkryj: pokazujesz kartę przeciwnikowi. Jeśli w talii jest na to za mało kart, najpierw tasuje się stos kart odrzuconych jej właściciela i kładzie go pod tę talię.
rule-T9-15 = Podejrzyj: oglądasz kartę i nie musisz jej nikomu pokazywać; jeśli w talii jest za mało kart, zrób to samo co przy Odkryj (T9.14).
rule-T9-16 =
    Przemień: jeśli tekst pozwala ci przemienić jeden zasób w inny, możesz to zrobić jeden do jednego, w dowolnej chwili swojej fazy akcji.
    U nas robi się to między dowolnymi dwiema innymi akcjami, tak często, jak się chce. { -ruling }
rule-T9-17 =
    Odrzuć: odrzucasz kartę tylko wtedy, gdy zmusza cię do tego jakiś efekt, i to od razu i z ręki.
    Każdy może w dowolnej chwili przejrzeć każdy stos kart odrzuconych; leżące tam karty nic nie robią, a ich kolejność nie ma znaczenia.
rule-T9-18 = Wybrany: wybierasz cel, który musi być tego rodzaju, jaki podaje tekst.

section-T10 = Teksty kart i władców

rule-T10 = Oto, co robią karty i władcy, którzy mają własny tekst.
rule-T10-1 =
    Kościotrup: zyskujesz tyle wskazanego zasobu, ile kosztuje najdroższy potwór w twoim obszarze gry.
    Wydrukowany symbol odczytano jako moc. { -inferred }
    Kościotrup też się liczy. { -ruling }
rule-T10-2 =
    Łowca Reliktów: aktywujesz relikt, nawet jeśli był już użyty w tej fazie akcji. To też nakaz.
    To, że jest to tekst Łowcy Reliktów, wywnioskowano z ilustracji. { -inferred }
    Reliktu jeszcze nieużytego można potem nadal użyć (T3.5). { -ruling }
rule-T10-3 =
    Poltergeist: gdy zagrywasz pierwszego w tej turze potwora z frakcji Śmiertelników, musisz wykonać Poświęć (T9.7).
    Jeśli w tej samej turze jakiś Śmiertelnik został zagrany przed Poltergeistem, jest już na to za późno. { -ruling }
rule-T10-4 =
    Czarownica z Sabatu: za każdym razem, gdy rzucasz Klątwę, zyskujesz 2 punkty życia.
    Działa to już przy Klątwie samej Czarownicy z Sabatu. { -ruling }
    Jej nazwa jest nasza, bo drukowana zaginęła. { -ruling }
rule-T10-5 = Alchemik: wybierasz monety albo regenerację i zyskujesz tyle, ile mówi karta. { -ruling }
rule-T10-6 =
    Azazael może przemieniać monety w regenerację, ale nie na odwrót; co wydrukowano na jego arkuszu, nie jest publicznie znane. { -ruling }
    Kiedy i jak często możesz to robić, mówi Przemień (T9.16).
    Rany do tego nie potrzeba; regeneracja, która niczego nie leczy, przepada z końcem tury (T4.1). { -ruling }
rule-T10-7 =
    Matuzalem: raz w każdej swojej turze tracisz tyle punktów życia, ile mówi arkusz, i dobierasz tyle kart, ile on podaje. { -ruling }
    Musisz mieć więcej życia, niż tracisz, i musi być co dobrać; pancerz nie pomaga. { -ruling }
rule-T10-8 =
    Lilith: potwora kupionego z Ulicy możesz położyć zakrytego na wierzchu swojej talii zamiast na stosie kart odrzuconych. { -elsewhere }
    Działa to raz w każdej twojej turze (T3.6). { -ruling }
rule-T10-9 =
    Fenris: raz w każdej swojej turze możesz kupić z Ulicy potwora o koszcie poniżej 4 i zapłacić za niego monetami i mocą w dowolnym połączeniu.
    To, że ten wydrukowany tekst należy do Fenrisa, jest wywnioskowane. { -inferred }
rule-T10-10 =
    Karta Wpływów: jej zdolność uruchamiana działa, jeśli w chwili, gdy ją zagrywasz, w twoim obszarze gry jest potwór z frakcji twojego władcy; w przeciwnym razie nie działa wcale.
    Zdolność uruchamiana następuje po wszystkim innym, co jest na karcie. { -ruling }
    Wystarczy do niej Akolita z tej frakcji. { -ruling }
rule-T10-11 = Klucz Zaklęć: podglądasz wierzchnią kartę swojej talii (T9.15) i możesz ją odrzucić. { -ruling }
rule-T10-12 = Nawiedzone Lustro i Opętanie: możesz wybrać w swoim obszarze gry potwora bez żetonu nawiedzenia i położyć na nim taki żeton stroną „Nawiedź” do góry (T5). { -ruling }
