### Studium w Szmaragdzie: zasady, po jednym komunikacie na numer zasady (E4.2 to rule-E4-2).
### Czego nie ma w druku, stoi w osobnych wierszach, na końcu oznaczonych jak w engine/texts: nasze, potwierdzone gdzie indziej albo wywnioskowane.

section-E1 = Elementy i karty

rule-E1 = Tu dowiesz się, co leży na stole i jak czytać karty.
rule-E1-1 =
    Masz 1 dysk punktów zwycięstwa, 10 kostek wpływów, 10 agentów i 10 kart startowych.
    Twoje kostki i agenci, których nie ma ani na planszy, ani na żadnej karcie, tworzą twoją pulę.
    Wspólne dla wszystkich są: 6 kart sekretnej tożsamości, 9 kart arystokracji, 9 kart miast, karty gry, 2 znaczniki torów, 15 znaczników poczytalności, 1 kość poczytalności i 6 zombie.
    Kart gry jest 66. { -elsewhere }
    Wszyscy gracze mają takie same karty startowe. { -elsewhere }
    Wśród tożsamości jest trzech Lojalistów i trzech Restauracjonistów. { -inferred }
rule-E1-2 =
    Na planszy jest dziewięć miast: Londyn, Paryż, Berlin, Petersburg, Wiedeń, Rzym, Madryt, Konstantynopol i Kair.
    Każde ma pole na stos kart, pole na kostki i agentów, pole arystokracji oraz wartość w bombach, czyli cenę zabicia agenta w tym mieście.
    Są tam także tor Restauracjonistów i tor Lojalistów, oba od 0 do 10, tor punktów zwycięstwa i Otchłań, w której zużyte kostki czekają, aż je odzyskasz.
rule-E1-3 =
    Po lewej stronie karty są symbole akcji: umieszczenie kostki, przejęcie karty, odzyskanie kostki, przesunięcie agenta, zabójstwo, przesunięcie znacznika Restauracjonistów, przesunięcie znacznika Lojalistów.
    Po prawej są punkty zwycięstwa (neutralne, Restauracjonistów albo Lojalistów), bomby i szaleństwo, a u góry agent, który dołącza do ciebie, gdy przejmujesz kartę.
    U dołu może być pole agenta, na które trafia zabity agent i które podaje punkty za niego, pole tekstowe z nagłówkiem albo jedno i drugie.
    Akcja: skorzystanie z tekstu kosztuje jedną z twoich dwóch akcji.
    Darmowa akcja: nie kosztuje żadnej z nich; w swojej turze możesz zagrać dowolnie wiele darmowych akcji, nawet przed pierwszą akcją.
    Blok: kartę zagrywasz w turze innego gracza, by przerwać akcję skierowaną przeciw tobie, i od razu dobierasz kolejną.
    Korzyść: karta zmienia akcję, którą właśnie wykonujesz.
    Jednorazowa: po skorzystaniu z tekstu karta opuszcza grę; samo użycie symboli jej nie usuwa.
    Kartę na miejsce bloku dobierasz, zanim odrzucisz sam blok, więc nie może on od razu wrócić na rękę. { -ruling }
    Jeśli zasady gry nie podają nagłówka karty, nagłówek przy jej nazwie w E8 pochodzi od nas. { -ruling }
rule-E1-4 =
    Za każdym razem, gdy zagrywasz kartę, służy ci ona albo jednym rodzajem symboli, albo tekstem, nigdy jednym i drugim.
    Oba symbole ruchu znaczników są tu jednym rodzajem: karta zagrana do przesunięcia znaczników przesuwa każdy, który pokazuje. { -ruling }
rule-E1-5 =
    Jeśli karta jednorazowa dała ci punkty, czy to przy przejęciu, czy przy zagraniu, to zużyta trafia obok twojej karty tożsamości, żeby na koniec dało się sprawdzić twój wynik.
    Tak samo karta zagrana jako akcja, której tekst dał ci punkty.
    Zużycie takiej karty nie odbiera ci punktów.
    Kartę z punktami, która nie jest jednorazowa i nie daje punktów swoim tekstem, odkładasz na stos kart odrzuconych jak każdą inną. { -ruling }
rule-E1-6 =
    Twój dysk zawsze pokazuje wszystkie twoje punkty razem, niezależnie od rodzaju; rodzaje liczą się dopiero po zakończeniu gry (E7).
    Twój wynik się zmienia, gdy przejmujesz kartę z punktami, zabijasz lub ukrywasz arystokrację, zabijasz agenta kartą, która za to płaci, albo korzystasz z tekstu dającego punkty.
    Zmienia się też, ilekroć znaczniki na torach zbliżają się do siebie albo oddalają.

