"""One word for one thing, from the data file to the code."""

from __future__ import annotations

from gaslamp.games.nanty import abilities, exchange, hands, purses, streets, turn
from gaslamp.games.nanty.cards import SCROLLS
from gaslamp.games.nanty.words import ABILITIES, SCROLL_RULES, SYMBOLS


def test_a_text_has_the_name_of_its_constant() -> None:
    """From the data file to the effect; only to play more cards is done by the turn itself."""
    assert set(SCROLLS) == set(SCROLL_RULES) - {"play_cards"}
    for text, effect in SCROLLS.items():
        homes = [module for module in (exchange, hands, purses, streets) if hasattr(module, text.upper())]
        assert [getattr(home, text.upper()) for home in homes] == [effect], text


def test_every_symbol_and_ability_that_does_something_is_in_a_table() -> None:
    """What reactions and insurance do is asked for when they fit."""
    assert set(SYMBOLS) - set(turn.BY_SYMBOL) == {"reaction", "none"}
    assert set(ABILITIES) - set(abilities.ABILITY_EFFECTS) == {"insure"}
