### Nanty Narking: what happens. `$card_one` may be several cards: “the Newsboy and Irene Adler”.

event-dealt_identity = Secret identities: { $seat } is dealt { $card_one }.
event-began = The die has decided: { $seat } begins.
event-drew = { $seat } draws { $card_one }.
event-turn_began = It is { $seat }’s turn.
event-played = { $seat } plays { $card_one }.
event-aimed = { $seat } turns { $card_one } on { $to }.
event-used = { $seat } uses the ability of { $card_one }.
event-reacted = { $seat } reacts with { $card_one }.
event-discarded = { $seat } discards { $card_one }.
event-took_back = { $seat } takes { $card_one } back, and the turn is over.
event-placed = { $seat } places an agent { $at_in }.
event-moved =
    { $seat }’s agent goes { $n ->
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
event-put_back = { $seat } lifts an agent { $at_in } and puts it back there.
event-removed = { $seat } loses an agent { $at_in }.
event-threatened =
    { $n ->
        [0] { $seat } is about to lose an agent { $at_in }.
        [1] { $seat }’s agent is to go { $at_from } { place-chelsea.to }.
        [2] { $seat }’s agent is to go { $at_from } { place-westminster.to }.
        [3] { $seat }’s agent is to go { $at_from } { place-strand.to }.
        [4] { $seat }’s agent is to go { $at_from } { place-marylebone.to }.
        [5] { $seat }’s agent is to go { $at_from } { place-city.to }.
        [6] { $seat }’s agent is to go { $at_from } { place-billingsgate.to }.
        [7] { $seat }’s agent is to go { $at_from } { place-east_end.to }.
        [8] { $seat }’s agent is to go { $at_from } { place-bermondsey.to }.
        [9] { $seat }’s agent is to go { $at_from } { place-clerkenwell.to }.
        [10] { $seat }’s agent is to go { $at_from } { place-southwark.to }.
        [11] { $seat }’s agent is to go { $at_from } { place-lambeth.to }.
       *[12] { $seat }’s agent is to go { $at_from } { place-vauxhall.to }.
    }
event-stopped = { $seat }’s agent { $at_in } stays put.
event-grenadier_came = A grenadier takes up his post { $at_in }.
event-grenadier_left = A grenadier vanishes { $at_from }.
event-citizen_came = A new citizen settles { $at_in }.
event-citizen_left = A new citizen vanishes { $at_from }.
event-unrest_rose = Unrest breaks out { $at_in }.
event-unrest_fell = Calm returns { $at_to }.
event-built = { $seat } builds { $at_in }.
event-razed = { $seat } loses the building { $at_in }.
event-built_nothing = { $seat } can build nowhere.
event-killed_nobody = There is nobody whom { $seat } could remove.
event-found_nobody = There is nobody to remove { $at_in }.
event-no_unrest = There is no unrest to remove.
event-text_idle = { $card }: the text has nothing to do.
event-bought = { $seat } has bought the building { $at_in } from { $to }.
event-got = { $seat } takes £{ $n } from the bank.
event-paid = { $seat } pays the bank £{ $n }.
event-paid_to = { $seat } pays { $to } £{ $n }.
event-refused = { $seat } refuses to pay { $to }.
event-borrowed = { $seat } takes out a loan: { $card }.
event-burdened = { $seat } does not pay, and is stuck with { $card_one }: one card less in hand from now on.
event-gave = { $seat } gives { $card_one } to { $to }.
event-salvaged = { $seat } fishes { $card_one } out of the discard pile.
event-showed = { $seat } shows { $card_one } to { $to }.
event-swapped_hands = { $seat } and { $to } exchange their hands.
event-peeked = { $seat } peeps at the unused identities and sees { $card_one }.
event-changed_identity = { $seat } slips into another identity and gets { $card_one }.
event-diced = { $seat } rolls { $n }.
event-rolled = { $seat } rolls { $n } ({ $at }).
event-happened = Random event: { $card }!
event-nothing_happened = { $card }: nothing happens.
event-flooded = The Thames bursts its banks { $at_in }.
event-blocked = A curse lies on { $card_one }: { $seat } can no longer use its ability.
event-insured =
    { $n ->
        [1] { $seat } is insured with { $card_one } and keeps an agent { $at_in } from harm.
       *[other] { $seat } is insured with { $card_one } and keeps the building { $at_in } from harm.
    }
event-kept_away = { $seat } is insured with { $card_one }: no grenadier comes { $at_to }.
event-fogged = The fog swallows { $card_one }.
event-deck_out = The action deck is out, and the game is over.
event-rioted = The riots sweep through the whole of London, and the game is over.
event-revealed = { $seat } drops the mask: { $card }.
event-repaid =
    { $n ->
        [0] { $seat } does not repay the loan ({ $card }), which costs points.
       *[other] { $seat } repays the loan ({ $card }): £{ $n }.
    }
event-won = { $seat } wins as { $card }!
event-won_by_points = { $seat } has the most points and wins the night as { $card }.
event-won_tie = A tie for the most points: { $seat } holds the dearest district card (£{ $n }) and wins the night as { $card }.
event-shared_win = A tie for the most points that no district card breaks: { $seat } shares the win as { $card }.
