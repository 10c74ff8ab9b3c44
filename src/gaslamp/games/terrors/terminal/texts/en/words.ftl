### What stands on the drawn table of Terrors of London.

turn = turn { $turn }
you = (you)

## Factions; a letter stands for each where room is scarce

faction-undead = Undead
    .all = Undead
    .letter = U
    .bonus = with an Undead
faction-spirit = Spirit
    .all = Spirits
    .letter = S
    .bonus = with a Spirit
faction-mortal = Mortal
    .all = Mortals
    .letter = M
    .bonus = with a Mortal
faction-beast = Beast
    .all = Beasts
    .letter = B
    .bonus = with a Beast

## Street and hand

street = Street
market = Market { $n }
acolytes = { $n ->
        [0] no Acolytes
       *[other] Acolytes { $n } (£{ $cost } each)
    }
empty = nothing left
hand = Your hand
haunting = With a haunt token
own-deck = Left in your deck
own-discards = Your discards
column-card = card
column-faction = faction
column-play = when played
column-horde = horde

## Before the first turn

overlords = Overlords
life = life { $n }
influences = Your influences
influence-marked = ★ recommended
influence-taken = ✓ taken

## Players

against = against
no-overlord = no overlord yet
fallen = fallen
count-pool = pool
count-armour = armour
count-absorbed = absorbed
count-rally = rally
count-hand = hand
count-deck = deck
count-discards = discards
ability = ability
ability-used = ability, used
relics = relics
in-play = in play
known = known in hand
on-top = top of the deck
discards = discards
used = used
gift-alchemy = transform coins into regeneration
gift-blood_price = lose { $blood_price } life, draw { $blood_draw ->
        [one] a card
       *[other] { $blood_draw } cards
    }
gift-claim = put a monster bought from the Street on top of the deck
gift-hunt = buy a Street monster below £{ $cheap } with coins and power mixed

## What cards do

sign-coin = £
sign-power = †
sign-regeneration = ✚
deed-draw = Draw
deed-curse = Curse
    .legend = a rival loses { $curse } life or a card
deed-haunt = Haunt
    .legend = stays and works again next turn
deed-sacrifice = Sacrifice
    .legend = remove a card of yours in play for { $gain }
deed-command = Command
    .legend = a discarded monster below £{ $cheap } to hand
deed-frenzy = Frenzy
    .legend = choose one
deed-destroy = Destroy
    .legend = discard any card in play, or remove one from the Street
deed-rally = Rally
    .legend = draw more at the end of the turn
deed-reveal = Reveal
    .legend = show the top of your deck
deed-life = +{ $n } life
deed-dearest = † = cost of your dearest monster
deed-reuse_relic = use a relic again
deed-coin_or_regeneration = choose
deed-haunt_one = haunt a monster
deed-look_and_discard = look at { $n ->
        [one] a card
       *[other] { $n } cards
    }, maybe discard
deed-unleash = a horde ability
deed-armour = Armour
    .legend = absorbs damage each turn
deed-summon = Summon
    .legend = once bought, may go on top of your deck
trigger-curse = each Curse
trigger-first_undead = first Undead
trigger-first_spirit = first Spirit
trigger-first_mortal = first Mortal
trigger-first_beast = first Beast

## Marks on cards in play

mark-haunt_token = ◇
mark-banish_token = ◆
mark-haunted = ✓
mark-unleashed = ✗

## What signs and keywords mean

legend-coin = coins
legend-power = power
legend-regeneration = regeneration
legend-joints = what fits left and right
legend-haunt_token = Haunt: stays a turn more
legend-banish_token = Banish: leaves after the turn
legend-haunted = has haunted this turn
legend-unleashed = horde ability used
