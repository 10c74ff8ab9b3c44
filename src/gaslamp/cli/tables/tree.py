"""Any game's table, drawn as a tree of what its view says."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice


def draw(view: View, voice: Voice, say: Texts, width: int) -> RenderableType:
    """The table, branch by branch."""
    root = Tree(voice.title())
    grow(root, view["table"])
    return root


def grow(tree: Tree, found: Any) -> None:
    """What is small is a leaf; what is not is a branch."""
    for name, value in found.items() if isinstance(found, dict) else enumerate(found):
        if small(value):
            tree.add(f"{name}: {leaf(value)}")
        else:
            grow(tree.add(str(name)), value)


def small(value: Any) -> bool:
    """Whether it fits behind its name."""
    if isinstance(value, dict):
        value = list(value.values())
    return not isinstance(value, list) or not any(isinstance(part, dict | list) for part in value)


def leaf(value: Any) -> str:
    """A small thing in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items()) or "–"
    return ", ".join(map(str, value)) or "–" if isinstance(value, list) else str(value)
