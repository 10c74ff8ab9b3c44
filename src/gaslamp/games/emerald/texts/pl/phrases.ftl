### Studium w Szmaragdzie: co się mówi przy stole.

phrase-loyal = Koronie służę wiernie, jak zawsze.
phrase-suspect = Coś mi tu pachnie Lojalistą…
phrase-dynamite = Czy tylko ja słyszę, jak tyka ta walizka?
phrase-elementary = To elementarne, drogi przyjacielu.
phrase-madness = Jeszcze jedna taka noc i trafię do zakładu.
phrase-tentacles = Czy ta macka właśnie się poruszyła?
phrase-allies = Chyba gramy do jednej bramki. Chyba.
phrase-weakest = Uważajcie na ostatniego: może grać po waszej stronie.
