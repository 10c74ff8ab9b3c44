"""`gaslamp cards`: the cards of a game, their numbers and where these come from, and their rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gaslamp import Game, games
from gaslamp.cli.options import Json, Lang, OwnData, owners_edition
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.cli.words import words
from gaslamp.engine.book.data import Fact, are_numbers, are_words
from gaslamp.engine.words.voice import Voice


def cards(game: str, /, *, data: OwnData = None, json: Json = False, lang: Lang = None) -> None:
    """Show the cards of a game with their numbers, sources and rules."""
    say = words(lang)
    edition = owners_edition(game, data)
    voice = Voice(edition, say.language)
    if json:
        print_json([card_facts(edition, card, voice) for card in range(1, len(edition.cards))])
        return
    console = screen()
    for card in range(1, len(edition.cards)):
        show(console, card_facts(edition, card, voice), voice)
    shared = set(edition.data.facts) - set(edition.cards)
    for section in sorted(shared):
        console.print(Text(say.say("every-game") if section == "game" else section, style="bold"))
        numbers(console, section, voice)


def card_facts(game: Game, card: int, voice: Voice) -> dict[str, Any]:
    """A card, for programs."""
    name = game.cards[card]
    rule = game.card_rules[card]
    facts = game.data.facts.get(name, {})
    return {
        "name": name,
        "title": voice.card(card),
        "rule": rule,
        "text": voice.rule(rule) if rule else "",
        "numbers": {
            key: {"is": fact.value, "source": fact.source, "note": note(name, key, fact, voice)}
            for key, fact in facts.items()
        },
    }


def show(console: Console, card: dict[str, Any], voice: Voice) -> None:
    """A card, in words."""
    console.print(Text.assemble((card["title"], "bold"), *(f" · {card[key]}" for key in ("name", "rule") if card[key])))
    if card["text"]:
        console.print(Padding(card["text"], (0, 0, 0, 2)), width=width(console))
    numbers(console, card["name"], voice)


def numbers(console: Console, section: str, voice: Voice) -> None:
    """The numbers of a section, with their sources."""
    rows = grid("", "bold", "dim", "dim")
    for name, fact in voice.game.data.facts.get(section, {}).items():
        told = (voice.fact(name), value(name, fact, voice), voice.source(fact.source))
        rows.add_row(*told, note(section, name, fact, voice))
    console.print(Padding(rows, (0, 0, 1, 2)), width=width(console))


def note(section: str, name: str, fact: Fact, voice: Voice) -> str:
    """The remark on a number: in words of the language, or as an owner has it."""
    ours = games[voice.game.name].data.facts[section].get(name)
    return voice.note(section, name) if fact == ours else fact.note


def value(name: str, fact: Fact, voice: Voice) -> str:
    """A number, a word, or several of either; an unbroken row of numbers by its ends."""
    if isinstance(fact.value, str):
        return voice.word(name, fact.value)
    if are_words(fact.value):
        return ", ".join(voice.word(name, word) for word in fact.value)
    if are_numbers(fact.value) and unbroken(fact.value):
        return f"{fact.value[0]}–{fact.value[-1]}"
    return ", ".join(map(str, fact.value)) if isinstance(fact.value, list) else str(fact.value)


def unbroken(row: list[int]) -> bool:
    """Whether numbers follow one another, three of them at least."""
    return len(row) > 2 and row == list(range(row[0], row[-1] + 1))
