### Co się mówi przy każdym stole.

phrase-hello = Dobry wieczór wszystkim!
phrase-good-luck = Powodzenia!
phrase-thinking = Chwila, myślę.
phrase-well-played = Ładne zagranie!
phrase-sorry = Wybacz, to nic osobistego.
phrase-back-soon = Zaraz wracam.
phrase-thanks = Dzięki za grę!
phrase-rematch = Rewanż?
