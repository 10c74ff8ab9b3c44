### Rada Pięciu: tytuł i karty.
### `.one` to jedna taka karta w bierniku, `.some` – tyle takich kart w bierniku; `.flavour` to zdanie dla nastroju.

title = Rada Pięciu

card-back = Karta
    .one = kartę
    .some = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }

## Badacze; pierwszych pięciu to rada

card-sydney_lake = Sydney Lake
    .one = Sydneya Lake’a
    .some = { $n } × Sydney Lake
    .flavour = Zawołał duszę po imieniu, a ona odpowiedziała, zanim skończył.
card-dox_johnson = Dox Johnson
    .one = Doxa Johnsona
    .some = { $n } × Dox Johnson
    .flavour = Własną śmierć pamięta lepiej niż dzisiejsze śniadanie.
card-hilliard_riffenberg = Hilliard Riffenberg
    .one = Hilliarda Riffenberga
    .some = { $n } × Hilliard Riffenberg
    .flavour = Jego przypisy nastraszyły więcej studentów niż wszystkie potwory kampusu.
card-fred_mansbridge = Fred Mansbridge
    .one = Freda Mansbridge’a
    .some = { $n } × Fred Mansbridge
    .flavour = Zawsze wsiada do złego pociągu i zawsze jest na miejscu pierwszy.
card-luther_von_schroeder = Luther von Schroeder
    .one = Luthera von Schroedera
    .some = { $n } × Luther von Schroeder
    .flavour = Liczy naboje na głos, a w tym głosie wciąż jest nadzieja.
card-philippa_grange = Philippa Grange
    .one = Philippę Grange
    .some = { $n } × Philippa Grange
    .flavour = Każdą osobliwość opisuje dwa razy: dla czytelników i do akt.
card-octavius_pell = Octavius Pell
    .one = Octaviusa Pella
    .some = { $n } × Octavius Pell
    .flavour = Teleskop patrzy na niego. Ostatnio Octavius zaczął do niego machać.
card-wanda_korbel = Wanda Korbel
    .one = Wandę Korbel
    .some = { $n } × Wanda Korbel
    .flavour = Sypia czternaście godzin na dobę i budzi się zmęczona podróżą.
card-jonah_treadwell = Jonah Treadwell
    .one = Jonaha Treadwella
    .some = { $n } × Jonah Treadwell
    .flavour = Prywatny detektyw z łopatą w bagażniku i umową z ghulami.
card-beatrix_colborne = Beatrix Colborne
    .one = Beatrix Colborne
    .some = { $n } × Beatrix Colborne
    .flavour = Polowała na pięciu kontynentach i w miejscu, którego nie ma na mapach.
card-ignatius_crowe = Ignatius Crowe
    .one = Ignatiusa Crowe’a
    .some = { $n } × Ignatius Crowe
    .flavour = Czyta zakazane księgi, żeby nie musiała tego robić jego parafia.
card-silas_vane = Silas Vane
    .one = Silasa Vane’a
    .some = { $n } × Silas Vane
    .flavour = Przy klubowych opowieściach nawet nie mrugnie. On w ogóle nie mruga.
card-morwenna_tregear = Morwenna Tregear
    .one = Morwennę Tregear
    .some = { $n } × Morwenna Tregear
    .flavour = Śpiewa przypływowi, a coś daleko w dole wybija rytm.
card-agnes_rourke = Agnes Rourke
    .one = Agnes Rourke
    .some = { $n } × Agnes Rourke
    .flavour = Najpierw opatruje oparzenia, potem pyta, kto potarł zapałkę.
card-piotr_swasynik = Piotr Swasynik
    .one = Piotra Swasynika
    .some = { $n } × Piotr Swasynik
    .flavour = W jego kartotece następny pożar ma już fiszkę, na razie ołówkiem.
card-gus_halloran = Gus Halloran
    .one = Gusa Hallorana
    .some = { $n } × Gus Halloran
    .flavour = Zna każde wyjście z płonącego domu, nawet te dwa, które prowadzą w głąb.
card-detective_thornton = Detektyw Thornton
    .one = Detektywa Thorntona
    .some = { $n } × Detektyw Thornton
    .flavour = Pożyczony biały kitel, nieskończona cierpliwość i słabość do ciepłych kamieni.
