### Terrors of London: tytuł i karty.
### `.one` to jedna taka karta w bierniku, `.some` – tyle takich kart w bierniku; karta, która jest tylko jedna, nie ma liczby.

title = Terrors of London

card-back = Karta
    .one = kartę
    .some = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }

## Karty początkowe

card-cultist = Kultysta
    .one = Kultystę
    .some = { $n ->
        [one] { $n } Kultystę
       *[many] { $n } Kultystów
    }
card-fanatic = Fanatyk
    .one = Fanatyka
    .some = { $n ->
        [one] { $n } Fanatyka
       *[many] { $n } Fanatyków
    }

## Akolici

card-undead_acolyte = Akolita Nieumarłych
    .one = Akolitę Nieumarłych
    .some = { $n ->
        [one] { $n } Akolitę Nieumarłych
       *[many] { $n } Akolitów Nieumarłych
    }
card-spirit_acolyte = Akolita Duchów
    .one = Akolitę Duchów
    .some = { $n ->
        [one] { $n } Akolitę Duchów
       *[many] { $n } Akolitów Duchów
    }
card-mortal_acolyte = Akolita Śmiertelników
    .one = Akolitę Śmiertelników
    .some = { $n ->
        [one] { $n } Akolitę Śmiertelników
       *[many] { $n } Akolitów Śmiertelników
    }
card-beast_acolyte = Akolita Bestii
    .one = Akolitę Bestii
    .some = { $n ->
        [one] { $n } Akolitę Bestii
       *[many] { $n } Akolitów Bestii
    }

## Karty Wpływów, po cztery na władcę

card-register_of_the_dead = Rejestr Zmarłych
    .one = Rejestr Zmarłych
    .some = Rejestr Zmarłych
card-exhumation = Ekshumacja
    .one = Ekshumację
    .some = Ekshumację
card-death_warrant = Wyrok Śmierci
    .one = Wyrok Śmierci
    .some = Wyrok Śmierci
card-funeral_procession = Kondukt Żałobny
    .one = Kondukt Żałobny
    .some = Kondukt Żałobny
card-bounty = Nagroda za Głowę
    .one = Nagrodę za Głowę
    .some = Nagrodę za Głowę
card-second_wind = Drugi Oddech
    .one = Drugi Oddech
    .some = Drugi Oddech
card-blood_money = Krwawa Zapłata
    .one = Krwawą Zapłatę
    .some = Krwawą Zapłatę
card-stake_and_torch = Kołek i Pochodnia
    .one = Kołek i Pochodnię
    .some = Kołek i Pochodnię
card-scent_of_blood = Woń Krwi
    .one = Woń Krwi
    .some = Woń Krwi
card-fang_and_claw = Kły i Pazury
    .one = Kły i Pazury
    .some = Kły i Pazury
card-call_of_the_pack = Zew Watahy
    .one = Zew Watahy
    .some = Zew Watahy
card-full_moon = Pełnia Księżyca
    .one = Pełnię Księżyca
    .some = Pełnię Księżyca
card-tithe_of_souls = Dziesięcina Dusz
    .one = Dziesięcinę Dusz
    .some = Dziesięcinę Dusz
card-dark_pact = Mroczny Pakt
    .one = Mroczny Pakt
    .some = Mroczny Pakt
card-possession = Opętanie
    .one = Opętanie
    .some = Opętanie
card-black_mass = Czarna Msza
    .one = Czarną Mszę
    .some = Czarną Mszę

## Nieumarli

card-zombie = Zombie
    .one = Zombie
    .some = { $n } Zombie
card-ghoul = Ghul
    .one = Ghula
    .some = { $n ->
        [one] { $n } Ghula
        [few] { $n } Ghule
       *[many] { $n } Ghuli
    }
card-corpse_cart = Trupi Wóz
    .one = Trupi Wóz
    .some = { $n ->
        [one] { $n } Trupi Wóz
        [few] { $n } Trupie Wozy
       *[many] { $n } Trupich Wozów
    }
