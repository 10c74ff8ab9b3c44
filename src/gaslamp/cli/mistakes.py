"""What was wrong with the words of a command, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, get_args

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownOptionError
from cyclopts.argument import Argument
from cyclopts.exceptions import RepeatArgumentError, UnknownCommandError, UnusedCliTokensError

from gaslamp.cli.help import KINDS, Command, kind_of
from gaslamp.cli.options import LISTS
from gaslamp.cli.words import FOLDER
from gaslamp.engine.errors import BadSetting, GaslampError, UnknownName

SHOWN = 60  # letters of a word too many


class Mistake(GaslampError):
    """Words that are no command of ours."""

    folder: ClassVar = FOLDER


class Placeholder(GaslampError):
    """What stands for a value, named in a mistake."""

    folder: ClassVar = FOLDER

    def __init__(self, text: str) -> None:
        super().__init__(text)


def mistake(error: CycloptsError, root: Command, tokens: Sequence[str]) -> GaslampError:
    """What was wrong."""
    one = root.asked_by(tokens)
    match error:
        case UnknownCommandError():
            return UnknownName("command", (error.unused_tokens or [""])[0], [each.words[-1] for each in one.commands])
        case UnknownOptionError():
            name = (error.token.keyword or error.token.value).partition("=")[0]
            return sourced(error.token, UnknownName("option", name, names(one)))
        case UnusedCliTokensError():
            return unused(one, tokens, (error.unused_tokens or [""])[0])
        case CoercionError() if error.argument is not None and error.token is not None:
            return sourced(error.token, bad_value(error.argument, str(error.token.value), error.target_type))
        case RepeatArgumentError():
            return Mistake("error-words-twice", name=error.token.keyword or "", help=help_line(one))
        case MissingArgumentError() if error.argument is not None:
            return missing(one, error.argument)
    return Mistake("error-words-other", help=help_line(one))


def sourced(token: Any, why: GaslampError) -> GaslampError:
    """The same, with where it stands unless it was typed."""
    where = token.keyword if token.source == "env" else token.source
    return why if token.source in ("", "cli") else GaslampError("error-at", where=where, why=why)


def names(one: Command) -> list[str]:
    """The options of a command."""
    return [name for argument in one.arguments if argument.index is None for name in argument.names]


def help_line(one: Command) -> str:
    """What to type to learn more."""
    return f"{one.line} --help"


def unused(one: Command, tokens: Sequence[str], word: str) -> GaslampError:
    """A word too many: perhaps one that belongs to the value before it."""
    at = max((n for n, token in enumerate(tokens) if token == word), default=0)
    before = tokens[at - 2 : at] if at > 1 else ["", ""]
    known = {name: argument for argument in one.arguments for name in argument.names}
    option = known.get(before[0])
    shown = word[:SHOWN]
    if before[0] in LISTS and option is not None:
        return Mistake("error-words-list", value=shown, name=before[0], right=f"{before[0]} {before[1]},{shown}")
    if option is not None and option.index is None and kind_of(option.hint) is str:
        return Mistake("error-words-spaces", value=shown, name=before[0], right=f'{before[0]} "{before[1]} {shown}"')
    return Mistake("error-words-unused", value=shown, help=help_line(one))


def bad_value(argument: Argument, value: str, wanted: Any) -> GaslampError:
    """A value of another kind than is asked for."""
    choices = argument.get_choices() or [str(one) for one in get_args(wanted)]
    if choices:
        return BadSetting("error-setting-one-of", argument.name, value, values=", ".join(choices))
    kind = "yes" if kind_of(argument.hint) is bool else KINDS.get(kind_of(argument.hint), "text")
    return Mistake("error-words-value", name=argument_name(argument), value=value, kind=kind)


def argument_name(argument: Argument) -> GaslampError | str:
    """What one calls an argument: an option by its name, else what it stands for, in words."""
    return argument.name if argument.index is None else Placeholder(f"argument-{argument.field_info.name}")


def missing(one: Command, argument: Argument) -> GaslampError:
    """Something without which the command can do nothing."""
    if argument.index is not None:
        return Mistake("error-words-missing", line=one.line, name=argument_name(argument), help=help_line(one))
    kind = KINDS.get(kind_of(argument.hint), "text")
    choices = "|".join(argument.get_choices() or ())
    value: GaslampError | str = choices or Placeholder(f"value-{kind}")
    return Mistake("error-words-no-value", name=argument.name, wanted=value)
