### What is refused, and why. $value is shown as it was given; $why is another of these texts.

quoted = “{ $text }”

## Answers and names

error-illegal =
    { $value } is forbidden by { $rule }; offered: { $n ->
        [0] nothing
       *[other] { $offered }
    }{ $hidden ->
        [0] { "" }
       *[other] , … ({ $n } in all)
    }
error-answer-form = { $value } is not an answer to this; it has the form: { $shape }
error-answer-name = { $name } cannot be { $value }; it is one of: { $known }
error-answer-near = { $name } cannot be { $value }; did you mean: { $known }
error-answer-seat = { $name } cannot be { $value }; a player is p1, p2 and so on
error-answer-number = { $name } cannot be { $value }; it is a number from 0 to { $most }
error-answer-key = an answer has no { $value } here; it has: { $known }
error-answer-missing = the answer lacks { $name }; it has: { $known }
error-answer-list = { $name } cannot be { $value }; it is a list
error-answer-element = { $name } cannot have { $value } in it; each of its elements has: { $known }
error-unknown =
    there is no { $what ->
        [game] game
        [bot] bot
        [rule] rule
        [setting] setting
        [command] command
        [option] option
        [language] language
        [phrase] phrase
        [question] question
        [recorded] recorded game
       *[other] such name:
    } { $value }{ $n ->
        [0] { "" }
       *[other] ; there is: { $known }
    }

## Settings

error-setting-range = { $name } cannot be { $value }; it is from { $least } to { $most }
error-setting-least = { $name } cannot be { $value }; it is at least { $least }
error-setting-seat = { $name } cannot be { $value }; it is from 0 to { $most }, or None for a spectator
error-setting-seed = { $name } cannot be { $value }; it is a whole number from 0 to { $most }
error-setting-secret = { $name } cannot be { $value }; it is 64 digits from 0 to 9 and a to f
error-setting-one-of = { $name } cannot be { $value }; it is one of { $values }
error-setting-several =
    { $name } cannot be { $value }; it is { $words }, or { $count ->
        [one] 1
       *[other] { $count } different ones
    } of { $names }
error-setting-for-each =
    { $name } cannot be { $value }; it is { $count ->
        [one] one
       *[other] { $count } with commas between them, one for each seat
    }: { $names }, or a text of your own
error-deck = { $name } cannot be { $value }; such a deck breaks { $rules }
error-setting-long = { $name } cannot be { $value }, a text of { $n } letters; { $most } are the most
error-deck-text = { $name } cannot be { $value }; a deck is { $names }, one that you have saved, or numbers of cards from 1 to { $most } such as 2 10 12x2
error-deck-long = { $name } cannot be { $value }; it has more than { $most } cards
error-deck-name = { $name } cannot be { $value }; it is at most 40 letters, digits, - and _, begins with a letter, and is none of { $names }
error-deck-unknown = { $name } cannot be { $value }; there is no such deck, but there is: { $names }
error-deck-file = { $name }: { $value } cannot be used: { $why }
error-setting-bots =
    { $name } cannot be { $value }; it is from 1 to { $most ->
        [one] 1 bot
       *[other] { $most } bots
    }, for the seats in turn
error-setting-names =
    { $name } cannot be { $value }; it is at most { $most ->
        [one] 1 name
       *[other] { $most } names, all different
    }
error-setting-game = { $name } cannot be { $value }; the record is of { $played }
error-setting-resume = { $name } cannot be { $value } here; a game that is resumed keeps what its record says
error-setting-resume-save = { $name } cannot be { $value } with resume: the game goes on in its own file, { $file }
error-look-icon = { $where }: there is no drawing { $icon }; it is the name of an icon that one of our games uses, or a path in a square of 512
error-new-name = a game cannot be called { $name }: a short word of small letters, figures and _, such as lamplighters, can be a name
error-new-taken = { $name } is taken: there is a game or a folder of that name
error-setting-pair = { $name } cannot be { $value }; it is NAME=VALUE

## Files

error-at = { $where }: { $why }
error-system =
    { $code ->
        [ENOENT] there is no such file or folder
        [EACCES] you may not read or write there
        [EPERM] you may not read or write there
        [EROFS] that disk can only be read
        [EISDIR] that is a folder, not a file
        [ENOTDIR] the path leads through a file as if it were a folder
        [EEXIST] it is there already
        [ENOSPC] the disk is full
        [EADDRINUSE] somebody has it already
        [EADDRNOTAVAIL] this machine does not have it
        [ENAMETOOLONG] the name is too long
       *[other] { $reason }
    }
