"""The rules of Nanty Narking, as tests."""
