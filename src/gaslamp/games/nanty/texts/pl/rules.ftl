### Nanty Narking: zasady, po jednym komunikacie na numer zasady (N3.2 to rule-N3-2).
### Czego nie ma w druku, stoi w osobnych wierszach, na końcu oznaczonych jak w engine/texts: nasze, potwierdzone gdzie indziej albo wywnioskowane.

section-N1 = Elementy i przygotowanie

rule-N1 = Tu dowiesz się, co leży na stole i jak zaczyna się gra.
rule-N1-1 =
    Plansza przedstawia Londyn podzielony na dwanaście ponumerowanych dzielnic.
    Każda ma swoją kartę dzielnicy, a na niej cenę budowy i zdolność dla tego, czyj budynek tam stoi (N10).
    Z nazwy znane są trzy dzielnice: Chelsea, East End i Bermondsey; pozostałe nazwy są nasze. { -ruling }
    Granice są nasze. Chelsea (1) sąsiaduje z 2, 4 i 12. Westminster (2) sąsiaduje z 1, 3, 4, 5, 11 i 12. Strand (3) sąsiaduje z 2, 5, 6, 10 i 11. Marylebone (4) sąsiaduje z 1, 2 i 5. City (5) sąsiaduje z 2, 3, 4, 6 i 9. Billingsgate (6) sąsiaduje z 3, 5, 7, 8 i 9. East End (7) sąsiaduje z 6, 8 i 9. Bermondsey (8) sąsiaduje z 6, 7 i 10. Clerkenwell (9) sąsiaduje z 5, 6 i 7. Southwark (10) sąsiaduje z 3, 8 i 11. Lambeth (11) sąsiaduje z 2, 3, 10 i 12. Vauxhall (12) sąsiaduje z 1, 2 i 11. { -ruling }
    Nad rzeką leżą wszystkie dzielnice oprócz 4 i 9. { -ruling }
rule-N1-2 =
    Agenci, grenadierzy i nowi obywatele to figurki; w dzielnicy leży najwyżej jeden znacznik niepokoju.
    Masz 6 budynków. Wspólne są: 4 grenadierzy, 3 nowi obywatele, 12 znaczników niepokoju, 101 kart akcji, 12 losowych zdarzeń, 12 kart dzielnic, karty tożsamości, pieniądze i dwunastościenna kość. { -elsewhere }
    Masz 12 agentów. { -inferred }
    To, czego nie ma na planszy, tworzy twoją pulę i do niej wraca wszystko, co z planszy usunięto. { -ruling }
    W dzielnicy może stać dowolnie wiele figurek, ale najwyżej jeden budynek; budynki figurkami nie są. { -ruling }
    W banku nigdy nie brakuje pieniędzy. { -ruling }
    Każdy może sprawdzić, ile kto ma pieniędzy i co leży na stosie kart odrzuconych, ale twoją rękę i tożsamość widzisz tylko ty. { -ruling }
rule-N1-3 =
    Każdy bierze £10 i stawia po jednym agencie w Chelsea, w Billingsgate i w East Endzie; każda z tych trzech dzielnic dostaje znacznik niepokoju. { -ruling }
    Potasuj tożsamości z wybranego zestawu (N7.11) i rozdaj po jednej; reszty nikt nie ogląda. { -ruling }
    Potasuj losowe zdarzenia. { -ruling }
    Potasuj 48 kart talii górnej i połóż je na 53 potasowanych kartach talii dolnej: razem tworzą talię akcji. { -ruling }
    Każdy dobiera 5 kart. { -ruling }
    Przy dwóch graczach nie używa się dwóch kart, których tekst wymaga trzeciej osoby (N9.21, N9.38). { -ruling }
    O tym, kto zaczyna, rozstrzyga kość. { -ruling }

section-N2 = Tura

rule-N2 = W swojej turze zagrywasz kartę, robisz to, co pokazuje, i uzupełniasz rękę.
rule-N2-1 =
    Na początku swojej tury sprawdzasz tożsamość: jeśli jej warunek jest w tej chwili spełniony (N7), wygrywasz i gra się kończy.
    Warunek spełniony dopiero w dalszej części tury albo tylko w turach innych osób nic nie daje.
rule-N2-2 =
    Zagraj z ręki jedną kartę i przejdź przez jej symbole (N3), zaczynając od najwyższego.
    Każdy z nich możesz pominąć z wyjątkiem losowego zdarzenia, bo ono jest obowiązkowe.
    Pieniądze z banku, czy to za symbol, czy za tekst, który daje tylko zarobek, dostajesz od razu; o wszystko inne gra cię pyta. { -ruling }
