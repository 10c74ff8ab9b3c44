### Słowa wiersza poleceń.

version = Gaslamp { $number }, { $how ->
        [compiled] skompilowany
       *[interpreted] interpretowany
    }, Python { $python }

## gaslamp games

seats = liczba graczy
values = { $values } (domyślnie: { $default })
several = { $words } albo { $n } z listy: { $names }, po przecinku
for-each = dla każdego gracza po kolei coś z listy: { $names } albo coś własnego, razem { $n }, po przecinku
bots = Boty: { $known }
broken-game = Nie można wczytać gry { $name } z innego pakietu: { $why }
new-game =
    W folderze { $folder } jest mała gra na początek. Teraz:
      python -m pip install -e { $folder }
      { $command } check { $name }
      { $command } play { $name }

## gaslamp cards

every-game = W każdej partii

## gaslamp check

checking = Sprawdzamy grę { $name }; dalej mówi pytest, po angielsku.

## gaslamp play

bot = Bot { $n }
seed = ziarno { $seed }
luck = los { $hash }…
choose = { $n ->
        [one] Enter lub 1:
       *[many] 1–{ $n }:
    }
choose-numbered = Numer z listy albo początek nazwy:
choose-set = { $many } z 1–{ $n }:
set-how =
    Wymień naraz { $many } z nich, { $ordered ->
        [yes] w wybranej kolejności
       *[no] w dowolnej kolejności
    }: liczbami ({ $numbers }) albo nazwami ({ $names }), po spacji lub przecinku.
set-one = Wybierz jedno: podaj numer ({ $numbers }) albo nazwę ({ $names }).
why-how = Wpisz w i odpowiedź, na przykład:
why-pass = Pas
why-part = część { $n }:
why-allowed = { $answer }: to wolno.
why-count = Wymieniono: { $n }; potrzeba: { $many }.
why-forbidden = { $answer }: zabrania tego zasada { $rule }.
keys = ? wyjaśnij · w czemu nie · r { $rule } zasada · l przebieg · { $undo ->
        [yes] u cofnij ·{ " " }
       *[no] { "" }
    }s zapisz · q wyjdź · Enter pokaż stół
rule-parts = { $n ->
        [one] Więcej w zasadzie { $first }
       *[many] Więcej w zasadach od { $first } do { $last }
    }: r { $rule } pokaże całość.
no-option =
    „{ $line }” to nie odpowiedź: { $n ->
        [one] naciśnij Enter
       *[many] wpisz liczbę od 1 do { $n }
    } albo ?, żeby zobaczyć wyjaśnienie.
no-option-numbered = „{ $line }” nie wskazuje jednej odpowiedzi: wpisz numer z listy albo początek nazwy, który ma tylko jedna, albo ?, żeby zobaczyć wyjaśnienie.
undone = Cofnięto.
undo-nothing = Nie ma jeszcze czego cofać.
undo-luck = Tego nie można cofnąć: po twojej ostatniej odpowiedzi zdecydował los albo wyszła na jaw tajemnica.
undo-others = Tego nie można cofnąć: po tobie odpowiadał już ktoś inny.
hide = Naciśnij Enter, żeby ukryć swoje karty:
hide-or-undo = Naciśnij Enter, żeby ukryć swoje karty (u cofa):
pass-screen = Następna osoba przy ekranie: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy:
saved =
    Zapisano: { $path }
    Odczytasz: { $command } replay { $path } --lang pl
left =
    Koniec na teraz. Dotychczasowa gra jest w pliku { $path }.
    Dokończysz ją: { $command } play --resume { $path } --lang pl

## gaslamp verify

verify-players = gracze: { $names }
verify-seed = Los pochodzi ze zwykłego ziarna { $seed }: nic nie gwarantuje, że nikt go nie wybrał.
verify-hash = skrót sekretu: { $hash }
verify-seeds = To los dawnego rodzaju: kto widział tuzin kart, mógł z nich obliczyć pozostałe.
verify-compare = Porównaj go ze skrótem, który było widać przy otwarciu stołu.
verify-words =
    { $n ->
        [0] Nikt nie dodał do losu swojego słowa: rozstrzygnął sam sekret.
       *[other] słowa dodane do losu: { $words }
    }
verify-word = { $name } „{ $word }”
verify-same = To ten sam skrót, który podajesz: sekretu nie zmieniono.
verify-other = To nie jest podany skrót { $hash }: los jest inny niż obiecany.
verify-no-secret = Nie ma sekretu, więc nie ma też skrótu { $hash }: tego losu nikt nie obiecał.
verify-answers =
    { $n ->
        [0] Nikt jeszcze nie odpowiedział.
        [one] 1 odpowiedź, zgodna z zasadami przy tym losie.
        [few] Wszystkie { NUMBER($n, useGrouping: 0) } odpowiedzi są zgodne z zasadami przy tym losie.
       *[many] Wszystkich { NUMBER($n, useGrouping: 0) } odpowiedzi jest zgodnych z zasadami przy tym losie.
    }
verify-not-over = Gra jeszcze trwa, więc nie ma wyniku do sprawdzenia.

## Wyniki

result = Wynik
reckoning = Skąd te punkty
not-over = Gra jeszcze trwa
column-place = miejsce
column-player = gracz
column-score = punkty
column-seat = miejsce przy stole
column-bot = bot
column-wins = wygrane
column-share = udział

## gaslamp simulate

lengths =
    { $games ->
        [one] 1 gra
        [few] { NUMBER($games, useGrouping: 0) } gry
       *[many] { NUMBER($games, useGrouping: 0) } gier
    }, od { $least } do { $most } odpowiedzi w każdej, średnio { $mean }
speed = { $speed } odpowiedzi na sekundę, razem { $seconds } s
seed-and-digest = ziarno { $seed }, suma kontrolna { $digest }

## Błędy

perhaps = { $why }. Może chodzi o „{ $name }”?

serving = Gaslamp jest otwarty pod adresem { $address } (zamykasz przez Ctrl-C)

## Układy stołów w terminalu

error-layout-kind = { $where }: blok ma jedno z pól { $kinds }
error-layout-name = { $where }: nie ma { $value }; znane są { $near }
error-layout-formula = { $where }: { $value } nie jest wzorem: { $reason }
error-layout-value = { $where }: nie da się obliczyć { $value }: { $reason }
error-layout-brackets = { $where }: „{ $sign }” nie ma pary w { $value }
error-layout-style = { $where }: { $value } nie jest kolorem ani stylem
error-layout-part = { $where }: { $value } nie może być nazwą części; dobrze byłoby: chip(seat)
error-layout-missing = { $where }: trzeba podać jeszcze { $names }
error-layout-type = { $where }: { $value } to nie { $kind }
