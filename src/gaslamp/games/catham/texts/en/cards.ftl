### Catham City: its name and its cards.
### `.one` is one such card as an object, `.some` so many of them.

title = Catham City

card-back = Card
    .one = a card
    .some = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
card-detectives = Detectives
    .one = a detective
    .some = { $n ->
        [one] { $n } detective
       *[other] { $n } detectives
    }
card-science = Science Council
    .one = a scientist
    .some = { $n ->
        [one] { $n } scientist
       *[other] { $n } scientists
    }
card-robocat = Robocat
    .one = a robocat
    .some = { $n ->
        [one] { $n } robocat
       *[other] { $n } robocats
    }
card-mafia = Mafia
    .one = a mafia card
    .some = { $n ->
        [one] { $n } mafia card
       *[other] { $n } mafia cards
    }
card-hackers = Hackers
    .one = a hacker
    .some = { $n ->
        [one] { $n } hacker
       *[other] { $n } hackers
    }
card-police = Police
    .one = a police officer
    .some = { $n ->
        [one] { $n } police officer
       *[other] { $n } police officers
    }
card-journalists = Journalists
    .one = a journalist
    .some = { $n ->
        [one] { $n } journalist
       *[other] { $n } journalists
    }
card-officials = Officials
    .one = an official
    .some = { $n ->
        [one] { $n } official
       *[other] { $n } officials
    }