card-wight = Umrzyk
    .one = Umrzyka
    .some = { $n ->
        [one] { $n } Umrzyka
        [few] { $n } Umrzyki
       *[many] { $n } Umrzyków
    }
card-skeleton = Kościotrup
    .one = Kościotrupa
    .some = { $n ->
        [one] { $n } Kościotrupa
        [few] { $n } Kościotrupy
       *[many] { $n } Kościotrupów
    }
card-mummy = Mumia
    .one = Mumię
    .some = { $n ->
        [one] { $n } Mumię
        [few] { $n } Mumie
       *[many] { $n } Mumii
    }
card-vampire = Wampir
    .one = Wampira
    .some = { $n ->
        [one] { $n } Wampira
        [few] { $n } Wampiry
       *[many] { $n } Wampirów
    }
card-lich = Licz
    .one = Licza
    .some = { $n ->
        [one] { $n } Licza
        [few] { $n } Licze
       *[many] { $n } Liczów
    }

## Duchy

card-wisp = Błędny Ognik
    .one = Błędny Ognik
    .some = { $n ->
        [one] { $n } Błędny Ognik
        [few] { $n } Błędne Ogniki
       *[many] { $n } Błędnych Ogników
    }
card-apparition = Zjawa
    .one = Zjawę
    .some = { $n ->
        [one] { $n } Zjawę
        [few] { $n } Zjawy
       *[many] { $n } Zjaw
    }
card-poltergeist = Poltergeist
    .one = Poltergeista
    .some = { $n ->
        [one] { $n } Poltergeista
        [few] { $n } Poltergeisty
       *[many] { $n } Poltergeistów
    }
card-banshee = Banshee
    .one = Banshee
    .some = { $n } Banshee
card-phantom = Widmo
    .one = Widmo
    .some = { $n ->
        [one] { $n } Widmo
        [few] { $n } Widma
       *[many] { $n } Widm
    }
card-wraith = Upiór
    .one = Upiora
    .some = { $n ->
        [one] { $n } Upiora
        [few] { $n } Upiory
       *[many] { $n } Upiorów
    }
card-demon = Demon
    .one = Demona
    .some = { $n ->
        [one] { $n } Demona
        [few] { $n } Demony
       *[many] { $n } Demonów
    }
card-reaper = Żniwiarz
    .one = Żniwiarza
    .some = { $n ->
        [one] { $n } Żniwiarza
       *[many] { $n } Żniwiarzy
    }

## Śmiertelnicy

card-pickpocket = Kieszonkowiec
    .one = Kieszonkowca
    .some = { $n ->
        [one] { $n } Kieszonkowca
       *[many] { $n } Kieszonkowców
    }
card-relic_hunter = Łowca Reliktów
    .one = Łowcę Reliktów
    .some = { $n ->
        [one] { $n } Łowcę Reliktów
       *[many] { $n } Łowców Reliktów
    }
card-alchemist = Alchemik
    .one = Alchemika
    .some = { $n ->
        [one] { $n } Alchemika
       *[many] { $n } Alchemików
    }
card-monster_slayer = Pogromca Potworów
    .one = Pogromcę Potworów
    .some = { $n ->
        [one] { $n } Pogromcę Potworów
       *[many] { $n } Pogromców Potworów
    }
card-coven_witch = Czarownica z Sabatu
    .one = Czarownicę z Sabatu
    .some = { $n ->
        [one] { $n } Czarownicę z Sabatu
        [few] { $n } Czarownice z Sabatu
       *[many] { $n } Czarownic z Sabatu
    }
card-inquisitor = Inkwizytor
    .one = Inkwizytora
    .some = { $n ->
        [one] { $n } Inkwizytora
       *[many] { $n } Inkwizytorów
    }
card-warlock = Czarnoksiężnik
    .one = Czarnoksiężnika
    .some = { $n ->
        [one] { $n } Czarnoksiężnika
       *[many] { $n } Czarnoksiężników
    }
