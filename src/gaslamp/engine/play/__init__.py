"""Games that are played and kept: luck, records, undo."""
