### Terrors of London: what happens. `$card_one` may be several cards: “a Zombie and 2 Wisps”.

event-appeared = Out of the fog, into the Street: { $card_one }.
event-began = Chance has decided: { $seat } begins.
event-chose_overlord = { $seat } rises with { $card_one }.
event-chose_influence = { $seat } takes { $card_one } into the deck.
event-drew = { $seat } draws { $card_one }.
event-reshuffled = { $seat } shuffles the discard pile, and the deck grows again.
event-turn_began = It is { $seat }’s turn.
event-played = { $seat } plays { $card_one }.
event-set_off = { $seat } triggers { $card_one }.
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
event-destroyed = { $seat } destroys { $card_one }, to { $to }’s loss.
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
event-formed = { $seat } chains { $card_one } and { $at_one } into a horde.
event-extended = { $seat } extends a horde: { $card_one } beside { $at_one }.
event-unleashed = { $seat } unleashes the horde ability of { $card_one }.
event-used_relic = { $seat } uses { $card_one }.
event-removed_relic = { $seat } makes room and removes { $card_one } from the game.
event-ruled = { $seat } uses the ability of { $card_one }.
event-passed =
    { $n ->
        [0] { $seat } passes.
       *[other] { $seat } passes and puts the last card on top of the deck.
    }
event-cleaned_up =
    { $seat } clears the table: { $n ->
        [one] one card goes
       *[other] { $n } cards go
    } to the discard pile.
event-stayed = { $seat } keeps { $card_one } in play to haunt another night.
event-fell = { $card } falls: { $seat } has lost the overlord!
event-won = { $seat } and { $card } have won the night!
