"""What a table's owner may set before a game begins, declared by the game and checked here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from gaslamp.engine.errors import BadSetting, UnknownName

Value: TypeAlias = str | int | list[str]

LONGEST = 1000  # letters of a text that is a setting, or a part of one
SHOWN = 40  # letters of a longer one that are told when it is refused


@dataclass(frozen=True)
class OneOf:
    """One of a few values; the first is the default."""

    name: str
    values: tuple[int | str, ...]

    @property
    def default(self) -> Value:
        """What is played if nothing is said."""
        return self.values[0]

    def check(self, value: object, at_home: bool = False) -> Value:
        """The value as it is kept in records."""
        for mine in self.values:
            if not isinstance(value, bool) and (value == mine or value == str(mine)):
                return mine
        raise BadSetting("error-setting-one-of", self.name, value, values=self.values)


@dataclass(frozen=True)
class Several:
    """So many different names out of a list, or a word that stands for a selection; the first word is the default."""

    name: str
    count: int
    names: tuple[str, ...]
    words: tuple[str, ...]

    @property
    def default(self) -> Value:
        """What is played if nothing is said."""
        return self.words[0]

    def check(self, value: object, at_home: bool = False) -> Value:
        """The value as it is kept in records: a word, or the names in their own order."""
        if isinstance(value, str) and value in self.words:
            return value
        chosen = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(chosen, list | tuple) or len(chosen) != self.count or not self.different(chosen):
            raise BadSetting(
                "error-setting-several", self.name, value, words=self.words, count=self.count, names=self.names
            )
        return [name for name in self.names if name in chosen]

    def different(self, chosen: Sequence[object]) -> bool:
        """Whether these are names, and none of them twice."""
        return all(chosen.count(name) == 1 and name in self.names for name in chosen)


@dataclass(frozen=True)
class ForEach:
    """For each seat a name out of a list, or a text of one's own that the game can read; the first are the default."""

    name: str
    count: int
    names: tuple[str, ...]
    read: Callable[[str], str]  # a text of one's own as it is kept in records
    home: Callable[[str], str]  # the same, of whoever sits at this machine: names may stand for what is saved here
    renamed: Mapping[str, str] = field(default_factory=dict)  # names of the list that were others, by those
    veil: str = ""  # what is told in place of a text of one's own that is not told

    @property
    def default(self) -> Value:
        """What is played if nothing is said."""
        return list(self.names[: self.count])

    def check(self, value: object, at_home: bool = False) -> Value:
        """The value as it is kept in records."""
        read = self.home if at_home else self.read
        given = value.split(",") if isinstance(value, str) else value
        if not isinstance(given, list | tuple) or [str] * self.count != [type(text) for text in given]:
            raise BadSetting("error-setting-for-each", self.name, value, count=self.count, names=self.names)
        texts = [self.renamed.get(text.strip(), text.strip()) for text in given]
        return [text if text in self.names else read(text) for text in texts]


Setting: TypeAlias = OneOf | Several | ForEach


def renamed(value: Value, names: Mapping[str, str]) -> Value:
    """A value whose words are called as they are now."""
    if isinstance(value, list):
        return [names.get(word, word) for word in value]
    return names.get(value, value) if isinstance(value, str) else value


def check_settings(
    settings: tuple[Setting, ...], given: Mapping[str, object], at_home: bool = False
) -> dict[str, Value]:
    """Every setting with the value given or its default; a name that is no setting is refused.

    Only whoever sits at this machine is `at_home`; a stranger's value cannot name what is saved here.
    """
    known = [setting.name for setting in settings]
    for name, value in given.items():
        if name not in known:
            raise UnknownName("setting", name, known)
        for text in value if isinstance(value, list | tuple) else [value]:
            check_length(name, text)
    return {
        setting.name: setting.check(given[setting.name], at_home) if setting.name in given else setting.default
        for setting in settings
    }


def check_length(name: str, text: object) -> None:
    """Refuse a text that is longer than any setting is, before anybody reads it."""
    if isinstance(text, str) and len(text) > LONGEST:
        raise BadSetting("error-setting-long", name, f"{text[:SHOWN]}…", n=len(text), most=LONGEST)
