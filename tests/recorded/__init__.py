"""The games that the tests keep: what they must show, how they are looked for, how they are stored."""