card-emil_raskov = Emil Raskov
    .one = Emila Raskova
    .some = { $n } × Emil Raskov
    .flavour = Wrócił z lodów sam, z dziennikami jedenastu towarzyszy.
card-bartholomew_quill = Bartholomew Quill
    .one = Bartholomewa Quilla
    .some = { $n } × Bartholomew Quill
    .flavour = Reportaże pisze w drodze, zwykle w biegu i przez ramię.
card-celine_lapeltone = Celine Lapeltone
    .one = Celine Lapeltone
    .some = { $n } × Celine Lapeltone
    .flavour = W dobrym świetle sprawia, że cała widownia zapomina o oddechu.
card-ransom_eddowes = Ransom Eddowes
    .one = Ransoma Eddowesa
    .some = { $n } × Ransom Eddowes
    .flavour = Biegun zabrał mu dwa palce, a to, co tam żyje, o wiele więcej.
card-zofia_ostrzeszko = Zofia Ostrzeszko
    .one = Zofię Ostrzeszko
    .some = { $n } × Zofia Ostrzeszko
    .flavour = Czyta hieroglify na głos tylko wtedy, gdy widzi drogę ucieczki.
card-harriet_penhallow = Harriet Penhallow
    .one = Harriet Penhallow
    .some = { $n } × Harriet Penhallow
    .flavour = Zamkniętą półkę znalazła w pierwszym tygodniu, klucz w drugim.
card-walter_nimrick = Walter Nimrick
    .one = Waltera Nimricka
    .some = { $n } × Walter Nimrick
    .flavour = Anatomię zdał celująco, a preparat mu podziękował.
card-tobias_frye = Tobias Frye
    .one = Tobiasa Frye’a
    .some = { $n } × Tobias Frye
    .flavour = Na jego mapie nieba jest o jedną gwiazdę za dużo, a ta gwiazda jest coraz bliżej.
card-lydia_whitlock = Lydia Whitlock
    .one = Lydię Whitlock
    .some = { $n } × Lydia Whitlock
    .flavour = Jej łacina jest bez skazy. Akcent ma sprzed czasów Rzymu.

## Przyjaciele

card-yusuf_the_dragoman = Dragoman Jusuf
    .one = Dragomana Jusufa
    .some = { $n } × Dragoman Jusuf
    .flavour = Zna dziewięć języków i wie, w którym lepiej zamilknąć.
card-bosun_the_wolfhound = Wilczarz Bosun
    .one = Wilczarza Bosuna
    .some = { $n } × Wilczarz Bosun
    .flavour = Jeszcze nigdy nie warknął na nic, co by na to nie zasłużyło.
card-peter_kaplan = Peter Kaplan
    .one = Petera Kaplana
    .some = { $n } × Peter Kaplan
    .flavour = Miał papiery na każdą granicę, aż przekroczył tę, na której nikt o nie nie pyta.
card-snake_charmer = Zaklinacz Węży
    .one = Zaklinacza Węży
    .some = { $n ->
        [one] { $n } Zaklinacza Węży
       *[many] { $n } Zaklinaczy Węży
    }
    .flavour = Nigdy nie było jasne, kto tu kogo zaklina.
card-cat_of_ulthar = Kot z Ultharu
    .one = Kota z Ultharu
    .some = { $n ->
        [one] { $n } Kota z Ultharu
        [few] { $n } Koty z Ultharu
       *[many] { $n } Kotów z Ultharu
    }
    .flavour = Nikomu nie wolno go zabić, co uważa za zupełnie oczywiste.

## Pojazdy

card-pierce_arrow = Pierce-Arrow
    .one = Pierce-Arrowa
    .some = { $n } × Pierce-Arrow
    .flavour = Trzydzieści osiem koni, a każdy ucieka w popłochu.
card-ford_t = Ford T
    .one = Forda T
    .some = { $n ->
        [one] { $n } Forda T
        [few] { $n } Fordy T
       *[many] { $n } Fordów T
    }
    .flavour = Każdy kolor jest dobry, byle nie było na nim widać sadzy.
card-train_to_madness = Pociąg do Obłędu
    .one = Pociąg do Obłędu
    .some = { $n ->
        [one] { $n } Pociąg do Obłędu
        [few] { $n } Pociągi do Obłędu
       *[many] { $n } Pociągów do Obłędu
    }
    .flavour = Na następnej stacji przesiadka. Nikt nie wysiada taki sam.
