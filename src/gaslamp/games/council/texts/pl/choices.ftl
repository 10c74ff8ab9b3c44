### Rada Pięciu: pytania, wyjaśnienia i odpowiedzi.
### `$card` to karta, której zasada pyta; w odpowiedzi – karta wybrana, jeśli jakąś się wybiera.

choice-cut = { $owner } ma świeżo potasowaną talię. Przekładasz ją?
    .help =
        Jeśli ją przełożysz, na wierzch trafi inna karta; która, o tym decyduje los (C6.6).
        Możesz to zrobić, nawet jeśli widzisz, co leży tam teraz.
    .answer = Przełóż
    .pass = Zostaw, jak jest
choice-lay_board = Na jakiej planszy gracie?
    .help =
        Przeciwnik zaczyna, więc planszę wybierasz ty (C3.2).
        Niektóre pola podnoszą cechy kart, które do nich pasują (C3.3); pomyśl o swoich kluczach.
        Zwykła plansza nie ma premii. Rozdroże sprzyja jasnym kartom w rogach, a ciemnym w połowie boków. Port ma pola dla morza, nocy i podróżników, Katakumby dla nieumarłych, magii i nocy, a pośrodku dla bramy.
    .answer = { $board ->
        [plain] { word-board-plain }
        [crossroads] { word-board-crossroads }
        [harbour] { word-board-harbour }
       *[catacombs] { word-board-catacombs }
    }
choice-choose = Twoja kolejka: którą kartę zagrywasz?
    .help =
        Zagraj wierzchnią kartę talii albo taką, która leży w schowku od wcześniejszej kolejki (C4). Wierzchnią kartę możesz też odłożyć do schowka i sięgnąć po następną.
        Odrzucenie karty kończy kolejkę (C5.5). Jeśli niczego nie da się położyć ani odłożyć, możesz spasować (C5.4).
    .answer = { $verb ->
        [play] Zagraj { $card_one }
        [play_stashed] Zagraj ze schowka { $card_one }
        [stash] Odłóż do schowka { $card_one }
        [discard] Odrzuć z wierzchu talii { $card_one }
        [discard_stashed] Odrzuć ze schowka { $card_one }
       *[sink] Połóż na spodzie talii { $card_one }
    }
    .pass = Spasuj
choice-place = Gdzie kładziesz { $card_one }?
    .help =
        Na dowolnym pustym polu; bez planszy tylko obok innej karty (C4, C10.1).
        Potem odwrócą się przyległe karty w kolorze przeciwnika, których stykająca się cecha jest niższa (C4.2).
    .answer = Połóż { $place_in }
choice-flip_one = { $card }: którą kartę odwracasz?
    .help =
        Obróci się na drugi kolor bez względu na swoje cechy (C11.1).
        Którąś musisz odwrócić, nawet jeśli pokazuje twój kolor.
    .answer = Odwróć kartę { $place_in }
choice-flip_some = { $card }: karty z jakimi kluczami odwracasz?
    .help =
        Naraz odwrócą się wszystkie pasujące karty z którymkolwiek z wybranych kluczy (C11.3).
        Wystarczy jeden klucz, ale może ich być więcej.
    .answer = { $keyword ->
        [hobo] { fact-keywords-hobo }
        [klm] { fact-keywords-klm }
        [sum] { fact-keywords-sum }
        [gon] { fact-keywords-gon }
        [ashes] { fact-keywords-ashes }
        [serpents] { fact-keywords-serpents }
        [federation] { fact-keywords-federation }
        [gate] { fact-keywords-gate }
        [mi_go] { fact-keywords-mi_go }
        [yig] { fact-keywords-yig }
        [armour] { fact-keywords-armour }
        [weapon] { fact-keywords-weapon }
        [book] { fact-keywords-book }
        [blood] { fact-keywords-blood }
        [council] { fact-keywords-council }
        [cult] { fact-keywords-cult }
        [deep] { fact-keywords-deep }
        [desert] { fact-keywords-desert }
        [detective] { fact-keywords-detective }
        [doctor] { fact-keywords-doctor }
        [dream] { fact-keywords-dream }
        [egypt] { fact-keywords-egypt }
        [faith] { fact-keywords-faith }
        [fire] { fact-keywords-fire }
        [fungus] { fact-keywords-fungus }
        [ghoul] { fact-keywords-ghoul }
        [gold] { fact-keywords-gold }
        [ice] { fact-keywords-ice }
        [law] { fact-keywords-law }
        [lamp] { fact-keywords-lamp }
        [library] { fact-keywords-library }
        [machine] { fact-keywords-machine }
        [madness] { fact-keywords-madness }
        [magic] { fact-keywords-magic }
        [medicine] { fact-keywords-medicine }
        [memory] { fact-keywords-memory }
        [music] { fact-keywords-music }
        [night] { fact-keywords-night }
        [poison] { fact-keywords-poison }
        [press] { fact-keywords-press }
        [road] { fact-keywords-road }
        [sea] { fact-keywords-sea }
        [shadow] { fact-keywords-shadow }
        [sky] { fact-keywords-sky }
        [soldier] { fact-keywords-soldier }
        [stars] { fact-keywords-stars }
        [stone] { fact-keywords-stone }
        [student] { fact-keywords-student }
        [tomb] { fact-keywords-tomb }
        [traveller] { fact-keywords-traveller }
        [undead] { fact-keywords-undead }
        [wilds] { fact-keywords-wilds }
       *[witch] { fact-keywords-witch }
    }
    .pass = To wszystko: odwróć
