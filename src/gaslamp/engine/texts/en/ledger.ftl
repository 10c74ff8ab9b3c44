### The rules ledger: why a rule matters in no recorded game.

no-game-heading = opens a section
no-game-example = is a worked example, which tests play
no-game-definition = tells what things are and what words mean
no-game-before = holds before a game begins
no-game-never = forbids only what is never on offer
no-game-absent = is on no card of ours
