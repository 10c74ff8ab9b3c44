### Studium w Szmaragdzie: tytuł i karty.
### `.one` to jedna taka karta w bierniku, `.some` – tyle takich kart w bierniku; karta, która jest tylko jedna, nie ma liczby.

title = Studium w Szmaragdzie

card-back = Karta
    .one = kartę
    .some = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }

## Miasta

card-london = Londyn
    .one = kartę Londynu
    .some = kartę Londynu
card-paris = Paryż
    .one = kartę Paryża
    .some = kartę Paryża
card-berlin = Berlin
    .one = kartę Berlina
    .some = kartę Berlina
card-petersburg = Petersburg
    .one = kartę Petersburga
    .some = kartę Petersburga
card-vienna = Wiedeń
    .one = kartę Wiednia
    .some = kartę Wiednia
card-rome = Rzym
    .one = kartę Rzymu
    .some = kartę Rzymu
card-madrid = Madryt
    .one = kartę Madrytu
    .some = kartę Madrytu
card-constantinople = Konstantynopol
    .one = kartę Konstantynopola
    .some = kartę Konstantynopola
card-cairo = Kair
    .one = kartę Kairu
    .some = kartę Kairu

## Arystokracja

card-gloriana = Gloriana
    .one = Glorianę
    .some = Glorianę
card-weaver = Tkający w Ciemności
    .one = Tkającego w Ciemności
    .some = Tkającego w Ciemności
card-burrower = Drążący w Głębi
    .one = Drążącego w Głębi
    .some = Drążącego w Głębi
card-azathoth = Azathoth
    .one = Azathotha
    .some = Azathotha
card-nug_and_yeb = Nug i Yeb
    .one = Nuga i Yeba
    .some = Nuga i Yeba
card-rhogog = Rhogog
    .one = Rhogoga
    .some = Rhogoga
card-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
    .one = Baohta Z’uqqa-Mogga
    .some = Baohta Z’uqqa-Mogga
card-cistern_sultana = Sułtanka z Cystern
    .one = Sułtankę z Cystern
    .some = Sułtankę z Cystern
card-nyarlathotep = Nyarlathotep
    .one = Nyarlathotepa
    .some = Nyarlathotepa

## Karty startowe

card-pamphlets = Ulotki
    .one = Ulotki
    .some = { $n ->
        [one] { $n } kartę Ulotek
        [few] { $n } karty Ulotek
       *[many] { $n } kart Ulotek
    }
card-informers = Informatorzy
    .one = Informatorów
    .some = { $n ->
        [one] { $n } kartę Informatorów
        [few] { $n } karty Informatorów
       *[many] { $n } kart Informatorów
    }
card-couriers = Kurierzy
    .one = Kurierów
    .some = { $n ->
        [one] { $n } kartę Kurierów
        [few] { $n } karty Kurierów
       *[many] { $n } kart Kurierów
    }
card-forged_papers = Fałszywe papiery
    .one = Fałszywe papiery
    .some = { $n ->
        [one] { $n } kartę Fałszywych papierów
        [few] { $n } karty Fałszywych papierów
       *[many] { $n } kart Fałszywych papierów
    }
card-sappers = Saperzy
    .one = Saperów
    .some = { $n ->
        [one] { $n } kartę Saperów
        [few] { $n } karty Saperów
       *[many] { $n } kart Saperów
    }
card-stiletto = Sztylet
    .one = Sztylet
    .some = { $n ->
        [one] { $n } kartę Sztyletu
        [few] { $n } karty Sztyletu
       *[many] { $n } kart Sztyletu
    }

## Karty gry

card-louise_michel = Louise Michel
    .one = Louise Michel
    .some = Louise Michel
card-piotr_rachkovsky = Piotr Raczkowski
    .one = Piotra Raczkowskiego
    .some = Piotra Raczkowskiego
card-sebastian_moran = Sebastian Moran
    .one = Sebastiana Morana
    .some = Sebastiana Morana
card-professor_moriarty = Profesor Moriarty
    .one = Profesora Moriarty’ego
    .some = Profesora Moriarty’ego
card-vera_figner = Wiera Figner
    .one = Wierę Figner
    .some = Wierę Figner
card-prince_kropotkin = Książę Kropotkin
    .one = Księcia Kropotkina
    .some = Księcia Kropotkina
card-evno_azef = Jewno Azef
    .one = Jewna Azefa
    .some = Jewna Azefa
card-ungern_sternberg = Baron Ungern-Sternberg
    .one = Barona Ungerna-Sternberga
    .some = Barona Ungerna-Sternberga
card-johann_most = Johann Most
    .one = Johanna Mosta
    .some = Johanna Mosta
card-wilhelm_stieber = Wilhelm Stieber
    .one = Wilhelma Stiebera
    .some = Wilhelma Stiebera
card-william_morris = William Morris
    .one = Williama Morrisa
    .some = Williama Morrisa
card-ravachol = Ravachol
    .one = Ravachola
    .some = Ravachola
card-emma_goldman = Emma Goldman
    .one = Emmę Goldman
    .some = Emmę Goldman
card-errico_malatesta = Errico Malatesta
    .one = Errica Malatestę
    .some = Errica Malatestę
card-irene_adler = Irena Adler
    .one = Irenę Adler
    .some = Irenę Adler
card-duchess_uzes = Duchess d’Uzès
    .one = Duchess d’Uzès
    .some = Duchess d’Uzès
card-inspector_lestrade = Inspektor Lestrade
    .one = Inspektora Lestrade’a
    .some = Inspektora Lestrade’a
card-matvei_golovinski = Matwiej Gołowiński
    .one = Matwieja Gołowińskiego
    .some = Matwieja Gołowińskiego