section-E2 = Przygotowanie

rule-E2 = Przed pierwszą turą układacie stosy miast, rozdajecie elementy i tożsamości oraz umieszczacie pierwszych agentów.
rule-E2-1 =
    Dla każdego miasta potasuj razem, zakryte, jego kartę miasta, jego kartę arystokracji i losowe karty gry: 3 przy dwóch lub trzech graczach, 4 przy czterech, 5 przy pięciu.
    Potem odkryj wierzchnią kartę każdego stosu.
    Ilekroć odkryta zostaje karta arystokracji, teraz lub później, od razu trafia na pole arystokracji swojego miasta, a zamiast niej odkrywa się następną kartę stosu.
    Pozostałe karty gry nie biorą udziału w partii i nikt ich nie ogląda. { -ruling }
rule-E2-2 =
    Oba znaczniki torów zaczynają na 0, tak samo jak twój dysk.
    Umieść 5 swoich kostek w Otchłani; pozostałe 5 kostek i 10 agentów to twoja pula.
    Potasuj karty startowe w zakrytą talię i dobierz 5.
    Dostajesz losową kartę tożsamości, którą tylko ty możesz obejrzeć; nierozdane tożsamości odkłada się na bok bez oglądania.
    Dostajesz 3 znaczniki poczytalności.
rule-E2-3 =
    O tym, kto zaczyna, rozstrzyga los.
    Zaczynając od tej osoby, zgodnie z ruchem wskazówek zegara, każdy umieszcza jednego agenta w dowolnym mieście, a potem wszyscy robią to jeszcze raz; w mieście mogą już być agenci innych graczy albo twoi.

section-E3 = Tura

rule-E3 = W swojej turze wykonujesz dwie akcje, a potem uzupełniasz rękę.
rule-E3-1 =
    Wykonaj dwie akcje (E4); potem, jeśli masz na ręce mniej niż 5 kart, dobierz do 5, po czym tura przechodzi na następną osobę zgodnie z ruchem wskazówek zegara.
    Jeśli skończy ci się talia, nawet w trakcie dobierania, potasuj swój stos kart odrzuconych: to twoja nowa talia.
    Tę samą akcję możesz wybrać dwa razy, z wyjątkiem przejęcia kart. { -ruling }
    Po drugiej akcji, a przed dobraniem kart, możesz jeszcze zagrywać darmowe akcje. { -ruling }
    Jeśli nie masz kart ani w talii, ani na stosie kart odrzuconych, dobierasz mniej. { -ruling }
rule-E3-2 =
    Karty zagrywasz z ręki.
    Zagrana karta trafia na twój stos kart odrzuconych, chyba że jakaś zasada lub sama karta kieruje ją gdzie indziej.
rule-E3-3 =
    Nie wolno ci celowo płacić większą liczbą kart, niż trzeba.
    Niewykorzystane symbole na potrzebnych kartach są dozwolone przy przesuwaniu agentów i zbieraniu bomb.
    Przy umieszczaniu kostek są dozwolone tylko wtedy, gdy masz za mało kostek w puli (E4.1), a przy odzyskiwaniu kostek nigdy (E4.3).
    Dokładny sprawdzian: którąkolwiek z tych kart pominiesz, symboli na pozostałych musi być za mało na to, co robisz. { -ruling }

section-E4 = Dziewięć akcji

rule-E4 = Oto dziewięć akcji, spośród których wybierasz.
rule-E4-1 =
    Umieszczenie kostek: zagraj jedną lub więcej kart z symbolem umieszczenia i przenieś z puli do jednego miasta tyle kostek, ile jest symboli; wszystkie do tego samego.
    Mniej umieszczasz tylko wtedy, gdy zabraknie ci kostek w puli, i nie zagrywasz kart, których nie potrzebujesz (E3.3).
    Liczba kostek w mieście nie jest ograniczona.
