### What the database refuses, and why.

## At the door

error-database-address = the address of a database is sqlite:///FILE or postgresql://USER@HOST/NAME; this one begins with { $value }
error-database-folder = { $where }: there is no folder { $value }; make it, or choose another place for the database
error-database-write = { $where }: nothing can be written in the folder { $value }; the database needs room for its journal there
error-database-form = { $where }: this is not an SQLite database; where there is no file, Gaslamp makes one
error-database-file = { $where }: SQLite cannot use this file: { $reason }
error-database-foreign = { $where }: this database belongs to another program: it has the tables { $names }; Gaslamp needs one that is empty or its own
error-database-newer = { $where }: this database was made by a newer Gaslamp: it has reached step { $value }, and this Gaslamp knows them up to { $mine }; run the newer one
error-database-busy = { $where }: another server is using this database; stop that one, or give this one a database of its own
error-database-server = { $where }: PostgreSQL refuses: { $reason }

## Later

error-database-lost = the database does not answer: { $why }
error-database-conflict = this contradicts what is stored: { $reason }
error-database-missing = nothing is stored under { $value }
error-database-refused = the database cannot store or find this: { $reason }
error-database-login = the login { $value } is taken; choose another one
error-database-closed = the database is closed
