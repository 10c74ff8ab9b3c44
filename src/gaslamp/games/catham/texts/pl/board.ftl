### Catham City: napisy na przyciskach i obok tego, co leży na stole.

pick-verb = Akcja
pick-faction = Frakcja
pick-payment = Zapłata

symbol-verb-take = Weź z puli
symbol-verb-play = Zagraj z ręki
symbol-payment-cards = Dwie karty
symbol-payment-influence = Punkt wpływu

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
