### A Study in Emerald: what happens. `$card_one` may be several cards: “the Couriers and 2 copies of the Pamphlets”.

event-dealt_identity = Secret identities: { $seat } is dealt { $card_one }.
event-drew = { $seat } draws { $card_one }.
event-reshuffled = { $seat }’s deck has run out: the discards are shuffled and become the new one.
event-turned_up = Turned up { $at_in }: { $card_one }.
event-appeared = Royalty goes to its space { $at_in }: { $card }.
event-stationed = { $seat } places an agent { $at_in }.
event-turn_began = It is { $seat }’s turn.
event-passed = { $seat } passes.
event-played = { $seat } plays { $card_one }.
event-used = { $seat } uses the text of { $card_one }.
event-discarded = { $seat } discards { $card_one }.
event-placed =
    { $seat } places { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } { $at_in }.
event-took = { $seat } takes { $card_one } from the stack { $at_in }.
event-recruited =
    { $seat } places { $n ->
        [one] 1 agent
       *[other] { $n } agents
    } { $at_in }.
event-gained =
    { $seat } scores { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
event-lost =
    { $seat } loses { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
event-kept_sane = { $seat } rolls the sanity die and loses nothing.
event-lost_sanity =
    { $seat } rolls the sanity die: madness takes { $n ->
        [0] the last sanity token.
        [one] a sanity token, 1 is left.
       *[other] a sanity token, { $n } are left.
    }
event-retrieved =
    { $seat } retrieves { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } { $at_from }.
event-cleared = The cubes leave { $at }: { $seat }’s go to Limbo, all others back to their supplies.
event-moved = { $seat } moves an agent from { $card } { $at_to }.
event-raised_restorationists = { $seat } moves the Restorationist marker up to { $n }.
event-raised_loyalists = { $seat } moves the Loyalist marker up to { $n }.
event-brought =
    The tracks now bring everybody { $n ->
        [0] nothing.
        [one] 1 point.
       *[other] { $n } points.
    }
event-killed =
    { $seat } kills an agent of { $to } { $at_in } with { $card_one }{ $n ->
        [0] { "" }
        [one] { " " }and scores 1 point
       *[other] { " " }and scores { $n } points
    }.
event-slew = { $seat } kills { $card_one } { $at_in }.
event-hid = { $seat } spirits { $card_one } away { $at_from } into hiding.
event-blocked = { $seat } blocks with { $card_one }: { $to } attacks { $at_in } in vain.
event-returned = { $seat } loses an agent { $at_in }, who returns to supply.
event-replaced = { $seat } replaces an agent of { $to } { $at_in } with one from supply.
event-banished =
    Limbo swallows { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } of { $seat } { $at_from }.
event-withdrawn =
    { $seat } must take { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } { $at_from } back to supply.
event-abducted = The Mi-Go carry off an agent of { $seat } { $at_from }.
event-came_back =
    The Mi-Go return { $n ->
        [one] 1 agent
       *[other] { $n } agents
    } of { $seat } { $at_to }.
event-offered_up =
    { $seat } offers up { $n ->
        [one] 1 agent
       *[other] { $n } agents
    } { $at_from } to Yog Sothoth.
event-recovered =
    { $seat } is of sound mind again: { $n ->
        [one] 1 sanity token.
       *[other] { $n } sanity tokens.
    }
event-looked = { $seat } looks in secret at { $card_one } of { $to }.
event-devastated = { $seat } lets Cthulhu loose { $at_in }: cards, agents, zombies and cubes are gone.
event-removed = Removed from the game { $at_from }: { $card_one }.
event-rose = { $seat } places a zombie { $at_in }.
event-laid_to_rest = { $seat } lays the undead to rest: zombies and Vampires are gone for good.
event-purged = { $seat } loses { $card_one } for good.
event-revealed = { $to } reveals { $card_one }.
event-counts_as = { $to } has had a change of heart and counts as { $card }.
event-turned_coat = { $seat } has a change of heart and goes over to the other side.
event-reached_goal =
    { $seat } has { $n ->
        [one] 1 point
       *[other] { $n } points
    } on the track, and that ends the game.
event-restorationists_through = The Restorationist marker has come to the end of its track.
event-loyalists_through = The Loyalist marker has come to the end of its track.
event-stalled = No card is left in any city, and for ten rounds nothing has changed: the war has burnt out.
event-exposed = { $seat } is revealed as a Restorationist, and that ends the game.
event-ended = The game is over and the masks come off.
event-kept =
    { $seat } keeps { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
event-punished = { $to_number ->
        [15] { $seat } has the lowest score (of equals a Loyalist’s is lower) and loses
       *[other] { $seat } is of the same side as { $to }, who has the lowest score, and loses
    } { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
event-scored =
    { $seat } ends with { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
event-sank =
    { $seat } ends below zero, with { $n ->
        [one] −1 point.
       *[other] −{ $n } points.
    }
