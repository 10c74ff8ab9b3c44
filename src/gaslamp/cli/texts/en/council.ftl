### What stands on the drawn table of Council of Five.

council-turn = turn { $turn }
council-you = (you)

## The board

council-boards = Boards
council-no-bonus = no bonuses
council-mark-gate = #
council-mark-lasting = ∞
council-mark-firm = ◆

## Players

council-side-light = light, south
council-side-dark = dark, north
council-count-score = points
council-count-deck = deck
council-count-stash = stash
council-count-removed = removed
council-played = being played
council-top = on top
council-stash = in the stash
council-stash-fresh = in the stash, from the next turn
council-next = below the top card
council-under = at the bottom of the deck
council-aside = taken out of the deck
council-unseen = in the deck
council-hidden = out of sight
council-removed = removed

## What cards do

council-timing-before_placing = before placing
council-timing-before_activation = before activation
council-timing-after_activation = after activation
council-timing-ongoing = ongoing
council-god = needs an open gate and cascades
council-beside = beside { $cards }
council-amount = { $rule ->
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
council-fits = fits

## What signs mean

council-legend-light = light
council-legend-dark = dark
council-legend-of-light = from light’s deck
council-legend-of-dark = from dark’s deck, upside down
council-legend-gate = gate
council-legend-lasting = extra rule that holds
council-legend-firm = cannot be flipped
