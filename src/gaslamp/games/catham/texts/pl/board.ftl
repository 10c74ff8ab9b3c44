### Catham City: napisy na przyciskach i obok tego, co leży na stole.

part-verb = Akcja
part-faction = Frakcja
part-payment = Zapłata

word-verb-take = Weź z puli
word-verb-play = Zagraj z ręki
word-payment-cards = Dwie karty
word-payment-influence = Punkt wpływu

view-turn = Tura
view-goal = Wpływ do wygranej
view-active = Teraz gra
view-influence = Wpływ
view-pool = Pula
view-table = Zagrane
view-deck = Stos kart do dobierania
view-discard = Stos kart odrzuconych
view-hands = Karty graczy
view-size = Karty na ręce
view-known = Znane wszystkim
view-cards = Ręka