rule-E4-2 =
    Przejęcie kart: może to być tylko twoja pierwsza akcja, choć wolno ją poprzedzić darmowymi akcjami.
    Za każdą przejmowaną kartę zagraj jedną kartę z symbolem przejęcia.
    Odkrytą kartę ze stosu danego miasta możesz przejąć, jeśli masz tam więcej elementów (kostek i agentów łącznie) niż każdy inny gracz i co najmniej jeden z nich to kostka; remis nie wystarcza.
    Karta trafia na twój stos kart odrzuconych, twoje kostki z tego miasta do Otchłani, a kostki innych graczy wracają stamtąd do ich pul.
    Jeśli karta pokazuje agenta, umieść w tym mieście jednego agenta z puli, a za Piotra Raczkowskiego dwóch.
    Punkty z prawej strony karty zdobywasz od razu.
    Symbol szaleństwa oznacza rzut kością poczytalności (E6).
    Potem odkrywa się następną kartę stosu. { -inferred }
    W jednej akcji możesz przejąć karty z kilku miast.
    Przejmujesz je po kolei: zagrywasz kartę, przejmujesz, od razu widzisz, co odkryto, i dopiero wtedy decydujesz, czy brać następną. { -ruling }
    Dwóch kart z jednego miasta w tej samej akcji przejąć się nie da, bo po pierwszej nie masz tam już kostek. { -ruling }
    Pusty stos pozostaje pusty. { -ruling }
    Umieszczasz tylko tylu agentów, ilu masz w puli. { -ruling }
    Agenci leżący na kartach, zabici albo przeniesieni na Yog Sothotha lub Mi-Go, nie należą do puli. { -ruling }
rule-E4-3 =
    Odzyskanie kostek: zagraj jedną lub więcej kart z symbolem odzyskania; za każdy symbol bierzesz z powrotem do puli jedną swoją kostkę, z miast i z Otchłani w dowolnym układzie.
    Musisz odzyskać dokładnie tyle kostek, ile symboli zagrywasz.
rule-E4-4 =
    Przesunięcie agentów: zagraj jedną lub więcej kart z symbolem przesunięcia; za każdy symbol możesz przenieść jednego swojego agenta z miasta do dowolnego innego miasta.
    Agentów z puli przesuwać nie można.
    Wolno ci wykonać mniej przesunięć, niż masz symboli, ale nie zagrywasz kart, których nie potrzebujesz (E3.3).
    Liczba agentów w mieście nie jest ograniczona.
    W jednej akcji każdy agent przesuwa się najwyżej raz. { -ruling }
rule-E4-5 =
    Przesunięcie znaczników: zagraj jedną lub więcej kart z symbolami znaczników, jednego albo obu; każdy symbol przesuwa swój znacznik o 1 w górę, ale nigdy powyżej 10.
    Wykonaj wszystkie przesunięcia, nawet jeśli któreś z nich kończy grę.
    Potem każdy gracz, niezależnie od frakcji, zyskuje lub traci tyle punktów, o ile wzrosła lub zmalała odległość między znacznikami.
    Karta zagrana w tym celu przesuwa każdy znacznik, który pokazuje. { -ruling }
    Znacznik bliski 10 po prostu zatrzymuje się na 10. { -ruling }
    Nie wolno zagrać karty, która niczego nie przesuwa. { -ruling }
rule-E4-6 =
    Dokonanie zabójstwa: na każde zabójstwo zagraj jedną kartę z symbolem zabójstwa, w mieście, w którym masz co najmniej jednego agenta i więcej elementów, wliczając kostki, niż każdy inny gracz.
    Zabijasz tam agenta innego gracza albo arystokratę, którego karta leży na polu arystokracji tego miasta.
    Agent kosztuje tyle bomb, ile wynosi wartość miasta, arystokrata tyle, ile podaje jego karta.
    Każdy twój agent w tym mieście to jedna bomba, podobnie jak każdy symbol bomby na kolejnych zagranych kartach.
    Bomby na samej karcie zabójstwa się nie liczą i nie wolno przepłacać (E3.3).
    Karty zabójstwa nie odrzucasz: trafia obok twojej karty tożsamości; pozostałe zagrane karty odrzucasz, chyba że mówią inaczej.
    Jeśli zabijasz agenta, a karta zabójstwa ma pole agenta, zabity trafia na to pole i zdobywasz podane punkty; w przeciwnym razie agent wraca do puli właściciela.
    Jeśli zabijasz arystokratę, jego karta trafia obok twojej karty tożsamości i zdobywasz jej punkty.
    Potem rzucasz kością poczytalności, a gdy tracisz znacznik, wraca też do puli jeden z twoich agentów z tego miasta.
    Na koniec twoje kostki z tego miasta trafiają do Otchłani, a kostki innych graczy wracają do ich pul.
    W jednej akcji możesz zabić kilka razy, za każdym razem osobną kartą i w wybranej przez siebie kolejności; ten sam agent jest bombą w każdym z tych zabójstw.
    Każde zabójstwo sprawdza się dopiero wtedy, gdy przychodzi jego kolej, więc przy drugim w tym samym mieście musisz mieć najwięcej elementów także po zabraniu kostek. { -ruling }
    Agenta uratowanego blokiem nie można w tej akcji zaatakować ponownie, nawet kolejną kartą zabójstwa (E8.24). { -ruling }
    Zabijać można i tam, gdzie stos kart jest pusty. { -ruling }
    Jeśli rzut po zabiciu arystokraty zmusza cię do ujawnienia, jego karta jest już twoja i jej punkty się liczą. { -ruling }
