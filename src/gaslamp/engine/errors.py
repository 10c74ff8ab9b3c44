"""What can go wrong at the border, each with what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from errno import errorcode
from pathlib import Path
from typing import Any, ClassVar

MOST = 12  # answers that a refusal shows


class GaslampError(Exception):
    """Anything that Gaslamp refuses, told to the person who asked: the key of a text, and what it speaks of.

    Whatever is given as `value` is shown as it was given, a list is told with commas, and another error,
    as `why`, in the same language.
    """

    folder: ClassVar[Path | None] = None  # where its texts lie, beside those of the engine

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key)
        self.key = key
        self.about = about

    def say(self, language: str) -> str:
        """Why, in words."""
        from gaslamp.engine.words.texts import explain  # texts have errors of their own

        return explain(self, language)

    def __str__(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[..., GaslampError], tuple[Any, ...]]:
        return again, (type(self), self.__dict__)


class Illegal(GaslampError):
    """An answer that is not offered: the rule that forbids it, and what is offered."""

    def __init__(self, answer: object, rule: str, offered: Sequence[tuple[int, ...]]) -> None:
        self.answer = answer
        self.rule = rule
        self.offered = list(offered)
        n = len(self.offered)
        super().__init__(
            "error-illegal", value=answer, rule=rule, offered=self.offered[:MOST], n=n, hidden=max(0, n - MOST)
        )


class BadAnswer(GaslampError, ValueError):
    """An answer in words or numbers that names nothing; the text says what would."""


class UnknownName(GaslampError, KeyError):
    """A name that stands for nothing: a game, a bot, a rule, a language."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        self.what = what
        self.name = name
        self.known = list(known)
        super().__init__("error-unknown", what=what, value=name, known=self.known, n=len(self.known))


class BadSetting(GaslampError, ValueError):
    """A seat count, seed or setting that the game cannot be started with; the text says what it can be."""

    def __init__(self, key: str, name: str, value: object, **about: object) -> None:
        self.name = name
        self.value = value
        super().__init__(key, name=name, value=value, **about)


class BadRecord(GaslampError, ValueError):
    """A record that is cut, damaged, or of a game that was never played so."""


class BadData(GaslampError, ValueError):
    """A data file that does not say what the game needs."""


def system(error: OSError) -> GaslampError:
    """What the operating system refuses, as a refusal of ours; other words than ours are its own."""
    code = errorcode.get(error.errno or 0, "other")
    return GaslampError("error-system", code=code, reason=error.strerror or str(error))


def again(kind: type[GaslampError], fields: dict[str, Any]) -> GaslampError:
    """An error as it was in another process, whatever its class wants to be made of."""
    error = kind.__new__(kind, fields["key"])
    error.__dict__.update(fields)
    return error
