"""The command line: every command is a file of its own."""

from __future__ import annotations

import io
import sys

from cyclopts import App, CycloptsError

from gaslamp import GaslampError
from gaslamp.cli import by_game
from gaslamp.cli.bench import bench
from gaslamp.cli.cards import cards
from gaslamp.cli.check import check
from gaslamp.cli.games import list_games
from gaslamp.cli.join import join
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
from gaslamp.software import number

REFUSED = 2

app = App(
    name="gaslamp",
    help="Games of dark cities, with friends or strong bots.",
    version=number,
    help_format="plaintext",
    result_action="return_value",
)
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
app.command(bench, help_flags=())
app.command(new)
app.command(check)
app.command(version)


def main(argv: list[str] | None = None) -> int:
    """Run one command; what it refuses is told in one line, with exit code 2."""
    tokens = spelled_out(sys.argv[1:] if argv is None else argv)
    never_choke()
    try:
        return app(tokens, exit_on_error=False) or 0
    except CycloptsError:
        return REFUSED  # cyclopts has said why
    except (GaslampError, OSError) as error:
        refuse(error, tokens)
        return REFUSED


def spelled_out(tokens: list[str]) -> list[str]:
    """Without a command the server is started: options alone are its options."""
    alone = all(token.startswith("-") for token in tokens[:1]) and not {"--help", "-h", "--version"} & {*tokens}
    return ["serve", *tokens] if alone else tokens


def never_choke() -> None:
    """Print a question mark for a letter that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
