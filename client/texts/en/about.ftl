### What Gaslamp is.

about-page = About Gaslamp
about-title = About the house
about-under = A house for board games of dark cities, with its lamps lit all night.
about-what = Behind this door cities are fought over by lamplight: by cats with ambitions, by monsters with crowns, by those who would blow them up. You can sit down at once against a bot, share one screen with a friend, or send a link across the world and play a move a day.
about-how = The table knows the rules and offers you what you may do. If you want something else, ask why not, and it names the rule. You may take back what nobody has learnt from; and if you have to go, a bot keeps your chair warm and gives it back with an account of what it did.
about-everywhere = Everything is in English and in Polish, by mouse, by finger, by keyboard and for a screen reader. The same tables can be reached from a terminal and by programs, so bring your own bot if you have one.

## Pledges

about-pledges = What we promise
about-pledge-law = The rules, exactly
    .says = Each rule is enforced as its rule book has it. Where a book leaves something open, we say how we decide, and mark it as ours.
about-pledge-secrets = Secrets stay secret
    .says = What you may not see is never sent to your browser. There is nothing to peek at, not even for the bots.
about-pledge-memory = No move is lost
    .says = Once the table has taken your move, it is written down for good. Close the lid, lose the line, pull the server’s plug: the game waits.
about-pledge-luck = Luck you can check
    .says = The shuffle is sealed before anybody sits down, and you may add a word of your own to it. After the game the seal is broken, and anybody can play it all again.

## Credits

about-credits = Whose work this stands on
about-credit-games = The games
    .says = They belong to their authors and publishers. A Study in Emerald: Martin Wallace; Treefrog Games. Catham City: Yuriy Zhuravlev; Cosmodrome Games, Gigamic, HUCH!. Gaslamp uses none of their art or text: buy the boxes, they are lovely ones.
about-credit-icons = Icons
    .says = From game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0; we have recoloured them.
about-credit-fonts = Typefaces
    .says = Alegreya by Huerta Tipográfica and Grenze Gotisch by Omnibus-Type, both under the SIL Open Font License.
about-credit-libraries = Libraries
    .says = Svelte, Fluent and Vite in your browser’s part; Python, Litestar, msgspec and mypyc in the server’s.
about-credit-code = The code
    .says = Gaslamp itself is free software under the MIT licence.

## Small print

about-version = Gaslamp { $version }, { $how ->
        [compiled] compiled
       *[interpreted] interpreted
    }.
about-health = The server has been up for { $hours } h. In memory: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $sockets ->
        [one] { $sockets } connection
       *[other] { $sockets } connections
    }. Since then { $stored ->
        [one] { $stored } entry has
       *[other] { $stored } entries have
    } been written down.
