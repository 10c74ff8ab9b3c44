### Nanty Narking: co warto wiedzieć przed grą.

pitch = Londyn w świetle latarni gazowych, a przy stole nikt nie jest tym, na kogo wygląda: ktoś skupuje ulice, ktoś chce na nich rozruchów, a pewien detektyw gra tylko na czas. Wysyłaj agentów, stawiaj domy, siej zamęt i doprowadź do końca swój tajny plan, zanim inni go przejrzą.
    .length = około 60 minut

setting-identities = Tożsamości
    .help = Które tajne tożsamości są w grze. W zestawie klasycznym Moriarty musi sięgnąć o jedną dzielnicę dalej, a Mr de Sidonia potrzebuje £50 bez względu na liczbę graczy. Zestaw rozszerzony daje trzem lordom drugą drogę do zwycięstwa, a przy dwóch graczach wystarcza im 6 kontrolowanych dzielnic zamiast 7. Zmienia też warunki Fagina i Holmesa, a Moriarty’ego i Mr de Sidonię zastępuje Scrooge’em, Gradgrindem i Lenore Lloyd.
setting-identities-standard = Standardowe
setting-identities-classic = Klasyczne
setting-identities-extended = Rozszerzone
setting-ending = Koniec talii
    .help = Kiedy gra się kończy, jeśli nikt wcześniej nie wygra. Z zestawem rozszerzonym gra się zawsze do nieudanego dobrania.
setting-ending-last_card = Z ostatnią kartą talii
setting-ending-failed_draw = Gdy nie uda się dobrać karty
setting-murders = Tajemnicze morderstwa
    .help = Kto może paść ofiarą tego losowego zdarzenia.
setting-murders-agents = Tylko agenci
setting-murders-figures = Także grenadierzy i nowi obywatele
setting-fire = Pożar
    .help = Co się dzieje, gdy kość wskaże budynek, który nie sąsiaduje z ostatnio spalonym. Dzielnica bez budynku zawsze kończy pożar.
setting-fire-spreads = Rzut się pomija i rzuca dalej
setting-fire-stops = Pożar gaśnie
setting-two_players = Dwóch graczy, zestaw klasyczny
    .help = Które tożsamości tasuje dwóch graczy, jeśli wybierze zestaw klasyczny. Starsza gra, na której opiera się ta, jedną z nich pomijała.
setting-two_players-whole_set = Cała siódemka
setting-two_players-older_game = Bez Mr de Sidonii, jak w starszej grze
