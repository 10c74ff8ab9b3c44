### Rada Pięciu: co się dzieje. `$card_one` to czasem kilka kart albo „kartę”, jeśli nie wolno jej widzieć.
### Miejsce 0 gra jasną stroną, czyli poczytalnością, miejsce 1 ciemną, czyli szaleństwem.

event-began = Los zdecydował: zaczyna { $seat }.
event-cut = { $seat } przekłada talię przeciwnika.
event-left = { $seat } nie przekłada talii przeciwnika.
event-chose_board =
    { $seat } wybiera planszę: { $n ->
        [0] { word-board-plain }
        [1] { word-board-crossroads }
        [2] { word-board-harbour }
       *[3] { word-board-catacombs }
    }.
event-turned_up = { $seat } znajduje na wierzchu talii { $card_one }.
event-turn_began = Kolejka: { $seat }.
event-skipped = { $seat } nie ma już kart i traci kolejkę.
event-played = { $seat } zagrywa { $card_one }.
event-stashed = { $seat } odkłada do schowka { $card_one }.
event-discarded = { $seat } odrzuca { $card_one } i kończy kolejkę.
event-sank = { $seat } nie może położyć tej karty i kładzie ją na spodzie talii: { $card }.
event-passed = { $seat } pasuje.
event-laid = { $seat } kładzie { $card_one } { $at_in }.
event-applied = { $card }: działa zasada dodatkowa.
event-ignored = { $card }: zasady dodatkowej nie da się wykonać w całości.
event-flipped =
    { $seat } zyskuje { $at_in } { $card_one } ({ $seat_number ->
        [0] jasna strona
       *[1] ciemna strona
    }).
event-tied =
    { $card }: { $n ->
        [1] wystarcza jeden remis!
        [2] podwójny remis!
        [3] potrójny remis!
       *[4] poczwórny remis!
    }
event-cascaded = { $card }: kaskada!
event-lasts = { $card }: zasada dodatkowa obowiązuje od tej chwili.
event-removed = { $seat } na dobre traci { $card_one } { $at_from }.
event-recalled = { $seat } bierze { $card_one } { $at_from } z powrotem do schowka.
event-moved = Przesunięcie { $at_to }: { $card }.
event-shifted = { $seat } kładzie { $card_one } na zwolnionym miejscu, { $at_in }.
event-fetched = { $seat } sprowadza z talii do schowka { $card_one }.
event-selected = { $seat } wyjmuje z talii { $card_one }.
event-put_on_top = { $seat } kładzie na wierzchu talii { $card_one }.
event-put_under = { $seat } kładzie na spodzie talii { $card_one }.
event-shuffled = { $seat } tasuje talię.
event-lost = { $seat } na dobre traci { $card_one }.
event-scored =
    Na koniec { $seat } ma { $n } { $seat_number ->
        [0] { $n ->
            [one] jasną kartę
            [few] jasne karty
           *[many] jasnych kart
        }
       *[1] { $n ->
            [one] ciemną kartę
            [few] ciemne karty
           *[many] ciemnych kart
        }
    }.
event-won =
    { $seat_number ->
        [0] Poczytalność zwycięża
       *[1] Szaleństwo zwycięża
    }: wygrywa { $seat }!
event-drew = Poczytalność i szaleństwo trwają w równowadze: remis.
