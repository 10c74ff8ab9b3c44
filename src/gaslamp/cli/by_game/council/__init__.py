"""`gaslamp decks`: the decks of Council of Five, published and one's own: list, show, check and save them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gaslamp import BadSetting
from gaslamp.cli.by_game.council.decklist import Decklist
from gaslamp.cli.options import Json, Lang, OwnData, owners_edition
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.cli.words import command, words
from gaslamp.engine.words.voice import Voice
from gaslamp.games.council.decks import parse, published_cards
from gaslamp.games.council.kinds import DECKS
from gaslamp.games.council.shelf import NAME, deck_cards, folder, path_to_save, save, saved_decks

BROKEN = 1  # exit code for a deck that breaks rules
BELOW = (0, 0, 1, 2)
More = Annotated[str, Parameter(show=False)]


def list_decks(*, data: OwnData = None, json: Json = False, lang: Lang = None) -> None:
    """List the published decks and your own, with their sizes and raised limits."""
    say = words(lang)
    voice = Voice(owners_edition("council", data), say.language)
    ready = [Decklist(voice, say, name, published_cards(voice.game.data, name)) for name in DECKS]
    mine = [Decklist(voice, say, name, saved_cards(text)) for name, text in saved_decks().items()]
    if json:
        print_json([deck.json() for deck in (*ready, *mine)])
        return
    console = screen()
    print_shelf(console, say.say("decks-published"), ready)
    print_shelf(console, say.say("decks-own", folder=str(folder())), mine)
    if not mine:
        console.print(say.say("decks-none", command=command()), soft_wrap=True)


def saved_cards(text: str) -> list[int]:
    """The cards of a saved deck; none if its file was spoilt."""
    try:
        return parse(text)
    except BadSetting:
        return []


def print_shelf(console: Console, title: str, decks: list[Decklist]) -> None:
    """Some decks under a heading."""
    console.print(Text(title, style="bold"), soft_wrap=True)
    rows = grid("bold", "", "dim")
    for deck in decks:
        summary = [Text(part) for part in deck.summary()] + ([deck.verdict()] if deck.breaches else [])
        rows.add_row(deck.name, deck.title if deck.name in DECKS else "", Text(" · ").join(summary))
    if decks:
        console.print(Padding(rows, BELOW), width=width(console))


def show(deck: str, /, *more: More, data: OwnData = None, json: Json = False, lang: Lang = None) -> None:
    """Show the cards of a deck, and the deck as a text to copy."""
    decklist, console = named_deck(deck, more, data, lang), screen()
    if json:
        print_json(decklist.json() | {"cards": decklist.json_cards()})
        return
    console.print(decklist.heading())
    console.print(Padding(decklist.contents(), BELOW), width=width(console))
    console.print(decklist.text(), soft_wrap=True)
    if decklist.breaches:
        print_verdict(console, decklist)


def check(deck: str, /, *more: More, data: OwnData = None, json: Json = False, lang: Lang = None) -> int:
    """Check a deck: every rule that it breaks, with which cards, and what the rule says."""
    decklist, console = named_deck(deck, more, data, lang), screen()
    if json:
        print_json(decklist.json())
    else:
        console.print(decklist.heading())
        print_verdict(console, decklist)
    return BROKEN if decklist.breaches else 0


def save_deck(name: str, deck: str, /, *more: More, data: OwnData = None, lang: Lang = None) -> int:
    """Check a deck and save it under a name, to play it with --set decks=NAME,klm."""
    path_to_save(name)  # a bad name is refused before anything is said of the deck
    decklist, console = named_deck(deck, more, data, lang), screen()
    if decklist.breaches:
        console.print(decklist.heading())
        print_verdict(console, decklist)
        console.print(decklist.say.say("decks-not-saved"), soft_wrap=True)
        return BROKEN
    path = save(name, decklist.cards)
    console.print(decklist.say.say("decks-saved", path=str(path), name=name, command=command()), soft_wrap=True)
    return 0


def named_deck(deck: str, more: tuple[str, ...], data: Path | None, lang: str | None) -> Decklist:
    """The deck that some words name."""
    say, text = words(lang), " ".join([deck, *more]).strip()
    voice = Voice(owners_edition("council", data), say.language)
    return Decklist(voice, say, text if NAME.fullmatch(text) else "", deck_cards(voice.game.data, text))


def print_verdict(console: Console, deck: Decklist) -> None:
    """Whether a deck can be played, and if not, why."""
    console.print(deck.verdict(), soft_wrap=True)
    if deck.breaches:
        console.print(Padding(deck.faults(), BELOW), width=width(console))


decks = App(name="decks", help_flags=(), version_flags=())
decks.command(list_decks, name="list")
decks.command(show)
decks.command(check)
decks.command(save_deck, name="save")
COMMANDS = (decks,)
