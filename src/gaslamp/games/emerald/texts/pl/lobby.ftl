### Studium w Szmaragdzie: co warto wiedzieć przed grą.

pitch = Potwory dawno zwyciężyły i noszą dziś korony Europy; twoja przysięga każe je zabijać albo strzec ich tronów. Zdobywaj miasta, agentów i tajemnice w dziewięciu stolicach i odkryj, po czyjej stronie są inni, zanim oni odkryją, po czyjej stoisz ty.
    .length = około godziny
