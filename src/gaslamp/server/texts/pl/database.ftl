### Czego odmawia baza danych i dlaczego.

## Przy otwieraniu

error-database-address = adres bazy danych to sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA; ten zaczyna się od { $value }
error-database-folder = { $where }: nie ma folderu { $value }; trzeba go utworzyć albo wybrać inne miejsce na bazę danych
error-database-write = { $where }: w folderze { $value } nie można zapisywać, a baza danych musi tam prowadzić swój dziennik
error-database-form = { $where }: to nie jest baza danych SQLite; jeśli pliku nie ma, Gaslamp sam go utworzy
error-database-file = { $where }: SQLite nie może użyć tego pliku: { $reason }
error-database-foreign = { $where }: to baza danych innego programu, są w niej tabele: { $names }; Gaslamp potrzebuje bazy pustej albo własnej
error-database-newer = { $where }: tę bazę danych utworzył nowszy Gaslamp: jest na etapie { $value }, a ten Gaslamp zna etapy do { $mine }; trzeba uruchomić nowszy
error-database-busy = { $where }: tej bazy danych używa inny serwer; trzeba go zatrzymać albo podać temu inną bazę
error-database-server = { $where }: PostgreSQL odmawia: { $reason }

## Później

error-database-lost = baza danych nie odpowiada: { $why }
error-database-conflict = to jest sprzeczne z tym, co już zapisano: { $reason }
error-database-missing = pod { $value } nic nie zapisano
error-database-refused = baza danych nie może tego zapisać ani odczytać: { $reason }
error-database-login = login { $value } jest zajęty; trzeba wybrać inny
error-database-closed = baza danych jest zamknięta
