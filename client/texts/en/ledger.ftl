### The rules ledger.

ledger-page = { $game }: rules ledger – Gaslamp
ledger-title = { $game }: the rules ledger
ledger-under = For every rule: the code that carries it out, the tests that hold it to that, and a recorded game in which it mattered.
ledger-link = Rules ledger
ledger-rules = The rule book
ledger-count-rules = { $n ->
        [one] rule
       *[other] rules
    }
ledger-count-code = with code of their own
ledger-count-tests = cited by tests
ledger-count-games = that matter in a recorded game
ledger-show = Show
ledger-show-all = all rules
ledger-show-ours = those with a ruling of ours
ledger-show-gaps = those without a recorded game yet
ledger-code = Code
ledger-refusals = Also asks or refuses
ledger-tests = Tests
ledger-tests-count = { $n ->
        [one] { $n } test
       *[other] { $n } tests
    }
ledger-tests-of = { $count }, rule { $rule }
ledger-game = Recorded game
ledger-answer = { $game }, answer { $n }
ledger-setup = { $game }, set-up
ledger-watch = Watch rule { $rule } in the game { $moment }
ledger-gap = none yet
