"""Rules broken one by one, to see whether the tests notice."""
