### What stands on the drawn table of Terrors of London.

terrors-turn = turn { $turn }
terrors-you = (you)

## Factions; a letter stands for each where room is scarce

terrors-faction-undead = Undead
    .all = Undead
    .letter = U
    .bonus = with an Undead
terrors-faction-spirit = Spirit
    .all = Spirits
    .letter = S
    .bonus = with a Spirit
terrors-faction-mortal = Mortal
    .all = Mortals
    .letter = M
    .bonus = with a Mortal
terrors-faction-beast = Beast
    .all = Beasts
    .letter = B
    .bonus = with a Beast

## Street and hand

terrors-street = Street
terrors-market = Market { $n }
terrors-acolytes = { $n ->
        [0] no Acolytes
       *[other] Acolytes { $n } (£{ $cost } each)
    }
terrors-empty = nothing left
terrors-hand = Your hand
terrors-haunting = With a haunt token
terrors-own-deck = Left in your deck
terrors-own-discards = Your discards
terrors-column-card = card
terrors-column-faction = faction
terrors-column-play = when played
terrors-column-horde = horde

## Before the first turn

terrors-overlords = Overlords
terrors-life = life { $n }
terrors-influences = Your influences
terrors-influence-marked = ★ recommended
terrors-influence-taken = ✓ taken

## Players

terrors-against = against
terrors-no-overlord = no overlord yet
terrors-fallen = fallen
terrors-count-pool = pool
terrors-count-armour = armour
terrors-count-absorbed = absorbed
terrors-count-rally = rally
terrors-count-hand = hand
terrors-count-deck = deck
terrors-count-discards = discards
terrors-ability = ability
terrors-ability-used = ability, used
terrors-relics = relics
terrors-in-play = in play
terrors-known = known in hand
terrors-on-top = top of the deck
terrors-discards = discards
terrors-used = used
terrors-gift-alchemy = turn coins into regeneration while wounded
terrors-gift-blood_price = lose { $blood_price } life, draw { $blood_draw ->
        [one] a card
       *[other] { $blood_draw } cards
    }
terrors-gift-claim = put a monster bought from the Street on top of the deck
terrors-gift-hunt = buy a Street monster below £{ $cheap } with coins and power mixed

## What cards do

terrors-sign-coin = £
terrors-sign-power = †
terrors-sign-regeneration = ✚
terrors-deed-draw = Draw
terrors-deed-curse = Curse
    .legend = a rival loses { $curse } life or a card
terrors-deed-haunt = Haunt
    .legend = stays and works again next turn
terrors-deed-sacrifice = Sacrifice
    .legend = remove a card of yours in play for { $gain }
terrors-deed-command = Command
    .legend = a discarded monster below £{ $cheap } to hand
terrors-deed-frenzy = Frenzy
    .legend = choose one
terrors-deed-destroy = Destroy
    .legend = discard any card in play, or remove one from the Street
terrors-deed-rally = Rally
    .legend = draw more at the end of the turn
terrors-deed-reveal = Reveal
    .legend = show the top of your deck
terrors-deed-life = +{ $n } life
terrors-deed-dearest = † = cost of your dearest monster
terrors-deed-reuse_relic = use a relic again
terrors-deed-coin_or_regeneration = choose
terrors-deed-haunt_one = haunt a monster
terrors-deed-look_and_discard = look at { $n ->
        [one] a card
       *[other] { $n } cards
    }, maybe discard
terrors-deed-unleash = a horde ability
terrors-deed-armour = Armour
    .legend = absorbs damage each turn
terrors-deed-summon = Summon
    .legend = once bought, may go on top of your deck
terrors-trigger-curse = each Curse
terrors-trigger-first_undead = first Undead
terrors-trigger-first_spirit = first Spirit
terrors-trigger-first_mortal = first Mortal
terrors-trigger-first_beast = first Beast

## Marks on cards in play

terrors-mark-haunt_token = ◇
terrors-mark-banish_token = ◆
terrors-mark-haunted = ✓
terrors-mark-unleashed = ✗

## What signs and keywords mean

terrors-legend-coin = coins
terrors-legend-power = power
terrors-legend-regeneration = regeneration
terrors-legend-joints = what fits left and right
terrors-legend-haunt_token = Haunt: stays a turn more
terrors-legend-banish_token = Banish: leaves after the turn
terrors-legend-haunted = has haunted this turn
terrors-legend-unleashed = horde ability used
