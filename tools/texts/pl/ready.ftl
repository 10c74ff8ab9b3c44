### Co mówimy, zanim są pakiety: z Fluenta tylko komunikaty i { $zmienne }.

fetch-uv = Pobieranie uv
fetch = Pobieranie pakietów
pages = Budowanie stron
compile = Kompilowanie
setting-up = Przygotowanie gaslampa …
ready = Gotowe po { $seconds } s.
no-network = nie udało się pobrać pakietów; czy jest połączenie z siecią?
no-uv = nie udało się pobrać uv; czy jest połączenie z siecią?
no-pip = potrzebny jest pip (w Debianie: apt install python3-pip)
no-pages = nie udało się zbudować stron
no-writing = nie można pisać w folderze { $folder }; sklonuj gaslampa do własnego folderu
no-compiler = ustawiono GASLAMP_COMPILE=1, ale nie ma kompilatora C z nagłówkami Pythona.
interpreted =
    Nie ma kompilatora C z nagłówkami Pythona: gaslamp działa interpretowany, poprawnie, ale wolniej.
    Żeby go skompilować, zainstaluj je (w Debianie: apt install gcc python3-dev) i uruchom go jeszcze raz.
not-compiled = Kompilacja się nie udała (powód jest w pliku { $file }): gaslamp działa interpretowany, poprawnie, ale wolniej.
waiting = To polecenie czeka, aż wszystko się skompiluje; z GASLAMP_PURE=1 nie czeka, ale jest wolniejsze.
compiled-next = Kompilowanie trwa w tle; skompilowane moduły przydadzą się od następnego uruchomienia.
stopped = Przerwano. To samo polecenie podejmie pracę w tym miejscu.
