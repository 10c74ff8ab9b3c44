### Czym jest Gaslamp.

about-page = O Gaslampie
about-title = O tym domu
about-under = Dom gier planszowych o mrocznych miastach, w którym latarnie palą się całą noc.
about-what = Za tymi drzwiami przy świetle latarni toczy się walka o miasta: walczą koty z ambicjami, potwory w koronach i ci, którzy chcieliby je wysadzić w powietrze. Możesz od razu usiąść naprzeciw bota, grać z kimś przy jednym ekranie albo wysłać odnośnik na drugi koniec świata i wykonywać jeden ruch dziennie.
about-how = Stół zna zasady i podsuwa ci to, co wolno. Jeśli wolisz co innego, zapytaj, dlaczego nie, a poda zasadę. Możesz cofnąć wszystko, z czego nikt się niczego nie dowiedział; a jeśli musisz odejść, bot popilnuje twojego krzesła i odda ci je, zdając sprawę z tego, co zrobił.
about-everywhere = Wszystko jest po polsku i po angielsku, dla myszy, palca, klawiatury i czytnika ekranu. Do tych samych stołów można się dostać z terminala i z programów, więc jeśli masz własnego bota, przyprowadź go.

## Przyrzeczenia

about-pledges = Co przyrzekamy
about-pledge-law = Zasady co do joty
    .says = Każda zasada działa tak, jak stoi w instrukcji. Gdy instrukcja coś przemilcza, mówimy, jak rozstrzygamy, i oznaczamy to jako nasze.
about-pledge-secrets = Tajemnice pozostają tajemnicami
    .says = Tego, czego nie możesz zobaczyć, nigdy nie wysyłamy do twojej przeglądarki. Nie ma czego podglądać, nawet dla botów.
about-pledge-memory = Żaden ruch nie przepada
    .says = Ruch przyjęty przez stół jest zapisany na dobre. Zamknij laptop, strać połączenie, wyciągnij wtyczkę serwera: gra poczeka.
about-pledge-luck = Los, który można sprawdzić
    .says = Tasowanie jest zapieczętowane, zanim ktokolwiek usiądzie, a ty możesz dorzucić do niego własne słowo. Po grze pieczęć pęka i każdy może rozegrać wszystko od nowa.

## Podziękowania

about-credits = Na czyjej pracy to stoi
about-credit-games = Gry
    .says = Należą do swoich autorów i wydawców. Studium w Szmaragdzie (A Study in Emerald): Martin Wallace; Treefrog Games. Catham City: Yuriy Zhuravlev; Cosmodrome Games, Gigamic, HUCH!. Gaslamp nie używa ich grafik ani tekstów: kupcie pudełka, są piękne.
about-credit-icons = Ikony
    .says = Z serwisu game-icons.net; ich autorami są Lorc, Delapouite i inni, na licencji CC BY 3.0; zmieniliśmy ich kolory.
about-credit-fonts = Kroje pisma
    .says = Alegreya (Huerta Tipográfica) i Grenze Gotisch (Omnibus-Type), oba na licencji SIL Open Font License.
about-credit-libraries = Biblioteki
    .says = W przeglądarce Svelte, Fluent i Vite; na serwerze Python, Litestar, msgspec i mypyc.
about-credit-code = Kod
    .says = Sam Gaslamp jest wolnym oprogramowaniem na licencji MIT.

## Drobnym drukiem

about-version = Gaslamp { $version }, { $how ->
        [compiled] skompilowany
       *[interpreted] interpretowany
    }.
about-health = Serwer działa od { $hours } godz. W pamięci: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $sockets ->
        [one] { $sockets } połączenie
        [few] { $sockets } połączenia
       *[many] { $sockets } połączeń
    }. Od tego czasu zapisano { $stored ->
        [one] { $stored } wpis
        [few] { $stored } wpisy
       *[many] { $stored } wpisów
    }.
