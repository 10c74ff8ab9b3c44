"""The luck of a game in words, and what goes with it."""

from __future__ import annotations

from gaslamp import Record
from gaslamp.engine.words.texts import Texts

SHOWN = 12  # digits of a hash by which people tell luck from luck


def name_luck(record: Record, say: Texts) -> str:
    """The seed, or the beginning of the hash that promises the luck."""
    if record.luck is None:
        return say.say("seed", seed=str(record.seed))
    return say.say("luck", hash=record.luck.hash[:SHOWN])


def file_stem(record: Record, seed: int | None) -> str:
    """What a new record is called: after the seed that was given, or the beginning of the hash."""
    assert record.luck is not None
    return f"{record.game.name}-{record.luck.hash[:8] if seed is None else seed}"


def seed_for_bots(record: Record) -> int:
    """The seed of the bots' own luck."""
    if record.luck is not None:
        return record.luck.number("bots")
    assert record.seed is not None
    return record.seed
