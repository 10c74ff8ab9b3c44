"""The rules of Terrors of London, as tests."""
