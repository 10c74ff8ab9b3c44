### Czego odmawiamy i dlaczego. $value jest pokazane tak, jak je podano; $why to inny z tych tekstów.

quoted = „{ $text }”

## Odpowiedzi i nazwy

error-illegal =
    zasada { $rule } nie pozwala na { $value }; do wyboru: { $n ->
        [0] nic
       *[other] { $offered }
    }{ $hidden ->
        [0] { "" }
       *[other] , … (razem { $n })
    }
error-answer-form = { $value } nie jest odpowiedzią na to pytanie; ma ona postać: { $shape }
error-answer-name = { $name } nie może być { $value }; to jedno z: { $known }
error-answer-near = { $name } nie może być { $value }; może chodziło o: { $known }
error-answer-seat = { $name } nie może być { $value }; gracz to p1, p2 i tak dalej
error-answer-number = { $name } nie może być { $value }; to liczba od 0 do { $most }
error-answer-key = odpowiedź nie ma tu { $value }; ma: { $known }
error-answer-missing = w odpowiedzi brakuje { $name }; ma ona: { $known }
error-answer-list = { $name } nie może być { $value }; to lista
error-answer-element = { $name } nie może zawierać { $value }; każdy element ma: { $known }
error-unknown =
    nie ma { $what ->
        [game] gry
        [bot] bota
        [rule] zasady
        [setting] ustawienia
        [command] polecenia
        [option] opcji
        [language] języka
        [phrase] zwrotu
        [question] pytania
        [recorded] zapisanej gry
       *[other] nazwy
    } { $value }{ $n ->
        [0] { "" }
       *[other] ; do wyboru: { $known }
    }

## Ustawienia

error-setting-range = { $name } nie może mieć wartości { $value }; dozwolone: od { $least } do { $most }
error-setting-least = { $name } nie może mieć wartości { $value }; dozwolone: co najmniej { $least }
error-setting-seat = { $name } nie może mieć wartości { $value }; dozwolone: od 0 do { $most }, a dla widza None
error-setting-seed = { $name } nie może mieć wartości { $value }; dozwolone: liczba całkowita od 0 do { $most }
error-setting-secret = { $name } nie może mieć wartości { $value }; dozwolone: 64 cyfry szesnastkowe, od 0 do 9 i od a do f
error-setting-one-of = { $name } nie może mieć wartości { $value }; dozwolone: { $values }
error-setting-several =
    { $name } nie może mieć wartości { $value }; dozwolone: { $words } albo { $count ->
        [one] 1 nazwa
        [few] { $count } różne nazwy
       *[many] { $count } różnych nazw
    } z listy: { $names }
error-setting-for-each =
    { $name } nie może mieć wartości { $value }; dozwolone: { $count ->
        [one] 1 wartość
        [few] { $count } wartości po przecinku, po jednej na miejsce
       *[many] { $count } wartości po przecinku, po jednej na miejsce
    }: { $names } albo własny tekst
error-deck = { $name } nie może mieć wartości { $value }; taka talia łamie zasady: { $rules }
error-setting-long = { $name } nie może mieć wartości { $value }, tekstu o { $n } znakach; może ich być najwyżej { $most }
error-deck-text = { $name } nie może mieć wartości { $value }; talia to { $names }, jedna z zapisanych albo numery kart od 1 do { $most }, na przykład 2 10 12x2
error-deck-long = { $name } nie może mieć wartości { $value }; to więcej niż { $most } kart
error-deck-name = { $name } nie może mieć wartości { $value }; dozwolone: najwyżej 40 liter, cyfr oraz znaków - i _, z literą na początku, ale nie { $names }
error-deck-unknown = { $name } nie może mieć wartości { $value }; nie ma takiej talii, do wyboru: { $names }
error-deck-file = { $name }: nie można skorzystać z { $value }: { $why }
error-setting-bots =
    { $name } nie może mieć wartości { $value }; dozwolone: od 1 do { $most ->
        [one] 1 bota
       *[other] { $most } botów
    }, na kolejne miejsca
