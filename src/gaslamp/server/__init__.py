"""The server: tables on the web, kept in a database."""
