### Nanty Narking: co się mówi przy stole.

phrase-fun = I to się nazywa nanty narking!
phrase-fog = Coś się rusza w tej mgle.
phrase-alibi = Cały wieczór siedzę w klubie. Każdy to potwierdzi.
phrase-constable = Nigdy nie ma konstabla, kiedy go trzeba.
phrase-landlord = Czy w Londynie jest jeszcze jakiś dom, który nie jest twój?
phrase-mask = Chyba już wiem, kim naprawdę jesteś.
phrase-loan = Bank okazał wyrozumiałość. Tym razem.
phrase-streets = Niespokojnie dziś na ulicach.
