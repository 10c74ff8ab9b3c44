### To, co każdy ustawia dla siebie.

settings-page = Ustawienia – Gaslamp
settings-title = Ustawienia
settings-under = Obowiązują na tym urządzeniu od chwili, gdy je wybierzesz.

settings-looks = Słowa i wygląd
settings-language = Język
settings-theme = Światło
settings-theme-auto = Jak na urządzeniu
settings-theme-dark = Nocą
settings-theme-light = Za dnia
settings-motion = Ruch
settings-motion-auto = Jak na urządzeniu
settings-motion-full = Wszystko się rusza
settings-motion-none = Wszystko stoi
settings-palette = Kolory graczy
settings-palette-lamps = Światło latarni
    .help = Kolory tego domu.
settings-palette-clear = Wyraźne
    .help = Kolory, które każdy odróżni.
settings-sample = Miejsca:

settings-calls = Gdy przychodzi twoja kolej
settings-sound = Dzwonek
settings-sound-help = Dwa uderzenia, gdy gra cię o coś pyta.
settings-notices = Powiadomienie przeglądarki
settings-notices-help = Gdy patrzysz gdzie indziej. Przeglądarka zapyta, czy jej wolno.
settings-notices-refused = Twoja przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach dla tej strony.

settings-account = Kim jesteś
settings-nobody = Nikt cię tu jeszcze nie zna. Konto nie jest potrzebne: wystarczy imię, a i to dostaniesz, gdy usiądziesz do stołu.
settings-guest = Jesteś gościem. Zna cię tylko ta przeglądarka; z kontem będziesz tą samą osobą na każdym urządzeniu.
settings-known = Twój login to { $login }. Twoje miejsca są twoje na każdym urządzeniu.
settings-name = Jak się nazywasz
settings-register = Nowe konto
settings-register-help = Twoje miejsca i gry pozostaną twoje.
settings-register-do = Załóż konto
settings-login = Masz już konto
settings-login-help = Miejsca zajęte jako gość przejdą na nie.
settings-login-do = Zaloguj się
settings-login-name = Login
settings-login-letters = Litery, cyfry, kropki, łączniki i podkreślenia, od 3 do 24
settings-password = Hasło
settings-password-help = Co najmniej 8 znaków.
settings-logout = Wyloguj się
settings-logout-sure = Gości zna tylko ta przeglądarka: po wylogowaniu bezpowrotnie stracisz wszystkie swoje miejsca.
settings-logout-yes = Porzuć je i wyloguj
settings-logout-no = Zostań
