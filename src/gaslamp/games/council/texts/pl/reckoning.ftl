### Rada Pięciu: jak skończyła się gra.

reckoning-quadruple_tie = { $seat } wygrywa od razu poczwórnym remisem.
reckoning-two_passes = Dwa pasy z rzędu: nikt już nic nie zrobił.
reckoning-full = Nie ma już miejsca na żadną kartę.
reckoning-nobody = Nikt nie ma już karty, którą można zagrać.
reckoning-own = własne karty we własnym kolorze
reckoning-flipped = karty rywala odwrócone na ten kolor
reckoning-draw = Oba kolory widać na tylu samo kartach: remis.
