### Odtwarzanie zapisów.

replay-title = Odtwarzanie
replay-loading = Zakładamy szpulę …
replay-upload = Wybierz zapis albo upuść go tutaj
replay-upload-help = Zapis to plik, który dostajesz od zakończonego stołu albo z terminala. Jest w nim cała gra: każda odpowiedź i cały jej los.
replay-bad-link = W tym odnośniku nie ma całego zapisu; być może został ucięty.
replay-to-table = Do stołu
replay-eyes = Oczami
replay-spectator = widza
replay-all = wszystkich: karty odkryte
replay-player = Gracz { $n }
replay-controls = Krok po kroku przez grę
replay-first = Na początek
replay-back = Krok w tył
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Krok naprzód
replay-last = Na koniec
replay-moment = Chwila gry
replay-at = { $n } z { $count }
replay-speed = Szybkość
replay-share = Podziel się
replay-link = Odnośnik do tego zapisu
replay-link-whole = Odnośnik, który zawiera cały zapis
replay-another = Inny zapis
