### Napisy na rysunku stołu Terrors of London.

turn = tura { $turn }
you = (ty)

## Frakcje; gdzie brakuje miejsca, każdą oznacza litera

faction-undead = Nieumarły
    .all = Nieumarli
    .letter = N
    .bonus = z Nieumarłym
faction-spirit = Duch
    .all = Duchy
    .letter = D
    .bonus = z Duchem
faction-mortal = Śmiertelnik
    .all = Śmiertelnicy
    .letter = Ś
    .bonus = ze Śmiertelnikiem
faction-beast = Bestia
    .all = Bestie
    .letter = B
    .bonus = z Bestią

## Ulica i ręka

street = Ulica
market = Targ { $n }
acolytes = { $n ->
        [0] brak Akolitów
       *[other] Akolici { $n } (po £{ $cost })
    }
empty = nic już nie ma
hand = Twoja ręka
haunting = Z żetonem nawiedzenia
own-deck = W twojej talii
own-discards = Twoje odrzucone
column-card = karta
column-faction = frakcja
column-play = po zagraniu
column-horde = horda

## Przed pierwszą turą

overlords = Władcy
life = życie { $n }
influences = Twoje wpływy
influence-marked = ★ polecany
influence-taken = ✓ wybrany

## Gracze

against = przeciw
no-overlord = jeszcze bez władcy
fallen = poza grą
count-pool = pula
count-armour = pancerz
count-absorbed = pochłonął
count-rally = zwołania
count-hand = ręka
count-deck = talia
count-discards = odrzucone
ability = zdolność
ability-used = zdolność, użyta
relics = relikty
in-play = w grze
known = znane z ręki
on-top = wierzch talii
discards = odrzucone
used = użyto
gift-alchemy = przemień monety w regenerację
gift-blood_price = strać { $blood_price } pkt życia, dobierz { $blood_draw ->
        [one] kartę
        [few] { $blood_draw } karty
       *[many] { $blood_draw } kart
    }
gift-claim = połóż potwora kupionego z Ulicy na wierzchu talii
gift-hunt = kup z Ulicy potwora poniżej £{ $cheap }, płacąc też mocą

## Co robią karty

sign-coin = £
sign-power = †
sign-regeneration = ✚
deed-draw = Dobierz
deed-curse = Klątwa
    .legend = rywal traci { $curse } pkt życia albo kartę
deed-haunt = Nawiedź
    .legend = zostaje i w następnej turze działa znów
deed-sacrifice = Poświęć
    .legend = usuń na dobre swoją kartę w grze za { $gain }
deed-command = Rozkaz
    .legend = odrzucony potwór poniżej £{ $cheap } wraca na rękę
deed-frenzy = Szał
    .legend = wybierz jedno
deed-destroy = Zniszcz
    .legend = odrzuć dowolną kartę w grze albo usuń kartę z Ulicy
deed-rally = Zwołaj
    .legend = dobierz więcej na koniec tury
deed-reveal = Odkryj
    .legend = pokaż wierzch talii
deed-life = +{ $n } pkt życia
deed-dearest = † = koszt najdroższego potwora
deed-reuse_relic = użyj reliktu ponownie
deed-coin_or_regeneration = wybierz
deed-haunt_one = nawiedź potwora
deed-look_and_discard = podejrzyj { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }, możesz odrzucić
deed-unleash = zdolność hordy
deed-armour = Pancerz
    .legend = pochłania obrażenia co turę
deed-summon = Wezwanie
    .legend = kupiona karta może trafić na wierzch talii
trigger-curse = każda Klątwa
trigger-first_undead = pierwszy Nieumarły
trigger-first_spirit = pierwszy Duch
trigger-first_mortal = pierwszy Śmiertelnik
trigger-first_beast = pierwsza Bestia

## Znaki na kartach w grze

mark-haunt_token = ◇
mark-banish_token = ◆
mark-haunted = ✓
mark-unleashed = ✗

## Co znaczą znaki

legend-coin = monety
legend-power = moc
legend-regeneration = regeneracja
legend-joints = co pasuje z lewej i z prawej
legend-haunt_token = żeton nawiedzenia: zostaje jeszcze na turę
legend-banish_token = ten sam, odwrócony: odchodzi po turze
legend-haunted = już po Nawiedzeniu
legend-unleashed = użyta zdolność hordy
