"""How the game is written: one word for one thing, and no bits outside the modules made for them."""

from __future__ import annotations

import ast

from gaslamp.games.nanty import abilities, hands, purses, streets, turn
from gaslamp.games.nanty.cards import SCROLLS
from gaslamp.games.nanty.words import ABILITIES, SCROLL_RULES, SYMBOLS
from tests.games.nanty.scene import GAME

ROWS = {"districts", "pieces", "clues", "whereabouts", "slot"}  # modules of packed numbers
BITS = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
BASES = ("Effect[", "Choice[", "PickSeveral", "Insure")


def sources() -> dict[str, ast.Module]:
    """The modules of the game by name."""
    trees = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in GAME.folder.glob("*.py")}
    assert set(trees) > ROWS
    return trees


def test_bits_are_known_to_the_modules_of_packed_rows_only() -> None:
    """Unions of types are no bits, and those of a view are of dicts."""
    for name, tree in sources().items():
        if name not in ROWS | {"view"}:
            sums = [node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, BITS)]
            assert [ast.unparse(node) for node in sums if "None" not in ast.unparse(node)] == [], name


def test_a_text_has_the_name_of_its_constant() -> None:
    """From the data file to the effect; only to play more cards is done by the turn itself."""
    assert set(SCROLLS) == set(SCROLL_RULES) - {"play_cards"}
    for text, effect in SCROLLS.items():
        homes = [module for module in (hands, purses, streets) if hasattr(module, text.upper())]
        assert [getattr(home, text.upper()) for home in homes] == [effect], text


def test_every_symbol_and_ability_that_does_something_is_in_a_table() -> None:
    """What reactions and insurance do is asked for when they fit."""
    assert set(SYMBOLS) - set(turn.BY_SYMBOL) == {"reaction", "none"}
    assert set(ABILITIES) - set(abilities.ABILITY_EFFECTS) == {"insure"}


def test_effects_open_with_the_rule_that_they_carry_out() -> None:
    """So that a search for a rule lands on its code."""
    for name, tree in sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).startswith(BASES) for base in node.bases):
                said = ast.get_docstring(node) or ""
                assert (said[0] == "N" and said[1].isdigit()) or node.name == "PickSeveral", (name, node.name)
