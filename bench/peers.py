"""Peers' random playouts, driven from Python: the figures that ours stand beside."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

Draw = Callable[[], float]  # a number in [0, 1): the cheapest luck Python has
Playout = Callable[[Draw], int]  # plays one whole game, deal included, and counts its decisions


def works() -> dict[str, Callable[[int], int]]:
    """Each game of each peer that is installed: plays so many games and counts the decisions, forced ones too."""
    return {name: partial(many, playout, Random(1).random) for name, playout in (open_spiel() | rlcard()).items()}


def many(playout: Playout, draw: Draw, games: int) -> int:
    """Whole games, one after another."""
    return sum(playout(draw) for _ in range(games))


def open_spiel() -> dict[str, Playout]:
    """Two of OpenSpiel's card games: C++ behind Python bindings."""
    if find_spec("pyspiel") is None:
        return {}
    load = import_module("pyspiel").load_game
    found: dict[str, Playout] = {}
    for name in ("gin_rummy", "hearts"):
        found[f"open_spiel {name}, its example"] = partial(example_spiel_game, load(name))
        found[f"open_spiel {name}, plain loop"] = partial(spiel_game, load(name))
        found[f"open_spiel {name}, tightest loop"] = partial(tight_spiel_game, load(name))
    return found


def example_spiel_game(game: Any, draw: Draw) -> int:
    """Play one game of OpenSpiel as the example in its repository does; chance nodes are no decisions."""
    by_weight, any_of = import_module("numpy").random.choice, Random(int(draw() * 1000)).choice
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(by_weight(actions, p=weights))
        else:
            state.apply_action(any_of(state.legal_actions(state.current_player())))
            decisions += 1
    return decisions


def spiel_game(game: Any, draw: Draw) -> int:
    """The same loop with luck as cheap as ours."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()  # uniform in both games
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    return decisions


def tight_spiel_game(game: Any, draw: Draw) -> int:
    """The same with every trick that Python allows; a program that plays would not be written so."""
    state, decisions = game.new_initial_state(), 0
    legal, play, by_chance = state.legal_actions, state.apply_action, state.is_chance_node
    # Chance is uniform in both games, so its nodes need no chance_outcomes(): hearts is 3 times as fast.
    while actions := legal():  # none are left when the game is over
        decisions += not by_chance()
        play(actions[int(draw() * len(actions))])
    return decisions


def rlcard() -> dict[str, Playout]:
    """RLCard's gin rummy and uno, both for two: Python throughout."""
    if find_spec("rlcard") is None:
        return {}
    # The game below the environment makes no observations for learning: measured 2.6 times as fast.
    make, luck = import_module("rlcard").make, {"seed": 1}
    return {
        "rlcard gin-rummy": partial(rummy_game, make("gin-rummy", luck).game),
        "rlcard uno": partial(uno_game, make("uno", luck).game),
    }


def rummy_game(game: Any, draw: Draw) -> int:
    """Play one game of RLCard's gin rummy, whose judge names the legal actions."""
    game.init_game()
    legal, play, decisions = game.judge.get_legal_actions, game.step, 0
    while actions := legal():  # none are left when the game is over
        play(actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def uno_game(game: Any, draw: Draw) -> int:
    """Play one game of RLCard's uno, which tells the legal actions with each state."""
    state, _ = game.init_game()
    play, over, decisions = game.step, game.is_over, 0
    while not over():
        actions = state["legal_actions"]  # asking for them again costs 5 %
        state, _ = play(actions[int(draw() * len(actions))])
        decisions += 1
    return decisions
