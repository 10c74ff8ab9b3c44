### Rada Pięciu: co się mówi przy stole.

phrase-council = Otwieram posiedzenie Rady.
phrase-gate = Kto nie zamknął za sobą bramy?
phrase-sanity = Jedno z nas jest jeszcze przy zdrowych zmysłach. Chyba ja.
phrase-tie = Tu remis, tam remis… Dziwne, prawda?
phrase-stash = Tę kartę zachowam na czarną godzinę.
phrase-cascade = Uwaga, zaraz wszystko się posypie.
phrase-stars = Gwiazdy stoją już prawie tak, jak trzeba.
phrase-snow = Póki leży śnieg, nikt nie wyjdzie z tego hotelu.