rule-E4-7 =
    Odrzucenie kart: odłóż jedną lub więcej kart z ręki na swój stos kart odrzuconych; aż do końca tury niczego za nie nie dobierasz.
    Odrzucane karty widzą wszyscy. { -ruling }
rule-E4-8 =
    Akcja z karty: skorzystaj z tekstu karty z nagłówkiem „Akcja”.
    Zwykła karta akcji trafia potem na twój stos kart odrzuconych; jednorazowa opuszcza grę, a jeśli dała ci punkty, trafia obok twojej karty tożsamości (E1.5).
rule-E4-9 =
    Spasowanie: nic nie robisz.
    Zamiast dowolnej akcji zawsze możesz spasować. { -ruling }

section-E5 = Tożsamość

rule-E5 = Twoja tożsamość jest tajna, dopóki nie musisz jej pokazać, a co się wtedy dzieje, zależy od twojej frakcji.
rule-E5-1 =
    Musisz ujawnić tożsamość, gdy tracisz ostatniego agenta na planszy albo ostatni znacznik poczytalności.
    Nie ma znaczenia, jak tracisz ostatniego agenta: może zginąć, zostać zastąpiony (Irena Adler, Wampiry), zostać odesłany (zombie, Cthulhu), wrócić do puli po zabójstwie albo trafić na Yog Sothotha. { -ruling }
rule-E5-2 =
    Jeśli ujawniasz się jako Lojalista i masz na planszy mniej niż trzech agentów, umieść agentów z puli w dowolnych miastach tak, by było ich trzech; potem gra toczy się dalej.
    Dzieje się to tylko raz: jeśli później znów stracisz ostatniego agenta albo ostatni znacznik, nic z tego nie wynika. { -ruling }
    Możesz wtedy pozostać bez agentów, dopóki jakaś karta nie da ci nowych. { -ruling }
    Gdy nie masz już znaczników, szaleństwo niczego więcej ci nie odbiera. { -ruling }
rule-E5-3 =
    Jeśli ujawniasz się jako Restauracjonista, gra natychmiast się kończy.
    Jeśli kilka osób musi się ujawnić jednocześnie, najpierw robią to wszystkie, zgodnie z ruchem wskazówek zegara od gracza, którego tura trwa. { -ruling }
    Ujawniony już Lojalista, który zagrywa Zmianę nastawienia, jest odtąd ujawnionym Restauracjonistą, więc gra się kończy. { -ruling }
rule-E5-4 = Agenci leżący na Mi-Go liczą się jako agenci na planszy.

section-E6 = Poczytalność

rule-E6 =
    Ilekroć masz sprawdzić poczytalność, rzuć kością poczytalności: jeśli wypadnie szaleństwo, tracisz jeden znacznik poczytalności, a wraz z ostatnim także swoją tajemnicę (E5.1).
    Kość ma sześć ścianek, a na trzech z nich jest szaleństwo. { -ruling }

section-E7 = Koniec gry

rule-E7 = Gra może się skończyć na kilka sposobów; wtedy wszyscy ujawniają tożsamości, a punkty się koryguje.
rule-E7-1 =
    Gra kończy się, gdy ktoś ma dość punktów: 28 przy dwóch graczach, 24 przy trzech, 22 przy czterech, 20 przy pięciu.
    Kończy się też, gdy któryś znacznik dojdzie do 10 i gdy ujawniony zostanie Restauracjonista.
    Punkty sprawdza się po każdej akcji i każdej darmowej akcji, gdy jest wykonana do końca. { -ruling }
    Gra kończy się wtedy natychmiast i rundy się nie dogrywa. { -ruling }
    Gra kończy się także, gdy w żadnym mieście nie ma już kart, a przez dziesięć kolejnych rund nie zmienią się niczyje punkty, poczytalność ani tożsamość. { -ruling }
rule-E7-2 =
    Wszyscy ujawniają tożsamości.
    Lojalista zachowuje punkty neutralne i punkty Lojalistów, a traci punkty Restauracjonistów.
    Restauracjonista zachowuje punkty neutralne i punkty Restauracjonistów, a traci punkty Lojalistów.
