### The table: before the game, during it and after it.

table-title = A table
table-coming = Coming to the table …
table-gone = This table is not for you
table-to-lobby = To the lobby
table-your-turn = Your turn
table-bot = Bot { $n }
table-free = a free seat

## Before the game

table-seats = Who sits where
table-you = you
table-host = host
table-minded = a bot minds the seat
table-left = got up
table-away = not connected
table-worded = added a word to the luck
table-sit = Sit down
table-stand = Give up the seat
table-free-seat = Free the seat
table-add-bot = Bot
table-remove-bot = Remove
table-mute = Mute
table-unmute = Hear again
table-mind = Ask for a bot
table-free-seats = { $n ->
        [one] One seat is still free. Wait for a friend, or let a bot have it.
       *[other] { $n } seats are still free. Wait for friends, or let bots have them.
    }
table-fill = Fill with bots and start
table-level = How strong the bots are
table-start = Start the game
table-host-starts = The host starts the game.
table-take-seat = Take a free seat to play along.
table-full = Every seat is taken. You can look on when the game begins.
table-close = Close this table
table-closed = This table was closed before a game began.
table-invite = Invite friends
table-link = The link to this table
table-seat-link = The link to seat { $seat }
table-access-open = open to everybody
table-access-link = for whoever has the link
table-access-private = private
table-pace-days = played over days
table-clock = { $move ->
        [none] { "" }
       *[other] { $move } a move
    }{ $game ->
        [none] { "" }
       *[other] { " " }{ $game } a game
    }{ $extra ->
        [0] { "" }
       *[other] { " " }+ { $extra } s a move
    }
table-luck = Luck you can check
table-luck-help = The cards are already decided by a secret. Its fingerprint is shown now, the secret itself after the game: nobody can change it in between. A random word of yours is mixed in, so that nobody could have planned them either; change it if you like.
table-hash = Fingerprint
table-word = Your word for the luck
table-word-give = Add
table-word-given = Your word is in. It is told when the game begins.

## During the game

table-question = What is asked
table-side = Players, log and talk
table-people = At the table
table-log = What happened
table-door = Look at this moment
table-since = { $n ->
        [one] Since your last answer: one thing.
       *[other] Since your last answer: { $n } things.
    }
table-thinks = { $name } is thinking …
table-minded-you = A bot plays for you just now.
table-back = Take my seat back
table-help = What is this about?
table-rule = Rule { $rule }
table-choose = Choose on the board, or here: { $what }
table-confirm = Confirm
table-no-card = No card
table-nobody = Nobody
table-choice-back = Back
table-set = Chosen
table-set-count = { $exact ->
    [yes] { $n } of { $most } chosen
   *[no] { $n } chosen; { $least } to { $most } allowed
}
table-set-out = Take back: { $what }
table-why-not = Why not …?
table-forbidden = forbidden by
table-allowed = this is allowed.
table-undo = Undo
table-undo-ask = Ask to undo
table-restart = Restart my turn
table-restart-ask = Ask to restart my turn
table-leave = Get up
table-end = End the game
table-sure-leave = Get up from the table? Your seat stays yours, and you can come back.
table-sure-end = Propose to end the game here, without a result?
table-yes = Yes
table-no = No
table-agree = I agree
table-refuse = No
table-clocks = Time left
table-past = You are looking at the game after { $n } of { $last } answers.
table-earlier = Earlier
table-later = Later
table-now = Back to now
table-curtain = Pass the screen to { $name }
table-curtain-help = Nobody’s cards are shown while it changes hands.
table-curtain-ready = I am { $name }

## Talk

table-talk = Talk
table-phrases = Quick phrases
table-say = Say something
table-say-it = Say

## After the game

table-result = The game is over
table-reckoning = Where the points come from
table-reckoning-what = what
table-reckoning-points = points
table-reckoning-rule = rule
table-score = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
table-rematch = Rematch
table-rematch-go = To the rematch
table-rematched = A new table is open for all of you.
table-replay = Watch the replay
table-verify = Check the luck
table-download = Download the record
table-checking = Playing the whole game again with the promised luck …
table-checked = { $n ->
        [one] The luck is the one promised, and the answer was legal.
       *[other] The luck is the one promised, and all { $n } answers were legal.
    }
table-other-luck = This is NOT the luck that was promised.
table-not-over = { $n ->
        [one] The answer was legal with the promised luck; the game was not played to its end.
       *[other] All { $n } answers were legal with the promised luck; the game was not played to its end.
    }
table-legal = { $n ->
        [one] The answer is legal with the luck of this secret.
       *[other] All { $n } answers are legal with the luck of this secret.
    }
table-plain-luck = { $n ->
        [one] The answer is legal, but nothing promised this luck.
       *[other] All { $n } answers are legal, but nothing promised this luck: the record has no secret.
    }
