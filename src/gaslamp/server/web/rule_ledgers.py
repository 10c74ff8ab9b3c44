"""The rules ledger of a game, and the recorded games in it."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from gaslamp.engine.book.game import Game
from gaslamp.engine.book.rule_ledger import NAME, RuleLedger, RuleRow, Witness, rule_ledger
from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import api
from gaslamp.server.errors import Missing
from gaslamp.server.web.asked import Asked
from gaslamp.server.web.schema import GivesRecord, refusing
from gaslamp.server.web.who import app_of


@get("/api/games/{name:str}/ledger", summary="What is known of each rule of a game?", responses=refusing(404))
async def show_ledger(request: Asked, name: FromPath[str]) -> api.RulesLedger:
    """The code that carries out each rule, the tests that cite it, and a recorded game in which it mattered."""
    ledger = ledger_of(app_of(request).games.current(name))
    return api.RulesLedger({rule: a_row(row) for rule, row in ledger.rows.items()}, list(ledger.games))


@get(
    "/api/games/{name:str}/ledger/{record:str}",
    summary="The record of a game in the rules ledger",
    responses=refusing(404),
    operation_class=GivesRecord,
)
async def take_recorded_game(request: Asked, name: FromPath[str], record: FromPath[str]) -> Response[bytes]:
    """The whole game as a file; what to do with it is up to `/api/replay`."""
    ledger = ledger_of(app_of(request).games.current(name))
    if record not in ledger.games:
        raise Missing("error-no-page")
    return Response(ledger.games[record].encode(), media_type="application/json")


def ledger_of(game: Game) -> RuleLedger:
    """The ledger of a game; one of another package may have none."""
    try:
        return rule_ledger(game)
    except GaslampError:
        raise Missing("error-no-ledger", name=game.name, file=NAME) from None


def a_row(row: RuleRow) -> api.LedgerRow:
    """What a rule has in the ledger."""
    tests = {file: list(names) for file, names in row.tests.items()}
    shown = row.witness or Witness("", 0)
    return api.LedgerRow(list(row.code), tests, list(row.refusals), shown.game, shown.answer, row.reason)
