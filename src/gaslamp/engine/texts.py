"""Words: Fluent messages in Polish and English."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from gaslamp.engine.errors import GaslampError, UnknownName

LANGUAGES = ("en", "pl")
LONGEST = 900  # letters of one thing in an error: Fluent takes no more than 1000
LARGEST = 10**15  # a number that Fluent can tell; a larger one is told as it is written
OWN = Path(__file__).parent


class Texts:
    """The messages of some folders in one language; a folder's texts lie in texts/<language>/*.ftl."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []  # every message, attributes as message.attribute, in the files' order
        for path in files(language, folders):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            self.keys.extend(keys(resource, path))

    def say(self, key: str, **args: str | int) -> str:
        """A message in words; its key may name an attribute: message.attribute."""
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise GaslampError("error-text-missing", value=key, language=self.language)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise GaslampError("error-text-unsayable", value=key, language=self.language, reason=errors[0])
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.keys


@cache
def texts(language: str, *folders: Path) -> Texts:
    """The texts of the engine and of these folders."""
    return Texts(language, (OWN, *folders))


def files(language: str, folders: tuple[Path, ...]) -> list[Path]:
    """The text files of a language."""
    return [path for folder in folders for path in sorted((folder / "texts" / language).glob("*.ftl"))]


def keys(resource: ast.Resource, path: Path) -> Iterator[str]:
    """The keys of a file; a slip of the pen in it is an error."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            reason, content = entry.annotations[0].message, str(entry.content)[:60]
            raise GaslampError("error-text-slip", where=path.name, reason=reason, value=content)
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}"


def explain(error: GaslampError, language: str) -> str:
    """Why something was refused, in words."""
    say = texts(language, *([error.folder] if error.folder else []))
    return say.say(error.key, **{name: worded(name, thing, say) for name, thing in error.about.items()})


def worded(name: str, thing: object, say: Texts) -> str | int:
    """One thing that an error speaks of, for its text."""
    if isinstance(thing, GaslampError):
        return thing.say(say.language)
    if name == "value":
        return shortened(shown(thing, say))
    if isinstance(thing, int) and abs(thing) < LARGEST:
        return FluentInt(thing, useGrouping=False)  # a seed is there to be copied
    return shortened(", ".join(map(str, thing)) if isinstance(thing, list | tuple) else str(thing))


def shortened(text: str, most: int = LONGEST) -> str:
    """A text that an error can carry."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shown(value: object, say: Texts) -> str:
    """A value as somebody gave it: a text in quotes, without what would spoil the line."""
    if not isinstance(value, str):
        return repr(value)
    text = shortened(value, LONGEST - 2)  # and two quotes
    return say.say("quoted", text=text if text.isprintable() else shortened(repr(text)[1:-1], LONGEST - 2))
