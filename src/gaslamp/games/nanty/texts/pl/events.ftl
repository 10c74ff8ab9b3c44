### Nanty Narking: co się dzieje. `$card_one` to czasem kilka kart: „Gazeciarza i Irenę Adler”.

event-dealt_identity = Tajne tożsamości: { $seat } dostaje { $card_one }.
event-began = Kość rozstrzyga: zaczyna { $seat }.
event-drew = { $seat } dobiera { $card_one }.
event-turn_began = Tura: { $seat }.
event-played = { $seat } zagrywa { $card_one }.
event-aimed = Celem karty „{ $card }” jest { $to }.
event-used = { $seat } używa zdolności dzielnicy: { $card }.
event-reacted = { $seat } reaguje: zagrywa { $card_one }.
event-discarded = { $seat } odrzuca { $card_one }.
event-took_back = { $seat } bierze z powrotem { $card_one } i kończy turę.
event-placed = { $seat } umieszcza agenta { $at_in }.
event-moved =
    { $seat }: agent przeniesiony { $n ->
        [1] { place-chelsea.from }
        [2] { place-westminster.from }
        [3] { place-strand.from }
        [4] { place-marylebone.from }
        [5] { place-city.from }
        [6] { place-billingsgate.from }
        [7] { place-east_end.from }
        [8] { place-bermondsey.from }
        [9] { place-clerkenwell.from }
        [10] { place-southwark.from }
        [11] { place-lambeth.from }
       *[12] { place-vauxhall.from }
    } { $at_to }.
event-put_back = { $seat } zabiera agenta { $at_from } i umieszcza go tam z powrotem.
event-removed = { $seat } traci agenta { $at_in }.
event-threatened =
    { $n ->
        [0] { $seat } ma stracić agenta { $at_in }.
        [1] { $seat }: agent ma być przeniesiony { $at_from } { place-chelsea.to }.
        [2] { $seat }: agent ma być przeniesiony { $at_from } { place-westminster.to }.
        [3] { $seat }: agent ma być przeniesiony { $at_from } { place-strand.to }.
        [4] { $seat }: agent ma być przeniesiony { $at_from } { place-marylebone.to }.
        [5] { $seat }: agent ma być przeniesiony { $at_from } { place-city.to }.
        [6] { $seat }: agent ma być przeniesiony { $at_from } { place-billingsgate.to }.
        [7] { $seat }: agent ma być przeniesiony { $at_from } { place-east_end.to }.
        [8] { $seat }: agent ma być przeniesiony { $at_from } { place-bermondsey.to }.
        [9] { $seat }: agent ma być przeniesiony { $at_from } { place-clerkenwell.to }.
        [10] { $seat }: agent ma być przeniesiony { $at_from } { place-southwark.to }.
        [11] { $seat }: agent ma być przeniesiony { $at_from } { place-lambeth.to }.
       *[12] { $seat }: agent ma być przeniesiony { $at_from } { place-vauxhall.to }.
    }
event-stopped = { $seat }: agent zostaje { $at_in }.
event-grenadier_came = Grenadier obejmuje posterunek { $at_in }.
event-grenadier_left = Grenadier znika { $at_from }.
event-citizen_came = Nowy obywatel osiedla się { $at_in }.
event-citizen_left = Nowy obywatel znika { $at_from }.
event-unrest_rose = Niepokój wybucha { $at_in }.
event-unrest_fell = Spokój wraca { $at_to }.
event-built = { $seat } stawia budynek { $at_in }.
event-razed = { $seat } traci budynek { $at_in }.
event-built_nothing = { $seat } nie ma gdzie postawić budynku.
event-killed_nobody = { $seat } nie ma kogo usunąć.
event-found_nobody = Nie ma kogo usunąć { $at_in }.
event-no_unrest = Nie ma znacznika niepokoju, który można by usunąć.
event-text_idle = { $card }: tekst karty nic teraz nie daje.
event-bought = { $seat } przejmuje budynek { $at_in } (sprzedaje: { $to }).
event-got = { $seat } bierze z banku £{ $n }.
event-paid = { $seat } płaci do banku £{ $n }.
event-paid_to = { $seat } płaci £{ $n } → { $to }.
event-refused = { $seat } odmawia zapłaty (żąda: { $to }).
event-borrowed = { $seat } zaciąga pożyczkę: { $card }.
event-burdened = { $seat } nie płaci i zostaje z kartą „{ $card }”: odtąd uzupełnia rękę do jednej karty mniej.
event-gave = { $seat } oddaje { $card_one } → { $to }.
event-salvaged = { $seat } wyławia ze stosu kart odrzuconych { $card_one }.
event-showed = { $seat } pokazuje { $card_one } → { $to }.
event-swapped_hands = { $seat } i { $to } zamieniają się kartami na ręce.
event-peeked = { $seat } podgląda nieużyte tożsamości i widzi { $card_one }.
event-changed_identity = { $seat } zmienia tożsamość i dostaje { $card_one }.
event-diced = { $seat } wyrzuca { $n }.
event-rolled = { $seat } rzuca kością: { $n } ({ $at }).
event-happened = Losowe zdarzenie: { $card }!
event-nothing_happened = { $card }: nic się nie dzieje.
event-flooded = Tamiza występuje z brzegów { $at_in }.
event-blocked = Klątwa spada na { $card_one }: { $seat } nie może już używać tej zdolności.
event-insured =
    { $n ->
        [1] { $seat } korzysta z polisy ({ $card }) i chroni swojego agenta { $at_in }.
       *[other] { $seat } korzysta z polisy ({ $card }) i chroni swój budynek { $at_in }.
    }
event-kept_away = { $seat } korzysta z polisy ({ $card }): grenadier nie staje { $at_in }.
event-fogged = Mgła pochłania { $card_one }.
event-deck_out = Talia akcji się wyczerpała i gra jest skończona.
event-rioted = Zamieszki ogarniają cały Londyn i gra jest skończona.
event-revealed = { $seat } zrzuca maskę: { $card }.
event-repaid =
    { $n ->
        [0] { $seat } nie spłaca pożyczki ({ $card }) i traci punkty.
       *[other] { $seat } spłaca pożyczkę ({ $card }): £{ $n }.
    }
event-won = { $seat } wygrywa jako { $card }!
event-won_by_points = { $seat } ma najwięcej punktów i wygrywa jako { $card }.
event-won_tie = Remis na czele: { $seat } ma najdroższą kartę dzielnicy (£{ $n }) i wygrywa jako { $card }.
event-shared_win = Remis na czele, którego nie rozstrzyga żadna karta dzielnicy: { $seat } dzieli zwycięstwo jako { $card }.