choice-flip_either = { $card }: karty z jakim kluczem odwracasz?
    .help = Odwrócą się wszystkie pasujące karty z tym jednym kluczem i żadne inne (C11.4).
    .answer = { choice-flip_some.answer }
choice-remove = { $left ->
        [one] { $card }: która karta znika z planszy?
        [few] { $card }: które { $left } karty znikają z planszy?
       *[many] { $card }: które { $left } kart znika z planszy?
    }
    .help =
        Usunięta karta trafia na stos kart usuniętych swojego właściciela i już nie wraca (C11.5, C6.3).
        Nie możesz zrezygnować, nawet jeśli to twoja karta.
    .answer = Usuń kartę { $place_from }
choice-recall = { $card }: która karta wraca do schowka właściciela?
    .help =
        Wraca do gracza, z którego talii pochodzi, bez względu na kolor, który pokazuje (C11.6).
        Jeśli w schowku zabraknie miejsca, jedna karta trafia z niego na spód talii (C5.3).
    .answer = Cofnij kartę { $place_from }
choice-pull = { $left ->
        [one] { $card }: którą kartę przysuwasz i na które pole?
        [few] { $card }: które { $left } karty przysuwasz i na które pola?
       *[many] { $card }: które { $left } kart przysuwasz i na które pola?
    }
    .help =
        Trafia obok karty, którą zagrywasz; zachowuje kolor i ułożenie (C11.7).
        Zaraz potem jest aktywacja, która może ją odwrócić (C8.2).
    .answer = Przysuń kartę { $place_from } { $space_to }
choice-push = { $card }: którą kartę przesuwasz i dokąd?
    .help = Przechodzi na sąsiednie puste pole, zachowuje kolor i ułożenie i nie aktywuje się ponownie (C11.8, C8.1).
    .answer = Przesuń kartę { $place_from } { $space_to }
choice-swap = { $card }: która karta zamienia się z nią miejscem?
    .help = Obie zachowują kolor i ułożenie, a zagrywana karta aktywuje się potem na nowym polu (C11.9).
    .answer = Karta { $place_in }
choice-shift = { $card }: który rząd albo którą kolumnę przesuwasz i w którą stronę?
    .help =
        Wskazana skrajna karta przesuwa się o jedno pole i popycha karty przed sobą aż do pierwszej luki (C11.10).
        Zagrywana karta zajmuje zwolnione miejsce.
    .answer = { $way ->
        [north] Od { $place } na północ
        [east] Od { $place } na wschód
        [south] Od { $place } na południe
       *[west] Od { $place } na zachód
    }
choice-fetch = { $card }: którą kartę sprowadzasz z talii?
    .help =
        Trafia do twojego schowka i od następnej kolejki możesz ją zagrać (C11.11).
        Potem tasujesz talię, a przeciwnik może ją przełożyć (C6.6).
    .answer = Sprowadź { $card_one }
choice-select = { $left ->
        [one] { $card }: którą kartę wyjmujesz z talii? (najwyżej jedną)
        [few] { $card }: które karty wyjmujesz z talii? (najwyżej { $left })
       *[many] { $card }: które karty wyjmujesz z talii? (najwyżej { $left })
    }
    .help =
        Resztę tasujesz, a wybrane karty trafiają potem na wierzch albo na spód talii (C11.12).
        Przeciwnik nie widzi, które to karty.
    .answer = Wybierz { $card_one }
    .pass = To wszystko
choice-put = { $card }: gdzie trafiają wybrane karty?
    .help =
        Na wierzch albo na spód, w dowolnej kolejności. Na samej górze będzie leżeć ta, którą położysz na wierzchu jako ostatnią (C11.12).
        Talia jest już potasowana.
    .answer = { $end ->
        [top] { $card }: na wierzch talii
       *[bottom] { $card }: na spód talii
    }
choice-pay = { $left ->
        [one] { $card }: którą kartę usuwasz?
        [few] { $card }: które karty usuwasz? (jeszcze { $left }, jedną po drugiej)
       *[many] { $card }: które karty usuwasz? (jeszcze { $left }, jedną po drugiej)
    }
    .help = Obaj gracze usuwają tyle samo kart: ze schowka albo z wierzchu talii, jak kto woli (C11.14).
    .answer = { $pile ->
        [deck] Usuń z wierzchu talii { $card_one }
       *[stash] Usuń ze schowka { $card_one }
    }
choice-give_up = { $card }: którą kartę usuwasz ze swojego schowka?
    .help = Karta na dobre opuści grę; która, wybierasz ty (C11.15).
    .answer = Usuń { $card_one }
choice-overflow = Masz za dużo kart w schowku. Co trafia na spód talii?
    .help = Karty, które nie mieszczą się już w schowku, od razu go opuszczają (C5.3). Najniżej trafi ta, którą wskażesz jako ostatnią.
    .answer = Połóż na spodzie talii { $card_one }
