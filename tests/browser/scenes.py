"""Games in the middle, each at a moment that shows something."""

from __future__ import annotations

from functools import cache
from random import Random

from gaslamp.engine.core.question import Question
from gaslamp.games import games
from tests.server.scene import Scene

SEATS = "Ann Bob Cyd"
PAIR = "Ann Bob"
PICKY = {"council": "pull", "nanty": "remove", "terrors": "act"}  # what refuses something on the board, if not all does


@cache
def opening(game: str = "catham") -> Scene:
    """A game that has just begun, for two."""
    return Scene(game, PAIR)


@cache
def asking(question: str, game: str = "catham", seats: str = SEATS, least: int = 2) -> Scene:
    """A game in which everybody answered at random until a question with so many answers was put."""
    scene, luck = Scene(game, seats), Random(question)
    while asked(scene).name != question or len(scene.offered) < least:
        scene.answers(which=luck.randrange(1000))
    return scene


@cache
def midway(game: str) -> Scene:
    """A game in which everybody answered at random for a while, until a question of several parts refused something."""
    scene, luck = Scene(game, company(game)), Random(game)
    while scene.given < 40 or not is_picky(scene, game):
        scene.answers(which=luck.randrange(1000))
        if scene.status() != "playing":  # too soon: another game
            scene = Scene(game, company(game))
    return scene


def is_picky(scene: Scene, game: str) -> bool:
    """Whether the question has several parts and several answers, and refuses something."""
    question = asked(scene)
    whole = len(question.names) > 1 and len(scene.offered) > 2 and question.name == PICKY.get(game, question.name)
    return whole and (game != "emerald" or refuses_a_card(scene))


def refuses_a_card(scene: Scene) -> bool:
    """Whether nothing can be done with a card in the hand of who is asked at a table of A Study in Emerald."""
    assert scene.table.play is not None
    emerald, card = games["emerald"], asked(scene).names.index("card")
    hand = emerald.view(scene.table.play.state, scene.asked)["table"]["players"][scene.asked]["hand"]
    return not {*hand} <= {emerald.cards[answer[card]] for answer in scene.offered if answer}


@cache
def finished(game: str = "catham", seats: str = "", luck: int = 10) -> Scene:
    """A game that is over."""
    scene, which = Scene(game, seats or company(game)), Random(luck)
    while scene.status() == "playing":
        scene.answers(which=which.randrange(1000))
    return scene


def company(game: str) -> str:
    """Who plays it: three, or two where three cannot."""
    return SEATS if len(SEATS.split()) in games[game].seats else PAIR


def asked(scene: Scene) -> Question:
    """What is asked."""
    question = scene.table.play.state.question if scene.table.play else None
    assert question is not None
    return question


def thinker(scene: Scene) -> str:
    """Who is asked."""
    return scene.table.chairs[scene.asked].name