error-path = { $value } cannot be the name of a file
error-utf8 = { $where }: not a text in UTF-8: byte { $at } does not fit
error-json =
    { $where }: not a whole JSON file{ $line ->
        [0] { "" }
       *[other] : it ends or goes wrong in line { $line }, column { $column }
    }
error-toml = { $where }: not a TOML file: { $reason }

## Records

error-bot-import = the bot { $value } would be imported from a module: only the command line may name one so, not a record; a package can bring it under a name of its own
error-record-form = { $where }: a record is a JSON object with { $fields }
error-record-field =
    { $where }: { $name } is { $value }; it must be { $kind ->
        [int] a whole number
        [str] a text
        [list] a list
       *[dict] an object
    }
error-record-format = { $where }: written in format { $value }; this Gaslamp reads formats 1 to { $mine }
error-record-version = { $where }: played with version { $value } of the rules; this Gaslamp has version { $mine }
error-record-words =
    { $where }: { $name } is { $value }; it must be a list of printable texts, { $most ->
        [one] at most 1
       *[other] at most { $most }
    }{ $longest ->
        [0] { "" }
       *[other] , each of at most { $longest } letters
    }
error-record-part = { $where }: answer { $n } is { $value }; it must be a list of whole numbers, or a list of such lists
error-record-comment = { $where }: the comments have { $value }; each is a printable text under the number of an answer, from 0 to { $most }
error-record-places = { $where }: the result is { $value }; it is a place for each seat
error-record-result = the places are { $mine } and not { $value }, as the record says (* is a game that is not over)
error-record-line = { $where }: answer { $n }: { $why }
error-record-asked = answer { $n }: asked is { $mine }, not { $value } as the record says
error-sheet-line =
    { $where }: line { $line } is { $value }; a line is [Tag "value"], or the next answer such as
    7. Ann act take mafia 2, or a comment after ;
error-record-no-luck = { $where }: there is neither a seed nor a secret; a game has one of them, for its luck
error-record-luck = the seed is { $value }; the secret and the words come to { $mine }
error-record-begin = the game cannot begin: { $why }
error-record-answer = answer { $n } of { $all }: { $why }

## Data files

error-data-section = { $where } must be a section [{ $name }]
error-data-form = { $where } must read { "{" } is = …, source = "…" { "}" } with an optional note
error-data-missing = { $where } is missing
error-data-number = { $where } is { $value }; it must be one whole number
error-data-numbers = { $where } is { $value }; it must be a list of whole numbers
error-data-word = { $where } is { $value }; it must be a word
error-data-words = { $where } is { $value }; it must be a list of words
error-data-value = { $where } is { $value }; it must be a whole number of at least 0, a word, or a list of either, which may be empty
error-data-values = { $where } must be an object of objects: section, name and value
error-data-digest = { $where } have the digest { $mine }, not { $value } as the record says
error-data-file = { $where }: there is no file { $name } in this folder
error-data-fixed = { $where }: the numbers of { $name } are not to be corrected
error-data-section-unknown = { $where }: there is no section [{ $name }]; there is: { $known }
error-data-symbol = { $where } is unknown; this section may have: { $known }
error-data-limit = { $where } is { $value }; it must be from { $least } to { $most }
error-data-text = { $where } is { $value }, but this card has no such text; it may be: { $known }
error-data-text-missing = { $where } is missing: this card has a text and needs a heading
error-data-word-unknown = { $where } is { $value }; it may be: { $known }
error-data-twice = { $where } names { $value } twice
error-data-size = { $where } has { $value } entries; it must have from { $least } to { $most }
error-data-neighbour = { $where } lacks { $value }: who is a neighbour has one, and nobody is their own
error-data-length = { $where } is { $value }; it must have { $wanted } numbers
error-data-name = { $where }: { $value } cannot be a name
error-data-count = { $where } come to { $value }; they must be { $wanted }
error-data-marked = { $where }: the marked influences of { $name } come to { $value }; they must be { $wanted }
error-data-source = { $where } has the source { $value }; a source is one of { $sources }
error-data-note = { $where } has the note { $value }; a note is a text

## Texts

error-text-missing = no text { $value } in { $language }
error-text-unsayable = text { $value } in { $language }: { $reason }
error-text-slip = { $where }: { $reason }: { $value }

## Programs

error-endless = the game with seed { $seed } was not over after { $n } answers
error-extra = { $what } needs the extra “{ $extra }” ({ $module } is not installed): pip install 'gaslamp[{ $extra }]'
error-no-ledger = { $name } has no rules ledger: its folder has no { $file }
error-no-bench = bench needs the source checkout of Gaslamp: there is no bench/speed.py here
