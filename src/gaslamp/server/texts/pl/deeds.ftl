### Co ludzie robią przy stole, poza samą grą.

deed-sat = { $name } siada na miejscu { $seat }.
deed-stood = Miejsce { $seat } jest wolne.
deed-placed = Na miejscu { $seat } siada bot ({ $level }).
deed-worded = { $name } dodaje słowo do losu.
deed-began = Gra się zaczyna.
deed-undone = { $name } cofa to, co działo się ostatnio.
deed-proposed-undo = { $name } chce cofnąć to, co działo się ostatnio.
deed-proposed-mind = { $name } proponuje, żeby bot zagrał za gracza { $seat }.
deed-proposed-end = { $name } proponuje zakończyć grę teraz, bez wyniku.
deed-voted = { $name } mówi: { $yes ->
        [yes] tak
       *[no] nie
    }.
deed-minded = { $why ->
        [clock] { $name } nie ma już czasu; gra dalej bot.
       *[vote] Od teraz za gracza { $name } gra bot.
    }
deed-left = { $name } wstaje od stołu.
deed-returned = { $name } wraca.
deed-forced = Nie było wyboru: { $answer }.
deed-account = Pod twoją nieobecność grał za ciebie bot:
deed-muted = { $name }: wyciszenie włączone.
deed-unmuted = { $name }: wyciszenie wyłączone.
deed-ended = Grę zakończono za zgodą graczy.
deed-closed =
    { $why ->
        [rules] Grę rozpoczęto według zasad w wersji { $version }. Ten serwer zna wersję { $now } i nie może jej ani pokazać, ani ciągnąć: stół jest zamknięty, bez wyniku.
       *[log] Tego, co tu zagrano według zasad w wersji { $version }, ten serwer (wersja { $now }) nie umie odtworzyć: stół jest zamknięty, bez wyniku.
    }
