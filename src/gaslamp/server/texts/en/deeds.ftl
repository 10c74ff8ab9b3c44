### What people do at a table, around the game itself.

deed-sat = { $name } sits down on seat { $seat }.
deed-stood = Seat { $seat } is free.
deed-placed = A bot ({ $level }) sits down on seat { $seat }.
deed-worded = { $name } adds a word to the luck.
deed-began = The game begins.
deed-undone = { $name } takes back what was done last.
deed-proposed-undo = { $name } would like to take back what was done last.
deed-proposed-mind = { $name } proposes that a bot plays for { $seat }.
deed-proposed-end = { $name } proposes to end the game here, without a result.
deed-voted = { $name } says { $yes ->
        [yes] yes
       *[no] no
    }.
deed-minded = { $why ->
        [clock] { $name } is out of time; a bot plays on.
       *[vote] A bot now plays for { $name }.
    }
deed-left = { $name } gets up.
deed-returned = { $name } is back.
deed-forced = You had no choice: { $answer }.
deed-account = While you were away, a bot played for you:
deed-muted = You no longer hear { $name }.
deed-unmuted = You hear { $name } again.
deed-ended = The game was ended by agreement.
deed-closed =
    { $why ->
        [rules] The game was begun under version { $version } of its rules. This server plays version { $now } and can neither show it nor go on with it: it is closed without a result here.
       *[log] What was played here under version { $version } of the rules cannot be played again by this server (version { $now }): the game is closed without a result here.
    }