rule-N2-3 =
    Karta z symbolem „zagraj następną kartę” pozwala ci zagrać z ręki jeszcze jedną, a jeśli i na tej jest ten symbol – kolejną.
    Karta trafia na stos kart odrzuconych, gdy tylko skończą się jej własne symbole, zanim zagrasz następną. { -ruling }
    Tę następną wykonujesz do końca, ze wszystkim, co z niej wynika. { -ruling }
    Gdy nie masz już kart na ręce, nie możesz grać dalej. { -ruling }
rule-N2-4 =
    Na koniec tury dobierz karty tak, by mieć na ręce pięć; jeśli masz pięć lub więcej, nic nie dobierasz, ale też nic nie odrzucasz.
    Każda karta, która leży przed tobą z powodu N9.10, zmniejsza tę piątkę o jeden. { -ruling }
rule-N2-5 = Potem tura przechodzi na następną osobę, zgodnie z ruchem wskazówek zegara, i tak aż do czyjejś wygranej, do zamieszek, które kończą grę (N6.10), albo do wyczerpania talii akcji (N8.3).
rule-N2-6 =
    Dopóki masz kartę dzielnicy, masz też jej zdolność (N10).
    Każdej zdolności możesz użyć raz w każdej swojej turze, w dowolnej chwili między dwiema kartami albo między dwoma symbolami karty. { -ruling }
    Przed kolejnym symbolem gra pyta cię o to tylko wtedy, gdy jest zdolność, której możesz użyć. { -ruling }
    Tylko zdolność City (5) działa zawsze wtedy, gdy rozgrywa się losowe zdarzenie (N10.5). { -ruling }
rule-N2-7 =
    Jeśli masz na ręce kartę, musisz jakąś zagrać. { -ruling }
    Zagrać wolno każdą, także reakcję albo kartę bez symboli: wtedy nic się nie dzieje i karta zostaje odrzucona. { -ruling }
    Karta jest zagrana nawet wtedy, gdy pominiesz wszystko, co daje. { -ruling }
    Karty, które mogą po niej nastąpić (N2.3, N9.7), zagrywasz tylko wtedy, gdy chcesz. { -ruling }

section-N3 = Symbole

rule-N3 = Na karcie akcji może się znaleźć dziewięć symboli.
rule-N3-1 =
    Umieść agenta: agent z twojej puli trafia tam, gdzie już masz agenta, albo do dzielnicy obok; jeśli nie masz na planszy nikogo, trafia, gdzie chcesz.
    Gdy w puli nie ma już agentów, możesz zamiast tego przenieść jednego z tych, którzy stoją na planszy.
    Umieszczasz go według tej samej zasady, tak jakby nie było go na planszy. { -ruling }
    Może wrócić do swojej dzielnicy, a niepokój działa jak przy każdym umieszczeniu (N4). { -ruling }
    Wolno ci tak zrobić również wtedy, gdy agenta pozwala umieścić tekst albo zdolność. { -ruling }
rule-N3-2 =
    Postaw budynek: wybierz dzielnicę, w której masz agenta, a nie ma ani budynku, ani znacznika niepokoju, zapłać do banku cenę z jej karty i postaw tam jeden ze swoich budynków.
    Bierzesz kartę tej dzielnicy i zachowujesz ją, dopóki budynek stoi na miejscu.
    Gdy na planszy są już wszystkie twoje budynki, możesz zabrać jeden z nich i postawić go w innej dzielnicy.
    Płacisz wtedy pełną cenę tej innej dzielnicy; żeby budować, nie trzeba kontrolować dzielnicy (N5.1). { -ruling }
rule-N3-3 = Skrytobójstwo: w dzielnicy ze znacznikiem niepokoju usuwasz agenta innego gracza, grenadiera albo nowego obywatela; znacznik także znika.
rule-N3-4 = Usuń znacznik niepokoju: zdejmij znacznik niepokoju z jednej dzielnicy, z której chcesz.
rule-N3-5 = Pobierz pieniądze: bank wypłaca ci kwotę podaną przy symbolu.
rule-N3-6 = Zwój: zrób to, co mówi tekst karty (N9).
rule-N3-7 = Losowe zdarzenie: odkryj następną kartę losowych zdarzeń i zastosuj ją (N6); odmówić nie możesz.
rule-N3-8 = Zagraj następną kartę: możesz zagrać z ręki jeszcze jedną kartę (N2.3).
rule-N3-9 =
    Reakcja: tę kartę wolno ci zagrać, ilekroć pasuje jej tekst (N9.40–N9.44), choćby trwała tura kogoś innego.
    Jedna taka karta chroni jednego agenta przed jedną próbą, a to, co powstrzymała, i tak przepada. { -ruling }
    Gra pyta cię za każdym razem, gdy karta albo losowe zdarzenie ma usunąć twojego agenta lub gdy cudza karta ma go przenieść, o ile nikt nie może wykluczyć, że masz pasującą kartę. { -ruling }
    Zagraną reakcję odrzucasz i aż do końca własnej tury niczego za nią nie dobierasz. { -ruling }

