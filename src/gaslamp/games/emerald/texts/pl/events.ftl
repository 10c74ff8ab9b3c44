### Studium w Szmaragdzie: co się dzieje. `$card_one` to czasem kilka kart: „Kurierów i 2 karty Ulotek”.

event-dealt_identity = Sekretne tożsamości: { $seat } dostaje { $card_one }.
event-drew = { $seat } dobiera { $card_one }.
event-reshuffled = { $seat } nie ma już talii: potasowane karty odrzucone tworzą nową.
event-turned_up = Odkryto { $at_in } { $card_one }.
event-appeared = Arystokracja: { $at_in } na swoje pole trafia { $card }.
event-stationed = { $seat } umieszcza agenta { $at_in }.
event-turn_began = Tura: { $seat }.
event-passed = { $seat } pasuje.
event-played = { $seat } zagrywa { $card_one }.
event-used = { $seat } zagrywa { $card_one }, korzystając z tekstu.
event-discarded = { $seat } odrzuca { $card_one }.
event-placed =
    { $seat } umieszcza { $at_in } { $n ->
        [one] { $n } kostkę.
        [few] { $n } kostki.
       *[many] { $n } kostek.
    }
event-took = { $seat } przejmuje { $card_one } ze stosu { $at_in }.
event-recruited =
    { $seat } umieszcza { $at_in } { $n ->
        [one] { $n } agenta.
       *[many] { $n } agentów.
    }
event-gained =
    { $seat } zdobywa { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
event-lost =
    { $seat } traci { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
event-kept_sane = { $seat } rzuca kością poczytalności i niczego nie traci.
event-lost_sanity =
    { $seat } rzuca kością poczytalności: szaleństwo zabiera { $n ->
        [0] ostatni znacznik poczytalności.
        [one] znacznik poczytalności, zostaje { $n }.
        [few] znacznik poczytalności, zostają { $n }.
       *[many] znacznik poczytalności, zostaje { $n }.
    }
event-retrieved =
    { $seat } odzyskuje { $at_from } { $n ->
        [one] { $n } kostkę.
        [few] { $n } kostki.
       *[many] { $n } kostek.
    }
event-cleared = Kostki znikają { $at_from }: { $seat } odsyła swoje do Otchłani, cudze wracają do pul.
event-moved = { $seat } przesuwa agenta { $at_to } (skąd: { $card }).
event-raised_restorationists = { $seat } przesuwa znacznik Restauracjonistów w górę, na { $n }.
event-raised_loyalists = { $seat } przesuwa znacznik Lojalistów w górę, na { $n }.
event-brought =
    Tory dają teraz każdemu { $n ->
        [0] 0 punktów.
        [one] { $n } punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
event-killed =
    { $seat } zabija agenta { $at_in } (czyj: { $to }, karta: { $card }){ $n ->
        [0] { "" }
        [one] { " " }i zdobywa { $n } punkt
        [few] { " " }i zdobywa { $n } punkty
       *[many] { " " }i zdobywa { $n } punktów
    }.
event-slew = { $seat } zabija { $at_in } { $card_one }.
event-hid = { $seat } wywozi { $at_from } i ukrywa { $card_one }.
event-blocked = { $seat } blokuje, zagrywając { $card_one }: { $to } atakuje { $at_in } na próżno.
event-returned = { $seat } traci agenta { $at_in }; wraca on do puli.
event-replaced = { $seat } zastępuje swoim agenta { $at_in } (czyj był: { $to }).
event-banished =
    Otchłań pochłania { $at_from } { $n ->
        [one] { $n } kostkę (czyja: { $seat }).
        [few] { $n } kostki (czyje: { $seat }).
       *[many] { $n } kostek (czyje: { $seat }).
    }
event-withdrawn =
    { $seat } musi zabrać { $at_from } do puli { $n ->
        [one] { $n } kostkę.
        [few] { $n } kostki.
       *[many] { $n } kostek.
    }
event-abducted = Mi-Go porywają { $at_from } agenta (czyj: { $seat }).
event-came_back =
    Mi-Go zwracają { $at_to } { $n ->
        [one] { $n } agenta (czyj: { $seat }).
       *[many] { $n } agentów (czyi: { $seat }).
    }
event-offered_up =
    { $seat } oddaje Yog Sothothowi { $n ->
        [one] { $n } agenta
       *[many] { $n } agentów
    } { $at_from }.
event-recovered =
    { $seat } odzyskuje zmysły i znów ma { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    } poczytalności.
event-looked = { $seat } ogląda w tajemnicy { $card_one } (czyja karta: { $to }).
event-devastated = { $seat } sprowadza Cthulhu { $at_to }: znikają karty, agenci, zombie i kostki.
event-removed = Z gry usunięto { $at_from } { $card_one }.
event-rose = { $seat } umieszcza zombie { $at_in }.
event-laid_to_rest = { $seat } zsyła spokój na nieumarłych: zombie i Wampiry znikają na dobre.
event-purged = { $seat } traci na dobre { $card_one }.
event-revealed = { $to } ujawnia { $card_one }.
event-counts_as = Po zmianie nastawienia { $to } to { $card }.
event-turned_coat = { $seat } zmienia nastawienie i należy odtąd do przeciwnej frakcji.
event-reached_goal =
    { $seat } ma { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } na torze, a to kończy grę.
event-restorationists_through = Znacznik Restauracjonistów doszedł do końca swojego toru.
event-loyalists_through = Znacznik Lojalistów doszedł do końca swojego toru.
event-stalled = W miastach nie ma już kart, a od dziesięciu rund nic się nie zmieniło: wojna wygasła.
event-exposed = Ujawniony Restauracjonista: { $seat }. To kończy grę.
event-ended = Gra skończona, maski opadają.
event-kept =
    { $seat } zachowuje { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
event-punished = { $to_number ->
        [15] { $seat } ma najniższy wynik (z równych niższy jest wynik Lojalisty) i traci
       *[other] { $seat } należy do tej samej frakcji co osoba z najniższym wynikiem ({ $to }), i traci
    } { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
event-scored =
    { $seat } kończy, mając { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
event-sank =
    { $seat } kończy poniżej zera: { $n ->
        [one] −{ $n } punkt.
        [few] −{ $n } punkty.
       *[many] −{ $n } punktów.
    }
