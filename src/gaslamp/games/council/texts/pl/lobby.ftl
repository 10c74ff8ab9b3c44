### Rada Pięciu: co warto wiedzieć przed grą.

pitch = Sylwester 1922 roku: w zasypanym śniegiem hotelu pięciu badaczy przysięga powstrzymać mrok, a coś w tym mroku właśnie to usłyszało. Każda karta ma dwie strony, poczytalność i szaleństwo. Kładź swoje karty tam, gdzie są silne, przeciągaj cudze na swoją stronę, otwórz bramę, jeśli starczy ci odwagi, i zakończ grę z większą częścią stołu w swoim kolorze.
    .length = 10–30 minut

setting-decks = Talie
    .help = Najpierw talia jasnej strony, potem ciemnej: opublikowana albo własna, zapisana numerami kart, na przykład 2 10 11 12x2. Spośród opublikowanych pierwsze cztery nie mają wspólnych kart; dwie ostatnie to para dla doświadczonych.
setting-decks-klm = Klub Łowców Mitów
setting-decks-sum = Studenci Uniwersytetu Miskatonic
setting-decks-gon = Grupa Odkrywców Niesamowitości
setting-decks-ashes = Popiół
setting-decks-hobo = Holistyczna Organizacja Badania Osobliwości
setting-decks-serpents = Wężoludzie
setting-decks-own = własna talia
setting-board = Plansza
    .help = Czy gracie na planszy z 25 polami, z których część daje premie, czy bez niej: wtedy każdą kartę kładzie się obok innej, a granice powstają w trakcie gry.
setting-board-board = Z planszą
setting-board-none = Bez planszy
setting-cards = Talie i schowki
    .help = Czy przeciwnik widzi wierzchnią kartę twojej talii, karty w twoim schowku i listę kart twojej własnej talii. Kto zakłada stół, zna obie listy, bo sam je wpisuje.
setting-cards-open = Jawne dla obu graczy
setting-cards-hidden = Zasłonięte
setting-cards-listed = Zasłonięte, ale listy talii są jawne
setting-stash = Schowek
    .help = Czy można odkładać karty na późniejszą kolejkę. Bez schowka musisz zagrać wierzchnią kartę; jeśli nie da się jej położyć, trafia na spód talii, a twoja kolejka się kończy.
setting-stash-stash = Ze schowkiem
setting-stash-none = Bez schowka
setting-flips = Odwracanie
    .help = Które przyległe karty o niższej cesze odwraca aktywna karta. Twoje własne przeszłyby na kolor przeciwnika.
setting-flips-rival = Tylko karty przeciwnika
setting-flips-all = Wszystkie, także własne
