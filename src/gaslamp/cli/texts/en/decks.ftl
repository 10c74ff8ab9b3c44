### gaslamp decks: decks of Council of Five.

decks-published = Published decks
decks-own = Your own decks, in { $folder }
decks-none = There are none yet. To save one: { $command } decks save NAME 2 10 11 12x2 …
decks-size = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
decks-raised = limits raised: { $types }
decks-text = As a text:
decks-legal = This deck keeps all the rules.
decks-broken = breaks { $rules }
decks-many = { $n ->
        [one] there is { $n }
       *[other] there are { $n }
    }, { $limit ->
        [0] and there may be none
        [one] and only { $limit } is allowed
       *[other] and at most { $limit } are allowed
    }
decks-few = { $n ->
        [one] there is { $n }
       *[other] there are { $n }
    }, and at least { $limit } are needed
decks-saved =
    Saved: { $path }
    To play it: { $command } play council --set decks={ $name },klm
decks-not-saved = It was not saved.
