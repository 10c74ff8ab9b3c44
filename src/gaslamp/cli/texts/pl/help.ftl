### Co mówi `--help`: każde polecenie pod słowami, które do niego prowadzą, a to, co można mu podać, jako atrybuty.

usage = Użycie
usage-command = POLECENIE
usage-options = OPCJE
usage-commands-title = Polecenia
usage-arguments-title = Argumenty
usage-options-title = Opcje
usage-default = [domyślnie: { $value }]
usage-yes = tak

## Co zastępuje wartość

value-number = LICZBA
value-path = ŚCIEŻKA
value-text = TEKST
argument-game = GRA
argument-url = ADRES
argument-file = PLIK
argument-id = ZASADA
argument-name = NAZWA
argument-deck = TALIA
argument-args = CO

## Opcje wspólne dla kilku poleceń

help-option =
    .help = Pokaż tę pomoc.
    .version = Pokaż numer wersji.
    .lang = Język; domyślnie ten z GASLAMP_LANG albo z ustawień systemu.
    .json = Wypisz JSON, dla programów.
    .set = Ustawienie gry jako NAZWA=WARTOŚĆ; można powtarzać.
    .data = Folder z twoim plikiem GRA.toml z poprawionymi liczbami; domyślnie folder twoich ustawień.
    .game = Krótka nazwa gry.

## Polecenia

help = Gry o mrocznych miastach, ze znajomymi albo z silnymi botami. Bez polecenia uruchamia się serwer.
help-serve = Uruchom serwer; zatrzymasz go przez Ctrl-C.
    .host = Adres, pod którym serwer czeka na połączenia; 0.0.0.0 wpuszcza innych.
    .port = Port; 0 wybiera dowolny wolny.
    .db = sqlite:///PLIK albo postgresql://…; domyślnie twój własny plik.
    .data = Folder z plikami GRA.toml z poprawionymi liczbami.
    .log = Gdzie pisać dziennik; domyślnie na wyjście błędów, a jeśli jest nim terminal, do pliku.
    .https = Gracze łączą się przez https, za pośrednictwem proxy.
    .origin = Inny adres, z którego mogą pochodzić strony; można powtarzać.
    .proxy = Adres proxy, któremu serwer ma ufać; można powtarzać.
    .open = Otwórz adres w przeglądarce, jeśli jakaś jest.
help-play = Zagraj przeciw botom albo razem przy jednym ekranie.
    .game = Krótka nazwa gry; wznawiany zapis zna swoją.
    .seats = Ile osób i botów gra; domyślnie wszyscy ludzie i wymienione boty.
    .humans = Ile osób gra przy tym ekranie; domyślnie jedna.
    .bots = Kto jeszcze gra: nazwy po przecinku, po kolei; domyślnie { $opponent }.
    .seed = Los gry; domyślnie przypadkowy.
    .names = Imiona graczy, po przecinku.
    .resume = Graj dalej od miejsca, w którym kończy się zapis, w tym samym składzie.
    .save = Plik zapisu; JSON, jeśli nazwa kończy się na .json. Nadpisany może zostać tylko plik wznawianej gry.
help-join = Zagraj przy stole na serwerze, z ludźmi gdzie indziej.
    .url = Link do stołu albo adres serwera, na którym wybierzesz stół.
    .name = Jak chcesz się nazywać; bez tego padnie pytanie, tylko raz.
    .seat = Miejsce przy stole, licząc od 1; domyślnie pierwsze wolne.
    .key = Klucz do miejsca przy prywatnym stole, jeśli nie ma go w linku.
    .watch = Tylko patrz na grę.
    .word = Twoje słowo dodane do losu; domyślnie przypadkowe.
    .login = Zaloguj się pod tą nazwą; o hasło padnie pytanie.
    .register = Załóż konto, żeby być sobą także na innym komputerze.
help-games = Wymień gry, ich ustawienia i boty.
help-rules = Pokaż zasady gry albo tylko te pod jednym numerem.
    .id = Rozdział, na przykład E4, albo jedna zasada, na przykład E4.2.
    .ledger = Przy każdej zasadzie jej kod, jej testy i zapisana gra, w której miała znaczenie.
help-cards = Pokaż karty gry: ich liczby, skąd pochodzą i co karty robią.
help-simulate = Niech boty rozegrają wiele gier.
    .seats = Ile botów gra; domyślnie najmniej, jak można.
    .games = Ile gier.
    .seed = Los wszystkich gier; domyślnie przypadkowy.
    .bots = Kto gra: nazwy po przecinku, na miejsca po kolei.
    .workers = W ilu procesach; wyniki są te same.
    .records = Nowy plik na zapisy gier: w każdym wierszu jeden, jako JSON.
help-replay = Opowiedz zapisaną grę od początku; liczby po lewej to numery odpowiedzi.
    .file = Zapis gry, jak go zachowało „play” albo serwer: tekst lub JSON; albo GRA/NAZWA, gra z księgi zasad.
    .upto = Zatrzymaj się po tylu odpowiedziach.
    .seat = Opowiedz to, co widziano z tego miejsca, licząc od 0; domyślnie to, co widzieli wszyscy.
    .notation = Wypisz zapis jako tekst: odpowiedzi słowami i komentarze.
help-verify = Rozegraj zapisaną grę jeszcze raz, z jej własnym losem, i powiedz, czy wszystko się zgadza.
    .file = Zapis skończonej gry.
    .hash = Skrót pokazany przy otwarciu stołu.
    .draws = Wypisz każde losowanie, do sprawdzenia przez programy.
help-bench = Zmierz szybkość albo to, co mierzy bench/NAZWA.py, jeśli NAZWA jest na początku; wymaga kopii źródeł.
    .args = Nazwa tego, co ma być zmierzone, i jego własne opcje; wymienia je „bench --help”.
help-new = Napisz małą grę z tajemnicą, jej teksty i testy, w folderze o podanej nazwie.
    .name = Jak gra nazywa się w programach: krótkie słowo z małych liter.
help-check = Sprawdź grę: czy się kończy, ukrywa, co ukryte, daje się kopiować, odtwarzać i opowiadać w obu językach.
    .thorough = Próbuj wszystkiego, co się da; trwa to kilka minut.
help-version = Pokaż wersję i to, czy silnik jest skompilowany.