section-N4 = Niepokój

rule-N4 = Niepokój pojawia się tam, gdzie spotykają się figurki, a znika, gdy któraś odchodzi.
rule-N4-1 =
    Gdy figurka trafia do dzielnicy, umieszczona albo przeniesiona, a stoi tam już inna, dzielnica dostaje znacznik niepokoju, o ile go jeszcze nie ma.
    Nieważne, czyje to figurki: wystarczą dwaj twoi agenci; budynki nigdy nie budzą niepokoju. { -ruling }
rule-N4-2 = Gdy figurka opuszcza dzielnicę, usunięta albo przeniesiona gdzie indziej, znika stamtąd także znacznik niepokoju, bez względu na to, ile figurek zostaje.

section-N5 = Kontrola

rule-N5 = Niektóre tożsamości każą ci kontrolować dzielnice.
rule-N5-1 =
    Twoi agenci i twój budynek w dzielnicy to twoje elementy; kontrolujesz dzielnicę, jeśli masz ich tam więcej niż każdy inny gracz. { -elsewhere }
    Tam, gdzie jest grenadier, kontroli nie ma nikt; nowi obywatele są osobną stroną.
    Musisz więc mieć także więcej elementów, niż jest w tej dzielnicy nowych obywateli razem wziętych. { -ruling }

section-N6 = Losowe zdarzenia

rule-N6 =
    Losowe zdarzenie następuje, gdy wywoła je symbol na karcie (N3.7); rzut kością wskazuje dzielnicę o wyrzuconym numerze.
    Rzuca osoba, która zagrała kartę, i to ona rozstrzyga wszystko, co zdarzenie pozostawia otwarte, chyba że wskazuje ono kogoś innego. { -ruling }
    Każde zdarzenie następuje w grze najwyżej raz, a gdy nie ma już żadnego, symbol nic nie robi. { -ruling }
rule-N6-1 =
    Przeklęci artyści: rzuć raz; jeśli ktoś ma kartę tej dzielnicy, jej zdolność zostaje zablokowana, a jeśli ta osoba ma tam agenta, trzeba go usunąć.
    Sam budynek jest wart tyle co przedtem.
    Zdolność pozostaje zablokowana, póki ten budynek nie zniknie z dzielnicy; spośród kilku agentów usuwa się tylko jednego. { -ruling }
rule-N6-2 =
    Stan wyjątkowy: rzuć cztery razy i po każdym rzucie postaw w wylosowanej dzielnicy grenadiera; ta, która wypadnie dwa razy, dostaje dwóch.
    Następnie każda z tych dzielnic, w której nie ma znacznika niepokoju, dostaje go, nawet jeśli wcześniej nikogo tam nie było.
    Znacznik trafia tam także wtedy, gdy ktoś zapłaci, żeby grenadier nie przyszedł (N10.5). { -ruling }
rule-N6-3 =
    Tajemnicze morderstwa: rzuć raz i z wylosowanej dzielnicy usuń agenta, którego chcesz; potem to samo robi następna osoba, aż rzucą wszyscy.
    Zaczyna osoba, której tura trwa. { -ruling }
    Jeśli jest tam jakiś agent, jednego trzeba usunąć, własnego albo cudzego. { -ruling }
    Przed grą możecie ustalić, że ofiarą może paść także grenadier albo nowy obywatel. { -ruling }
rule-N6-4 = Trzęsienie ziemi: rzuć dwa razy; z obu dzielnic znika budynek.
rule-N6-5 =
    Wielka mgła: pięć wierzchnich kart talii akcji odkrywa się tak, by wszyscy je widzieli, a potem odrzuca.
    Jeśli zostało mniej kart, znikają wszystkie, a następnej nie udaje się dobrać: talia akcji jest wyczerpana (N8.3). { -ruling }
    Gramy tak, bo karta pomocy każe tych pięć kart dobrać, tym samym słowem, którym Sherlock Holmes czeka na nieudane dobranie (N7.7). { -ruling }
rule-N6-6 = Eksplozja: rzuć raz; z wylosowanej dzielnicy znika budynek.
rule-N6-7 =
    Pożar: rzuć raz; gdy w wylosowanej dzielnicy nie stoi budynek, na tym koniec.
    Gdy stoi, płonie i znika, a ty rzucasz dalej: budynek w sąsiedniej dzielnicy także płonie, i tak aż do rzutu, który wskaże dzielnicę bez budynku.
    Musi to być sąsiadka tej dzielnicy, która spłonęła ostatnia. { -ruling }
    Rzut wskazujący budynek gdziekolwiek indziej pomija się i rzuca dalej. { -ruling }
    Przed grą możecie ustalić, że taki rzut gasi pożar. { -ruling }
    Chroniony budynek nie płonie: nie przenosi ognia, a jeśli miał być pierwszy, pożar gaśnie. { -ruling }
