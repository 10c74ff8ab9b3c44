### Catham City: what happens. `$card_one` may be several cards: “a detective and 2 hackers”.

event-dealt = { $seat } is dealt { $card_one }.
event-opened = The pool is filled up with { $card_one }.
event-reshuffled = The draw pile has run out: the discards are shuffled and become the new one.
event-turn_began = It is { $seat }’s turn.
event-passed = { $seat } can do nothing and passes.
event-took = { $seat } takes { $card_some } from the pool.
event-played = { $seat } plays { $card_some }.
event-added = { $seat } adds { $card_one } as the extra card.
event-gained = { $seat } gains { $n } influence.
event-lost = { $seat } gives back { $n } influence.
event-drew = { $seat } draws { $card_one }.
event-discarded = { $seat } discards { $card_one }.
event-sold = { $seat } seizes the chance and discards { $card_one }.
event-gave = { $seat } gives { $to } { $card_one }.
event-hacked = { $seat } hacks { $to }, who shuffles in { $card_some }.
event-searched =
    { $seat } has { $to } searched: { $n ->
        [one] 1 card is revealed
       *[other] { $n } cards are revealed
    }; what scores: { $card }.
event-revealed = { $seat } reveals { $card_one }.
event-stole = { $seat } takes { $card_one } from { $to }.
event-elected = { $seat } is elected mayor of Catham City and wins!
