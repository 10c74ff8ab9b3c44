### Czego serwer odmawia i co byłoby dobrze.

## Komunikaty

error-frame = to nie jest komunikat protokołu: { $reason }
error-frame-size = komunikat ma { $n } bajtów; najwyżej może mieć { $most }
error-frame-depth = komunikat ma za dużo nawiasów; najwyżej może mieć { $most }
error-hello = najpierw się przywitaj: {"{"}"type": "hello", "v": 1{"}"}
error-version = ten serwer mówi protokołem w wersji { $mine }, nie { $value }
error-eyes = jedno połączenie może oglądać najwyżej { $most } stołów; najpierw odejdź od innego
error-too-fast =
    { $seconds ->
        [one] za dużo naraz; spróbuj za { $seconds } sekundę
        [few] za dużo naraz; spróbuj za { $seconds } sekundy
       *[many] za dużo naraz; spróbuj za { $seconds } sekund
    }

## Zapytania

error-request = tego zapytania nie da się obsłużyć
error-foreign-page = to zapytanie wysłała strona z innego serwisu; mogą je wysyłać tylko strony tego serwera i programy, które nie są przeglądarką
error-no-page = pod tym adresem niczego nie ma
error-no-client = strony nie są zbudowane; uruchom serwer poleceniem ./gaslamp, które je zbuduje
error-method = ten adres przyjmuje inną metodę
error-body-size = zapytanie jest za duże; może mieć najwyżej { $most } bajtów, a z zapisem gry { $record }
error-media = wyślij JSON
error-verify-answers = zapis ma { $n } odpowiedzi; odtwarzanych jest tu najwyżej { $most }
error-verify-much = ten zapis wymaga więcej czasu lub pamięci, niż daje ten serwer
error-moments = nie można pokazać chwil od { $first } do { $last }: podaj najpierw wcześniejszą, potem późniejszą, razem najwyżej { $most }
error-server-broken = coś się zepsuło na serwerze; niczego nie zmieniono

## Ludzie

error-nobody = nikt cię tu jeszcze nie zna; najpierw się przedstaw
error-name = imię musi składać się z liter, które widać: { $value }
error-login = login i hasło do siebie nie pasują
error-account-already = masz już konto: { $value }

## Stoły

error-table-unknown = nie ma stołu { $value }
error-table-game = przy tym stole gra się w grę, której tu nie ma: { $value }
error-table-rules = grę przy tym stole rozpoczęto według zasad w wersji { $value }; ten serwer zna wersję { $mine }
error-table-numbers = przepadły liczby, z którymi rozpoczęto tę grę: { $value }
error-table-log =
    { $n ->
        [0] z liczbami, z którymi rozpoczęto tę grę, nie można tu grać: { $why }
       *[other] wpisu { $n } w dzienniku tego stołu nie można odtworzyć: { $why }
    }
error-table-seats = liczba graczy w tej grze: { $sizes }, nie { $n }
error-table-status =
    { $status ->
        [waiting] gra się jeszcze nie zaczęła
        [playing] gra już trwa
        [over] gra się skończyła
       *[ended] grę zakończono za zgodą graczy
    }
error-table-full = wszystkie miejsca są zajęte
error-no-spectators = przy tym stole nie ma widzów
error-not-host = może to zrobić tylko osoba, która otworzyła stół
error-not-seated = nie siedzisz przy tym stole

## Miejsca

error-seat-none =
    { $n ->
        [one] nie ma miejsca { $seat }; stół ma { $n } miejsce
        [few] nie ma miejsca { $seat }; stół ma { $n } miejsca
       *[many] nie ma miejsca { $seat }; stół ma { $n } miejsc
    }
error-seat-not-yours = miejsce { $seat } nie jest twoje
error-seat-taken = miejsce { $seat } jest zajęte
error-seat-already = już tu siedzisz, na miejscu { $seat }
error-seat-empty = na miejscu { $seat } nikt nie siedzi
error-seat-key = ten stół jest prywatny: miejsce zajmuje się przez odnośnik, który dla niego powstał
error-seat-minded = miejsce { $seat } trzyma bot; najpierw na nie wróć
error-seats-free =
    { $n ->
        [one] miejsce { $seats } jest jeszcze wolne
       *[other] miejsca { $seats } są jeszcze wolne
    }
error-seats-bots = przynajmniej jedno miejsce musi być dla człowieka
error-word = słowo dla losu musi dać się wydrukować: { $value }

## Gra

error-question-late = to odpowiedź na pytanie { $value }; stół jest już przy pytaniu { $now }
error-not-asked = miejsce { $seat } nie jest teraz pytane
error-undo-nothing = nie ma czego cofnąć
error-undo-absent = nikogo z pozostałych nie ma przy stole; bez czyjejś zgody tego się nie cofa
error-time-up = twój czas na tę grę się skończył; bot gra dalej
error-left-already = miejsce { $seat } jest już opuszczone
error-back-here = jesteś na swoim miejscu { $seat }

## Propozycje

error-proposal-open = jest już inna propozycja; poczekaj, aż wszyscy powiedzą tak albo nie
error-proposal-gone = tej propozycji już nie ma
error-vote-already = twoje „tak” już padło
error-mind-whom = miejsca { $seat } bot nie może dla nikogo trzymać
error-mind-wait = { $name }: nie minęło jeszcze { $seconds } sekund czekania
error-mind-not-asked = { $name }: nikt teraz na to miejsce nie czeka; bot może je trzymać, gdy padnie na nie pytanie
error-end-wait = { $name }: nie minęło jeszcze { $seconds } sekund nieobecności; zaczekaj, zanim zakończysz grę bez pytania

## Rozmowa

error-say-one = powiedz albo coś od siebie, albo gotowy zwrot
error-say-letters = tekst musi mieć litery, i to tylko takie, które dają się wydrukować
error-say-phrase = { $value } nie jest gotowym zwrotem; są nimi: { $known }
error-mute-whom = miejsca { $seat } nie da się wyciszyć

## Start

error-serve-host = serwer nie może dostać adresu { $host }: nie ma takiego; wybierz inny przez --host
error-serve = serwer nie może dostać adresu { $host }, port { $port }: { $why }; wybierz inny przez --port
