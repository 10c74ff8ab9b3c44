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

## gaslamp decks --help

help-decks = List, show, check and save decks of Council of Five.
help-decks-list = List the published decks and your own, with their sizes and raised limits.
help-decks-show = Show the cards of a deck, and the deck as a text to copy.
    .deck = A published or saved deck by name, a file, or numbers of cards: 2 10 12x2 …
help-decks-check = Check a deck: every rule that it breaks, with which cards, and what the rule says.
    .deck = A published or saved deck by name, a file, or numbers of cards: 2 10 12x2 …
help-decks-save = Check a deck and save it under a name, to play it with --set decks=NAME,klm.
    .name = What to call it: letters, digits, - and _, a letter first.
    .deck = The numbers of its cards, 12x2 for two copies; or another deck, or a file.
