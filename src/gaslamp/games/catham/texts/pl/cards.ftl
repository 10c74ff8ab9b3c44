### Catham City: tytuł i karty.
### `.one` to jedna taka karta w bierniku, `.some` – tyle takich kart w bierniku.

title = Catham City

card-back = Karta
    .one = kartę
    .some = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
card-detectives = Detektywi
    .one = detektywa
    .some = { $n ->
        [one] { $n } detektywa
       *[many] { $n } detektywów
    }
card-science = Rada Naukowa
    .one = naukowca
    .some = { $n ->
        [one] { $n } naukowca
       *[many] { $n } naukowców
    }
card-robocat = Robocat
    .one = robokota
    .some = { $n ->
        [one] { $n } robokota
        [few] { $n } robokoty
       *[many] { $n } robokotów
    }
card-mafia = Mafia
    .one = kartę mafii
    .some = { $n ->
        [one] { $n } kartę mafii
        [few] { $n } karty mafii
       *[many] { $n } kart mafii
    }
card-hackers = Hakerzy
    .one = hakera
    .some = { $n ->
        [one] { $n } hakera
       *[many] { $n } hakerów
    }
card-police = Policja
    .one = policjanta
    .some = { $n ->
        [one] { $n } policjanta
       *[many] { $n } policjantów
    }
card-journalists = Dziennikarze
    .one = dziennikarza
    .some = { $n ->
        [one] { $n } dziennikarza
       *[many] { $n } dziennikarzy
    }
card-officials = Urzędnicy
    .one = urzędnika
    .some = { $n ->
        [one] { $n } urzędnika
       *[many] { $n } urzędników
    }