error-setting-names =
    { $name } nie może mieć wartości { $value }; dozwolone: najwyżej { $most ->
        [one] 1 imię
        [few] { $most } różne imiona
       *[many] { $most } różnych imion
    }
error-setting-game = { $name } nie może mieć wartości { $value }; zapisano grę { $played }
error-setting-resume = { $name } nie może tu mieć wartości { $value }; wznawiana gra zachowuje to, co jest w zapisie
error-setting-resume-save = { $name } nie może tu mieć wartości { $value }: wznawiana gra toczy się dalej w swoim pliku, { $file }
error-look-icon = { $where }: nie ma rysunku { $icon }; może to być nazwa ikony, której używa któraś z naszych gier, albo ścieżka w kwadracie 512
error-new-name = gra nie może się nazywać { $name }: nazwą może być krótkie słowo z małych liter, cyfr i _, na przykład latarnie
error-new-taken = nazwa { $name } jest zajęta: jest już taka gra albo taki folder
error-setting-pair = { $name } nie może mieć wartości { $value }; dozwolone: NAZWA=WARTOŚĆ

## Pliki

error-at = { $where }: { $why }
error-system =
    { $code ->
        [ENOENT] nie ma takiego pliku ani folderu
        [EACCES] brak uprawnień do odczytu lub zapisu
        [EPERM] brak uprawnień do odczytu lub zapisu
        [EROFS] ten dysk jest tylko do odczytu
        [EISDIR] to folder, a nie plik
        [ENOTDIR] ścieżka prowadzi przez plik, jakby był folderem
        [EEXIST] to już istnieje
        [ENOSPC] dysk jest pełny
        [EADDRINUSE] ktoś już go zajmuje
        [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
        [ENAMETOOLONG] nazwa jest za długa
       *[other] { $reason }
    }
error-path = { $value } nie może być nazwą pliku
error-utf8 = { $where }: to nie jest tekst w UTF-8: nie pasuje bajt { $at }
error-json =
    { $where }: to nie jest cały plik JSON{ $line ->
        [0] { "" }
       *[other] : jest ucięty albo uszkodzony (wiersz { $line }, kolumna { $column })
    }
error-toml = { $where }: to nie jest plik TOML: { $reason }

## Zapisy gier

error-bot-import = bota { $value } trzeba by wczytać z modułu: tak może go nazwać tylko wiersz poleceń, nie zapis gry; pakiet może go wnieść pod własną nazwą
error-record-form = { $where }: zapis gry to obiekt JSON z polami { $fields }
error-record-field =
    { $where }: pole { $name } ma wartość { $value }; musi to być { $kind ->
        [int] liczba całkowita
        [str] tekst
        [list] lista
       *[dict] obiekt
    }
error-record-format = { $where }: zapisano w formacie { $value }; ten Gaslamp czyta formaty od 1 do { $mine }
error-record-version = { $where }: grano według zasad w wersji { $value }; ten Gaslamp ma wersję { $mine }
error-record-words =
    { $where }: pole { $name } ma wartość { $value }; musi to być lista drukowalnych tekstów, { $most ->
        [one] najwyżej 1
       *[other] najwyżej { $most }
    }{ $longest ->
        [0] { "" }
       *[other] , każdy o długości najwyżej { $longest } znaków
    }
error-record-part = { $where }: odpowiedź { $n } to { $value }; musi to być lista liczb całkowitych albo lista takich list
error-record-comment = { $where }: komentarze zawierają { $value }; każdy to tekst, który da się wydrukować, pod numerem odpowiedzi od 0 do { $most }
error-record-places = { $where }: wynik to { $value }; ma to być miejsce każdego gracza
error-record-result = miejsca to { $mine }, a nie { $value }, jak mówi zapis (* to gra, która się nie skończyła)
error-record-line = { $where }: odpowiedź { $n }: { $why }
error-record-asked = odpowiedź { $n }: pytanie to { $mine }, a nie { $value }, jak mówi zapis
error-sheet-line =
    { $where }: wiersz { $line } to { $value }; wiersz to [Tag "wartość"] albo następna odpowiedź, na przykład
    7. Ann act take mafia 2, albo komentarz po ;
error-record-no-luck = { $where }: nie ma ani ziarna, ani sekretu; gra ma jedno z nich, bo z niego bierze się los
error-record-luck = ziarno to { $value }; z sekretu i słów wynika { $mine }
error-record-begin = gra nie może się zacząć: { $why }
error-record-answer = odpowiedź { $n } z { $all }: { $why }

## Pliki danych

error-data-section = { $where }: to musi być sekcja [{ $name }]
error-data-form = { $where } musi mieć postać { "{" } is = …, source = "…" { "}" }, ewentualnie z note
error-data-missing = brakuje { $where }
error-data-number = { $where } to { $value }; musi to być jedna liczba całkowita
error-data-numbers = { $where } to { $value }; musi to być lista liczb całkowitych
error-data-word = { $where } to { $value }; musi to być słowo
error-data-words = { $where } to { $value }; musi to być lista słów
error-data-value = { $where } to { $value }; musi to być liczba całkowita nie mniejsza niż 0, słowo albo lista liczb lub słów, także pusta
error-data-values = { $where }: musi to być obiekt obiektów: sekcja, nazwa i wartość
error-data-digest = { $where }: suma kontrolna to { $mine }, a nie { $value }, jak podaje zapis
error-data-file = { $where }: w tym folderze nie ma pliku { $name }
error-data-fixed = { $where }: liczb gry { $name } nie można poprawiać
error-data-section-unknown = { $where }: nie ma sekcji [{ $name }]; są: { $known }
error-data-symbol = { $where } jest nieznane; w tej sekcji mogą być: { $known }
error-data-limit = { $where } to { $value }; dozwolone wartości: od { $least } do { $most }
error-data-text = { $where } to { $value }, ale ta karta nie ma takiego tekstu; dozwolone wartości: { $known }
error-data-text-missing = brakuje { $where }: ta karta ma tekst i potrzebuje nagłówka
error-data-word-unknown = { $where } to { $value }; może to być: { $known }
error-data-twice = { $where }: { $value } występuje dwa razy
error-data-size = { $where }: liczba pozycji to { $value }, a musi być od { $least } do { $most }
error-data-neighbour = { $where }: brakuje { $value }; sąsiedztwo jest wzajemne i nikt nie sąsiaduje ze sobą
error-data-length = { $where } to { $value }; liczb musi być { $wanted }
error-data-name = { $where }: { $value } nie może być nazwą
error-data-count = { $where } to razem { $value }; musi być { $wanted }
error-data-marked = { $where }: oznaczonych wpływów władcy { $name } jest { $value }; musi być { $wanted }
error-data-source = { $where } ma źródło { $value }; dozwolone źródła: { $sources }
error-data-note = { $where } ma uwagę { $value }; uwaga musi być tekstem

## Teksty

error-text-missing = brakuje tekstu { $value } w języku { $language }
error-text-unsayable = tekst { $value } w języku { $language }: { $reason }
error-text-slip = { $where }: { $reason }: { $value }

## Programy

error-endless =
    gra z ziarnem { $seed } nie skończyła się po { $n ->
        [one] 1 odpowiedzi
       *[other] { $n } odpowiedziach
    }
error-extra = { $what } wymaga dodatku „{ $extra }” (brak modułu { $module }): pip install 'gaslamp[{ $extra }]'
error-no-ledger = { $name } nie ma rejestru zasad: w folderze gry brak pliku { $file }
error-no-bench = bench działa tylko w kopii źródeł Gaslampa: nie ma tu pliku bench/speed.py
