### Council of Five: its name and its cards.
### `.one` is one such card as an object, `.some` so many of them; `.flavour` is a line for the mood.

title = Council of Five

card-back = Card
    .one = a card
    .some = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Investigators; the first five are the council

card-sydney_lake = Sydney Lake
    .one = Sydney Lake
    .some = { $n } × Sydney Lake
    .flavour = He called a soul back by name, and it answered before he had finished.
card-dox_johnson = Dox Johnson
    .one = Dox Johnson
    .some = { $n } × Dox Johnson
    .flavour = He remembers dying rather better than he remembers breakfast.
card-hilliard_riffenberg = Hilliard Riffenberg
    .one = Hilliard Riffenberg
    .some = { $n } × Hilliard Riffenberg
    .flavour = His footnotes have frightened more students than any monster on campus.
card-fred_mansbridge = Fred Mansbridge
    .one = Fred Mansbridge
    .some = { $n } × Fred Mansbridge
    .flavour = Always on the wrong train, and always there before everybody else.
card-luther_von_schroeder = Luther von Schroeder
    .one = Luther von Schroeder
    .some = { $n } × Luther von Schroeder
    .flavour = He counts his cartridges aloud, in a voice that still hopes.
card-philippa_grange = Philippa Grange
    .one = Philippa Grange
    .some = { $n } × Philippa Grange
    .flavour = She prints every oddity twice: once for the readers, once for the files.
card-octavius_pell = Octavius Pell
    .one = Octavius Pell
    .some = { $n } × Octavius Pell
    .flavour = His telescope looks back at him. He has begun to wave.
card-wanda_korbel = Wanda Korbel
    .one = Wanda Korbel
    .some = { $n } × Wanda Korbel
    .flavour = She sleeps fourteen hours a day and wakes up exhausted from the journey.
card-jonah_treadwell = Jonah Treadwell
    .one = Jonah Treadwell
    .some = { $n } × Jonah Treadwell
    .flavour = A private eye with a spade in the boot and an understanding with the ghouls.
card-beatrix_colborne = Beatrix Colborne
    .one = Beatrix Colborne
    .some = { $n } × Beatrix Colborne
    .flavour = She has hunted on five continents and one place that is on no map.
card-ignatius_crowe = Ignatius Crowe
    .one = Ignatius Crowe
    .some = { $n } × Ignatius Crowe
    .flavour = He reads the forbidden books so that his parish need not.
card-silas_vane = Silas Vane
    .one = Silas Vane
    .some = { $n } × Silas Vane
    .flavour = He never blinks at the club’s stories. He never blinks at all.
card-morwenna_tregear = Morwenna Tregear
    .one = Morwenna Tregear
    .some = { $n } × Morwenna Tregear
    .flavour = She sings to the tide, and something far below keeps the time.
card-agnes_rourke = Agnes Rourke
    .one = Agnes Rourke
    .some = { $n } × Agnes Rourke
    .flavour = She dresses the burns first and asks who struck the match after.
card-piotr_swasynik = Piotr Swasynik
    .one = Piotr Swasynik
    .some = { $n } × Piotr Swasynik
    .flavour = In his card index the next fire is already filed, in pencil.
card-gus_halloran = Gus Halloran
    .one = Gus Halloran
    .some = { $n } × Gus Halloran
    .flavour = He knows every way out of a burning house, even the two that lead farther in.
card-detective_thornton = Detective Thornton
    .one = Detective Thornton
    .some = { $n } × Detective Thornton
    .flavour = A borrowed white coat, endless patience, and a liking for warm stones.
card-emil_raskov = Emil Raskov
    .one = Emil Raskov
    .some = { $n } × Emil Raskov
    .flavour = He came back from the ice alone, with the diaries of eleven men.
card-bartholomew_quill = Bartholomew Quill
    .one = Bartholomew Quill
    .some = { $n } × Bartholomew Quill
    .flavour = He files his reports from the road, usually while running.
card-celine_lapeltone = Celine Lapeltone
    .one = Celine Lapeltone
    .some = { $n } × Celine Lapeltone
    .flavour = Put her in the right spotlight and the whole house forgets to breathe.
