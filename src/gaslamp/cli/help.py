"""`--help`: how a command is used, in the language of whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import Parameter
from pathlib import Path
from typing import Any, NamedTuple, get_args

from cyclopts import App
from cyclopts.argument import Argument
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaslamp.cli.screen import grid, screen, width
from gaslamp.cli.seating import OPPONENT
from gaslamp.cli.words import command
from gaslamp.engine.words.texts import Texts
from gaslamp.language import OPTION

ASKS = ("--help", "-h")
VERSION = "--version"
BESIDE, BELOW = (0, 0, 0, 2), (0, 0, 1, 2)
KINDS = {int: "number", Path: "path"}  # whatever else is asked for is a text


class Command(NamedTuple):
    """A command, or a group of them, by the words that lead to it."""

    app: App
    words: tuple[str, ...]

    @property
    def key(self) -> str:
        """The key of its text."""
        return "-".join(("help", *self.words))

    @property
    def line(self) -> str:
        """How it is called."""
        return " ".join((command(), *self.words))

    @property
    def commands(self) -> list[Command]:
        """The commands of a group."""
        names = [name for name in self.app if not name.startswith("-")]
        return [Command(self.app[name], (*self.words, name)) for name in names]

    @property
    def arguments(self) -> list[Argument]:
        """What a command can be told, but for what only carries on what comes before."""
        if self.app.default_command is None:
            return []
        return [argument for argument in self.app.assemble_argument_collection() if argument.show]

    def asked_by(self, tokens: Sequence[str]) -> Command:
        """The command that some words name; as far as they name one."""
        first = next((token for token in tokens if token not in ASKS), "-")
        if first.startswith("-") or first not in self.app:
            return self
        return Command(self.app[first], (*self.words, first)).asked_by(tokens[tokens.index(first) + 1 :])


def asks_for_help(one: Command, tokens: Sequence[str]) -> bool:
    """Whether somebody wants to know how a command is used; there is nothing else to do for a group alone."""
    said = list(tokens[: tokens.index("--")] if "--" in tokens else tokens)
    alone = one.words and one.app.default_command is None and said[len(one.words) :][:1] in ([], [OPTION])
    return bool(alone or {*ASKS} & {*said})


def show_help(one: Command, say: Texts) -> None:
    """The whole page."""
    console = screen()
    for part in page(one, say):
        console.print(part, width=width(console))


def page(one: Command, say: Texts) -> Iterator[RenderableType]:
    """How it is used, what it does, its commands or what it can be told."""
    yield Text.assemble((f"{say.say('usage')}: ", "bold"), usage(one, say))
    yield Padding(say.say(one.key), (1, 0))
    if one.commands:
        yield heading("commands", say)
        yield Padding(listed((each.words[-1], say.say(each.key)) for each in one.commands), BELOW)
    places = [argument for argument in one.arguments if argument.index is not None]
    if places:
        yield heading("arguments", say)
        yield Padding(listed((place_name(each, say), told(one, each, say)) for each in places), BELOW)
    yield heading("options", say)
    yield Padding(listed(options(one, say)), BESIDE)


def usage(one: Command, say: Texts) -> str:
    """How it is called, in one line."""
    words = [one.line]
    if one.commands:
        words.append(say.say("usage-command"))
    if any(argument.index is None for argument in one.arguments):
        words.append(f"[{say.say('usage-options')}]")
    for argument in one.arguments:
        if argument.index is not None:
            name = place_name(argument, say) + "…" * (argument.field_info.kind is Parameter.VAR_POSITIONAL)
            words.append(name if argument.required else f"[{name}]")
    return " ".join(words)


def heading(what: str, say: Texts) -> Text:
    """What comes below."""
    return Text(say.say(f"usage-{what}-title"), style="bold")


def listed(rows: Iterator[tuple[str, str]]) -> Table:
    """Names beside what they mean."""
    table = grid("cyan", "")
    for name, text in rows:
        table.add_row(Text(name, no_wrap=True), text)
    return table


def options(one: Command, say: Texts) -> Iterator[tuple[str, str]]:
    """What can be said by name, and what is there for every command."""
    for argument in one.arguments:
        if argument.index is None:
            names, value = ", ".join(argument.names), value_name(argument, say)
            yield f"{names} {value}".rstrip(), told(one, argument, say)
    yield ", ".join(ASKS), say.say("help-option.help")
    if not one.words:
        yield VERSION, say.say("help-option.version")


def place_name(argument: Argument, say: Texts) -> str:
    """What a value without a name of its own stands for."""
    return say.say(f"argument-{argument.field_info.name}")


def name_of(argument: Argument, say: Texts) -> str:
    """What one calls an argument."""
    return argument.name if argument.index is None else place_name(argument, say)


def value_name(argument: Argument, say: Texts) -> str:
    """What is to be written behind an option, nothing for one that only is there or not."""
    choices = argument.get_choices()
    if choices:
        return "|".join(choices)
    kind = kind_of(argument.hint)
    return "" if kind is bool else say.say(f"value-{KINDS.get(kind, 'text')}")


def kind_of(hint: Any) -> Any:
    """The type of one value, or of each of several."""
    kinds = [kind for kind in get_args(hint) if kind not in (type(None), Ellipsis)]
    return kinds[0] if kinds else hint


def text_key(one: Command, argument: Argument, say: Texts) -> str:
    """The key of the text of an argument: the command's own, or that of an option that several commands have."""
    name = argument.field_info.name
    own = f"{one.key}.{name}"
    return own if say.has(own) else f"help-option.{name}"


def told(one: Command, argument: Argument, say: Texts) -> str:
    """What an argument means, and what it is if nothing is said."""
    text = say.say(text_key(one, argument, say), opponent=OPPONENT)
    default = argument.field_info.default
    if argument.required or default is None or default == "" or default == () or default is False:
        return text
    value = say.say("usage-yes") if default is True else str(default)
    return f"{text} {say.say('usage-default', value=value)}"
