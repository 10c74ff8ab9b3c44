"""`gaslamp cards`: the cards of a game, their numbers and where these come from, and their rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gaslamp import Game, games
from gaslamp.cli.options import GameName, Json, Lang, OwnData, owned
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.cli.words import words
from gaslamp.engine.data import Fact
from gaslamp.engine.texts import Texts
from gaslamp.engine.voice import Voice


def cards(game: GameName, /, *, data: OwnData = None, json: Json = False, lang: Lang = None) -> None:
    """Show the cards of a game with their numbers, sources and rules."""
    say = words(lang)
    found = owned(game, data)
    voice = Voice(found, say.language)
    if json:
        print_json([described(found, card, voice, say) for card in range(1, len(found.cards))])
        return
    console = screen()
    for card in range(1, len(found.cards)):
        show(console, described(found, card, voice, say), found, say)
    shared = set(found.data.facts) - set(found.cards)
    for section in sorted(shared):
        console.print(Text(say.say("every-game"), style="bold"))
        numbers(console, found, section, say)


def described(game: Game, card: int, voice: Voice, say: Texts) -> dict[str, Any]:
    """A card, for programs."""
    name = game.cards[card]
    rule = game.card_rules[card] if card < len(game.card_rules) else ""
    facts = game.data.facts.get(name, {})
    return {
        "name": name,
        "title": voice.card(card),
        "rule": rule,
        "text": voice.rule(rule) if rule else "",
        "numbers": {
            key: {"is": fact.value, "source": fact.source, "note": note(game, name, key, fact, say)}
            for key, fact in facts.items()
        },
    }


def show(console: Console, card: dict[str, Any], game: Game, say: Texts) -> None:
    """A card, in words."""
    console.print(Text.assemble((card["title"], "bold"), *(f" · {card[key]}" for key in ("name", "rule") if card[key])))
    if card["text"]:
        console.print(Padding(card["text"], (0, 0, 0, 2)), width=width(console))
    numbers(console, game, card["name"], say)


def numbers(console: Console, game: Game, section: str, say: Texts) -> None:
    """The numbers of a section, with their sources."""
    rows = grid("", "bold", "dim", "dim")
    for name, fact in game.data.facts.get(section, {}).items():
        source = say.say(f"source-{fact.source}")
        rows.add_row(title(game, name, say), value(game, name, fact, say), source, note(game, section, name, fact, say))
    console.print(Padding(rows, (0, 0, 1, 2)), width=width(console))


def title(game: Game, name: str, say: Texts) -> str:
    """The name of a number."""
    key = f"{game.name}-number-{name}"
    return say.say(key) if say.has(key) else name


def note(game: Game, section: str, name: str, fact: Fact, say: Texts) -> str:
    """The remark on a number: in words of the language, or as the data have it."""
    key, ours = f"{game.name}-note-{section}-{name}", games[game.name].data.facts[section].get(name)
    return say.say(key) if fact == ours and say.has(key) else fact.note


def value(game: Game, name: str, fact: Fact, say: Texts) -> str:
    """A number, a word, or several numbers; an unbroken row by its ends."""
    if not isinstance(fact.value, list):
        key = f"{game.name}-{name}-{fact.value}"
        return say.say(key) if say.has(key) else str(fact.value)
    first, last = fact.value[0], fact.value[-1]
    if len(fact.value) > 2 and fact.value == list(range(first, last + 1)):
        return f"{first}–{last}"
    return ", ".join(map(str, fact.value))