rule-E7-3 =
    Punkty za agenta leżącego na karcie, którą go zabito, zachowujesz tylko wtedy, gdy jesteś Lojalistą, a agent należy do Restauracjonisty.
    W każdym innym przypadku je tracisz, więc Restauracjonista traci je zawsze.
rule-E7-4 = Punkty za odległość między znacznikami zachowuje frakcja, której znacznik stoi wyżej; wszyscy z drugiej frakcji je tracą.
rule-E7-5 =
    Teraz znajdź gracza, który ma najmniej punktów: on i wszyscy inni z tej samej frakcji tracą po 5 punktów.
    Jeśli najmniej ma kilka osób z różnych frakcji, za ostatniego uznaje się Lojalistę.
rule-E7-6 =
    Wygrywa osoba, która ma najwięcej punktów.
    Przy remisie Restauracjonista wyprzedza Lojalistę; kto nadal remisuje, dzieli się zwycięstwem.
rule-E7-7 = Gra zakończona z powodu punktów pozostaje zakończona, nawet jeśli po E7.2–E7.4 nikt już tylu punktów nie ma.

section-E8 = Karty

rule-E8 = Oto działanie kart, których symbole nie mówią wszystkiego; przy nazwie karty z polem tekstowym stoi jej nagłówek.
rule-E8-1 =
    Czarna Ręka (akcja jednorazowa): połóż ją obok swojej karty tożsamości.
    Zdobywasz po 2 punkty za każdą kartę arystokracji, którą masz, i po 2 kolejne, ilekroć zyskasz następną, zabijając ją albo ukrywając.
    Wszystkie punkty z tej karty są punktami Restauracjonistów, także za ukrytą arystokrację.
rule-E8-2 =
    Wolnomularze i Pani Hudson (darmowa akcja): odrzuć z ręki dowolną liczbę kart, także zero, i dobierz tyle samo oraz jedną za zagraną kartę.
    Jeśli trzeba przy tym potasować stos kart odrzuconych, zrób to, zanim odrzucisz zagraną kartę.
rule-E8-3 =
    Zmiana nastawienia (jednorazowa darmowa akcja): połóż ją na swojej karcie tożsamości.
    Gdy się ujawniasz, a także na koniec gry, należysz do przeciwnej frakcji.
    Lojalista, który musi się ujawnić, może zagrać tę kartę w tej właśnie chwili: gra natychmiast się kończy, jak po ujawnieniu każdego Restauracjonisty.
    Restauracjonista, który musi się ujawnić, nie może jej wtedy zagrać. { -ruling }
    We własnej turze mogą ją zagrać gracze obu frakcji. { -ruling }
    Druga Zmiana nastawienia przywraca ci poprzednią frakcję. { -ruling }
    Jeśli jesteś już ujawnionym Lojalistą, zagranie tej karty kończy grę. { -ruling }
    Gdy na koniec ujawniają się wszyscy, nikt już nie może jej zagrać. { -ruling }
rule-E8-4 =
    Cthulhu (akcja jednorazowa): wybierz miasto.
    Wszystkie karty jego stosu opuszczają grę, także karta arystokracji, chyba że leży już na polu arystokracji.
    Wszyscy agenci stamtąd, także twoi, wracają do pul swoich właścicieli, a zombie do zapasu, skąd można je znów umieścić na planszy kartą Zombie.
    Wszystkie kostki z tego miasta, także twoje, trafiają do Otchłani.
    Zakryte karty opuszczają grę bez oglądania. { -ruling }
    Sherlocka Holmesa może zagrać każdy inny gracz, który ma w tym mieście agenta. { -ruling }
rule-E8-5 =
    Ukrycie arystokracji (akcja jednorazowa): w mieście, w którym masz najwięcej elementów, weź kartę arystokracji z jej pola i połóż ją obok swojej karty tożsamości, a tę kartę na niej.
    Zdobywasz jej punkty i są to punkty Lojalistów.
    Twoje kostki z tego miasta trafiają do Otchłani, a kostki innych graczy wracają do ich pul.
    Rzuć kością poczytalności jak po zabójstwie: jeśli tracisz znacznik, wraca też do puli jeden z twoich agentów z tego miasta, o ile tam jest.
    Mieć najwięcej elementów to mieć ich więcej niż każdy inny gracz. { -ruling }
