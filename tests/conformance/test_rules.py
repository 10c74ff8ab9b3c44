"""Every rule and every card is shown at work by a test."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.engine.words.voice import Voice
from tests.rules import cited, uncited

GAMES = pytest.mark.parametrize("name", sorted(games))


@GAMES
def test_every_card_with_a_rule_of_its_own_is_exercised_by_a_test(name: str) -> None:
    """A card's rule is a rule of the game, and some test shows it at work."""
    game = games[name]
    rules = [rule for rule in game.card_rules if rule]
    assert len(game.card_rules) == len(game.cards) and rules
    assert set(rules) <= set(Voice(game, "en").rules()) & cited(name)


@GAMES
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    """No rule is left to trust."""
    missing, count = uncited()[name]
    assert count and missing == []
