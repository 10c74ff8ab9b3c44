### Terrors of London: its name and its cards.
### `.one` is one such card as an object, `.some` so many of them; a card of which there is only one has no number.

title = Terrors of London

card-back = Card
    .one = a card
    .some = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Starting cards

card-cultist = Cultist
    .one = a Cultist
    .some = { $n ->
        [one] { $n } Cultist
       *[other] { $n } Cultists
    }
card-fanatic = Fanatic
    .one = a Fanatic
    .some = { $n ->
        [one] { $n } Fanatic
       *[other] { $n } Fanatics
    }

## Acolytes

card-undead_acolyte = Undead Acolyte
    .one = an Undead Acolyte
    .some = { $n ->
        [one] { $n } Undead Acolyte
       *[other] { $n } Undead Acolytes
    }
card-spirit_acolyte = Spirit Acolyte
    .one = a Spirit Acolyte
    .some = { $n ->
        [one] { $n } Spirit Acolyte
       *[other] { $n } Spirit Acolytes
    }
card-mortal_acolyte = Mortal Acolyte
    .one = a Mortal Acolyte
    .some = { $n ->
        [one] { $n } Mortal Acolyte
       *[other] { $n } Mortal Acolytes
    }
card-beast_acolyte = Beast Acolyte
    .one = a Beast Acolyte
    .some = { $n ->
        [one] { $n } Beast Acolyte
       *[other] { $n } Beast Acolytes
    }

## Influences, four for each overlord

card-register_of_the_dead = Register of the Dead
    .one = the Register of the Dead
    .some = the Register of the Dead
card-exhumation = Exhumation
    .one = Exhumation
    .some = Exhumation
card-death_warrant = Death Warrant
    .one = the Death Warrant
    .some = the Death Warrant
card-funeral_procession = Funeral Procession
    .one = the Funeral Procession
    .some = the Funeral Procession
card-bounty = Bounty
    .one = the Bounty
    .some = the Bounty
card-second_wind = Second Wind
    .one = Second Wind
    .some = Second Wind
card-blood_money = Blood Money
    .one = Blood Money
    .some = Blood Money
card-stake_and_torch = Stake and Torch
    .one = Stake and Torch
    .some = Stake and Torch
card-scent_of_blood = Scent of Blood
    .one = the Scent of Blood
    .some = the Scent of Blood
card-fang_and_claw = Fang and Claw
    .one = Fang and Claw
    .some = Fang and Claw
card-call_of_the_pack = Call of the Pack
    .one = the Call of the Pack
    .some = the Call of the Pack
card-full_moon = Full Moon
    .one = the Full Moon
    .some = the Full Moon
card-tithe_of_souls = Tithe of Souls
    .one = the Tithe of Souls
    .some = the Tithe of Souls
card-dark_pact = Dark Pact
    .one = the Dark Pact
    .some = the Dark Pact
card-possession = Possession
    .one = Possession
    .some = Possession
card-black_mass = Black Mass
    .one = the Black Mass
    .some = the Black Mass

## Undead

card-zombie = Zombie
    .one = a Zombie
    .some = { $n ->
        [one] { $n } Zombie
       *[other] { $n } Zombies
    }
card-ghoul = Ghoul
    .one = a Ghoul
    .some = { $n ->
        [one] { $n } Ghoul
       *[other] { $n } Ghouls
    }
card-corpse_cart = Corpse Cart
    .one = a Corpse Cart
    .some = { $n ->
        [one] { $n } Corpse Cart
       *[other] { $n } Corpse Carts
    }
card-wight = Wight
    .one = a Wight
    .some = { $n ->
        [one] { $n } Wight
       *[other] { $n } Wights
    }
card-skeleton = Skeleton
    .one = a Skeleton
    .some = { $n ->
        [one] { $n } Skeleton
       *[other] { $n } Skeletons
    }
card-mummy = Mummy
    .one = a Mummy
    .some = { $n ->
        [one] { $n } Mummy
       *[other] { $n } Mummies
    }
card-vampire = Vampire
    .one = a Vampire
    .some = { $n ->
        [one] { $n } Vampire
       *[other] { $n } Vampires
    }
card-lich = Lich
    .one = a Lich
    .some = { $n ->
        [one] { $n } Lich
       *[other] { $n } Liches
    }

## Spirits

card-wisp = Wisp
    .one = a Wisp
    .some = { $n ->
        [one] { $n } Wisp
       *[other] { $n } Wisps
    }
card-apparition = Apparition
    .one = an Apparition
    .some = { $n ->
        [one] { $n } Apparition
       *[other] { $n } Apparitions
    }
card-poltergeist = Poltergeist
    .one = a Poltergeist
    .some = { $n ->
        [one] { $n } Poltergeist
       *[other] { $n } Poltergeists
    }
card-banshee = Banshee
    .one = a Banshee
    .some = { $n ->
        [one] { $n } Banshee
       *[other] { $n } Banshees
    }
card-phantom = Phantom
    .one = a Phantom
    .some = { $n ->
        [one] { $n } Phantom
       *[other] { $n } Phantoms
    }
