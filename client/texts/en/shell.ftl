### What stands around every page, and what is said while there is none.

skip = Skip to the page
server-silent = The server does not answer. We keep trying.
lighting = Lighting the lamps …

## The masthead

shell-ways = Pages
shell-menu = Menu
shell-to-lobby = Lobby
shell-to-rules = Rules
shell-to-replay = Replay
shell-to-about = About
shell-to-settings = Settings
shell-language = Language
shell-language-en = English
shell-language-pl = Polski
shell-you-are = You are
shell-nobody = Your name
shell-name = Name
shell-name-ask = What shall we call you?
shell-name-change = Change your name
shell-name-save = Save
shell-cancel = Cancel

## The line to the server

shell-line-open = Connected.
shell-line-calling = Connecting …
shell-line-lost = The lamp is out: no connection. Nothing is lost, we keep trying.
shell-line-barred = There is a newer Gaslamp than this page.
shell-line-mended = Connected again.
shell-reload = Load it anew

## The foot

shell-owners = The games belong to their authors and publishers. If you like one, buy the box: it is lovely.

## A page that is not there

shell-nowhere-page = No such street – Gaslamp
shell-nowhere = No such street
shell-nowhere-says = The fog is thick tonight, and this address is on none of our maps. Perhaps the house was pulled down; perhaps it never stood here.
shell-nowhere-way = Follow the lamps back

## Names for those who come without one: 24 letters at most

pseudonym-1 = The Lamplighter
pseudonym-2 = Mr Fog
pseudonym-3 = Lady Soot
pseudonym-4 = The Night Porter
pseudonym-5 = Doctor Ash
pseudonym-6 = The Cabman
pseudonym-7 = Miss Ember
pseudonym-8 = The Chimney Cat
pseudonym-9 = Colonel Smoke
pseudonym-10 = The Ink Thief
pseudonym-11 = Madame Mist
pseudonym-12 = The Last Witness