rule-E8-6 = Najemny skrytobójca: pozwala dokonać zabójstwa tak jak każda inna karta z tym symbolem (E4.6).
rule-E8-7 =
    Klub Diogenesa i Doktor Watson (darmowa akcja): dobierz dwie karty.
    Jeśli trzeba przy tym potasować stos kart odrzuconych, zrób to, zanim odrzucisz zagraną kartę.
rule-E8-8 =
    Święte Bractwo (akcja): odzyskaj z Otchłani do puli najwyżej tyle kostek, ilu masz agentów na planszy.
    Liczbę wybierasz ty. { -ruling }
    Agenci na Mi-Go też się liczą. { -ruling }
rule-E8-9 = Piekielna Machina (jednorazowa korzyść): zagrana przy zabójstwie jest warta trzy bomby, po czym opuszcza grę.
rule-E8-10 =
    Duchess d’Uzès (akcja): przejmij odkrytą kartę ze stosu miasta, w którym masz najwięcej elementów, nawet jeśli nie ma wśród nich kostki.
    To osobna akcja, pierwsza albo druga; nie możesz jej łączyć z przejęciem kart za symbole.
    Musisz mieć więcej elementów niż każdy inny gracz, ale wystarczyć może jeden agent albo jedna kostka. { -ruling }
    Poza tym obowiązuje E4.2. { -ruling }
rule-E8-11 =
    Inspektor Lestrade (akcja): wybierz miasto i gracza; wszystkie kostki tego gracza z tego miasta wracają do jego puli.
    Możesz wybrać także własne kostki. { -ruling }
rule-E8-12 =
    Fenianie (jednorazowa korzyść): zagraj ich przy zabójstwie; każdy twój agent w tym mieście jest wtedy wart dwie bomby zamiast jednej.
    Druga karta Fenian nie podwaja tego ponownie.
    Po użyciu nie trafiają na stos kart odrzuconych.
    Opuszczają wtedy grę. { -inferred }
rule-E8-13 =
    Irena Adler (akcja jednorazowa): wybierz agenta w dowolnym mieście; wraca on do puli właściciela, a jego miejsce zajmuje agent z twojej puli.
    Musisz mieć w puli agenta. { -ruling }
rule-E8-14 = Matwiej Gołowiński (akcja jednorazowa): przesuń znacznik Lojalistów o 2 w górę, ale nie powyżej 10, i odpowiednio zmień punkty wszystkich (E4.5).
rule-E8-15 =
    Mi-Go (akcja jednorazowa): połóż tę kartę obok swojej karty tożsamości i przenieś na nią z planszy jednego lub dwóch swoich agentów.
    W jednej z późniejszych tur możesz, jako darmową akcję, umieścić ich z powrotem w dowolnym mieście; jeśli jest ich dwóch, obaj trafiają do tego samego.
    Póki leżą na karcie, liczą się jako agenci na planszy (E5.4).
    Po powrocie agentów karta opuszcza grę. { -ruling }
    Nie możesz jej zagrać, póki twoi agenci leżą na innym Mi-Go. { -ruling }
    Agenci na tej karcie nie są w żadnym mieście, więc nikt nie może ich zaatakować. { -ruling }
rule-E8-16 =
    Shoggoth (akcja jednorazowa): usuń agenta innego gracza z dowolnego miasta, bez względu na to, czy masz tam jakieś elementy.
    Agent liczy się jako zabity: połóż go na tej karcie i zdobądź podane na niej punkty (E7.3).
rule-E8-17 = Zygmunt Freud (akcja jednorazowa): weź znaczniki poczytalności, aby znów mieć trzy, i przesuń znacznik Restauracjonistów o 2 w górę, ale nie powyżej 10, wraz z punktami wszystkich (E4.5).
rule-E8-18 =
    Stowarzyszenie Leopolda (akcja jednorazowa): wszystkie zombie na dobre opuszczają grę.
    Odtąd Zombie i Wampiry już nie działają; usuwa się je z rąk, talii, stosów kart odrzuconych i spośród kart leżących obok tożsamości.
    Kto traci taką kartę z ręki, dobiera na jej miejsce inną.
    Punkty z usuniętych kart przepadają od razu; w żaden inny sposób nie można stracić punktów z karty przed końcem gry.
    Zombie i Wampiry leżące odkryte na planszy także opuszczają grę. { -ruling }
    Odkryte później usuwa się, gdy tylko się pojawią, i zamiast nich odkrywa się następną kartę stosu. { -ruling }
rule-E8-19 =
    Ochrana (akcja): przenieś jedną lub dwie kostki z miast do Otchłani; mogą należeć do różnych graczy i pochodzić z różnych miast.
    Możesz wybrać także własne kostki. { -ruling }
