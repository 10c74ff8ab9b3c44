### The lobby.

lobby-page = Gaslamp – games of dark cities
lobby-over = Every night, until the lamps go out
lobby-title = Tonight on the bill
lobby-under = Games of dark cities, with friends or against bots. No account, no download: one click and you play.
lobby-called = { $n ->
        [one] It is your turn
       *[other] It is your turn at { $n } tables
    }

## A playbill

lobby-players = { $seats } players
lobby-play = Play now
lobby-lighting = Setting the table …
lobby-play-help = { $bots ->
        [one] at once, against a bot
       *[other] at once, against { $bots } bots
    }
lobby-set-up = Set up a table
lobby-rules = Rules

## Lists of tables

lobby-mine = Your tables
lobby-mine-none = No table of yours yet. “Play now” opens one; nothing you do there can break anything.
lobby-past = { $n ->
        [one] One finished game
       *[other] { $n } finished games
    }
lobby-open = Open tables
lobby-open-none = Nobody has left a seat open just now. Set up a table that is open to everybody, and it will stand here.
lobby-open-asking = Asking who is in …
lobby-record = Have you got the record of a game?
lobby-record-link = Watch it again

## One table

lobby-bot = bot ({ $level ->
        [easy] easy
        [strong] strong
       *[normal] normal
    })
lobby-free = { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
lobby-asked = Your turn
lobby-full = about to begin
lobby-status-waiting = waiting for players
lobby-status-playing = being played
lobby-status-over = over
lobby-status-ended = ended without a result
lobby-days = over days
lobby-language-en = in English
lobby-language-pl = in Polish
lobby-answer = Answer
lobby-return = To the table
lobby-replay = Replay
lobby-sit = Sit down
lobby-watch = Watch

## Who one is

lobby-called-so = You are called { $name }.
lobby-nobody = Nobody knows your name here yet.
lobby-name-change = Change
lobby-name-give = Give yourself one
lobby-guest = You are a guest on this device.
lobby-account = Keep your seats with an account
