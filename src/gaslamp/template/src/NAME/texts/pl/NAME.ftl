### Każde słowo gry po polsku.

title = NAME
pitch = Zapal najjaśniejszą latarnię rundy i zdobądź ulicę.
    .length = 5 minut

card-back = Latarnia
    .one = latarnię
    .some = { $n ->
        [one] { $n } latarnię
        [few] { $n } latarnie
       *[other] { $n } latarni
    }
card-lamp_1 = Latarnia 1
    .one = latarnię 1
    .some = { $n } × latarnia 1
card-lamp_2 = Latarnia 2
    .one = latarnię 2
    .some = { $n } × latarnia 2
card-lamp_3 = Latarnia 3
    .one = latarnię 3
    .some = { $n } × latarnia 3
card-lamp_4 = Latarnia 4
    .one = latarnię 4
    .some = { $n } × latarnia 4
card-lamp_5 = Latarnia 5
    .one = latarnię 5
    .some = { $n } × latarnia 5
card-lamp_6 = Latarnia 6
    .one = latarnię 6
    .some = { $n } × latarnia 6
card-lamp_7 = Latarnia 7
    .one = latarnię 7
    .some = { $n } × latarnia 7
card-lamp_8 = Latarnia 8
    .one = latarnię 8
    .some = { $n } × latarnia 8
card-lamp_9 = Latarnia 9
    .one = latarnię 9
    .some = { $n } × latarnia 9
card-lamp_10 = Latarnia 10
    .one = latarnię 10
    .some = { $n } × latarnia 10
card-lamp_11 = Latarnia 11
    .one = latarnię 11
    .some = { $n } × latarnia 11
card-lamp_12 = Latarnia 12
    .one = latarnię 12
    .some = { $n } × latarnia 12

choice-light = Runda { $round }: którą latarnię zapalasz?
    .help = Każdy zapala jedną latarnię; najjaśniejsza wygrywa rundę.
    .answer = Zapal { $lamp_one }

event-dealt = { $seat } dostaje { $card_one }.
event-lit = { $seat } zapala { $card_one }.
event-won = { $seat } wygrywa rundę, zapaliwszy { $card_one }: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }.

reckoning-all_lit = Zapalono wszystkie latarnie.
reckoning-rounds = wygrane rundy

part-lamp = Latarnia

view-active = Zaczyna
view-rest = Nierozdane
view-away = Odłożone
view-points = Punkty
view-players = Gracze
view-lit = Zapalona
view-size = Latarnie na ręce
view-hand = Ręka

fact-lamps = Latarnie
fact-hand = Latarnie na ręce

rule-L1 = Latarnie tasuje się i rozdaje wszystkim po równo.
rule-L2 = Zaczynający zapala latarnię z ręki, potem kolejno pozostali. Numer latarni mówi, jak jasno świeci.
rule-L3 = Najjaśniejsza latarnia daje jeden punkt; jej właściciel zaczyna następną rundę.
rule-L4 = Gdy zapalono wszystkie latarnie, gra się kończy: wygrywa największa liczba punktów, równe punkty dzielą miejsce.

phrase-bright = Ależ jasno!
