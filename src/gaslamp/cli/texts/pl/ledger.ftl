### gaslamp rules --ledger

ledger-title = { $game }: rejestr zasad
ledger-rule = zasada
ledger-lines = co mówi
ledger-code = kod
ledger-refusals = pyta lub odmawia też
ledger-tests = testy
ledger-game = zapisana gra
ledger-printed = { $n } z instrukcji
ledger-elsewhere = { $n } z innych źródeł
ledger-inferred = { $n } z wnioskowania
ledger-ours = { $n } od nas
ledger-line-printed = z instrukcji
ledger-line-elsewhere = z innych źródeł
ledger-line-inferred = wywnioskowane
ledger-line-ours = nasza interpretacja
ledger-setup = { $game } (przygotowanie)
ledger-answer = { $game } (odpowiedź { $n })
ledger-missing = jeszcze brak
ledger-count = { $rules ->
        [one] 1 zasada
        [few] { $rules } zasady
       *[many] { $rules } zasad
    }: kod ma { $code }, testy { $tests }, zapisaną grę { $games }.
ledger-no-code = Bez kodu:
ledger-no-tests = Bez testu:
ledger-gaps = Jeszcze bez zapisanej gry:
ledger-reasons = Gra niepotrzebna, każda { $why }:
ledger-nothing = brak
ledger-replay = Taką grę można obejrzeć: { $command } replay { $name } --upto { $n }
