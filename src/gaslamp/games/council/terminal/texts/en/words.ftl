### What stands on the drawn table of Council of Five.

turn = turn { $turn }
you = (you)

## The board

boards = Boards
no-bonus = no bonuses
mark-gate = #
mark-lasting = ∞
mark-firm = ◆

## Players

side-light = light, south
side-dark = dark, north
count-score = points
count-deck = deck
count-stash = stash
count-removed = removed
played = being played
top = on top
stash = in the stash
stash-fresh = in the stash, from the next turn
next = below the top card
under = at the bottom of the deck
aside = taken out of the deck
unseen = in the deck
hidden = out of sight
removed = removed

## What cards do

timing-before_placing = before placing
timing-before_activation = before activation
timing-after_activation = after activation
timing-ongoing = ongoing
god = needs an open gate and cascades
beside = beside { $cards }
amount = { $rule ->
        [bonus] +{ $n }
        [aura] +{ $n }
        [stash_more] +{ $n }
        [stash_less] −{ $n }
        [arrange] up to { $n }
       *[other] { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
    }
fits = fits

## What signs mean

legend-light = light
legend-dark = dark
legend-of-light = from light’s deck
legend-of-dark = from dark’s deck, upside down
legend-gate = gate
legend-lasting = extra rule that holds
legend-firm = cannot be flipped
in-brief = numbers of a card: north, east, south, west
