### A new table.

new-page = New table: { $game } – Gaslamp
new-title = A table for { $game }
new-under = Everything is set sensibly already. Change what you like, then open the table.

## Seats

new-seats = Who sits where
new-count = How many players
new-seat = Who sits on seat { $n }
new-who-me = Me
    .help = You play here.
new-who-beside = Somebody beside me
    .help = You share this screen. Cards are covered while it changes hands.
new-who-free = A friend, from elsewhere
    .help = The seat stays free until somebody takes it by your link.
new-who-bot = A bot
new-name = Name of the player on seat { $n }
new-name-empty = Name
new-level = How strong the bot on seat { $n } is
new-level-easy = Easy
    .help = Hardly looks ahead. Good for learning the rules.
new-level-normal = Normal
    .help = Thinks a moment and plays a decent game. It sees no more than you would in its seat.
new-level-strong = Strong
    .help = Thinks ten times as hard, and needs a little longer for it. It sees no more than you would in its seat.

## The game

new-rules = The game
new-names = Choose { $n } yourself
new-each = { $what }, seat { $n }
new-own = One of my own …
new-own-text = { $what }, seat { $n }: your own, written down
new-ticked = { $n } of { $of } chosen

## Who may come

new-door = The door
new-access = Who may sit down
new-access-open = Everybody
    .help = The table is listed in the lobby.
new-access-link = Whoever has the link
    .help = Send it to your friends; the lobby does not show the table.
new-access-private = Only those I invite
    .help = Each free seat has a link of its own.
new-spectators = Spectators
new-spectators-true = Welcome
    .help = They see what everybody at the table sees, and nobody’s cards.
new-spectators-false = Not during the game
    .help = Only the players see the table.
new-language = Language of the table
    .help = The one you talk in. Everybody reads the game in their own.

## The clock

new-clock = The clock
new-timing = How long one may think
new-timing-none = No clock
    .help = Take your time.
new-timing-minute = One minute a move
    .help = Then a bot goes on for you until you are back.
new-timing-quarter = 15 minutes a game
    .help = And 10 seconds more for each move.
new-timing-day = A day a move
    .help = For a game on the side, over days.
new-timing-own = Your own
    .help = For a move, for the game, or both.
new-pace = Pace
new-pace-live = In one sitting
    .help = If somebody is away for a minute, the others may ask a bot to mind the seat.
new-pace-days = Over days
    .help = Everybody comes when they can; a bot may be asked for after a day.
new-move = For a move
new-game = For the whole game
new-extra = Given back by each move
new-span-none = no limit
new-span-unit = { $what }: unit
new-span-seconds = seconds
new-span-minutes = minutes
new-span-hours = hours
new-span-days = days

new-open = Open the table
new-opening = Opening …
