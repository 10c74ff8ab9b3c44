### Catham City: co się dzieje. `$card_one` to czasem kilka kart: „detektywa i 2 hakerów”.

event-dealt = { $seat } dostaje { $card_one }.
event-opened = Pulę uzupełniono o { $card_one }.
event-reshuffled = Stos kart do dobierania się skończył: potasowane karty odrzucone tworzą nowy.
event-turn_began = Tura: { $seat }.
event-passed = { $seat } nie może nic zrobić i pasuje.
event-took = { $seat } bierze z puli { $card_some }.
event-played = { $seat } zagrywa { $card_some }.
event-added = { $seat } dokłada { $card_one } jako kartę dodatkową.
event-gained =
    { $seat } zdobywa { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } wpływu.
event-lost =
    { $seat } oddaje do banku { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } wpływu.
event-drew = { $seat } dobiera { $card_one }.
event-discarded = { $seat } odrzuca { $card_one }.
event-sold = { $seat } korzysta z okazji i odrzuca { $card_one }.
event-gave = { $seat } oddaje { $card_one } (komu: { $to }).
event-hacked = Atak hakerów (zagrywa { $seat }): { $to } wtasowuje { $card_some } w swoje karty.
event-searched =
    Przeszukanie (kto zagrywa: { $seat }): { $to } odkrywa { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }; punktuje: { $card }.
event-revealed = { $seat } odkrywa { $card_one }.
event-stole = { $seat } bierze na rękę { $card_one } (od: { $to }).
event-elected = { $seat } obejmuje urząd burmistrza Catham City i wygrywa!