rule-N6-8 =
    Powódź: rzuć dwa razy; zalana zostaje każda z tych dzielnic, która leży nad rzeką.
    Kolejne osoby wyprowadzają z zalanych dzielnic wszystkich swoich agentów, każdego do dzielnicy obok, byle suchej.
    Zaczyna osoba, której tura trwa. { -ruling }
    Twoi agenci mogą się rozejść w różne strony. { -ruling }
    Agent, który nie ma obok suchej dzielnicy, zostaje, podobnie jak grenadierzy i nowi obywatele. { -ruling }
rule-N6-9 =
    Nowi obywatele: rzuć trzy razy i po każdym rzucie postaw w wylosowanej dzielnicy nowego obywatela; jeśli jakaś figurka już tam stoi, dzielnica dostaje znacznik niepokoju.
    Liczy się tu także nowy obywatel z wcześniejszego rzutu. { -ruling }
rule-N6-10 = Zamieszki: gdy na planszy leży co najmniej osiem znaczników niepokoju, gra w tej samej chwili dobiega końca i rozstrzygają punkty (N8.1); gdy jest ich mniej, nic się nie dzieje.
rule-N6-11 =
    Zapadlisko: każdy wpłaca do banku £2 za każdy swój budynek na planszy.
    Jeśli nie stać cię na wszystkie, wybierasz, za które płacisz; pozostałe znikają z planszy. { -ruling }
rule-N6-12 = Katastrofa zeppelina: rzuć raz; wylosowana dzielnica pustoszeje, bo znikają z niej agenci, grenadierzy, nowi obywatele, znacznik niepokoju i budynek.
rule-N6-13 =
    Kto ma kartę City (5), może za opłatą uchronić przed zdarzeniem swoich agentów i budynki (N10.5).
    Spośród reakcji przy zdarzeniach działają też N9.41 i N9.42, a N9.40 i N9.43 nie działają. { -ruling }

section-N7 = Tożsamości

rule-N7 = Twoja tożsamość jest tajna i mówi, jak wygrywasz; o ile nie podano inaczej, wygrywasz, jeśli jej warunek jest spełniony w chwili, gdy zaczyna się twoja tura (N2.1).
rule-N7-1 =
    Profesor Moriarty: miej agentów w wielu różnych dzielnicach; dzielnic z grenadierem się nie liczy.
    Zestaw standardowy: 10 dzielnic przy dwóch graczach, 9 przy trzech, 8 przy czterech.
    Zestaw klasyczny: 11 dzielnic przy dwóch graczach, 10 przy trzech, 9 przy czterech.
rule-N7-2 =
    Lord Balmoral, zestaw standardowy i klasyczny: kontroluj 7 dzielnic przy dwóch graczach, 5 przy trzech, 4 przy czterech (N5.1).
    Zestaw rozszerzony: miej agentów w 11 różnych dzielnicach przy dwóch graczach, w 10 przy trzech, w 9 przy czterech; albo kontroluj 6 dzielnic przy dwóch graczach, 5 przy trzech, 4 przy czterech.
    Wśród różnych dzielnic w zestawie rozszerzonym liczą się także te z grenadierem. { -ruling }
rule-N7-3 =
    Lord Bellinger, zestaw standardowy i klasyczny: kontroluj 7 dzielnic przy dwóch graczach, 5 przy trzech, 4 przy czterech (N5.1).
    Zestaw rozszerzony: miej na planszy 6 własnych budynków przy dwóch graczach, 5 przy trzech, 4 przy czterech; albo kontroluj 6 dzielnic przy dwóch graczach, 5 przy trzech, 4 przy czterech.
rule-N7-4 =
    Lord Holdhurst, zestaw standardowy i klasyczny: kontroluj 7 dzielnic przy dwóch graczach, 5 przy trzech, 4 przy czterech (N5.1).
    Zestaw rozszerzony: miej na planszy budynki warte £54 przy dwóch graczach, £42 przy trzech, £36 przy czterech; albo kontroluj 6 dzielnic przy dwóch graczach, 5 przy trzech, 4 przy czterech.
    Budynek jest wart tyle, ile wynosi cena jego dzielnicy, ale obok grenadiera £0; za każdą swoją pożyczkę odejmij £12.
rule-N7-5 =
    Fagin, każdy zestaw: na planszy leży co najmniej 8 znaczników niepokoju.
    W zestawie rozszerzonym wygrywasz też, jeśli gra kończy się z wyczerpaniem talii akcji, a znaczników niepokoju jest na planszy więcej niż agentów każdego gracza z osobna (N8.2).
