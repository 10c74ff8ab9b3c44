"""The command line: every command is a file of its own."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from gaslamp import GaslampError
from gaslamp.cli import by_game
from gaslamp.cli.bench import bench
from gaslamp.cli.cards import cards
from gaslamp.cli.check import check
from gaslamp.cli.games import list_games
from gaslamp.cli.help import ASKS, VERSION, Command, asks_for_help, show_help
from gaslamp.cli.join import join
from gaslamp.cli.mistakes import mistake
from gaslamp.cli.new import new
from gaslamp.cli.play import play
from gaslamp.cli.refusal import refuse
from gaslamp.cli.replay import replay
from gaslamp.cli.rules import rules
from gaslamp.cli.serve import serve
from gaslamp.cli.settings import from_environment, from_file
from gaslamp.cli.simulate import simulate
from gaslamp.cli.verify import verify
from gaslamp.cli.version import version
from gaslamp.cli.words import words
from gaslamp.language import OPTION, language_of
from gaslamp.software import number

REFUSED = 2
HANDED_ON = "bench"  # what takes its words as they are

app = App(name="gaslamp", version=number, help_flags=(), result_action="return_value")
app.command(serve, config=[from_environment, from_file])
app.command(play)
app.command(join)
app.command(list_games, name="games")
app.command(rules)
app.command(cards)
for one in by_game.commands():
    app.command(one)
app.command(simulate)
app.command(replay)
app.command(verify)
app.command(bench)
app.command(new)
app.command(check)
app.command(version)
ROOT = Command(app, ())


def main(argv: list[str] | None = None) -> int:
    """Run one command; what it refuses is told in one line, with exit code 2."""
    typed = sys.argv[1:] if argv is None else argv
    tokens = spelled_out(language_last(typed))
    never_choke()
    try:
        return run(tokens)
    except CycloptsError as error:
        refuse(mistake(error, ROOT, tokens), tokens)
    except (GaslampError, OSError) as error:
        refuse(error, tokens)
    return REFUSED


def run(tokens: list[str]) -> int:
    """Do what a command says, or say how it is used."""
    one = ROOT.asked_by(tokens)
    if tokens[:1] != [HANDED_ON] and asks_for_help(one, tokens):
        show_help(one, words(language_of(tokens)))
        return 0
    return app(tokens, exit_on_error=False, print_error=False) or 0


def spelled_out(tokens: list[str]) -> list[str]:
    """Without a command the server is started: options alone are its options."""
    alone = all(token.startswith("-") for token in tokens[:1]) and not {*ASKS, VERSION} & {*tokens}
    return ["serve", *tokens] if alone else tokens


def language_last(tokens: Sequence[str]) -> list[str]:
    """The language may be said anywhere; it goes where every command understands it."""
    end = tokens.index("--") if "--" in tokens else len(tokens)
    said, rest = list(tokens[:end]), list(tokens[end:])
    if OPTION in said[:-1] and said[:1] != [HANDED_ON]:
        at = said.index(OPTION)
        said = said[:at] + said[at + 2 :] + said[at : at + 2]
    return said + rest


def never_choke() -> None:
    """Print a question mark for a letter that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
