"""What can go wrong at the border, each with what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class GaslampError(Exception):
    """Anything that Gaslamp refuses; its text is meant for the person who asked."""


class Illegal(GaslampError):
    """An answer that is not offered: the rule that forbids it, and what is offered."""

    def __init__(self, answer: object, rule: str, offered: Sequence[tuple[int, ...]]) -> None:
        self.answer = answer
        self.rule = rule
        self.offered = list(offered)
        super().__init__(f"{answer!r} is forbidden by {rule}; offered: {some(self.offered)}")


class UnknownName(GaslampError, KeyError):
    """A name that stands for nothing: a game, a bot, a rule, a language."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        self.what = what
        self.name = name
        self.known = list(known)
        super().__init__(f"there is no {what} {name!r}; there is: {', '.join(self.known)}")

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError would put it in quotes


class BadSetting(GaslampError, ValueError):
    """A seat count, seed or setting that the game cannot be started with."""

    def __init__(self, name: str, value: object, wanted: str) -> None:
        self.name = name
        self.value = value
        self.wanted = wanted
        super().__init__(f"{name} cannot be {value!r}; it is {wanted}")


class BadRecord(GaslampError, ValueError):
    """A record that is cut, damaged, or of a game that was never played so."""


class BadData(GaslampError, ValueError):
    """A data file that does not say what the game needs."""


def some(offered: Sequence[object], most: int = 12) -> str:
    """The first few of a long list, in words."""
    shown = ", ".join(map(repr, offered[:most])) or "nothing"
    return shown if len(offered) <= most else f"{shown}, … ({len(offered)} in all)"
