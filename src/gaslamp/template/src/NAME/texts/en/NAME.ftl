### Every word of the game in English.

title = NAME
pitch = Light the brightest lamp of the round and win the street.
    .length = 5 minutes

card-back = Lamp
    .one = a lamp
    .some = { $n ->
        [one] { $n } lamp
       *[other] { $n } lamps
    }
card-lamp_1 = Lamp 1
    .one = lamp 1
    .some = { $n } × lamp 1
card-lamp_2 = Lamp 2
    .one = lamp 2
    .some = { $n } × lamp 2
card-lamp_3 = Lamp 3
    .one = lamp 3
    .some = { $n } × lamp 3
card-lamp_4 = Lamp 4
    .one = lamp 4
    .some = { $n } × lamp 4
card-lamp_5 = Lamp 5
    .one = lamp 5
    .some = { $n } × lamp 5
card-lamp_6 = Lamp 6
    .one = lamp 6
    .some = { $n } × lamp 6
card-lamp_7 = Lamp 7
    .one = lamp 7
    .some = { $n } × lamp 7
card-lamp_8 = Lamp 8
    .one = lamp 8
    .some = { $n } × lamp 8
card-lamp_9 = Lamp 9
    .one = lamp 9
    .some = { $n } × lamp 9
card-lamp_10 = Lamp 10
    .one = lamp 10
    .some = { $n } × lamp 10
card-lamp_11 = Lamp 11
    .one = lamp 11
    .some = { $n } × lamp 11
card-lamp_12 = Lamp 12
    .one = lamp 12
    .some = { $n } × lamp 12

choice-light = Round { $round }: which lamp do you light?
    .help = Everybody lights one lamp; the brightest wins the round.
    .answer = Light { $lamp_one }

event-dealt = { $seat } is dealt { $card_one }.
event-lit = { $seat } lights { $card_one }.
event-won = { $seat } wins the round with { $card_one }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

reckoning-all_lit = All lamps are lit.
reckoning-rounds = rounds won

part-lamp = Lamp

view-active = Begins
view-rest = Not dealt
view-away = Put away
view-points = Points
view-players = Players
view-lit = Lit
view-size = Lamps in hand
view-hand = Hand

fact-lamps = Lamps
fact-hand = Lamps in a hand

rule-L1 = The lamps are shuffled, and everybody is dealt the same number.
rule-L2 = Whoever begins lights a lamp of their hand, then the others in turn. The number of a lamp is how bright it is.
rule-L3 = The brightest lamp wins one point; its owner begins the next round.
rule-L4 = When all lamps are lit the game is over: most points win, equal points share the place.

phrase-bright = How bright!