card-expedition_seaplane = Wodnosamolot Wyprawy
    .one = Wodnosamolot Wyprawy
    .some = { $n ->
        [one] { $n } Wodnosamolot Wyprawy
        [few] { $n } Wodnosamoloty Wyprawy
       *[many] { $n } Wodnosamolotów Wyprawy
    }
    .flavour = Niesie wiertła, psy i sześciu ludzi nad góry, których nikt nie zmierzył.

## Przedwieczni

card-cthulhu = Cthulhu
    .one = Cthulhu
    .some = { $n } × Cthulhu
    .flavour = Miasto się wynurza, śpiący się obraca, a poeci budzą się z krzykiem.
card-ghatanothoa = Ghatanothoa
    .one = Ghatanothoę
    .some = { $n } × Ghatanothoa
    .flavour = Jedno spojrzenie i jest się posągiem na wieki, w pełni świadomym.
card-hastur = Hastur
    .one = Hastura
    .some = { $n } × Hastur
    .flavour = Wypowiedz to imię nad jeziorem Hali, a goście zaczną znikać.
card-father_yig = Yig
    .one = Yiga
    .some = { $n } × Yig
    .flavour = Ojciec węży nie wybacza niczego, co spotkało jego dzieci.
card-rhan_tegoth = Rhan-Tegoth
    .one = Rhan-Tegotha
    .some = { $n } × Rhan-Tegoth
    .flavour = Na tronie z kości słoniowej, wśród lodów, czeka, aż ktoś go nakarmi.
card-dagon = Dagon
    .one = Dagona
    .some = { $n } × Dagon
    .flavour = Przypływ niesie złoto i ryby. Rachunek przychodzi potem, na własnych nogach.

## Bogowie Zewnętrzni

card-shub_niggurath = Shub-Niggurath
    .one = Shub-Niggurath
    .some = { $n } × Shub-Niggurath
    .flavour = Las ma tej nocy tysiąc młodych i każde z nich jest głodne.
card-yog_sothoth = Yog-Sothoth
    .one = Yog-Sothotha
    .some = { $n } × Yog-Sothoth
    .flavour = Przeszłość, teraźniejszość i przyszłość to trzy okna jednego domu.
card-nyarlathotep = Nyarlathotep
    .one = Nyarlathotepa
    .some = { $n } × Nyarlathotep
    .flavour = Przybył z Egiptu z dziwnymi machinami, a sale były zawsze pełne.
card-azathoth = Azathoth
    .one = Azathotha
    .some = { $n } × Azathoth
    .flavour = W sercu wszechrzeczy ktoś gra na flecie, fałszywie i bez końca.

## Zaklęcia

card-gate_of_deeper_slumber = Brama Głębszego Snu
    .one = Bramę Głębszego Snu
    .some = { $n ->
        [one] { $n } Bramę Głębszego Snu
        [few] { $n } Bramy Głębszego Snu
       *[many] { $n } Bram Głębszego Snu
    }
    .flavour = Siedemset stopni w dół i ani jeden nie skrzypnie.
card-curse_of_brown_barnham = Klątwa Brunatnego Barnhama
    .one = Klątwę Brunatnego Barnhama
    .some = { $n ->
        [one] { $n } Klątwę Brunatnego Barnhama
        [few] { $n } Klątwy Brunatnego Barnhama
       *[many] { $n } Klątw Brunatnego Barnhama
    }
    .flavour = Najpierw kwaśnieje mleko, potem lustra, a w końcu sąsiedzi.
card-door_under_the_pyramid = Drzwi pod Piramidą
    .one = Drzwi pod Piramidą
    .some = { $n } × Drzwi pod Piramidą
    .flavour = Po ofiary wyszło z nich pięć kudłatych głów. To była tylko łapa.
card-circle_of_standing_stones = Krąg Stojących Kamieni
    .one = Krąg Stojących Kamieni
    .some = { $n ->
        [one] { $n } Krąg Stojących Kamieni
        [few] { $n } Kręgi Stojących Kamieni
       *[many] { $n } Kręgów Stojących Kamieni
    }
    .flavour = Policz je dwa razy. Wzgórze lubi, gdy wychodzą dwa wyniki.
