### Catham City: co się mówi przy stole.

phrase-leader = Niech ktoś wreszcie zatrzyma lidera!
phrase-mafia = Ładne karty. Szkoda, gdyby coś im się stało.
phrase-hacked = Hasło „mruczek1” to nie był dobry pomysł.
phrase-witness = Mam tu kogoś, kto wszystko widział.
phrase-pool = Ej, te karty z puli były moje!
phrase-revenge = Zapamiętam to sobie, i to na wszystkie dziewięć żyć.
phrase-bribe = Każdy ma swoją cenę. Jaka jest twoja?
phrase-city = Temu miastu przydałby się nowy burmistrz.