rule-N7-6 =
    Mr de Sidonia: zgromadź majątek; liczą się twoje pieniądze i twoje budynki, każdy po cenie swojej dzielnicy, ale obok grenadiera po £0; za każdą swoją pożyczkę odejmij £12.
    Zestaw standardowy: £66 przy dwóch graczach, £50 przy trzech, £42 przy czterech.
    Zestaw klasyczny: £50 bez względu na liczbę graczy.
    Jeśli dwóch graczy gra w zestawie klasycznym bez niego (N7.11), tej tożsamości nie ma nikt. { -ruling }
rule-N7-7 =
    Sherlock Holmes, zestaw standardowy i klasyczny: wygrywasz, jeśli talia akcji się wyczerpie, a nikt wcześniej nie wygrał (N8.2).
    Zestaw rozszerzony: wygrywasz, jeśli ktoś nie może dobrać karty akcji, bo talia jest pusta, a ty masz wtedy na planszy więcej agentów, niż leży tam znaczników niepokoju; przegrywasz, jeśli grę kończą zamieszki (N6.10).
rule-N7-8 = Ebenezer Scrooge, zestaw rozszerzony: miej na planszy 14 elementów przy dwóch graczach, 12 przy trzech, 11 przy czterech; liczą się twoi agenci i twoje budynki.
rule-N7-9 =
    Pan Thomas Gradgrind, zestaw rozszerzony: miej £70 przy dwóch graczach, £54 przy trzech, £46 przy czterech, licząc tak jak Mr de Sidonia (N7.6). Albo miej agentów w 11 różnych dzielnicach przy dwóch graczach, w 10 przy trzech, w 9 przy czterech.
    Wśród różnych dzielnic liczą się także te z grenadierem. { -ruling }
rule-N7-10 = Lenore Lloyd, zestaw rozszerzony: na planszy stoi 8 budynków przy dwóch graczach, 9 przy trzech, 10 przy czterech, nieważne czyich.
rule-N7-11 =
    Przed grą wybieracie jeden z trzech zestawów tożsamości.
    Standardowy: Profesor Moriarty, Lord Balmoral, Lord Bellinger, Lord Holdhurst, Fagin, Mr de Sidonia i Sherlock Holmes.
    Klasyczny: ta sama siódemka, ale z innymi liczbami u Profesora Moriarty’ego i Mr de Sidonii.
    Rozszerzony: Lord Balmoral, Lord Bellinger, Lord Holdhurst, Ebenezer Scrooge, Pan Thomas Gradgrind, Lenore Lloyd, Fagin i Sherlock Holmes.
    Dwóch graczy może się umówić, że gra w zestawie klasycznym bez Mr de Sidonii, jak w starszej grze opartej na tych samych zasadach. { -ruling }

section-N8 = Koniec gry

rule-N8 = Jeśli nikt nie wygra na początku swojej tury (N2.1), rozstrzygają zamieszki albo koniec talii akcji.
rule-N8-1 =
    Każdy twój agent na planszy to 5 punktów, każdy twój budynek tyle, ile wynosi cena jego dzielnicy, a każdy £1 to 1 punkt.
    W dzielnicy z grenadierem agenci i budynki nie dają punktów.
    Niespłacona pożyczka kosztuje cię 15 punktów.
    Pożyczki spłaca się teraz, przed liczeniem punktów: £12 za każdą, na którą starcza ci pieniędzy. { -ruling }
rule-N8-2 =
    Gdy talia akcji się wyczerpie, w zestawie standardowym i klasycznym wygrywa Sherlock Holmes, jeśli ktoś ma tę tożsamość.
    W zestawie rozszerzonym wygrywa Fagin albo Sherlock Holmes, jeśli spełniony jest jego warunek na tę chwilę (N7.5, N7.7).
    Jeśli nikt tak nie wygra, rozstrzygają punkty (N8.1).
rule-N8-3 =
    W zestawie rozszerzonym talia jest wyczerpana przy pierwszym nieudanym dobraniu: gdy ktoś ma dobrać kartę akcji, choćby do wielkiej mgły (N6.5), a żadnej już nie ma.
    W pozostałych zestawach gra kończy się od razu, gdy talię opuści ostatnia karta. { -ruling }
    Przed grą możecie ustalić, że i tu toczy się do nieudanego dobrania. { -ruling }
    Stosu kart odrzuconych nigdy nie tasuje się na nową talię. { -ruling }
rule-N8-4 =
    Spośród remisujących z największą liczbą punktów wygrywa osoba, która ma najdroższą kartę dzielnicy; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. { -ruling }
    Jeśli ktoś wygrywa dzięki tożsamości, wszyscy pozostali zajmują wspólnie drugie miejsce. { -ruling }

section-N9 = Teksty kart

rule-N9 =
    Oto co robią teksty kart akcji, najpierw te ze zwojem, potem reakcje; ile czego, pokazuje sama karta.
    Treść drukowanych kart nie jest publicznie znana, więc zastępują ją teksty starszej gry opartej na tych samych zasadach. { -ruling }
    Wybrany przez ciebie gracz to zawsze ktoś inny niż ty, kto ma oddać więcej, niż ma, oddaje wszystko, chyba że zasada mówi inaczej, a jeśli za coś trzeba zapłacić, płacisz całość albo z tego rezygnujesz. { -ruling }
