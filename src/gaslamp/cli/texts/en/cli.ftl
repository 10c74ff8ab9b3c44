### The words of the command line.

version = Gaslamp { $number }, { $how ->
        [compiled] compiled
       *[interpreted] interpreted
    }, Python { $python }

## gaslamp games

seats = players
values = { $values } (default: { $default })
several = { $words }, or { $n } of { $names }, with commas
for-each = for each player one of { $names } or something of your own, { $n } in all with commas
bots = Bots: { $known }
broken-game = The game { $name } of another package cannot be loaded: { $why }
new-game =
    { $folder } has a small game to begin with. Now:
      python -m pip install -e { $folder }
      { $command } check { $name }
      { $command } play { $name }

## gaslamp cards

every-game = In every game

## gaslamp check

checking = Checking { $name }; what follows is what pytest says of it.

## gaslamp play

bot = Bot { $n }
seed = seed { $seed }
luck = luck { $hash }…
choose = { $n ->
        [one] Enter or 1:
       *[other] 1–{ $n }:
    }
choose-numbered = Number of the list, or the beginning of a name:
choose-set = { $many } of 1–{ $n }:
set-how =
    Name { $many } of them at once, { $ordered ->
        [yes] in the order that you want
       *[no] in any order
    }: by number ({ $numbers }) or by name ({ $names }), with spaces or commas.
set-one = Choose one: by number ({ $numbers }) or by name ({ $names }).
why-how = Type w and an answer, such as:
why-pass = Passing
why-part = part { $n }:
why-allowed = { $answer }: this is allowed.
why-count = You named { $n }; wanted: { $many }.
why-forbidden = { $answer }: forbidden by { $rule }.
keys = ? explain · w why not · r { $rule } rule · l log · { $undo ->
        [yes] u undo ·{ " " }
       *[no] { "" }
    }s save · q quit · Enter show the table
rule-parts = { $n ->
        [one] More in { $first }
       *[other] More in { $first } to { $last }
    }: r { $rule } shows it all.
no-option =
    “{ $line }” is not an answer: { $n ->
        [one] press Enter
       *[other] type a number from 1 to { $n }
    }, or ? for an explanation.
no-option-numbered = “{ $line }” is not one answer: type a number of the list or the beginning of a name that only one has, or ? for an explanation.
undone = Taken back.
undo-nothing = There is nothing to take back yet.
undo-luck = This cannot be taken back: luck was drawn or a secret came out after your last answer.
undo-others = This cannot be taken back: somebody else has answered since.
hide = Press Enter to hide your cards:
hide-or-undo = Press Enter to hide your cards (u undoes):
pass-screen = Pass the screen to { $name } and press Enter:
saved =
    Saved: { $path }
    To read it: { $command } replay { $path }
left =
    You have left the table. The game so far is in { $path }.
    To play on: { $command } play --resume { $path }

## gaslamp verify

verify-players = players: { $names }
verify-seed = The luck is the plain seed { $seed }: nothing promises that it was not chosen.
verify-hash = hash of the secret: { $hash }
verify-seeds = This is luck of an earlier kind: whoever saw a dozen cards could compute others from them.
verify-compare = Compare it with the hash that was shown when the table was opened.
verify-words =
    { $n ->
        [0] Nobody added a word to the luck: the secret alone decided.
       *[other] words added to the luck: { $words }
    }
verify-word = { $name } “{ $word }”
verify-same = The hash is the one you gave: the secret was not changed.
verify-other = The hash is not the one you gave, { $hash }: this is not the luck that was promised.
verify-no-secret = There is no secret whose hash could be { $hash }: this luck was not promised.
verify-answers =
    { $n ->
        [0] Nobody has answered yet.
        [one] 1 answer, legal with this luck.
       *[other] All { NUMBER($n, useGrouping: 0) } answers are legal with this luck.
    }
verify-not-over = The game is not over, so there is no result to verify.

## Results

result = Result
reckoning = Where the points come from
not-over = The game is not over
column-place = place
column-player = player
column-score = points
column-seat = seat
column-bot = bot
column-wins = wins
column-share = share

## gaslamp simulate

lengths =
    { $games ->
        [one] 1 game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }, from { $least } to { $most } answers each, { $mean } on average
speed = { $speed } answers a second, { $seconds } s in all
seed-and-digest = seed { $seed }, digest { $digest }

## Errors

perhaps = { $why }. Did you mean “{ $name }”?

serving = Gaslamp is open at { $address } (stop it with Ctrl-C)

## Layouts of tables in the terminal

error-layout-kind = { $where }: a block has one of { $kinds }
error-layout-name = { $where }: there is no { $value }; known are { $near }
error-layout-formula = { $where }: { $value } is no formula: { $reason }
error-layout-value = { $where }: { $value } cannot be worked out: { $reason }
error-layout-brackets = { $where }: “{ $sign }” has no counterpart in { $value }
error-layout-style = { $where }: { $value } is no colour and no style
error-layout-part = { $where }: { $value } is no name of a part; right would be: chip(seat)
error-layout-missing = { $where }: { $names } must be said, too
error-layout-type = { $where }: { $value } is no { $kind }
