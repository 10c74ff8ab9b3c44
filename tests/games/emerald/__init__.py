"""The rules of A Study in Emerald, second edition, as tests."""