rule-N9-1 = Każdemu innemu graczowi zabierasz tyle pieniędzy, ile podaje karta, albo wszystko, jeśli ma mniej. { -ruling }
rule-N9-2 =
    Ta karta to pożyczka: tam, gdzie tożsamość liczy pieniądze lub wartość budynków, odejmuje £12 (N7), a na koniec gry kosztuje cię 15 punktów, jeśli nie zostanie spłacona (N8.1).
    Połóż kartę przed sobą i weź z banku tyle pieniędzy, ile podaje; spłaca się ją na koniec gry, nie wcześniej. { -ruling }
rule-N9-3 = Wybrany gracz daje ci tyle kart, ile podaje karta, i sam decyduje które; możesz wybrać tylko kogoś, kto ma kartę na ręce. { -ruling }
rule-N9-4 =
    Wszyscy inni gracze po kolei dają ci albo tyle pieniędzy, ile podaje karta, albo jedną kartę, jak kto woli. { -ruling }
    Kto ma tylko jedno z dwojga, daje to, a kto nie ma nic, nic nie daje. { -ruling }
rule-N9-5 =
    Bierzesz z banku tyle, ile podaje karta, za każdego agenta w dzielnicy, którą wymienia, nieważne czyjego. { -ruling }
    Liczą się też stojący tam grenadierzy i nowi obywatele. { -ruling }
rule-N9-6 = Przenosisz agenta innego gracza do sąsiedniej dzielnicy; najpierw wskazujesz agenta, a potem dzielnicę. { -ruling }
rule-N9-7 =
    Możesz zagrać z ręki jeszcze tyle kart, ile podaje karta, jedną po drugiej. { -ruling }
    Każdą wykonujesz do końca, ze wszystkim, co z niej wynika, zanim sięgniesz po następną. { -ruling }
rule-N9-8 =
    Rzuć kością: karta mówi, od jakiej liczby wygrywasz, a przy jakiej przegrywasz; przy każdej innej nic się nie dzieje. { -ruling }
    Gdy wygrasz, dostajesz to, co karta obiecuje: pieniądze z banku, pieniądze wybranego gracza albo usunięcie dowolnego agenta z dzielnicy ze znacznikiem niepokoju. { -ruling }
    Gdy przegrasz, usuwasz jednego ze swoich agentów albo, jeśli karta na to pozwala, zamiast tego płacisz do banku. { -ruling }
rule-N9-9 = Oglądasz nieużyte tożsamości, wszystkie oprócz jednej, wybranej przez los; nikomu ich nie pokazujesz. { -ruling }
rule-N9-10 =
    Wybrany gracz albo płaci ci tyle, ile podaje karta, albo dostaje tę kartę; kto nie może zapłacić całości, dostaje kartę. { -ruling }
    Leży ona wtedy przed nim do końca gry, nigdy nie można jej odrzucić i przy uzupełnianiu ręki liczy się jako jedna z pięciu kart (N2.4). { -ruling }
rule-N9-11 =
    Wybrany gracz albo płaci ci całą kwotę, którą podaje karta, albo pozwala ci usunąć jeden ze swoich budynków, jeśli tego chcesz. { -ruling }
    Możesz wybrać tylko kogoś, kto ma budynek. { -ruling }
rule-N9-12 =
    Potasuj stos kart odrzuconych i weź z niego losowo tyle kart, ile podaje karta, a jeśli jest ich mniej, wszystkie; pozostałe zostają na stosie. { -ruling }
    Tej karty jeszcze wśród nich nie ma (N2.3). { -ruling }
    Stos jest jawny, więc wszyscy wiedzą, co z niego masz. { -ruling }
rule-N9-13 = Dobierasz z talii akcji tyle kart, ile podaje karta. { -ruling }
rule-N9-14 = Odrzucasz z ręki tyle kart, ile chcesz, a za każdą bank wypłaca ci tyle, ile podaje karta. { -ruling }
rule-N9-15 = Zabierasz wybranemu graczowi tyle pieniędzy, ile podaje karta, albo wszystko, jeśli ma mniej. { -ruling }
rule-N9-16 = Odrzucasz z ręki tyle kart, ile podaje karta. { -ruling }
rule-N9-17 = Bierzesz z banku tyle, ile podaje karta, za każdy znacznik niepokoju na planszy. { -ruling }
rule-N9-18 = Dajesz wybranemu graczowi jedną kartę z ręki, a on daje ci tyle pieniędzy, ile podaje karta, albo wszystko, jeśli ma mniej. { -ruling }
rule-N9-19 =
    Przenosisz jednego ze swoich agentów. { -ruling }
    Karta mówi, czy tylko do sąsiedniej dzielnicy, czy do dowolnej innej, i czy musi on wyjść z dzielnicy ze znacznikiem niepokoju. { -ruling }