card-ransom_eddowes = Ransom Eddowes
    .one = Ransom Eddowes
    .some = { $n } × Ransom Eddowes
    .flavour = He lost two toes to the Pole and something larger to what lives there.
card-zofia_ostrzeszko = Zofia Ostrzeszko
    .one = Zofia Ostrzeszko
    .some = { $n } × Zofia Ostrzeszko
    .flavour = She reads hieroglyphs aloud only when there is a clear way out.
card-harriet_penhallow = Harriet Penhallow
    .one = Harriet Penhallow
    .some = { $n } × Harriet Penhallow
    .flavour = She found the locked shelf in her first week, and the key in her second.
card-walter_nimrick = Walter Nimrick
    .one = Walter Nimrick
    .some = { $n } × Walter Nimrick
    .flavour = He passed anatomy with honours, and the subject thanked him.
card-tobias_frye = Tobias Frye
    .one = Tobias Frye
    .some = { $n } × Tobias Frye
    .flavour = His star chart has one star too many, and it is getting closer.
card-lydia_whitlock = Lydia Whitlock
    .one = Lydia Whitlock
    .some = { $n } × Lydia Whitlock
    .flavour = Her Latin is flawless. Her accent is from before there were Romans.

## Friends

card-yusuf_the_dragoman = Yusuf the Dragoman
    .one = Yusuf the Dragoman
    .some = { $n } × Yusuf the Dragoman
    .flavour = He speaks nine languages and keeps silent in all the right ones.
card-bosun_the_wolfhound = Bosun the Wolfhound
    .one = Bosun the Wolfhound
    .some = { $n } × Bosun the Wolfhound
    .flavour = He has never yet growled at anything that did not deserve it.
card-peter_kaplan = Peter Kaplan
    .one = Peter Kaplan
    .some = { $n } × Peter Kaplan
    .flavour = He had papers for every border, until he crossed the one that needs none.
card-snake_charmer = Snake Charmer
    .one = a Snake Charmer
    .some = { $n ->
        [one] { $n } Snake Charmer
       *[other] { $n } Snake Charmers
    }
    .flavour = It was never clear which of them was being charmed.
card-cat_of_ulthar = Cat of Ulthar
    .one = a Cat of Ulthar
    .some = { $n ->
        [one] { $n } Cat of Ulthar
       *[other] { $n } Cats of Ulthar
    }
    .flavour = No one may kill it, and it finds that no more than proper.

## Vehicles

card-pierce_arrow = Pierce-Arrow
    .one = a Pierce-Arrow
    .some = { $n ->
        [one] { $n } Pierce-Arrow
       *[other] { $n } Pierce-Arrows
    }
    .flavour = Thirty-eight horses, and every one of them is running away.
card-ford_t = Ford T
    .one = a Ford T
    .some = { $n ->
        [one] { $n } Ford T
       *[other] { $n } Ford Ts
    }
    .flavour = Any colour you like, as long as it does not show the soot.
card-train_to_madness = Train to Madness
    .one = a Train to Madness
    .some = { $n ->
        [one] { $n } Train to Madness
       *[other] { $n } Trains to Madness
    }
    .flavour = All change at the next station. Nobody leaves unchanged.
card-expedition_seaplane = Expedition Seaplane
    .one = an Expedition Seaplane
    .some = { $n ->
        [one] { $n } Expedition Seaplane
       *[other] { $n } Expedition Seaplanes
    }
    .flavour = It carries drills, dogs and six men over mountains nobody has measured.

## Great Old Ones

card-cthulhu = Cthulhu
    .one = Cthulhu
    .some = { $n } × Cthulhu
    .flavour = The city rises, the sleeper turns, and poets everywhere wake screaming.
card-ghatanothoa = Ghatanothoa
    .one = Ghatanothoa
    .some = { $n } × Ghatanothoa
    .flavour = One look is enough to be a statue for ever, and to know it.
card-hastur = Hastur
    .one = Hastur
    .some = { $n } × Hastur
    .flavour = Say the name at the lake of Hali and the guests begin to go missing.
