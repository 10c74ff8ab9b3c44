"""Any game's table, drawn as a tree by what the game says of its views, in the colours of its look."""

from __future__ import annotations

import tomllib
from colorsys import hls_to_rgb
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from gaslamp.engine.book.game import View
from gaslamp.engine.words.voice import Voice

LIGHT, SATURATION = 0.68, 0.7  # of the colours of cards, so that they can be read on a dark screen


def draw(view: View, voice: Voice) -> RenderableType:
    """The table, branch by branch."""
    root = Tree(Text(voice.title(), style="bold"))
    TableTree(voice).grow(root, view["table"])
    return root


class TableTree:
    """The branches of one table, in words."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.game = voice.game

    def grow(self, tree: Tree, table: dict[str, Any]) -> None:
        """A branch for each key that is drawn."""
        for key, value in table.items():
            kind = self.game.pieces[key].kind if key in self.game.pieces else "none"
            if kind not in ("none", "sign") or (kind == "sign" and value):
                self.add(tree, self.label(key), kind, value)

    def add(self, tree: Tree, label: Text, kind: str, value: Any) -> None:
        """What lies under one key: a leaf if it is small, else a branch with branches."""
        if kind == "players":
            branch = tree.add(label)
            for seat, one in enumerate(value):
                self.grow(branch.add(Text(self.voice.name(seat), style="bold")), one)
        elif kind == "places" or (kind == "group" and isinstance(value, list)):
            branch = tree.add(label)
            for one in value:
                self.grow(branch.add(self.name(str(one.get("name", "·")))), one)
        elif kind == "group":
            self.grow(tree.add(label), value)
        else:
            tree.add(label if kind == "sign" else Text.assemble(label, ": ", self.leaf(kind, value)))

    def leaf(self, kind: str, value: Any) -> Text:
        """Something small in one line."""
        if kind == "seat" or kind == "seats":
            return listed([Text(self.voice.name(seat)) for seat in ([value] if kind == "seat" else value)])
        if isinstance(value, dict):
            return listed([Text.assemble(f"{n} × ", self.name(name)) for name, n in value.items()])
        if isinstance(value, list) and kind in ("counter", "tokens", "track"):
            return listed([Text(f"{self.voice.name(seat)} {n}") for seat, n in enumerate(value)])
        return listed([self.name(one) for one in (value if isinstance(value, list) else [value])])

    def label(self, key: str) -> Text:
        """What a key of the view is called."""
        text = f"view-{key}"
        return Text(self.voice.texts.say(text) if self.voice.texts.has(text) else key, style="dim")

    def name(self, name: object) -> Text:
        """A card or a place by its name in words, a card in its colour; anything else as it is."""
        if name in self.game.cards:
            hue = hues(self.game.folder).get(str(name))
            return Text(self.voice.card(self.game.cards.index(str(name))), style=colour(hue) if hue is not None else "")
        if name in self.game.places:
            return Text(self.voice.place(self.game.places.index(str(name))))
        return Text("–" if name is None else str(name))


def listed(parts: list[Text]) -> Text:
    """Some words with commas."""
    return Text(", ").join(parts) if parts else Text("–")


def colour(hue: int) -> str:
    """A hue from 0 to 360 as a style."""
    red, green, blue = (round(255 * part) for part in hls_to_rgb(hue / 360, LIGHT, SATURATION))
    return f"rgb({red},{green},{blue})"


@cache
def hues(folder: Path) -> dict[str, int]:
    """The colours of a game's cards, as its look says."""
    path = folder / "look.toml"
    looks: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return dict(looks.get("hues", {}))