rule-N9-20 = Możesz wymienić swoją tożsamość na jedną z nieużytych: dostajesz losową, twoja dołącza do reszty, a tę się tasuje, więc nikt inny nie wie, która została wzięta. { -ruling }
rule-N9-21 =
    Płacisz wybranemu graczowi tyle, ile podaje karta, a on musi usunąć z dzielnicy ze znacznikiem niepokoju agenta, byle nie twojego. { -ruling }
    Przy dwóch graczach tej karty nie ma. { -ruling }
rule-N9-22 = Usuwasz dowolnego agenta z dzielnicy, którą wymienia karta. { -ruling }
rule-N9-23 = Płacisz wybranemu graczowi tyle, ile podaje karta, a potem usuwasz cudzego agenta z dzielnicy ze znacznikiem niepokoju, jak przy skrytobójstwie (N3.3), ale nigdy grenadiera ani nowego obywatela. { -ruling }
rule-N9-24 =
    Wybierasz dwóch agentów z różnych dzielnic, nieważne czyich, a oni zamieniają się miejscami; niepokój zmienia się jak przy każdym ruchu (N4). { -ruling }
    Jeśli powstrzyma to właściciel jednego z nich, nie rusza się żaden. { -ruling }
rule-N9-25 = Oglądasz rękę wybranego gracza i wskazujesz w niej tyle kart, ile podaje karta; zostają one odrzucone. { -ruling }
rule-N9-26 =
    Rzucasz kością tyle razy, ile podaje karta, i z każdej wylosowanej dzielnicy usuwasz jednego dowolnego agenta. { -ruling }
    Może to być także grenadier albo nowy obywatel, a znacznik niepokoju nie jest potrzebny. { -ruling }
rule-N9-27 = Zamieniasz się z wybranym graczem wszystkimi kartami na ręce; tej karty już wśród nich nie ma. { -ruling }
rule-N9-28 = Bierzesz z banku tyle, ile podaje karta, za każdy budynek na planszy, nieważne czyj. { -ruling }
rule-N9-29 =
    Umieszczasz agenta albo najwyżej tylu, ilu podaje karta, tam, gdzie ona pozwala: w dowolnej dzielnicy, tam, gdzie masz budynek, tam, gdzie leży znacznik niepokoju, albo w dzielnicy, którą wymienia, i w sąsiednich. { -ruling }
    Nie musisz mieć agenta ani tam, ani w pobliżu. { -ruling }
    Niektóre z tych kart nie wywołują niepokoju i same o tym mówią. { -ruling }
rule-N9-30 = Odrzucasz z ręki najwyżej tyle kart, ile podaje karta, a potem dobierasz do pięciu, jak na koniec tury (N2.4). { -ruling }
rule-N9-31 = Wszyscy inni gracze po kolei usuwają z planszy po jednym własnym agencie i sami decydują którego; kto nie ma agenta, tego się pomija. { -ruling }
rule-N9-32 =
    Wybierasz budynek innego gracza w dzielnicy ze znacznikiem niepokoju albo bez niego, zależnie od karty, i płacisz właścicielowi cenę tej dzielnicy. { -ruling }
    Budynek znika, jego miejsce zajmuje jeden z twojej puli, a karta dzielnicy przechodzi do ciebie. { -ruling }
    Musisz mieć budynek w puli, ale agent w tej dzielnicy nie jest potrzebny. { -ruling }
rule-N9-33 = Możesz budować tak jak za symbol (N3.2), lecz za pół ceny, zaokrąglone w górę; budynek jest i tak wart całą cenę. { -ruling }
rule-N9-34 =
    Wybierasz dzielnicę ze znacznikiem niepokoju i bierzesz z banku tyle, ile podaje karta, za każdego agenta, który tam stoi, nieważne czyjego. { -ruling }
    Grenadierzy i nowi obywatele się nie liczą. { -ruling }
rule-N9-35 = Bierzesz z ręki wybranego gracza tyle losowych kart, ile podaje karta, a jeśli ma mniej, wszystkie; jedną z nich zachowujesz, a resztę oddajesz. { -ruling }
rule-N9-36 = Kładziesz znacznik niepokoju w dzielnicy, w której go nie ma: w dowolnej albo tylko obok takiej, w której już leży, zależnie od karty. { -ruling }
rule-N9-37 = Płacisz wybranemu graczowi tyle, ile podaje karta, a potem przenosisz jednego ze swoich agentów do dowolnej innej dzielnicy. { -ruling }
rule-N9-38 =
    Wybierasz dwóch innych graczy; pierwszy daje drugiemu tyle pieniędzy, ile podaje karta, albo wszystko, jeśli ma mniej. { -ruling }
    Przy dwóch graczach tej karty nie ma. { -ruling }
