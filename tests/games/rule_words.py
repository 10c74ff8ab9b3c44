"""What stands on the lines of a rule that are not printed."""

from __future__ import annotations

import re

from gaslamp import Game
from gaslamp.engine.words.voice import PRINTED, Voice

END = re.compile(r"(?<=[.!?])\s+")


def lines_of_two(game: Game, language: str) -> list[str]:
    """The lines that the book does not have and that say more than one thing."""
    voice = Voice(game, language)
    lines = (line for rule in voice.rule_ids() for line in voice.rule_lines(rule) if line.source != PRINTED)
    return [line.text for line in lines if ";" in line.text or len(END.split(line.text)) > 1]


def unprinted(game: Game, language: str, rule: str) -> list[tuple[str, str]]:
    """The lines of a rule that the book does not have, with where they come from."""
    return [(line.source, line.text) for line in Voice(game, language).rule_lines(rule) if line.source != PRINTED]