card-mad_doctor = Szalony Doktor
    .one = Szalonego Doktora
    .some = { $n ->
        [one] { $n } Szalonego Doktora
       *[many] { $n } Szalonych Doktorów
    }

## Bestie

card-rat_swarm = Plaga Szczurów
    .one = Plagę Szczurów
    .some = { $n ->
        [one] { $n } Plagę Szczurów
        [few] { $n } Plagi Szczurów
       *[many] { $n } Plag Szczurów
    }
card-hellhound = Piekielny Ogar
    .one = Piekielnego Ogara
    .some = { $n ->
        [one] { $n } Piekielnego Ogara
        [few] { $n } Piekielne Ogary
       *[many] { $n } Piekielnych Ogarów
    }
card-raven_flock = Stado Kruków
    .one = Stado Kruków
    .some = { $n ->
        [one] { $n } Stado Kruków
        [few] { $n } Stada Kruków
       *[many] { $n } Stad Kruków
    }
card-giant_bat = Olbrzymi Nietoperz
    .one = Olbrzymiego Nietoperza
    .some = { $n ->
        [one] { $n } Olbrzymiego Nietoperza
        [few] { $n } Olbrzymie Nietoperze
       *[many] { $n } Olbrzymich Nietoperzy
    }
card-gargoyle = Gargulec
    .one = Gargulca
    .some = { $n ->
        [one] { $n } Gargulca
        [few] { $n } Gargulce
       *[many] { $n } Gargulców
    }
card-werewolf = Wilkołak
    .one = Wilkołaka
    .some = { $n ->
        [one] { $n } Wilkołaka
        [few] { $n } Wilkołaki
       *[many] { $n } Wilkołaków
    }
card-thames_serpent = Wąż z Tamizy
    .one = Węża z Tamizy
    .some = { $n ->
        [one] { $n } Węża z Tamizy
        [few] { $n } Węże z Tamizy
       *[many] { $n } Węży z Tamizy
    }
card-alpha_wolf = Wilk Alfa
    .one = Wilka Alfa
    .some = { $n ->
        [one] { $n } Wilka Alfa
        [few] { $n } Wilki Alfa
       *[many] { $n } Wilków Alfa
    }

## Relikty

card-lantern = Latarnia
    .one = Latarnię
    .some = Latarnię
card-silver_dagger = Srebrny Sztylet
    .one = Srebrny Sztylet
    .some = Srebrny Sztylet
card-healers_phial = Fiolka Uzdrowiciela
    .one = Fiolkę Uzdrowiciela
    .some = Fiolkę Uzdrowiciela
card-iron_shield = Żelazna Tarcza
    .one = Żelazną Tarczę
    .some = Żelazną Tarczę
card-canopic_jar = Urna Kanopska
    .one = Urnę Kanopską
    .some = Urnę Kanopską
card-spell_key = Klucz Zaklęć
    .one = Klucz Zaklęć
    .some = Klucz Zaklęć
card-raven_skull = Czaszka Kruka
    .one = Czaszkę Kruka
    .some = Czaszkę Kruka
card-bone_horn = Kościany Róg
    .one = Kościany Róg
    .some = Kościany Róg
card-grimoire = Grymuar
    .one = Grymuar
    .some = Grymuar
card-haunted_mirror = Nawiedzone Lustro
    .one = Nawiedzone Lustro
    .some = Nawiedzone Lustro
card-plate_of_the_fallen = Zbroja Poległych
    .one = Zbroję Poległych
    .some = Zbroję Poległych
card-sword_of_methuselah = Miecz Matuzalema
    .one = Miecz Matuzalema
    .some = Miecz Matuzalema

## Władcy

card-methuselah = Matuzalem
    .one = Matuzalema
    .some = Matuzalema
card-lilith = Lilith
    .one = Lilith
    .some = Lilith
card-fenris = Fenris
    .one = Fenrisa
    .some = Fenrisa
card-azazael = Azazael
    .one = Azazaela
    .some = Azazaela