rule-N9-39 = Dobierasz z talii akcji po jednej karcie za każdy swój budynek na planszy. { -ruling }
rule-N9-40 =
    Reakcja: gdy inny gracz ma przenieść lub usunąć twojego agenta, za sprawą symbolu, tekstu albo zdolności, agent zostaje na miejscu. { -ruling }
    Losowych zdarzeń to nie powstrzymuje. { -ruling }
rule-N9-41 =
    Reakcja: gdy twój agent ma zostać usunięty, z jakiejkolwiek przyczyny, choćby przez losowe zdarzenie, zostaje na miejscu. { -ruling }
    Przeniesienia to nie powstrzymuje. { -ruling }
rule-N9-42 =
    Reakcja: gdy twój agent zostaje usunięty, z jakiejkolwiek przyczyny, choćby przez losowe zdarzenie, zamiast do puli trafia do dowolnej innej dzielnicy. { -ruling }
    Niepokój znika i pojawia się jak przy każdym ruchu (N4). { -ruling }
rule-N9-43 =
    Reakcja: tekst karty, którą zagrał ktoś inny, nic ci nie robi, także wtedy, gdy uderza tylko w jednego z twoich agentów. { -ruling }
    Symbole tej karty i losowe zdarzenia działają. { -ruling }
    Tekst przepada: nie można go skierować na kogoś innego, choć innych, w których i tak uderza, nie oszczędza. { -ruling }
    O tekst, który dotyczy ciebie, gra pyta raz, zanim przez niego wybierzesz swojego agenta. { -ruling }
rule-N9-44 =
    Reakcja: we własnej turze, po wykonaniu karty, kończysz tą kartą turę. { -ruling }
    Jeśli tamta karta trafiła na stos kart odrzuconych, wraca na twoją rękę. { -ruling }
    Potem uzupełniasz rękę jak zwykle (N2.4). { -ruling }

section-N10 = Zdolności dzielnic

rule-N10 =
    Mając budynek w dzielnicy, masz jej kartę, a z kartą zdolność; cenę i kwotę pokazuje karta.
    Używasz jej we własnej turze, każdej zdolności raz, przed kartą, po niej albo między dwoma jej symbolami (N2.6). { -ruling }
    Nie możesz jej użyć w tej turze, w której karta do ciebie trafiła, ani wtedy, gdy w dzielnicy jest grenadier lub blokują ją przeklęci artyści (N6.1). { -ruling }
    To, za co płacisz, wykonujesz. { -ruling }
    Która zdolność należy do którego numeru, wynika z kolejności drukowanej listy. { -inferred }
rule-N10-1 =
    Chelsea (1) i Bermondsey (8): za cenę podaną na karcie umieszczasz agenta w tej dzielnicy albo w jednej z sąsiednich.
    Nie musisz mieć tam agenta; jeśli w puli nie ma już żadnego, możesz przenieść jednego z planszy (N3.1). { -ruling }
rule-N10-2 =
    Westminster (2): dobierasz kartę akcji, po czym którąś kartę odrzucasz.
    Może to być ta dopiero co dobrana. { -ruling }
rule-N10-3 = Strand (3): za cenę podaną na karcie usuwasz znacznik niepokoju z jednej dzielnicy, z której chcesz.
rule-N10-4 = Marylebone (4), Clerkenwell (9), Southwark (10), Lambeth (11) i Vauxhall (12): bank wypłaca ci kwotę podaną na karcie.
rule-N10-5 =
    City (5): gdy rozgrywa się losowe zdarzenie, możesz chronić przed nim swoich agentów i budynki; za każdego agenta i każdy budynek płacisz cenę podaną na karcie.
    Działa to także w turach innych osób i tyle razy, na ile cię stać. { -ruling }
    Gra pyta cię, ilekroć zdarzenie ma dotknąć któregoś z twoich elementów. { -ruling }
    Grenadier ze stanu wyjątkowego (N6.2) dotyka wszystkich twoich elementów w swojej dzielnicy: zapłać za każdy z nich, a za ten rzut grenadier nie przyjdzie. { -ruling }
    O tym, czy City może chronić, rozstrzyga chwila, w której zdarzenie się zaczyna, nawet jeśli potem dotknie ono samego City. { -ruling }
    W miejsce tego, co chronisz, nie wybiera się nic innego. { -ruling }
rule-N10-6 = Billingsgate (6): odrzucasz kartę z ręki, a bank wypłaca ci kwotę podaną na karcie dzielnicy.
rule-N10-7 =
    East End (7): kładziesz znacznik niepokoju w tej dzielnicy albo w sąsiedniej, w której stoi jakiś agent.
    Sam East End nie musi mieć agenta; nieważne, czyj agent stoi w sąsiedniej dzielnicy. { -ruling }
