"""Record games that show all that a game can show: python -m tests.recorded [--game NAME] [--minutes N]."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from functools import partial

from gaslamp import games, mode
from tests.recorded.choice import choose
from tests.recorded.kept import Collection, collection
from tests.recorded.marks import watched
from tests.recorded.plans import PLANS
from tests.recorded.search import Search, candidate_of, with_rules

COUNT = 88  # games that are kept of each
MINUTES = 3.0  # for each game


def main(words: list[str]) -> None:
    """Read what is asked for, and do it for each game."""
    asked = ArgumentParser(prog="python -m tests.recorded", description=__doc__)
    asked.add_argument("--game", choices=[*PLANS], help="one game only")
    asked.add_argument("--minutes", type=float, default=MINUTES, help="for each game; 0 only replays what is kept")
    asked.add_argument("--count", type=int, default=COUNT, help="how many games are kept of each")
    asked.add_argument("--dry", action="store_true", help="only say what the recorded games do not show")
    said = asked.parse_args(words)
    for name in [said.game] if said.game else PLANS:
        record_games(name, said.minutes, said.count, said.dry)


def record_games(name: str, minutes: float, count: int, dry: bool) -> None:
    """Go on from the games that are kept and still end; look for more; keep the best, and say what is not shown."""
    say = partial(print, f"{name}:", flush=True)
    game, plan, before = games[name], PLANS[name], collection(name)
    same = (before.version, before.data) == (game.version, game.data.digest)
    search = Search(plan, before.tried if same else 0)
    with watched(game):
        again = [with_rules(plan, one) for one in map(partial(candidate_of, plan), before.games) if one]
    search.take(again)
    say(f"{len(again)} of {len(before.games)} recorded games still end")
    search.run(0 if dry else 60 * minutes, say)
    if not dry:
        kept = choose(plan, search.candidates, count)
        Collection(game.version, game.data.digest, search.tried, tuple(kept)).save(name)
        say(f"{len(kept)} games recorded, with {sum(len(one.answers) for one in kept)} answers")
    say("not shown:", ", ".join(search.missing()) or "nothing that can be")
    for mark, why in plan.beyond.items():
        say(f"left out: {mark}: {why}")


if __name__ == "__main__":
    if mode.compiled():  # effects can be watched interpreted only
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.recorded", *sys.argv[1:]], os.environ | {"GASLAMP_PURE": "1"}
        )
    main(sys.argv[1:])
