### Co otacza każdą stronę i co mówimy, gdy jej jeszcze nie ma.

skip = Przejdź do treści
server-silent = Serwer nie odpowiada. Próbujemy dalej.
lighting = Zapalamy latarnie …

## Winieta

shell-ways = Strony
shell-menu = Menu
shell-to-lobby = Poczekalnia
shell-to-rules = Zasady
shell-to-replay = Powtórka
shell-to-about = O nas
shell-to-settings = Ustawienia
shell-language = Język
shell-language-en = English
shell-language-pl = Polski
shell-you-are = Nazywasz się
shell-nobody = Twoje imię
shell-name = Imię
shell-name-ask = Jak mamy cię nazywać?
shell-name-change = Zmień imię
shell-name-save = Zapisz
shell-cancel = Anuluj

## Połączenie z serwerem

shell-line-open = Połączono.
shell-line-calling = Łączenie …
shell-line-lost = Latarnia zgasła: brak połączenia. Nic nie przepadło, próbujemy dalej.
shell-line-barred = Jest już nowszy Gaslamp niż ta strona.
shell-line-mended = Połączenie wróciło.
shell-reload = Wczytaj na nowo

## Stopka

shell-owners = Gry należą do swoich autorów i wydawców. Jeśli któraś ci się podoba, kup ją w pudełku: jest piękna.

## Strona, której nie ma

shell-nowhere-page = Nie ma takiej ulicy – Gaslamp
shell-nowhere = Nie ma takiej ulicy
shell-nowhere-says = Gęsta dziś mgła, a tego adresu nie ma na żadnej z naszych map. Może ten dom zburzono, a może nigdy tu nie stał.
shell-nowhere-way = Wróć za światłem latarni

## Imiona dla tych, którzy przychodzą bez imienia: najwyżej 24 znaki

pseudonym-1 = Latarnik
pseudonym-2 = Pan Mgła
pseudonym-3 = Lady Sadza
pseudonym-4 = Nocny Portier
pseudonym-5 = Doktor Popiół
pseudonym-6 = Dorożkarz
pseudonym-7 = Panna Iskra
pseudonym-8 = Kot z Komina
pseudonym-9 = Pułkownik Dym
pseudonym-10 = Złodziej Atramentu
pseudonym-11 = Madame Mżawka
pseudonym-12 = Ostatni Świadek
