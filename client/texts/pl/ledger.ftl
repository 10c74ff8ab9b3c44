### Rejestr zasad.

ledger-page = { $game }: rejestr zasad – Gaslamp
ledger-title = { $game }: rejestr zasad
ledger-under = Przy każdej zasadzie: kod, który ją wykonuje, testy, które tego pilnują, i zapisana gra, w której miała znaczenie.
ledger-link = Rejestr zasad
ledger-rules = Instrukcja
ledger-count-rules = { $n ->
        [one] zasada
        [few] zasady
       *[many] zasad
    }
ledger-count-code = z własnym kodem
ledger-count-tests = z testami
ledger-count-games = ze znaczeniem w zapisanej grze
ledger-show = Pokaż
ledger-show-all = wszystkie zasady
ledger-show-ours = te z naszą interpretacją
ledger-show-gaps = te jeszcze bez zapisanej gry
ledger-code = Kod
ledger-refusals = Pyta lub odmawia też
ledger-tests = Testy
ledger-tests-count = { $n ->
        [one] { $n } test
        [few] { $n } testy
       *[many] { $n } testów
    }
ledger-tests-of = { $count }, zasada { $rule }
ledger-game = Zapisana gra
ledger-answer = { $game }, odpowiedź { $n }
ledger-setup = { $game }, przygotowanie
ledger-watch = Obejrzyj zasadę { $rule } w grze { $moment }
ledger-gap = jeszcze brak