card-father_yig = Yig
    .one = Yig
    .some = { $n } × Yig
    .flavour = The father of serpents forgives nothing that is done to his children.
card-rhan_tegoth = Rhan-Tegoth
    .one = Rhan-Tegoth
    .some = { $n } × Rhan-Tegoth
    .flavour = On its ivory throne in the ice it waits to be fed.
card-dagon = Dagon
    .one = Dagon
    .some = { $n } × Dagon
    .flavour = The tide brings gold and fish. The price comes in later, walking.

## Outer Gods

card-shub_niggurath = Shub-Niggurath
    .one = Shub-Niggurath
    .some = { $n } × Shub-Niggurath
    .flavour = The wood has a thousand young tonight, and every one of them is hungry.
card-yog_sothoth = Yog-Sothoth
    .one = Yog-Sothoth
    .some = { $n } × Yog-Sothoth
    .flavour = Past, present and future are three windows of the one house.
card-nyarlathotep = Nyarlathotep
    .one = Nyarlathotep
    .some = { $n } × Nyarlathotep
    .flavour = He came out of Egypt with strange machines, and the halls were always full.
card-azathoth = Azathoth
    .one = Azathoth
    .some = { $n } × Azathoth
    .flavour = At the heart of everything somebody plays the flute, badly, without end.

## Spells

card-gate_of_deeper_slumber = Gate of Deeper Slumber
    .one = a Gate of Deeper Slumber
    .some = { $n ->
        [one] { $n } Gate of Deeper Slumber
       *[other] { $n } Gates of Deeper Slumber
    }
    .flavour = Seven hundred steps down, and not one of them creaks.
card-curse_of_brown_barnham = Curse of Brown Barnham
    .one = a Curse of Brown Barnham
    .some = { $n ->
        [one] { $n } Curse of Brown Barnham
       *[other] { $n } Curses of Brown Barnham
    }
    .flavour = First the milk turns, then the mirrors, then the neighbours.
card-door_under_the_pyramid = Door under the Pyramid
    .one = a Door under the Pyramid
    .some = { $n ->
        [one] { $n } Door under the Pyramid
       *[other] { $n } Doors under the Pyramid
    }
    .flavour = Five shaggy heads came out for the offerings. They were only the paw.
card-circle_of_standing_stones = Circle of Standing Stones
    .one = a Circle of Standing Stones
    .some = { $n ->
        [one] { $n } Circle of Standing Stones
       *[other] { $n } Circles of Standing Stones
    }
    .flavour = Count them twice. The hill likes it when you get two answers.
card-hiss_of_the_ancestors = Hiss of the Ancestors
    .one = a Hiss of the Ancestors
    .some = { $n ->
        [one] { $n } Hiss of the Ancestors
       *[other] { $n } Hisses of the Ancestors
    }
    .flavour = Under the floor the old tongue is spoken, and the cradle answers.
card-midnight_door = Midnight Door
    .one = a Midnight Door
    .some = { $n ->
        [one] { $n } Midnight Door
       *[other] { $n } Midnight Doors
    }
    .flavour = By day the fire station has one door. After twelve it has two.
card-exchange_of_souls = Exchange of Souls
    .one = an Exchange of Souls
    .some = { $n ->
        [one] { $n } Exchange of Souls
       *[other] { $n } Exchanges of Souls
    }
    .flavour = The eyes are still hers. What looks out of them is not.
card-blessing_of_the_dagger = Blessing of the Dagger
    .one = a Blessing of the Dagger
    .some = { $n ->
        [one] { $n } Blessing of the Dagger
       *[other] { $n } Blessings of the Dagger
    }
    .flavour = The blade takes the blessing first and asks whose it was after.
card-powder_of_ibn_ghazi = Powder of Ibn Ghazi
    .one = a Powder of Ibn Ghazi
    .some = { $n ->
        [one] { $n } Powder of Ibn Ghazi
       *[other] { $n } Powders of Ibn Ghazi
    }
    .flavour = For ten heartbeats the unseen can be seen. Nobody wants an eleventh.
