### gaslamp decks: talie Rady Pięciu.

decks-published = Talie opublikowane
decks-own = Twoje własne talie, w { $folder }
decks-none = Nie ma jeszcze żadnej. Żeby zapisać talię: { $command } decks save NAZWA 2 10 11 12x2 …
decks-size = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
decks-raised = zwiększone limity: { $types }
decks-text = Jako tekst:
decks-legal = Ta talia spełnia wszystkie zasady.
decks-broken = łamie zasady: { $rules }
decks-many = jest ich { $n }, { $limit ->
        [0] a nie może być żadnej
       *[other] a może być najwyżej { $limit }
    }
decks-few = jest ich { $n }, a potrzeba co najmniej { $limit }
decks-saved =
    Zapisano: { $path }
    Żeby nią zagrać: { $command } play council --set decks={ $name },klm
decks-not-saved = Talii nie zapisano.

## gaslamp decks --help

help-decks = Wymień, pokaż, sprawdź i zapisz talie do Rady Pięciu.
help-decks-list = Wymień talie wydane i twoje własne, z ich liczebnością i podniesionymi limitami.
help-decks-show = Pokaż karty talii i całą talię jako tekst do skopiowania.
    .deck = Talia wydana albo zapisana, podana nazwą, plik albo numery kart: 2 10 12x2 …
help-decks-check = Sprawdź talię: którą zasadę łamie, którymi kartami i co ta zasada mówi.
    .deck = Talia wydana albo zapisana, podana nazwą, plik albo numery kart: 2 10 12x2 …
help-decks-save = Sprawdź talię i zapisz ją pod nazwą, żeby nią zagrać przez --set decks=NAZWA,klm.
    .name = Jak ma się nazywać: litery, cyfry, - i _, najpierw litera.
    .deck = Numery jej kart, 12x2 to dwie sztuki; albo inna talia, albo plik.
