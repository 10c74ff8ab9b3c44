### What the server refuses, and what would be right.

## Messages

error-frame = this is no message of the protocol: { $reason }
error-frame-size = the message has { $n } bytes; { $most } are the most
error-frame-depth = the message has too many brackets; { $most } are the most
error-hello = say hello first: {"{"}"type": "hello", "v": 1{"}"}
error-version = this server speaks version { $mine } of the protocol, not { $value }
error-eyes = one connection can watch { $most } tables at most; leave another one first
error-too-fast =
    { $seconds ->
        [one] too much at once; try again in { $seconds } second
       *[other] too much at once; try again in { $seconds } seconds
    }

## Requests

error-request = this request cannot be served
error-foreign-page = a page of another site sent this request; only pages of this server may, and programs that are no browser
error-no-page = there is nothing at this address
error-no-client = the pages are not built; start the server with ./gaslamp, which builds them
error-method = this address takes another method
error-body-size = the request is too large; { $most } bytes are the most, with a record of a game { $record }
error-media = send JSON
error-verify-answers = the record has { $n } answers; { $most } are the most that are played again here
error-verify-much = the record takes more time or memory than this server gives
error-moments = moments { $first } to { $last } cannot be shown: ask from the earlier to the later, for { $most } at most
error-server-broken = something broke on the server; nothing was done

## People

error-nobody = nobody knows you here yet; give yourself a name first
error-name = a name must be of letters that can be seen: { $value }
error-login = login and password do not fit
error-account-already = you have an account already: { $value }

## Tables

error-table-unknown = there is no table { $value }
error-table-game = the table is for a game that is not here: { $value }
error-table-rules = the table was begun under version { $value } of the rules; this server plays version { $mine }
error-table-numbers = the numbers that the table was begun with are lost: { $value }
error-table-log =
    { $n ->
        [0] the numbers that the table was begun with cannot be played with here: { $why }
       *[other] entry { $n } of the table's log cannot be played again: { $why }
    }
error-table-seats = the game is for { $sizes } players, not { $n }
error-table-status =
    { $status ->
        [waiting] the game has not begun yet
        [playing] the game is going on
        [over] the game is over
       *[ended] the game was ended by agreement
    }
error-table-full = every seat is taken
error-no-spectators = this table has no spectators
error-not-host = only whoever opened the table may do that
error-not-seated = you do not sit at this table

## Seats

error-seat-none =
    { $n ->
        [one] there is no seat { $seat }; the table has { $n }
       *[other] there is no seat { $seat }; the table has { $n }
    }
error-seat-not-yours = seat { $seat } is not yours
error-seat-taken = seat { $seat } is taken
error-seat-already = you sit here already, on seat { $seat }
error-seat-empty = nobody sits on seat { $seat }
error-seat-key = this table is private: a seat is taken with the link that was made for it
error-seat-minded = a bot keeps seat { $seat } warm; come back to it first
error-seats-free =
    { $n ->
        [one] seat { $seats } is still free
       *[other] seats { $seats } are still free
    }
error-seats-bots = at least one seat must be for a person
error-word = a word for the luck must be printable: { $value }

## Playing

error-question-late = this answers question { $value }; the table is at question { $now } now
error-not-asked = seat { $seat } is not asked now
error-undo-nothing = there is nothing to take back
error-undo-absent = the others have stepped out; this is taken back only if one of them says yes
error-time-up = your time for this game is used up; the bot plays on
error-left-already = you have already got up from seat { $seat }
error-back-here = you are at your seat { $seat }

## Proposals

error-proposal-open = something else is proposed already; wait until all have said yes or no
error-proposal-gone = this is no longer proposed
error-vote-already = you have already said yes
error-mind-whom = seat { $seat } is not one that a bot could keep warm for somebody
error-mind-wait = { $name } has not kept you waiting for { $seconds } seconds yet
error-mind-not-asked = nobody waits for { $name } now; a bot keeps the seat warm when it is asked
error-end-wait = { $name } has not been away for { $seconds } seconds yet; wait before you end the game without asking

## Talk

error-say-one = say either a text or a quick phrase
error-say-letters = a text must have letters, and only printable ones
error-say-phrase = { $value } is none of the quick phrases: { $known }
error-mute-whom = seat { $seat } is not one that you could stop hearing

## Starting

error-serve-host = the server cannot have the address { $host }: there is none of that name; choose another one with --host
error-serve = the server cannot have the address { $host }, port { $port }: { $why }; choose another one with --port
