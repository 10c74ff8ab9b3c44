### gaslamp join: a table elsewhere.

## Who one is

join-name = What are you called?
join-name-again = What are you called? (Enter: { $name })
join-name-long = a name has { $most } letters at most
join-login = Under which name do you want to log in?
join-password = Password:
join-new-password = Choose a password of at least 8 letters:
join-password-again = Once more:
join-passwords-differ = the two passwords are not the same

## The lobby

join-mine = Your tables
join-open = Open tables
join-none = No table is open just now.
join-choose = Number of a table · n new table · Enter look again · q quit:
join-no-table = There is no such number; n opens a new table.
join-status-waiting = waiting for players
join-status-playing = playing
join-status-asked = your turn
join-free = a free seat

## A new table

join-game = Which game? { $options } (Enter: { $default })
join-seats = How many players in all? { $known } (Enter: { $default })
join-here = How many of them at this screen? { $known } (Enter: { $default })
join-here-name = What is player { $n } called?
join-bots = How many bots? { $known } (Enter: { $default })
join-level = How strong? { $options } (Enter: { $default })
join-level-easy = easy
join-level-normal = normal
join-level-strong = strong
join-access = Who may come? { $options } (Enter: { $default })
join-access-open = everybody
join-access-link = whoever has the link
join-access-private = each with a link of their own
join-link = Give this link to your friends: { $link }
join-seat-link = For seat { $seat }: { $link }

## Before the game

join-chair-you = you
join-chair-host = host
join-chair-bot = { $level } bot
join-chair-minded = a bot is minding the seat
join-chair-left = got up
join-chair-away = not connected
join-chair-word = added a word to the luck
join-hash =
    The luck is fixed already; its secret has this hash:
    { $hash }
join-keys-waiting = { $host ->
        [free] s start · b bots on free seats ·{ " " }
        [full] Every seat is taken: s starts the game ·{ " " }
       *[guest] The host starts the game ·{ " " }
    }w WORD for the luck · c chat · ? all keys · q leave
join-help-waiting =
    s – start the game (host)
    b – bots on all free seats (host); b 2 easy – an easy bot on seat 2
    x – give up your seat; x 2 – free seat 2 (host)
    w WORD – add a word to the luck
    e – close the table (host)
    c TEXT – say something; c – list the quick phrases; c 3 – say the third
    m 2 – stop or start hearing seat 2
    r ID – a rule; r M4 – a section
    q – leave; your seat stays yours
    Enter – who sits where
join-looking-on = You are looking on. Enter shows the table, ? all keys.
join-spectator = You are only looking on.
join-put-out = Your seat was given up.
join-other-numbers = This table is played with other numbers or another version of the rules than you have here; some texts may be off.

## What people do

join-vote = Do you agree? y yes · n no
join-left = { "" }
    Your seat stays yours. To come back:
    { $command }
join-rematched = A new table is open for all of you. R goes there.
join-thinks = { $name } is thinking …
join-time = { $time } left
join-away = { $name } is not connected. (b { $seat } asks for a bot.)
join-here-again = { $name } is connected again.
join-cut = The connection is lost. Trying again …
join-mended = Connected again.

## During the game

join-keys = { $choose } · ? help · { $undo ->
        [free] u undo ·{ " " }
        [ask] u ask to undo ·{ " " }
       *[no] { "" }
    }c chat · q leave · Enter show the table
join-help-playing =
    1, 2, 3 … – answer; several numbers are a whole set; or by name: take mafia 2
    Enter – show the table
    r ID – a rule; r M4 – a section
    l – all that happened
    u – take back your last answer; t – begin your turn anew
    w – why is an answer not offered?
    c TEXT – say something; c – list the quick phrases; c 3 – say the third
    m 2 – stop or start hearing seat 2
    b 2 – propose a bot for seat 2 if its player is away; b – take your own seat over from the bot
    e – propose to end the game here; y, n – vote on a proposal
    q – leave; your seat stays yours
join-no-key = { $status ->
        [playing] It is not your turn; ? lists the keys.
       *[other] There is no such key; ? lists them.
    }
join-which-seat = Which seat? Type its number from 1 to { $n }, or the player’s name.
join-undo-asks = The others are asked whether you may.
join-no-proposal = Nothing is proposed just now.
join-why-when = You can ask that when it is your turn.

## After the game

join-checked =
    Checked: the luck is the one promised (hash { $hash }…), and { $n ->
        [one] the answer is legal
       *[other] all { NUMBER($n, useGrouping: 0) } answers are legal
    }.
join-unchecked = The game could not be checked: { $why }
join-other-luck = This is NOT the luck that was promised by the hash { $hash }!
join-other-game = The record of this game is NOT what was told here!
join-keys-over = R rematch · l log · c chat · q leave
join-help-over =
    R – a rematch, or follow whoever opened one
    l – all that happened
    c TEXT – say something; c – list the quick phrases
    r ID – a rule
    q – leave
    Enter – show the table
