### Terrors of London: what happens. `$card_one` may be several cards: “a Zombie and 2 Wisps”.

event-appeared = New in the Street: { $card_one }.
event-began = Chance has decided: { $seat } begins.
event-chose_overlord = { $seat } chooses { $card_one } as overlord.
event-chose_influence = { $seat } takes { $card_one } into the deck.
event-drew = { $seat } draws { $card_one }.
event-reshuffled = { $seat } shuffles the discard pile, and the deck grows again.
event-turn_began = It is { $seat }’s turn.
event-played = { $seat } plays { $card_one }.
event-set_off = { $seat } triggers the ability of { $card_one }.
event-gained_coin =
    { $seat } gains { $n ->
        [one] { $n } coin.
       *[other] { $n } coins.
    }
event-gained_power = { $seat } gains { $n } power.
event-gained_regeneration = { $seat } gains { $n } regeneration.
event-healed = { $seat } regains { $n } life.
event-bought = { $seat } buys { $card_one }.
event-summoned = { $seat } puts { $card_one } on top of the deck.
event-attacked = { $seat } attacks { $to } with { $n } power.
event-absorbed = { $seat }’s armour absorbs { $n } damage.
event-lost_life = { $seat } loses { $n } life.
event-cursed = { $seat } curses { $to } ({ $card }).
event-discarded = { $seat } discards { $card_one }.
event-commanded = { $seat } commands { $card_one } back from the discard pile.
event-sacrificed = { $seat } sacrifices { $card_one }.
event-destroyed = { $seat } destroys { $card_one } (to { $to }’s discard pile).
event-swept = { $seat } destroys { $card_one } in the Street.
event-rallied =
    { $seat } takes { $n ->
        [one] a Rally token.
       *[other] { $n } Rally tokens.
    }
event-revealed = { $seat } reveals { $card_one } on top of the deck.
event-looked = { $seat } looks at { $card_one } on top of the deck.
event-got_token = { $seat } puts a haunt token on { $card_one }.
event-haunted = { $seat } haunts with { $card_one }.
event-turned = { $seat } turns the haunt token of { $card_one } to “Banish”.
event-formed = { $seat } joins { $card_one } and { $at_one } in a horde.
event-extended = { $seat } extends a horde: { $card_one } beside { $at_one }.
event-unleashed = { $seat } activates the horde ability of { $card_one }.
event-used_relic = { $seat } uses { $card_one }.
event-removed_relic = { $seat } removes { $card_one } from the game to make room.
event-ruled = { $seat } uses the ability of { $card_one }.
event-passed =
    { $n ->
        [0] { $seat } passes.
       *[other] { $seat } passes and puts the last card on top of the deck.
    }
event-cleaned_up =
    { $n ->
        [0] { $seat } clears the play area: no card goes to the discard pile.
        [one] { $seat } clears the play area: one card goes to the discard pile.
       *[other] { $seat } clears the play area: { $n } cards go to the discard pile.
    }
event-stayed = { $seat } keeps { $card_one } in play for the next turn.
event-fell = { $card } falls: { $seat } has no overlord any more!
event-won = { $seat } and { $card } have won the night!