rule-E8-20 = Groza Nocy (akcja): wskaż innego gracza, który musi rzucić kością poczytalności i przy szaleństwie traci znacznik poczytalności (E6).
rule-E8-21 = Wola Ludu (akcja): odzyskaj do puli wszystkie swoje kostki z Otchłani.
rule-E8-22 =
    Trzecia Sekcja (akcja): wierzchnia, odkryta karta ze stosu jednego miasta opuszcza grę.
    Karty arystokracji nigdy nie można tak usunąć.
    Zamiast usuniętej karty odkrywa się następną. { -inferred }
    Kartę miasta usunąć wolno. { -ruling }
rule-E8-23 =
    Agenci Pinkertona (akcja jednorazowa): umieść jednego swojego agenta, z planszy albo z puli, w dowolnym mieście.
    Agent zabrany z miasta trafia do innego. { -ruling }
    Agentów z Mi-Go wysłać nie można. { -ruling }
rule-E8-24 =
    Sherlock Holmes (blok): zagraj go, gdy inny gracz chce zlikwidować jednego z twoich agentów zabójstwem, Shoggothem, Wampirami, zombie albo Cthulhu; agent zostaje na miejscu.
    Cthulhu zostaje powstrzymany całkowicie: w mieście nic się nie zmienia.
    Atakujący i tak traci akcję oraz karty, jakby atak się powiódł.
    Spośród zombie Sherlock powstrzymuje tylko tego, który miał zabić twojego agenta; pozostałymi atakujący działa dalej.
    Żaden inny zombie w tym mieście nie może jednak zaatakować tego samego agenta.
    Inny zombie w tym mieście może zaatakować innego agenta. { -ruling }
    Agent uratowany jakimkolwiek blokiem jest bezpieczny do końca tej akcji, także przed kolejną kartą zabójstwa. { -ruling }
    Ireny Adler, Grozy Nocy i Yog Sothotha powstrzymać się nie da. { -ruling }
    Po powstrzymanym zabójstwie kostki zostają na miejscu. { -ruling }
    Karta zabójstwa i tak trafia obok karty tożsamości atakującego: nie daje punktów za agenta, ale inne jej punkty pozostają. { -ruling }
rule-E8-25 =
    Wampiry (akcja jednorazowa albo blok): jako akcja, w mieście, w którym masz co najmniej jednego agenta, zastąp agenta innego gracza swoim agentem z puli.
    Zastąpiony agent wraca do puli właściciela.
    Zagrane jako blok nie pozwalają innemu graczowi zabić twojego agenta.
    Atakujący i tak traci swoje karty, także tę, która pozwoliła na zabójstwo.
    Blok działa przeciw zabójstwu i przeciw Shoggothowi, którego ofiara liczy się jako zabita. { -ruling }
    Działa też przeciw zombie: Wampiry mają chronić przed zabiciem, a opis Sherlocka Holmesa mówi, że zombie zabijają. { -ruling }
    Nie działa przeciw Wampirom, Irenie Adler ani Cthulhu: kto zostaje zastąpiony albo odesłany, nie ginie. { -ruling }
    Z zombie, kostkami i kartami postępuje się tak, jak przy Sherlocku Holmesie (E8.24). { -ruling }
    Wampiry zagrane jako blok trafiają na twój stos kart odrzuconych. { -ruling }
rule-E8-26 =
    Władimir Burcew (akcja): obejrzyj kartę tożsamości jednego gracza i zachowaj to, co widzisz, w tajemnicy przed pozostałymi.
    Kart tożsamości odłożonych na początku nie ogląda się nigdy. { -ruling }
rule-E8-27 =
    Yog Sothoth (akcja jednorazowa): połóż go obok swojej karty tożsamości i przenieś na niego z planszy tylu swoich agentów, ilu chcesz, choćby wszystkich.
    Za każdego zdobywasz 1 punkt Lojalistów.
    Jeśli na planszy nie zostanie żaden, musisz ujawnić tożsamość (E5.1).
    Agenci na Mi-Go zostają tam, gdzie są. { -ruling }
