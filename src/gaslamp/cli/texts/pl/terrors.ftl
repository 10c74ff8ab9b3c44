### Napisy na rysunku stołu Terrors of London.

terrors-turn = tura { $turn }
terrors-you = (ty)

## Frakcje; gdzie brakuje miejsca, każdą oznacza litera

terrors-faction-undead = Nieumarły
    .all = Nieumarli
    .letter = N
    .bonus = z Nieumarłym
terrors-faction-spirit = Duch
    .all = Duchy
    .letter = D
    .bonus = z Duchem
terrors-faction-mortal = Śmiertelnik
    .all = Śmiertelnicy
    .letter = Ś
    .bonus = ze Śmiertelnikiem
terrors-faction-beast = Bestia
    .all = Bestie
    .letter = B
    .bonus = z Bestią

## Ulica i ręka

terrors-street = Ulica
terrors-market = Targ { $n }
terrors-acolytes = { $n ->
        [0] brak Akolitów
       *[other] Akolici { $n } (po £{ $cost })
    }
terrors-empty = nic już nie ma
terrors-hand = Twoja ręka
terrors-haunting = Z żetonem nawiedzenia
terrors-own-deck = W twojej talii
terrors-own-discards = Twoje odrzucone
terrors-column-card = karta
terrors-column-faction = frakcja
terrors-column-play = po zagraniu
terrors-column-horde = horda

## Przed pierwszą turą

terrors-overlords = Władcy
terrors-life = życie { $n }
terrors-influences = Twoje wpływy
terrors-influence-marked = ★ polecany
terrors-influence-taken = ✓ wybrany

## Gracze

terrors-against = przeciw
terrors-no-overlord = jeszcze bez władcy
terrors-fallen = poza grą
terrors-count-pool = pula
terrors-count-armour = pancerz
terrors-count-absorbed = pochłonął
terrors-count-rally = zwołania
terrors-count-hand = ręka
terrors-count-deck = talia
terrors-count-discards = odrzucone
terrors-ability = zdolność
terrors-ability-used = zdolność, użyta
terrors-relics = relikty
terrors-in-play = w grze
terrors-known = znane z ręki
terrors-on-top = wierzch talii
terrors-discards = odrzucone
terrors-used = użyto
terrors-gift-alchemy = przemień monety w regenerację, gdy brakuje życia
terrors-gift-blood_price = strać { $blood_price } pkt życia, dobierz { $blood_draw ->
        [one] kartę
        [few] { $blood_draw } karty
       *[many] { $blood_draw } kart
    }
terrors-gift-claim = połóż potwora kupionego z Ulicy na wierzchu talii
terrors-gift-hunt = kup z Ulicy potwora poniżej £{ $cheap }, płacąc też mocą

## Co robią karty

terrors-sign-coin = £
terrors-sign-power = †
terrors-sign-regeneration = ✚
terrors-deed-draw = Dobierz
terrors-deed-curse = Klątwa
    .legend = rywal traci { $curse } pkt życia albo kartę
terrors-deed-haunt = Nawiedź
    .legend = zostaje i w następnej turze działa znów
terrors-deed-sacrifice = Poświęć
    .legend = usuń na dobre swoją kartę w grze za { $gain }
terrors-deed-command = Rozkaz
    .legend = odrzucony potwór poniżej £{ $cheap } wraca na rękę
terrors-deed-frenzy = Szał
    .legend = wybierz jedno
terrors-deed-destroy = Zniszcz
    .legend = odrzuć dowolną kartę w grze albo usuń kartę z Ulicy
terrors-deed-rally = Zwołaj
    .legend = dobierz więcej na koniec tury
terrors-deed-reveal = Odkryj
    .legend = pokaż wierzch talii
terrors-deed-life = +{ $n } pkt życia
terrors-deed-dearest = † = koszt najdroższego potwora
terrors-deed-reuse_relic = użyj reliktu ponownie
terrors-deed-coin_or_regeneration = wybierz
terrors-deed-haunt_one = nawiedź potwora
terrors-deed-look_and_discard = podejrzyj { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }, możesz odrzucić
terrors-deed-unleash = zdolność hordy
terrors-deed-armour = Pancerz
    .legend = pochłania obrażenia co turę
terrors-deed-summon = Wezwanie
    .legend = kupiona karta może trafić na wierzch talii
terrors-trigger-curse = każda Klątwa
terrors-trigger-first_undead = pierwszy Nieumarły
terrors-trigger-first_spirit = pierwszy Duch
terrors-trigger-first_mortal = pierwszy Śmiertelnik
terrors-trigger-first_beast = pierwsza Bestia

## Znaki na kartach w grze

terrors-mark-haunt_token = ◇
terrors-mark-banish_token = ◆
terrors-mark-haunted = ✓
terrors-mark-unleashed = ✗

## Co znaczą znaki

terrors-legend-coin = monety
terrors-legend-power = moc
terrors-legend-regeneration = regeneracja
terrors-legend-joints = co pasuje z lewej i z prawej
terrors-legend-haunt_token = „Nawiedź”: zostaje jeszcze na turę
terrors-legend-banish_token = „Odeślij”: odchodzi po turze
terrors-legend-haunted = już po nawiedzeniu
terrors-legend-unleashed = użyta zdolność hordy
