"""Words: Fluent messages in Polish and English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from gaslamp import language
from gaslamp.engine.errors import GaslampError, UnknownName

LANGUAGES = language.LANGUAGES
LONGEST = 900  # letters of one thing in an error: Fluent takes no more than 1000
LARGEST = 10**15  # a number that Fluent can tell; a larger one is told as it is written
OWN = Path(__file__).parents[1]
ENTRY = re.compile(r"^(?=[^\s#}])", re.MULTILINE)  # in Fluent all but the first line of a message is indented
NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")  # that of a term begins with a dash
VALUE = re.compile(r"(?! *(?:\n *)+\.| *$)")  # after its name: not an attribute, not nothing
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Texts:
    """The messages of some folders in one language; a folder's texts lie in texts/<language>/*.ftl.

    A file is only cut into its messages; each is read when it is first said, with all that it refers to.
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []  # every message, attributes as message.attribute, in the files' order
        self.unread: dict[str, tuple[Path, str]] = {}  # messages that nobody has said yet, by name, as they are written
        for path in files(language, folders):
            for entry in ENTRY.split(path.read_text(encoding="utf-8"))[1:]:
                name = name_of(entry, path)
                self.unread.setdefault(name, (path, entry))
                self.keys.extend(keys(name, entry))
        self.known = frozenset(self.keys)

    def say(self, key: str, **args: str | int) -> str:
        """A message in words; its key may name an attribute: message.attribute."""
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise GaslampError("error-text-missing", value=key, language=self.language)
        self.read(name)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise GaslampError("error-text-unsayable", value=key, language=self.language, reason=errors[0])
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.known

    def read(self, name: str) -> None:
        """Read a message or a term, and those that it refers to; a slip of the pen in it is an error."""
        if name not in self.unread:
            return
        path, entry = self.unread.pop(name)
        resource = FluentResource(entry)
        for junk in resource.body:
            if isinstance(junk, ast.Junk):
                raise slip(path, str(junk.annotations[0].message), str(junk.content))
        self.bundle.add_resource(resource)
        for other in References(resource).names:
            self.read(other)


class References(Visitor):
    """The messages and terms that a text refers to."""

    def __init__(self, resource: ast.Resource) -> None:
        self.names: list[str] = []
        self.visit(resource)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """A message."""
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term; what it is given may refer to others."""
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def texts(language: str, *folders: Path) -> Texts:
    """The texts of the engine and of these folders."""
    return Texts(language, (OWN, *folders))


def files(language: str, folders: tuple[Path, ...]) -> list[Path]:
    """The text files of a language."""
    return [path for folder in folders for path in sorted((folder / "texts" / language).glob("*.ftl"))]


def name_of(entry: str, path: Path) -> str:
    """The name of a message or a term."""
    match = NAME.match(entry)
    if match is None:
        raise slip(path, "Expected a name and =", entry)
    return match[1]


def slip(path: Path, reason: str, content: str) -> GaslampError:
    """A slip of the pen in a file."""
    return GaslampError("error-text-slip", where=path.name, reason=reason, value=content[:60])


def keys(name: str, entry: str) -> list[str]:
    """The keys of a message: itself, if it has a text, and its attributes; a term has none."""
    if name.startswith("-"):
        return []
    rest = entry[entry.index("=") + 1 :]
    return [name] * bool(VALUE.match(rest)) + [f"{name}.{attribute}" for attribute in ATTRIBUTE.findall(rest)]


def explain(error: GaslampError, language: str) -> str:
    """Why something was refused, in words."""
    say = texts(language, *([error.folder] if error.folder else []))
    return say.say(error.key, **{name: wording(name, thing, say) for name, thing in error.about.items()})


def wording(name: str, thing: object, say: Texts) -> str | int:
    """One thing that an error speaks of, for its text."""
    if isinstance(thing, GaslampError):
        return thing.say(say.language)
    if name == "value":
        return shorten(quote(thing, say))
    if isinstance(thing, int) and abs(thing) < LARGEST:
        return FluentInt(thing, useGrouping=False)  # a seed is there to be copied
    return shorten(", ".join(map(str, thing)) if isinstance(thing, list | tuple) else str(thing))


def shorten(text: str, most: int = LONGEST) -> str:
    """A text that an error can carry."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quote(value: object, say: Texts) -> str:
    """A value as somebody gave it: a text in quotes, without what would spoil the line."""
    if not isinstance(value, str):
        return repr(value)
    text = shorten(value, LONGEST - 2)  # and two quotes
    return say.say("quoted", text=text if text.isprintable() else shorten(repr(text)[1:-1], LONGEST - 2))