rule-E8-28 =
    Zombie (akcja): najpierw z każdego miasta, w którym jest co najmniej jeden zombie, możesz odesłać do puli właściciela jednego agenta, byle nie swojego.
    Potem umieść dwa zombie w dowolnych miastach, choćby oba w tym samym.
    Z planszy usuwają zombie tylko Cthulhu i Stowarzyszenie Leopolda.
    Miasta rozpatrujesz w kolejności planszy: Londyn, Paryż, Berlin, Petersburg, Wiedeń, Rzym, Madryt, Konstantynopol, Kair. { -ruling }
    Jeśli blok odprawi zombie z niczym, inny zombie w tym mieście może zaatakować innego agenta. { -ruling }
    Jeśli zostało mniej niż dwa zombie, umieszczasz tyle, ile jest. { -ruling }
rule-E8-29 =
    Karty bez pola tekstowego: symbole mówią o nich wszystko.
    Piotr Raczkowski daje ci dwóch agentów, Louise Michel 1 punkt Restauracjonistów, a Sebastian Moran ma pole agenta warte 4 punkty.
    Wszystkie inne karty, których tu nie wymieniono, czyta się tak samo.

section-E9 = Przykłady

rule-E9 = Dziewięć przykładów pokazuje zasady w działaniu; gracze nazywają się w nich Poniedziałek, Wtorek, Środa i Czwartek.
rule-X1 = Umieszczanie: Poniedziałek zagrywa trzy karty, na których są łącznie cztery symbole umieszczenia, i stawia cztery kostki w jednym mieście, w Rzymie.
rule-X2 =
    Przejmowanie: w Rzymie, gdzie odkryty jest Shoggoth, Poniedziałek ma cztery kostki i jednego agenta, a Czwartek dwie kostki i dwóch agentów.
    To pięć elementów przeciw czterem, a są wśród nich kostki: w pierwszej akcji Poniedziałek może przejąć Shoggotha.
    Cztery kostki Poniedziałka trafiają do Otchłani, dwie kostki Czwartka wracają do jego puli, a z powodu symbolu szaleństwa Poniedziałek rzuca kością poczytalności.
rule-X3 =
    Zabijanie: w Paryżu agent kosztuje cztery bomby; Tkający w Ciemności, leżący na polu arystokracji, kosztuje pięć i jest wart 4 punkty.
    Poniedziałek ma tam najwięcej elementów, w tym dwóch agentów; przeciw Tkającemu to dwie bomby, więc trzy kolejne muszą dać karty.
    Wystarczą Najemny skrytobójca i trzy karty z jedną bombą każda: Poniedziałek zdobywa 4 punkty i rzuca kością poczytalności.
    Wypada szaleństwo, co kosztuje go znacznik i jednego z dwóch agentów.
    Na koniec kostka Poniedziałka z Paryża trafia do Otchłani, a kostka Czwartka wraca do właściciela.
rule-X4 =
    Znaczniki: oba stoją na 0, a Środa przesuwa znacznik Restauracjonistów o 3 w górę; wszyscy gracze zyskują po 3 punkty.
    Jeśli później znacznik Lojalistów też przesunie się o 3, odległość znika i wszyscy tracą po 3 punkty.
rule-X5 =
    Koniec gry: Wtorek okazuje się Lojalistą i ma 16 punktów.
    To 8 za miasta, 1 za Louise Michel, 4 za Sebastiana Morana, który zabił agenta Poniedziałka, i 3 za znaczniki, z których wyżej stoi znacznik Restauracjonistów.
    Punkt za Louise Michel i trzy punkty za znaczniki przepadają.
    Poniedziałek jest Restauracjonistą, więc 4 punkty zostają i Wtorek kończy z 12; gdyby Poniedziałek był Lojalistą, zostałoby 8.
rule-X6 =
    Kara: Poniedziałek i Czwartek są Restauracjonistami, Wtorek i Środa Lojalistami.
    Najmniej punktów ma Czwartek, więc on i Poniedziałek tracą po 5, a zwycięstwo przypada Środzie.
rule-X7 =
    Przejmowanie kilku kart: w Paryżu, Madrycie i Konstantynopolu Czwartek ma najwięcej elementów, a wśród nich za każdym razem kostkę.
    Mając trzy symbole przejęcia, może w jednej akcji przejąć wszystkie trzy karty.
    Karta z Kairu jest poza zasięgiem: Czwartek nie ma tam kostki.
rule-X8 =
    Odzyskiwanie i przesuwanie: Wtorek zagrywa trzy karty z jednym symbolem odzyskania każda i zabiera z Otchłani trzy kostki.
    Poniedziałek zagrywa karty z trzema symbolami przesunięcia i sprowadza trzech agentów do Petersburga.
rule-X9 = Zabójstwo niemożliwe: Poniedziałek nie ma w Londynie najwięcej elementów, więc nikogo tam zabić nie może.