card-hiss_of_the_ancestors = Syk Przodków
    .one = Syk Przodków
    .some = { $n ->
        [one] { $n } Syk Przodków
        [few] { $n } Syki Przodków
       *[many] { $n } Syków Przodków
    }
    .flavour = Pod podłogą brzmi stara mowa, a kołyska odpowiada.
card-midnight_door = Drzwi o Północy
    .one = Drzwi o Północy
    .some = { $n } × Drzwi o Północy
    .flavour = Za dnia remiza ma jedne drzwi, po dwunastej drugie.
card-exchange_of_souls = Zamiana Dusz
    .one = Zamianę Dusz
    .some = { $n ->
        [one] { $n } Zamianę Dusz
        [few] { $n } Zamiany Dusz
       *[many] { $n } Zamian Dusz
    }
    .flavour = Oczy wciąż są jej. To, co z nich wygląda, już nie.
card-blessing_of_the_dagger = Pobłogosławienie Sztyletu
    .one = Pobłogosławienie Sztyletu
    .some = { $n ->
        [one] { $n } Pobłogosławienie Sztyletu
        [few] { $n } Pobłogosławienia Sztyletu
       *[many] { $n } Pobłogosławień Sztyletu
    }
    .flavour = Ostrze najpierw przyjmuje błogosławieństwo, a potem pyta czyje.
card-powder_of_ibn_ghazi = Proszek Ibn Ghaziego
    .one = Proszek Ibn Ghaziego
    .some = { $n ->
        [one] { $n } Proszek Ibn Ghaziego
        [few] { $n } Proszki Ibn Ghaziego
       *[many] { $n } Proszków Ibn Ghaziego
    }
    .flavour = Przez dziesięć uderzeń serca widać niewidzialne. Nikt nie prosi o jedenaste.
card-voorish_sign = Znak Voorish
    .one = Znak Voorish
    .some = { $n ->
        [one] { $n } Znak Voorish
        [few] { $n } Znaki Voorish
       *[many] { $n } Znaków Voorish
    }
    .flavour = Dwa palce, jeden zgięty staw – i to, co budziło lęk, cofa się o krok.

## Wrogowie

card-night_gaunt = Nocna Zmora
    .one = Nocną Zmorę
    .some = { $n ->
        [one] { $n } Nocną Zmorę
        [few] { $n } Nocne Zmory
       *[many] { $n } Nocnych Zmór
    }
    .flavour = Nie ma twarzy ani głosu, tylko szpony, które łaskoczą.
card-satyr_of_the_black_wood = Satyr z Czarnego Lasu
    .one = Satyra z Czarnego Lasu
    .some = { $n ->
        [one] { $n } Satyra z Czarnego Lasu
        [few] { $n } Satyry z Czarnego Lasu
       *[many] { $n } Satyrów z Czarnego Lasu
    }
    .flavour = Za głosem piszczałki wolno tańczyć. Nie wolno przestać.
card-child_of_yig = Dziecię Yiga
    .one = Dziecię Yiga
    .some = { $n ->
        [one] { $n } Dziecię Yiga
       *[many] { $n } Dzieci Yiga
    }
    .flavour = Wie o wężu, którego zabito w twoim ogrodzie. Pamięć ma po ojcu.
card-swarm_of_rattlers = Kłębowisko Grzechotników
    .one = Kłębowisko Grzechotników
    .some = { $n ->
        [one] { $n } Kłębowisko Grzechotników
        [few] { $n } Kłębowiska Grzechotników
       *[many] { $n } Kłębowisk Grzechotników
    }
    .flavour = Bij w bębny do rana i módl się, by nie zagłuszyło ich grzechotanie.
card-bootleggers = Przemytnicy Alkoholu
    .one = Przemytników Alkoholu
    .some = { $n } × Przemytnicy Alkoholu
    .flavour = Dzisiejsze skrzynki przypłynęły łodzią, w której nikt nie wiosłował.
card-brown_jenkin = Brown Jenkin
    .one = Browna Jenkina
    .some = { $n } × Brown Jenkin
    .flavour = Ciało szczura, ludzkie dłonie i chichot w każdym języku.
card-keziah_mason = Keziah Mason
    .one = Keziah Mason
    .some = { $n } × Keziah Mason
    .flavour = Z więzienia w Salem wyszła przez kąt między ścianami.
