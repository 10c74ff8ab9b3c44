### The rule books.

rules-page = Rules – Gaslamp
rules-page-of = { $game }: rules – Gaslamp
rules-title = The rule books
rules-under = Every rule by its number, in our own words. The table names the same numbers whenever it says no.
rules-under-of = The rules, in our own words.
rules-others = Other rule books
rules-count = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }

rules-contents = Contents
rules-everywhere = In every game
rules-rule = Rule { $id }
rules-link = Link to this rule
rules-its-rule = Rule { $id }
rules-search = Look for
rules-search-example = words, or a number like { $id }
rules-hits = { $n ->
        [0] no rule
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-none = Nothing of that kind is in this book.
rules-ours = Our ruling:
rules-elsewhere = Not printed, but verified elsewhere:
rules-inferred = Inferred:

rules-numbers = Cards and numbers
rules-numbers-says = The numbers that Gaslamp plays with. If you own the box and your cards say otherwise, whoever runs the server can give it a file with your numbers; the page “If you own the box” in Gaslamp’s documentation tells how.
rules-daggers = A plain number is printed in the rule book or on a card. * It is not, but was verified elsewhere. † It follows from something that is. ‡ It is ours, until somebody copies it from the box.
rules-whole-game = The whole game
