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