card-mummy_of_the_high_priest = Mumia Arcykapłana
    .one = Mumię Arcykapłana
    .some = { $n ->
        [one] { $n } Mumię Arcykapłana
        [few] { $n } Mumie Arcykapłana
       *[many] { $n } Mumii Arcykapłana
    }
    .flavour = Cztery tysiące lat milczenia, a wszystkie były próbą generalną.
card-queen_amonet = Królowa Amonet
    .one = Królową Amonet
    .some = { $n } × Królowa Amonet
    .flavour = Studenci rozwijali bandaże tak troskliwie, że poznała ich imiona.
card-mi_go_surgeon = Chirurg Mi-go
    .one = Chirurga Mi-go
    .some = { $n ->
        [one] { $n } Chirurga Mi-go
       *[many] { $n } Chirurgów Mi-go
    }
    .flavour = Cięcie jest czyste, pacjent wdzięczny, a ciało zostaje.
card-serpent_sorcerer = Wężowy Czarownik
    .one = Wężowego Czarownika
    .some = { $n ->
        [one] { $n } Wężowego Czarownika
       *[many] { $n } Wężowych Czarowników
    }
    .flavour = W poniedziałki nosi twarz sędziego, w niedziele biskupa.
card-colour_out_of_space = Kolor z Przestworzy
    .one = Kolor z Przestworzy
    .some = { $n ->
        [one] { $n } Kolor z Przestworzy
        [few] { $n } Kolory z Przestworzy
       *[many] { $n } Kolorów z Przestworzy
    }
    .flavour = Jabłka były tego roku ogromne, świeciły i nikt nie mógł ich jeść.
card-shoggoth = Shoggoth
    .one = Shoggotha
    .some = { $n ->
        [one] { $n } Shoggotha
        [few] { $n } Shoggothy
       *[many] { $n } Shoggothów
    }
    .flavour = Nadciąga tunelem jak pociąg, który zamiast lamp ma oczy.
card-gnoph_keh = Gnoph-Keh
    .one = Gnoph-Keh
    .some = { $n } × Gnoph-Keh
    .flavour = Sześć łap, jeden róg i zamieć, która chodzi za nim krok w krok.
card-deep_one = Istota z Głębin
    .one = Istotę z Głębin
    .some = { $n ->
        [one] { $n } Istotę z Głębin
        [few] { $n } Istoty z Głębin
       *[many] { $n } Istot z Głębin
    }
    .flavour = Ma oczy twojej babki. Spójrz jeszcze raz: ma twoje.
card-asylum_escapee = Zbieg z Domu Obłąkanych
    .one = Zbiega z Domu Obłąkanych
    .some = { $n ->
        [one] { $n } Zbiega z Domu Obłąkanych
       *[many] { $n } Zbiegów z Domu Obłąkanych
    }
    .flavour = Zostawił lekarzom uprzejmy list. Zaadresował go do księżyca.
card-crooked_alderman = Sprzedajny Radny
    .one = Sprzedajnego Radnego
    .some = { $n ->
        [one] { $n } Sprzedajnego Radnego
       *[many] { $n } Sprzedajnych Radnych
    }
    .flavour = Sprzedałby miasto, ale ktoś spod ziemi już za nie zapłacił.
card-priest_of_the_esoteric_order = Kapłan Ezoterycznego Zakonu
    .one = Kapłana Ezoterycznego Zakonu
    .some = { $n ->
        [one] { $n } Kapłana Ezoterycznego Zakonu
       *[many] { $n } Kapłanów Ezoterycznego Zakonu
    }
    .flavour = Tiara jest za wysoka na ludzką głowę, a na niego pasuje jak ulał.
card-mi_go_scout = Zwiadowca Mi-go
    .one = Zwiadowcę Mi-go
    .some = { $n ->
        [one] { $n } Zwiadowcę Mi-go
       *[many] { $n } Zwiadowców Mi-go
    }
    .flavour = Ślady na śniegu zaczynają się znikąd, a kończą w niebie.
card-catacomb_ghoul = Ghul z Katakumb
    .one = Ghula z Katakumb
    .some = { $n ->
        [one] { $n } Ghula z Katakumb
        [few] { $n } Ghule z Katakumb
       *[many] { $n } Ghuli z Katakumb
    }
    .flavour = Był kiedyś malarzem i wciąż ma swoje zdanie o bieli kostnej.
