### A Study in Emerald: its name and its cards.
### `.one` is one such card as an object, `.some` so many of them; a card of which there is only one has no number.

title = A Study in Emerald

card-back = Card
    .one = a card
    .some = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Cities

card-london = London
    .one = the London card
    .some = the London card
card-paris = Paris
    .one = the Paris card
    .some = the Paris card
card-berlin = Berlin
    .one = the Berlin card
    .some = the Berlin card
card-petersburg = St Petersburg
    .one = the St Petersburg card
    .some = the St Petersburg card
card-vienna = Vienna
    .one = the Vienna card
    .some = the Vienna card
card-rome = Rome
    .one = the Rome card
    .some = the Rome card
card-madrid = Madrid
    .one = the Madrid card
    .some = the Madrid card
card-constantinople = Constantinople
    .one = the Constantinople card
    .some = the Constantinople card
card-cairo = Cairo
    .one = the Cairo card
    .some = the Cairo card

## Royalty

card-gloriana = Gloriana
    .one = Gloriana
    .some = Gloriana
card-weaver = The Weaver in Darkness
    .one = the Weaver in Darkness
    .some = the Weaver in Darkness
card-burrower = The Burrower Beneath
    .one = the Burrower Beneath
    .some = the Burrower Beneath
card-azathoth = Azathoth
    .one = Azathoth
    .some = Azathoth
card-nug_and_yeb = Nug and Yeb
    .one = Nug and Yeb
    .some = Nug and Yeb
card-rhogog = Rhogog
    .one = Rhogog
    .some = Rhogog
card-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
    .one = Baoht Z’uqqa-Mogg
    .some = Baoht Z’uqqa-Mogg
card-cistern_sultana = The Sultana of the Cisterns
    .one = the Sultana of the Cisterns
    .some = the Sultana of the Cisterns
card-nyarlathotep = Nyarlathotep
    .one = Nyarlathotep
    .some = Nyarlathotep

## Starting cards

card-pamphlets = Pamphlets
    .one = the Pamphlets
    .some = { $n ->
        [one] { $n } copy of the Pamphlets
       *[other] { $n } copies of the Pamphlets
    }
card-informers = Informers
    .one = the Informers
    .some = { $n ->
        [one] { $n } copy of the Informers
       *[other] { $n } copies of the Informers
    }
card-couriers = Couriers
    .one = the Couriers
    .some = { $n ->
        [one] { $n } copy of the Couriers
       *[other] { $n } copies of the Couriers
    }
card-forged_papers = Forged Papers
    .one = the Forged Papers
    .some = { $n ->
        [one] { $n } copy of the Forged Papers
       *[other] { $n } copies of the Forged Papers
    }
card-sappers = Sappers
    .one = the Sappers
    .some = { $n ->
        [one] { $n } copy of the Sappers
       *[other] { $n } copies of the Sappers
    }
card-stiletto = Stiletto
    .one = the Stiletto
    .some = { $n ->
        [one] { $n } copy of the Stiletto
       *[other] { $n } copies of the Stiletto
    }

## Game cards

card-louise_michel = Louise Michel
    .one = Louise Michel
    .some = Louise Michel
card-piotr_rachkovsky = Piotr Rachkovsky
    .one = Piotr Rachkovsky
    .some = Piotr Rachkovsky
card-sebastian_moran = Sebastian Moran
    .one = Sebastian Moran
    .some = Sebastian Moran
card-professor_moriarty = Professor Moriarty
    .one = Professor Moriarty
    .some = Professor Moriarty
card-vera_figner = Vera Figner
    .one = Vera Figner
    .some = Vera Figner
card-prince_kropotkin = Prince Kropotkin
    .one = Prince Kropotkin
    .some = Prince Kropotkin
card-evno_azef = Evno Azef
    .one = Evno Azef
    .some = Evno Azef
card-ungern_sternberg = Baron Ungern-Sternberg
    .one = Baron Ungern-Sternberg
    .some = Baron Ungern-Sternberg
card-johann_most = Johann Most
    .one = Johann Most
    .some = Johann Most
card-wilhelm_stieber = Wilhelm Stieber
    .one = Wilhelm Stieber
    .some = Wilhelm Stieber
card-william_morris = William Morris
    .one = William Morris
    .some = William Morris
card-ravachol = Ravachol
    .one = Ravachol
    .some = Ravachol
card-emma_goldman = Emma Goldman
    .one = Emma Goldman
    .some = Emma Goldman
card-errico_malatesta = Errico Malatesta
    .one = Errico Malatesta
    .some = Errico Malatesta
card-irene_adler = Irene Adler
    .one = Irene Adler
    .some = Irene Adler
card-duchess_uzes = Duchess d’Uzès
    .one = the Duchess d’Uzès
    .some = the Duchess d’Uzès
