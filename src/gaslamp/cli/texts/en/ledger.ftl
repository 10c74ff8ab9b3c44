### gaslamp rules --ledger

ledger-title = { $game }: the rules ledger
ledger-rule = rule
ledger-lines = what it says
ledger-code = code
ledger-refusals = also asks or refuses
ledger-tests = tests
ledger-game = recorded game
ledger-printed = { $n } printed
ledger-elsewhere = { $n } verified elsewhere
ledger-inferred = { $n } inferred
ledger-ours = { $n } ours
ledger-line-printed = printed
ledger-line-elsewhere = verified elsewhere
ledger-line-inferred = inferred
ledger-line-ours = our ruling
ledger-setup = { $game } (set-up)
ledger-answer = { $game } (answer { $n })
ledger-missing = none yet
ledger-count = { $rules ->
        [one] 1 rule
       *[other] { $rules } rules
    }: { $code } with code, { $tests } with tests, { $games } in a recorded game.
ledger-no-code = No code:
ledger-no-tests = No test:
ledger-gaps = No recorded game yet:
ledger-reasons = No game needed, each { $why }:
ledger-nothing = none
ledger-replay = To watch such a game: { $command } replay { $name } --upto { $n }