card-wraith = Wraith
    .one = a Wraith
    .some = { $n ->
        [one] { $n } Wraith
       *[other] { $n } Wraiths
    }
card-demon = Demon
    .one = a Demon
    .some = { $n ->
        [one] { $n } Demon
       *[other] { $n } Demons
    }
card-reaper = Reaper
    .one = a Reaper
    .some = { $n ->
        [one] { $n } Reaper
       *[other] { $n } Reapers
    }

## Mortals

card-pickpocket = Pickpocket
    .one = a Pickpocket
    .some = { $n ->
        [one] { $n } Pickpocket
       *[other] { $n } Pickpockets
    }
card-relic_hunter = Relic Hunter
    .one = a Relic Hunter
    .some = { $n ->
        [one] { $n } Relic Hunter
       *[other] { $n } Relic Hunters
    }
card-alchemist = Alchemist
    .one = an Alchemist
    .some = { $n ->
        [one] { $n } Alchemist
       *[other] { $n } Alchemists
    }
card-monster_slayer = Monster Slayer
    .one = a Monster Slayer
    .some = { $n ->
        [one] { $n } Monster Slayer
       *[other] { $n } Monster Slayers
    }
card-coven_witch = Coven Witch
    .one = a Coven Witch
    .some = { $n ->
        [one] { $n } Coven Witch
       *[other] { $n } Coven Witches
    }
card-inquisitor = Inquisitor
    .one = an Inquisitor
    .some = { $n ->
        [one] { $n } Inquisitor
       *[other] { $n } Inquisitors
    }
card-warlock = Warlock
    .one = a Warlock
    .some = { $n ->
        [one] { $n } Warlock
       *[other] { $n } Warlocks
    }
card-mad_doctor = Mad Doctor
    .one = a Mad Doctor
    .some = { $n ->
        [one] { $n } Mad Doctor
       *[other] { $n } Mad Doctors
    }

## Beasts

card-rat_swarm = Rat Swarm
    .one = a Rat Swarm
    .some = { $n ->
        [one] { $n } Rat Swarm
       *[other] { $n } Rat Swarms
    }
card-hellhound = Hellhound
    .one = a Hellhound
    .some = { $n ->
        [one] { $n } Hellhound
       *[other] { $n } Hellhounds
    }
card-raven_flock = Raven Flock
    .one = a Raven Flock
    .some = { $n ->
        [one] { $n } Raven Flock
       *[other] { $n } Raven Flocks
    }
card-giant_bat = Giant Bat
    .one = a Giant Bat
    .some = { $n ->
        [one] { $n } Giant Bat
       *[other] { $n } Giant Bats
    }
card-gargoyle = Gargoyle
    .one = a Gargoyle
    .some = { $n ->
        [one] { $n } Gargoyle
       *[other] { $n } Gargoyles
    }
card-werewolf = Werewolf
    .one = a Werewolf
    .some = { $n ->
        [one] { $n } Werewolf
       *[other] { $n } Werewolves
    }
card-thames_serpent = Thames Serpent
    .one = a Thames Serpent
    .some = { $n ->
        [one] { $n } Thames Serpent
       *[other] { $n } Thames Serpents
    }
card-alpha_wolf = Alpha Wolf
    .one = an Alpha Wolf
    .some = { $n ->
        [one] { $n } Alpha Wolf
       *[other] { $n } Alpha Wolves
    }

## Relics

card-lantern = Lantern
    .one = the Lantern
    .some = the Lantern
card-silver_dagger = Silver Dagger
    .one = the Silver Dagger
    .some = the Silver Dagger
card-healers_phial = Healer’s Phial
    .one = the Healer’s Phial
    .some = the Healer’s Phial
card-iron_shield = Iron Shield
    .one = the Iron Shield
    .some = the Iron Shield
card-canopic_jar = Canopic Jar
    .one = the Canopic Jar
    .some = the Canopic Jar
card-spell_key = Spell Key
    .one = the Spell Key
    .some = the Spell Key
card-raven_skull = Raven Skull
    .one = the Raven Skull
    .some = the Raven Skull
card-bone_horn = Bone Horn
    .one = the Bone Horn
    .some = the Bone Horn
card-grimoire = Grimoire
    .one = the Grimoire
    .some = the Grimoire
card-haunted_mirror = Haunted Mirror
    .one = the Haunted Mirror
    .some = the Haunted Mirror
card-plate_of_the_fallen = Plate of the Fallen
    .one = the Plate of the Fallen
    .some = the Plate of the Fallen
card-sword_of_methuselah = Sword of Methuselah
    .one = the Sword of Methuselah
    .some = the Sword of Methuselah

## Overlords

card-methuselah = Methuselah
    .one = Methuselah
    .some = Methuselah
card-lilith = Lilith
    .one = Lilith
    .some = Lilith
card-fenris = Fenris
    .one = Fenris
    .some = Fenris
card-azazael = Azazael
    .one = Azazael
    .some = Azazael