card-men_of_leng = Ludzie z Leng
    .one = Ludzi z Leng
    .some = { $n } × Ludzie z Leng
    .flavour = Płacą rubinami, a turbany noszą dziwnie wysoko nad czołem.
card-moon_beast = Księżycowa Bestia
    .one = Księżycową Bestię
    .some = { $n ->
        [one] { $n } Księżycową Bestię
        [few] { $n } Księżycowe Bestie
       *[many] { $n } Księżycowych Bestii
    }
    .flavour = Czarna galera stoi w porcie, a jej wioślarze nigdy nie odpoczywają.
card-lord_of_kn_yan = Władca K’n-yan
    .one = Władcę K’n-yan
    .some = { $n ->
        [one] { $n } Władcę K’n-yan
       *[many] { $n } Władców K’n-yan
    }
    .flavour = Pod kopcem przeżył już nudę, litość i trzy własne głowy.
card-brain_in_a_cylinder = Mózg w Pojemniku
    .one = Mózg w Pojemniku
    .some = { $n ->
        [one] { $n } Mózg w Pojemniku
        [few] { $n } Mózgi w Pojemnikach
       *[many] { $n } Mózgów w Pojemnikach
    }
    .flavour = Widział trzydzieści siedem światów i chętnie o nich opowie.

## Przedmioty

card-firemans_lantern = Latarnia Strażacka
    .one = Latarnię Strażacką
    .some = { $n ->
        [one] { $n } Latarnię Strażacką
        [few] { $n } Latarnie Strażackie
       *[many] { $n } Latarni Strażackich
    }
    .flavour = Pokazuje ci drogę przez dym. A dymowi pokazuje ciebie.
card-sword_cane = Laska ze Szpadą
    .one = Laskę ze Szpadą
    .some = { $n ->
        [one] { $n } Laskę ze Szpadą
        [few] { $n } Laski ze Szpadą
       *[many] { $n } Lasek ze Szpadą
    }
    .flavour = Dżentelmen nigdy nie dobywa pierwszy. On się tylko pochyla.
card-spirit_board = Tablica Duchów
    .one = Tablicę Duchów
    .some = { $n ->
        [one] { $n } Tablicę Duchów
        [few] { $n } Tablice Duchów
       *[many] { $n } Tablic Duchów
    }
    .flavour = Wszystko pisze bezbłędnie, tylko nie twoje imię.
card-tillinghast_resonator = Rezonator Tillinghasta
    .one = Rezonator Tillinghasta
    .some = { $n ->
        [one] { $n } Rezonator Tillinghasta
        [few] { $n } Rezonatory Tillinghasta
       *[many] { $n } Rezonatorów Tillinghasta
    }
    .flavour = Włącz go, a zobaczysz, co od zawsze przez ciebie przepływa.
card-silver_dagger = Srebrny Sztylet
    .one = Srebrny Sztylet
    .some = { $n ->
        [one] { $n } Srebrny Sztylet
        [few] { $n } Srebrne Sztylety
       *[many] { $n } Srebrnych Sztyletów
    }
    .flavour = Przetopiony z kościelnych łyżek przez kowala, który o nic nie pytał.
card-field_surgeons_bag = Torba Chirurga Polowego
    .one = Torbę Chirurga Polowego
    .some = { $n ->
        [one] { $n } Torbę Chirurga Polowego
        [few] { $n } Torby Chirurga Polowego
       *[many] { $n } Toreb Chirurga Polowego
    }
    .flavour = Morfina, katgut i piersiówka dla samego chirurga.
card-reanimating_reagent = Odczynnik Ożywiający
    .one = Odczynnik Ożywiający
    .some = { $n ->
        [one] { $n } Odczynnik Ożywiający
        [few] { $n } Odczynniki Ożywiające
       *[many] { $n } Odczynników Ożywiających
    }
    .flavour = Dawka to drobiazg. Przyjaźnie psuje wymóg świeżości.
card-spider_armour = Pancerz Pajęczy
    .one = Pancerz Pajęczy
    .some = { $n ->
        [one] { $n } Pancerz Pajęczy
        [few] { $n } Pancerze Pajęcze
       *[many] { $n } Pancerzy Pajęczych
    }
    .flavour = Utkały go w Leng tkaczki, które zdjęły miarę, gdy spał.
