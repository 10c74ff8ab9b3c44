### Słowa, których używa kilka stron.

copy = Kopiuj
copied = Skopiowano
close = Zamknij
level-easy = łatwy
level-normal = zwykły
level-strong = silny