card-voorish_sign = Voorish Sign
    .one = a Voorish Sign
    .some = { $n ->
        [one] { $n } Voorish Sign
       *[other] { $n } Voorish Signs
    }
    .flavour = Two fingers, one bent joint, and the thing you feared steps back.

## Enemies

card-night_gaunt = Night-Gaunt
    .one = a Night-Gaunt
    .some = { $n ->
        [one] { $n } Night-Gaunt
       *[other] { $n } Night-Gaunts
    }
    .flavour = It has no face to read and no voice to beg with, only claws that tickle.
card-satyr_of_the_black_wood = Satyr of the Black Wood
    .one = a Satyr of the Black Wood
    .some = { $n ->
        [one] { $n } Satyr of the Black Wood
       *[other] { $n } Satyrs of the Black Wood
    }
    .flavour = Follow the pipes and you may dance. You may not stop.
card-child_of_yig = Child of Yig
    .one = a Child of Yig
    .some = { $n ->
        [one] { $n } Child of Yig
       *[other] { $n } Children of Yig
    }
    .flavour = It knows of the snake that died in your garden. It has its father’s memory.
card-swarm_of_rattlers = Swarm of Rattlers
    .one = a Swarm of Rattlers
    .some = { $n ->
        [one] { $n } Swarm of Rattlers
       *[other] { $n } Swarms of Rattlers
    }
    .flavour = Beat the drums till morning, and pray you still hear them over the rattling.
card-bootleggers = Bootleggers
    .one = the Bootleggers
    .some = { $n } × Bootleggers
    .flavour = Tonight’s crates came off a boat that nobody was rowing.
card-brown_jenkin = Brown Jenkin
    .one = Brown Jenkin
    .some = { $n } × Brown Jenkin
    .flavour = A rat’s body, a man’s hands, and a titter in every language.
card-keziah_mason = Keziah Mason
    .one = Keziah Mason
    .some = { $n } × Keziah Mason
    .flavour = She walked out of Salem gaol through the corner of the wall.
card-mummy_of_the_high_priest = Mummy of the High Priest
    .one = a Mummy of the High Priest
    .some = { $n ->
        [one] { $n } Mummy of the High Priest
       *[other] { $n } Mummies of the High Priest
    }
    .flavour = Four thousand years of silence, and all of it was rehearsal.
card-queen_amonet = Queen Amonet
    .one = Queen Amonet
    .some = { $n } × Queen Amonet
    .flavour = The students unwrapped her with such care that she learned their names.
card-mi_go_surgeon = Mi-Go Surgeon
    .one = a Mi-Go Surgeon
    .some = { $n ->
        [one] { $n } Mi-Go Surgeon
       *[other] { $n } Mi-Go Surgeons
    }
    .flavour = The cut is clean, the patient is grateful, the body is left behind.
card-serpent_sorcerer = Serpent Sorcerer
    .one = a Serpent Sorcerer
    .some = { $n ->
        [one] { $n } Serpent Sorcerer
       *[other] { $n } Serpent Sorcerers
    }
    .flavour = He wears a judge’s face on Mondays and a bishop’s on Sundays.
card-colour_out_of_space = Colour out of Space
    .one = a Colour out of Space
    .some = { $n ->
        [one] { $n } Colour out of Space
       *[other] { $n } Colours out of Space
    }
    .flavour = The apples were huge that year, and glowed, and nobody could eat them.
card-shoggoth = Shoggoth
    .one = a Shoggoth
    .some = { $n ->
        [one] { $n } Shoggoth
       *[other] { $n } Shoggoths
    }
    .flavour = It comes up the tunnel like a train, with eyes instead of lamps.
card-gnoph_keh = Gnoph-Keh
    .one = a Gnoph-Keh
    .some = { $n } × Gnoph-Keh
    .flavour = Six legs, one horn, and a blizzard that walks wherever it walks.
card-deep_one = Deep One
    .one = a Deep One
    .some = { $n ->
        [one] { $n } Deep One
       *[other] { $n } Deep Ones
    }
    .flavour = It has your grandmother’s eyes. Look again: it has your own.