card-fire_axe = Topór Strażacki
    .one = Topór Strażacki
    .some = { $n ->
        [one] { $n } Topór Strażacki
        [few] { $n } Topory Strażackie
       *[many] { $n } Toporów Strażackich
    }
    .flavour = Otwiera każde drzwi. Następne otwiera już to, co za nimi stało.
card-asbestos_coat = Azbestowy Płaszcz
    .one = Azbestowy Płaszcz
    .some = { $n ->
        [one] { $n } Azbestowy Płaszcz
        [few] { $n } Azbestowe Płaszcze
       *[many] { $n } Azbestowych Płaszczy
    }
    .flavour = Metka przysięga, że chroni przed ogniem. O pazurach milczy.
card-expedition_map = Mapa Wyprawy
    .one = Mapę Wyprawy
    .some = { $n ->
        [one] { $n } Mapę Wyprawy
        [few] { $n } Mapy Wyprawy
       *[many] { $n } Map Wyprawy
    }
    .flavour = Biała plama pośrodku od wczoraj się przesunęła.
card-scaled_mask = Łuskowata Maska
    .one = Łuskowatą Maskę
    .some = { $n ->
        [one] { $n } Łuskowatą Maskę
        [few] { $n } Łuskowate Maski
       *[many] { $n } Łuskowatych Masek
    }
    .flavour = Nosi się ją od środka, pod twarzą, którą wszyscy znają.
card-hunters_trophies = Trofea Łowcy
    .one = Trofea Łowcy
    .some = { $n } × Trofea Łowcy
    .flavour = Szklane oczy wodzą za tobą. Jedno nie jest szklane.
card-notes_from_vermont = Notatki z Vermontu
    .one = Notatki z Vermontu
    .some = { $n } × Notatki z Vermontu
    .flavour = Ostatni list jest na maszynie, pogodny i od kogoś zupełnie innego.

## Artefakty

card-shining_trapezohedron = Lśniący Trapezoedr
    .one = Lśniący Trapezoedr
    .some = { $n ->
        [one] { $n } Lśniący Trapezoedr
        [few] { $n } Lśniące Trapezoedry
       *[many] { $n } Lśniących Trapezoedrów
    }
    .flavour = Okno na cały czas i przestrzeń. Zamykając je, nie gaś światła.
card-horn_of_nodens = Róg Nodensa
    .one = Róg Nodensa
    .some = { $n ->
        [one] { $n } Róg Nodensa
        [few] { $n } Rogi Nodensa
       *[many] { $n } Rogów Nodensa
    }
    .flavour = Gdy zabrzmi, to, co na ciebie poluje, uczy się uciekać.
card-necronomicon = Necronomicon
    .one = Necronomicon
    .some = { $n ->
        [one] { $n } Necronomicon
        [few] { $n } Necronomicony
       *[many] { $n } Necronomiconów
    }
    .flavour = Bibliotekarz wypożycza go na godzinę, a potem liczy czytelników.
card-elder_sign = Znak Starszych Bogów
    .one = Znak Starszych Bogów
    .some = { $n ->
        [one] { $n } Znak Starszych Bogów
        [few] { $n } Znaki Starszych Bogów
       *[many] { $n } Znaków Starszych Bogów
    }
    .flavour = Wyryły go w gwiezdnym kamieniu dłonie, które miały pięć powodów do lęku.
card-crown_of_the_serpent_kings = Korona Wężowych Królów
    .one = Koronę Wężowych Królów
    .some = { $n ->
        [one] { $n } Koronę Wężowych Królów
        [few] { $n } Korony Wężowych Królów
       *[many] { $n } Koron Wężowych Królów
    }
    .flavour = Ostatni, kto ją włożył, rządził jedno popołudnie, a w nocy zrzucił skórę.
card-silver_key = Srebrny Klucz
    .one = Srebrny Klucz
    .some = { $n ->
        [one] { $n } Srebrny Klucz
        [few] { $n } Srebrne Klucze
       *[many] { $n } Srebrnych Kluczy
    }
    .flavour = Nie pasuje do żadnego zamka w domu, ale otwiera lato twojego dzieciństwa.
card-yellow_sign = Żółty Znak
    .one = Żółty Znak
    .some = { $n ->
        [one] { $n } Żółty Znak
        [few] { $n } Żółte Znaki
       *[many] { $n } Żółtych Znaków
    }
    .flavour = Widzisz go? Więc i on widzi ciebie. Zaczyna się akt drugi.
