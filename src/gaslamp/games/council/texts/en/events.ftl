### Council of Five: what happens. `$card_one` may be several cards, or just “a card” for those who may not see it.
### Seat 0 plays light, which is sanity; seat 1 plays dark, which is madness.

event-began = The lot decides: { $seat } begins.
event-cut = { $seat } cuts { $to }’s deck.
event-left = { $seat } leaves { $to }’s deck as it is.
event-chose_board =
    { $seat } chooses the board: { $n ->
        [0] { word-board-plain }
        [1] { word-board-crossroads }
        [2] { word-board-harbour }
       *[3] { word-board-catacombs }
    }.
event-turned_up = { $seat } finds { $card_one } on top of the deck.
event-turn_began = It is { $seat }’s turn.
event-skipped = { $seat } has no card left and loses the turn.
event-played = { $seat } plays { $card_one }.
event-stashed = { $seat } puts { $card_one } into the stash.
event-discarded = { $seat } discards { $card_one } and ends the turn.
event-sank = { $seat } cannot place { $card_one } and puts it at the bottom of the deck.
event-passed = { $seat } passes.
event-laid = { $seat } lays { $card_one } { $at_in }.
event-applied = { $card }: the extra rule takes effect.
event-ignored = { $card }: the extra rule cannot be carried out in full.
event-flipped =
    { $seat } gains { $card_one } { $at_in }, now { $seat_number ->
        [0] light
       *[1] dark
    }.
event-tied =
    { $card }: { $n ->
        [1] a single tie is enough!
        [2] a double tie!
        [3] a triple tie!
       *[4] a quadruple tie!
    }
event-cascaded = { $card }: a cascade!
event-lasts = { $card }: the extra rule holds from now on.
event-removed = { $seat } loses { $card_one } { $at_from } for good.
event-recalled = { $seat } takes { $card_one } { $at_from } back into the stash.
event-moved = Moved { $at_to }: { $card }.
event-shifted = { $seat } lays { $card_one } { $at_in }, where there is room now.
event-fetched = { $seat } fetches { $card_one } from the deck into the stash.
event-selected = { $seat } takes { $card_one } out of the deck.
event-put_on_top = { $seat } puts { $card_one } on top of the deck.
event-put_under = { $seat } puts { $card_one } at the bottom of the deck.
event-shuffled = { $seat } shuffles the deck.
event-lost = { $seat } loses { $card_one } for good.
event-scored =
    In the end { $seat } has { $n } { $seat_number ->
        [0] light
       *[1] dark
    } { $n ->
        [one] card
       *[other] cards
    }.
event-won =
    { $seat_number ->
        [0] Sanity prevails
       *[1] Madness prevails
    }: { $seat } wins!
event-drew = Sanity and madness hold the balance: a draw.