card-inspector_lestrade = Inspector Lestrade
    .one = Inspector Lestrade
    .some = Inspector Lestrade
card-matvei_golovinski = Matvei Golovinski
    .one = Matvei Golovinski
    .some = Matvei Golovinski
card-vladimir_burtsev = Vladimir Burtsev
    .one = Vladimir Burtsev
    .some = Vladimir Burtsev
card-sigmund_freud = Sigmund Freud
    .one = Sigmund Freud
    .some = Sigmund Freud
card-mrs_hudson = Mrs Hudson
    .one = Mrs Hudson
    .some = Mrs Hudson
card-doctor_watson = Doctor Watson
    .one = Doctor Watson
    .some = Doctor Watson
card-sherlock_holmes = Sherlock Holmes
    .one = Sherlock Holmes
    .some = Sherlock Holmes
card-diogenes_club = Diogenes Club
    .one = the Diogenes Club
    .some = { $n ->
        [one] { $n } copy of the Diogenes Club
       *[other] { $n } copies of the Diogenes Club
    }
card-freemasons = Freemasons
    .one = the Freemasons
    .some = { $n ->
        [one] { $n } copy of the Freemasons
       *[other] { $n } copies of the Freemasons
    }
card-black_hand = Black Hand
    .one = the Black Hand
    .some = the Black Hand
card-change_of_heart = Change of Heart
    .one = Change of Heart
    .some = Change of Heart
card-cthulhu = Cthulhu
    .one = Cthulhu
    .some = Cthulhu
card-hide_royalty = Hide Royalty
    .one = Hide Royalty
    .some = { $n ->
        [one] { $n } copy of Hide Royalty
       *[other] { $n } copies of Hide Royalty
    }
card-hired_assassin = Hired Assassin
    .one = the Hired Assassin
    .some = { $n ->
        [one] { $n } copy of the Hired Assassin
       *[other] { $n } copies of the Hired Assassin
    }
card-holy_brotherhood = Holy Brotherhood
    .one = the Holy Brotherhood
    .some = { $n ->
        [one] { $n } copy of the Holy Brotherhood
       *[other] { $n } copies of the Holy Brotherhood
    }
card-infernal_machine = Infernal Machine
    .one = the Infernal Machine
    .some = { $n ->
        [one] { $n } copy of the Infernal Machine
       *[other] { $n } copies of the Infernal Machine
    }
card-fenians = Fenians
    .one = the Fenians
    .some = { $n ->
        [one] { $n } copy of the Fenians
       *[other] { $n } copies of the Fenians
    }
card-mi_go = Mi-Go
    .one = the Mi-Go
    .some = the Mi-Go
card-shoggoth = Shoggoth
    .one = the Shoggoth
    .some = { $n ->
        [one] { $n } copy of the Shoggoth
       *[other] { $n } copies of the Shoggoth
    }
card-society_of_leopold = Society of Leopold
    .one = the Society of Leopold
    .some = the Society of Leopold
card-okhrana = Okhrana
    .one = the Okhrana
    .some = { $n ->
        [one] { $n } copy of the Okhrana
       *[other] { $n } copies of the Okhrana
    }
card-night_terrors = Night Terrors
    .one = Night Terrors
    .some = { $n ->
        [one] { $n } copy of Night Terrors
       *[other] { $n } copies of Night Terrors
    }
card-peoples_will = People’s Will
    .one = the People’s Will
    .some = { $n ->
        [one] { $n } copy of the People’s Will
       *[other] { $n } copies of the People’s Will
    }
card-third_section = Third Section
    .one = the Third Section
    .some = { $n ->
        [one] { $n } copy of the Third Section
       *[other] { $n } copies of the Third Section
    }
card-pinkerton_agents = Pinkerton Agents
    .one = the Pinkerton Agents
    .some = { $n ->
        [one] { $n } copy of the Pinkerton Agents
       *[other] { $n } copies of the Pinkerton Agents
    }
card-vampires = Vampires
    .one = the Vampires
    .some = the Vampires
card-yog_sothoth = Yog Sothoth
    .one = Yog Sothoth
    .some = Yog Sothoth
card-zombies = Zombies
    .one = the Zombies
    .some = the Zombies
card-nadars_airships = Nadar’s Airships
    .one = Nadar’s Airships
    .some = { $n ->
        [one] { $n } copy of Nadar’s Airships
       *[other] { $n } copies of Nadar’s Airships
    }
card-necronomicon = Necronomicon
    .one = the Necronomicon
    .some = the Necronomicon

## Identities

card-loyalist = Loyalist
    .one = a Loyalist identity
    .some = { $n ->
        [one] { $n } Loyalist identity
       *[other] { $n } Loyalist identities
    }
card-restorationist = Restorationist
    .one = a Restorationist identity
    .some = { $n ->
        [one] { $n } Restorationist identity
       *[other] { $n } Restorationist identities
    }
