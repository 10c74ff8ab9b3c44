### Napisy na stole w terminalu.

you = (ty)
yours = Twoje lampy