card-asylum_escapee = Asylum Escapee
    .one = an Asylum Escapee
    .some = { $n ->
        [one] { $n } Asylum Escapee
       *[other] { $n } Asylum Escapees
    }
    .flavour = He left a polite note for the doctors. It was addressed to the moon.
card-crooked_alderman = Crooked Alderman
    .one = a Crooked Alderman
    .some = { $n ->
        [one] { $n } Crooked Alderman
       *[other] { $n } Crooked Aldermen
    }
    .flavour = He would sell the city, but someone under it has already paid.
card-priest_of_the_esoteric_order = Priest of the Esoteric Order
    .one = a Priest of the Esoteric Order
    .some = { $n ->
        [one] { $n } Priest of the Esoteric Order
       *[other] { $n } Priests of the Esoteric Order
    }
    .flavour = The tiara is too tall for any human head, and it fits him perfectly.
card-mi_go_scout = Mi-Go Scout
    .one = a Mi-Go Scout
    .some = { $n ->
        [one] { $n } Mi-Go Scout
       *[other] { $n } Mi-Go Scouts
    }
    .flavour = The footprints in the snow begin nowhere and end in the sky.
card-catacomb_ghoul = Catacomb Ghoul
    .one = a Catacomb Ghoul
    .some = { $n ->
        [one] { $n } Catacomb Ghoul
       *[other] { $n } Catacomb Ghouls
    }
    .flavour = It used to be a painter, and still has opinions about bone white.
card-men_of_leng = Men of Leng
    .one = the Men of Leng
    .some = { $n } × Men of Leng
    .flavour = They pay in rubies and wear their turbans oddly high on the brow.
card-moon_beast = Moon-Beast
    .one = a Moon-Beast
    .some = { $n ->
        [one] { $n } Moon-Beast
       *[other] { $n } Moon-Beasts
    }
    .flavour = The black galley has docked, and its rowers are never seen to rest.
card-lord_of_kn_yan = Lord of K’n-yan
    .one = a Lord of K’n-yan
    .some = { $n ->
        [one] { $n } Lord of K’n-yan
       *[other] { $n } Lords of K’n-yan
    }
    .flavour = Under the mound he has outlived boredom, mercy and three of his heads.
card-brain_in_a_cylinder = Brain in a Cylinder
    .one = a Brain in a Cylinder
    .some = { $n ->
        [one] { $n } Brain in a Cylinder
       *[other] { $n } Brains in Cylinders
    }
    .flavour = It has seen thirty-seven worlds and would love to tell you about them.

## Items

card-firemans_lantern = Fireman’s Lantern
    .one = a Fireman’s Lantern
    .some = { $n ->
        [one] { $n } Fireman’s Lantern
       *[other] { $n } Fireman’s Lanterns
    }
    .flavour = It shows you the way through the smoke. It shows you to the smoke as well.
card-sword_cane = Sword Cane
    .one = a Sword Cane
    .some = { $n ->
        [one] { $n } Sword Cane
       *[other] { $n } Sword Canes
    }
    .flavour = A gentleman never draws first. He merely leans forward.
card-spirit_board = Spirit Board
    .one = a Spirit Board
    .some = { $n ->
        [one] { $n } Spirit Board
       *[other] { $n } Spirit Boards
    }
    .flavour = It spells everything correctly but your name.
card-tillinghast_resonator = Tillinghast Resonator
    .one = a Tillinghast Resonator
    .some = { $n ->
        [one] { $n } Tillinghast Resonator
       *[other] { $n } Tillinghast Resonators
    }
    .flavour = Switch it on and see what has always been swimming through you.
card-silver_dagger = Silver Dagger
    .one = a Silver Dagger
    .some = { $n ->
        [one] { $n } Silver Dagger
       *[other] { $n } Silver Daggers
    }
    .flavour = Melted down from church spoons by a smith who asked no questions.