card-vladimir_burtsev = Władimir Burcew
    .one = Władimira Burcewa
    .some = Władimira Burcewa
card-sigmund_freud = Zygmunt Freud
    .one = Zygmunta Freuda
    .some = Zygmunta Freuda
card-mrs_hudson = Pani Hudson
    .one = Panią Hudson
    .some = Panią Hudson
card-doctor_watson = Doktor Watson
    .one = Doktora Watsona
    .some = Doktora Watsona
card-sherlock_holmes = Sherlock Holmes
    .one = Sherlocka Holmesa
    .some = Sherlocka Holmesa
card-diogenes_club = Klub Diogenesa
    .one = Klub Diogenesa
    .some = { $n ->
        [one] { $n } kartę Klubu Diogenesa
        [few] { $n } karty Klubu Diogenesa
       *[many] { $n } kart Klubu Diogenesa
    }
card-freemasons = Wolnomularze
    .one = Wolnomularzy
    .some = { $n ->
        [one] { $n } kartę Wolnomularzy
        [few] { $n } karty Wolnomularzy
       *[many] { $n } kart Wolnomularzy
    }
card-black_hand = Czarna Ręka
    .one = Czarną Rękę
    .some = Czarną Rękę
card-change_of_heart = Zmiana nastawienia
    .one = Zmianę nastawienia
    .some = Zmianę nastawienia
card-cthulhu = Cthulhu
    .one = Cthulhu
    .some = Cthulhu
card-hide_royalty = Ukrycie arystokracji
    .one = Ukrycie arystokracji
    .some = { $n ->
        [one] { $n } kartę Ukrycia arystokracji
        [few] { $n } karty Ukrycia arystokracji
       *[many] { $n } kart Ukrycia arystokracji
    }
card-hired_assassin = Najemny skrytobójca
    .one = Najemnego skrytobójcę
    .some = { $n ->
        [one] { $n } kartę Najemnego skrytobójcy
        [few] { $n } karty Najemnego skrytobójcy
       *[many] { $n } kart Najemnego skrytobójcy
    }
card-holy_brotherhood = Święte Bractwo
    .one = Święte Bractwo
    .some = { $n ->
        [one] { $n } kartę Świętego Bractwa
        [few] { $n } karty Świętego Bractwa
       *[many] { $n } kart Świętego Bractwa
    }
card-infernal_machine = Piekielna Machina
    .one = Piekielną Machinę
    .some = { $n ->
        [one] { $n } kartę Piekielnej Machiny
        [few] { $n } karty Piekielnej Machiny
       *[many] { $n } kart Piekielnej Machiny
    }
card-fenians = Fenianie
    .one = Fenian
    .some = { $n ->
        [one] { $n } kartę Fenian
        [few] { $n } karty Fenian
       *[many] { $n } kart Fenian
    }
card-mi_go = Mi-Go
    .one = Mi-Go
    .some = Mi-Go
card-shoggoth = Shoggoth
    .one = Shoggotha
    .some = { $n ->
        [one] { $n } kartę Shoggotha
        [few] { $n } karty Shoggotha
       *[many] { $n } kart Shoggotha
    }
card-society_of_leopold = Stowarzyszenie Leopolda
    .one = Stowarzyszenie Leopolda
    .some = Stowarzyszenie Leopolda
card-okhrana = Ochrana
    .one = Ochranę
    .some = { $n ->
        [one] { $n } kartę Ochrany
        [few] { $n } karty Ochrany
       *[many] { $n } kart Ochrany
    }
card-night_terrors = Groza Nocy
    .one = Grozę Nocy
    .some = { $n ->
        [one] { $n } kartę Grozy Nocy
        [few] { $n } karty Grozy Nocy
       *[many] { $n } kart Grozy Nocy
    }
card-peoples_will = Wola Ludu
    .one = Wolę Ludu
    .some = { $n ->
        [one] { $n } kartę Woli Ludu
        [few] { $n } karty Woli Ludu
       *[many] { $n } kart Woli Ludu
    }
card-third_section = Trzecia Sekcja
    .one = Trzecią Sekcję
    .some = { $n ->
        [one] { $n } kartę Trzeciej Sekcji
        [few] { $n } karty Trzeciej Sekcji
       *[many] { $n } kart Trzeciej Sekcji
    }
card-pinkerton_agents = Agenci Pinkertona
    .one = Agentów Pinkertona
    .some = { $n ->
        [one] { $n } kartę Agentów Pinkertona
        [few] { $n } karty Agentów Pinkertona
       *[many] { $n } kart Agentów Pinkertona
    }
card-vampires = Wampiry
    .one = Wampiry
    .some = Wampiry
card-yog_sothoth = Yog Sothoth
    .one = Yog Sothotha
    .some = Yog Sothotha
card-zombies = Zombie
    .one = Zombie
    .some = Zombie
card-nadars_airships = Sterowce Nadara
    .one = Sterowce Nadara
    .some = { $n ->
        [one] { $n } kartę Sterowców Nadara
        [few] { $n } karty Sterowców Nadara
       *[many] { $n } kart Sterowców Nadara
    }
card-necronomicon = Necronomicon
    .one = Necronomicon
    .some = Necronomicon

## Tożsamości

card-loyalist = Lojalista
    .one = tożsamość Lojalisty
    .some = { $n ->
        [one] { $n } tożsamość Lojalisty
        [few] { $n } tożsamości Lojalisty
       *[many] { $n } tożsamości Lojalisty
    }
card-restorationist = Restauracjonista
    .one = tożsamość Restauracjonisty
    .some = { $n ->
        [one] { $n } tożsamość Restauracjonisty
        [few] { $n } tożsamości Restauracjonisty
       *[many] { $n } tożsamości Restauracjonisty
    }
