### Replays.

replay-title = Replay
replay-loading = Threading the reel …
replay-upload = Choose a record, or drop it here
replay-upload-help = A record is the file that a finished table, or the terminal, gives you. It holds the whole game: every answer and all of its luck.
replay-bad-link = This link does not hold a whole record; perhaps it was cut off.
replay-to-table = To the table
replay-eyes = Seen by
replay-spectator = a spectator
replay-all = everybody: all cards open
replay-player = Player { $n }
replay-controls = Step through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-moment = Moment of the game
replay-at = { $n } of { $count }
replay-speed = Speed
replay-share = Share it
replay-link = The link to this replay
replay-link-whole = A link that holds the whole record
replay-another = Another record