card-field_surgeons_bag = Field Surgeon’s Bag
    .one = a Field Surgeon’s Bag
    .some = { $n ->
        [one] { $n } Field Surgeon’s Bag
       *[other] { $n } Field Surgeon’s Bags
    }
    .flavour = Morphine, catgut, and a flask for the surgeon.
card-reanimating_reagent = Reanimating Reagent
    .one = a Reanimating Reagent
    .some = { $n ->
        [one] { $n } Reanimating Reagent
       *[other] { $n } Reanimating Reagents
    }
    .flavour = The dose is easy. It is the demand for freshness that ruins friendships.
card-spider_armour = Spider Armour
    .one = a Spider Armour
    .some = { $n ->
        [one] { $n } Spider Armour
       *[other] { $n } Spider Armours
    }
    .flavour = Woven in Leng by weavers who measured him while he slept.
card-fire_axe = Fire Axe
    .one = a Fire Axe
    .some = { $n ->
        [one] { $n } Fire Axe
       *[other] { $n } Fire Axes
    }
    .flavour = It opens every door. The next one is opened by what stood behind it.
card-asbestos_coat = Asbestos Coat
    .one = an Asbestos Coat
    .some = { $n ->
        [one] { $n } Asbestos Coat
       *[other] { $n } Asbestos Coats
    }
    .flavour = The label is firm about fire. Of claws it says nothing.
card-expedition_map = Expedition Map
    .one = an Expedition Map
    .some = { $n ->
        [one] { $n } Expedition Map
       *[other] { $n } Expedition Maps
    }
    .flavour = The blank spot in the middle has moved since yesterday.
card-scaled_mask = Scaled Mask
    .one = a Scaled Mask
    .some = { $n ->
        [one] { $n } Scaled Mask
       *[other] { $n } Scaled Masks
    }
    .flavour = It is worn on the inside, under the face that everybody knows.
card-hunters_trophies = Hunter’s Trophies
    .one = the Hunter’s Trophies
    .some = { $n } × Hunter’s Trophies
    .flavour = The glass eyes follow you. One of them is not glass.
card-notes_from_vermont = Notes from Vermont
    .one = the Notes from Vermont
    .some = { $n } × Notes from Vermont
    .flavour = The last letter is typed, cheerful, and not from the same man.

## Artifacts

card-shining_trapezohedron = Shining Trapezohedron
    .one = a Shining Trapezohedron
    .some = { $n ->
        [one] { $n } Shining Trapezohedron
       *[other] { $n } Shining Trapezohedrons
    }
    .flavour = A window on all space and time. Keep a light on when you close it.
card-horn_of_nodens = Horn of Nodens
    .one = a Horn of Nodens
    .some = { $n ->
        [one] { $n } Horn of Nodens
       *[other] { $n } Horns of Nodens
    }
    .flavour = When it sounds, whatever hunts you learns what it is to run.
card-necronomicon = Necronomicon
    .one = a Necronomicon
    .some = { $n ->
        [one] { $n } Necronomicon
       *[other] { $n } Necronomicons
    }
    .flavour = The librarian lends it for one hour, and counts the readers afterwards.
card-elder_sign = Elder Sign
    .one = an Elder Sign
    .some = { $n ->
        [one] { $n } Elder Sign
       *[other] { $n } Elder Signs
    }
    .flavour = Cut in star-stone by hands that had five reasons to be afraid.
card-crown_of_the_serpent_kings = Crown of the Serpent Kings
    .one = a Crown of the Serpent Kings
    .some = { $n ->
        [one] { $n } Crown of the Serpent Kings
       *[other] { $n } Crowns of the Serpent Kings
    }
    .flavour = The last man to wear it ruled for an afternoon and moulted by night.
card-silver_key = Silver Key
    .one = a Silver Key
    .some = { $n ->
        [one] { $n } Silver Key
       *[other] { $n } Silver Keys
    }
    .flavour = It fits no lock in the house but opens the summer you were ten.
card-yellow_sign = Yellow Sign
    .one = a Yellow Sign
    .some = { $n ->
        [one] { $n } Yellow Sign
       *[other] { $n } Yellow Signs
    }
    .flavour = Have you seen it? Then it has seen you, and the second act begins.
