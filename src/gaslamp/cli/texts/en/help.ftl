### What `--help` says: each command under the words that lead to it, what it can be told as attributes.

usage = Usage
usage-command = COMMAND
usage-options = OPTIONS
usage-commands-title = Commands
usage-arguments-title = Arguments
usage-options-title = Options
usage-default = [default: { $value }]
usage-yes = yes

## What stands for a value

value-number = NUMBER
value-path = PATH
value-text = TEXT
argument-game = GAME
argument-url = ADDRESS
argument-file = FILE
argument-id = RULE
argument-name = NAME
argument-deck = DECK
argument-args = WHAT

## Options that several commands have

help-option =
    .help = Show this help.
    .version = Show the number of the version.
    .lang = The language; by default that of GASLAMP_LANG or of the system.
    .json = Print JSON, for programs.
    .set = A setting of the game, as NAME=VALUE; may be repeated.
    .data = The folder of your own GAME.toml with corrected numbers; else your configuration.
    .game = The game, by its short name.

## Commands

help = Games of dark cities, with friends or strong bots. Without a command the server is started.
help-serve = Start the server; stop it with Ctrl-C.
    .host = The address to listen at; 0.0.0.0 lets others in.
    .port = The port; 0 takes any that is free.
    .db = sqlite:///FILE or postgresql://…; by default a file of your own.
    .data = A folder of GAME.toml files with corrected numbers.
    .log = Where to log; by default the error stream, or a file if that is a terminal.
    .https = People come by https, through a proxy.
    .origin = Another address that pages may come from; may be repeated.
    .proxy = The address of a proxy to be believed; may be repeated.
    .open = Open the address in a browser, where there is one.
help-play = Play against bots, or together at one screen.
    .game = The game, by its short name; a record that is resumed knows its own.
    .seats = How many play; by default all humans and the bots named.
    .humans = How many of them sit at this screen; by default one.
    .bots = Who else plays: names with commas, in turn; by default { $opponent }.
    .seed = The luck of the game; by default random.
    .names = The players’ names, with commas.
    .resume = Play on where a record ends, with the same players.
    .save = The record, as JSON if it ends in .json. No other file is ever overwritten than the one that is resumed.
help-join = Play at a server’s table, with people elsewhere.
    .url = The link to a table, or the address of a server to choose one there.
    .name = What you want to be called; else you are asked, once.
    .seat = The seat to take, from 1; by default the first that is free.
    .key = The key of a seat at a private table, if the link has none.
    .watch = Only look on.
    .word = Your word for the luck; by default a random one.
    .login = Log in under this name; the password is asked for.
    .register = Get an account, to be known elsewhere too.
help-games = List the games, their settings and the bots.
help-rules = Show the rules of a game, or those under one id.
    .id = A section such as E4, or one rule such as E4.2.
    .ledger = For each rule its code, its tests and a recorded game in which it mattered.
help-cards = Show the cards of a game with their numbers, sources and rules.
help-simulate = Have bots play many games.
    .seats = How many play; by default as few as can.
    .games = How many games.
    .seed = The luck of it all; by default random.
    .bots = Who plays: names with commas, for the seats in turn.
    .workers = On how many processes; the results are the same.
    .records = A new file for the records: JSON, one on each line.
help-replay = Tell a recorded game from its beginning; the numbers on the left count the answers.
    .file = The record, as “play” or a server saved it: text or JSON; or GAME/NAME, a game of the rules ledger.
    .upto = Stop after so many answers.
    .seat = Tell what this seat saw, from 0 on; by default what all saw.
    .notation = Print it as a text: answers by name, comments.
help-verify = Play a recorded game again with its own luck, and say whether all is right.
    .file = The record of a game that is over.
    .hash = The hash that was shown when the table was opened.
    .draws = Print every draw, for programs to check.
help-bench = Measure the speed, or what bench/NAME.py measures if a NAME comes first; needs the source checkout.
    .args = The name of what is measured, and its own options; “bench --help” lists them.
help-new = Write a small game with a secret, its texts and tests, into a folder of that name.
    .name = What the game is called in programs: a short word in small letters.
help-check = Test a game: that it ends, hides what is hidden, can be copied, replayed and said in both languages.
    .thorough = Try as much as can be tried; this takes minutes.
help-version = Show the version, and whether the engine is compiled.
