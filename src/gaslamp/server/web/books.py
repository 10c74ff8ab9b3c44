"""Games as clients are told of them: what can be set, in words too; what numbers stand for, how a table is drawn."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from gaslamp.engine.book.data import Fact
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.piece import Piece
from gaslamp.engine.book.questions import parts_of
from gaslamp.engine.book.setting import ForEach, OneOf, Setting
from gaslamp.engine.core.parts import Part
from gaslamp.engine.errors import UnknownName
from gaslamp.engine.words.texts import LANGUAGES, OWN, files
from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from gaslamp.protocol import api, view
from gaslamp.server.web import looks


def game_card(game: Game) -> api.GameCard:
    """A game, for whoever opens a table."""
    settings = [a_setting(setting) for setting in game.settings]
    phrases = Voice(game, "en", ()).phrases()
    return api.GameCard(game.name, game.version, list(game.seats), settings, ["easy", "normal", "strong"], phrases)


def a_setting(setting: Setting) -> api.Setting:
    """A setting, for whoever opens a table."""
    if isinstance(setting, OneOf):
        return api.Setting(setting.name, list(setting.values), setting.default)
    if isinstance(setting, ForEach):
        return api.Setting(setting.name, [], setting.default, setting.count, list(setting.names), each=True)
    return api.Setting(setting.name, list(setting.words), setting.default, setting.count, list(setting.names))


@cache
def playbill(name: str, language: str) -> api.Playbill:
    """A game, for whoever has yet to choose one; the words are the same whatever numbers it is played with."""
    game, voice = games[name], Voice(games[name], language)
    say, settings = voice.texts.say, {setting.name: in_words(setting, voice) for setting in game.settings}
    box = looks.of(game)
    title, pitch, length, rules = say("title"), say("pitch"), say("pitch.length"), len(voice.rule_ids())
    return api.Playbill(name, title, pitch, length, rules, settings, box.icons[box.emblem], box.hue)


def in_words(setting: Setting, voice: Voice) -> api.SettingWords:
    """A setting, its values, and the names among which one may choose: cards, or words of its own for each seat."""
    say, key, shown = voice.texts.say, f"setting-{setting.name}", a_setting(setting)
    values = {str(value): say(f"{key}-{value}") for value in shown.values}
    names = {name: say(f"{key if shown.each else 'card'}-{name}") for name in shown.names}
    return api.SettingWords(say(key), say(f"{key}.help"), values, names)


@cache
def fluent(folder: Path, language: str) -> str:
    """All messages of a game, and those that games have in common, as they are written."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return "\n".join(path.read_text(encoding="utf-8") for path in files(language, (OWN, folder)))


def book(game: Game) -> api.GameBook:
    """Everything that a client needs to draw a game and to play it, but the words."""
    return api.GameBook(
        game.name,
        list(game.cards),
        list(game.places),
        {name: [a_part(part) for part in parts_of(kind)] for name, kind in game.questions.items()},
        list(game.event_kinds.names),
        [a_part(part) for part in game.event_kinds.parts],
        {key: a_piece(piece) for key, piece in game.pieces.items()},
        dict(game.grid),
        {section: a_section(game, section) for section in game.data.facts},
        list(game.card_rules),
    )


def a_part(part: Part) -> view.Part:
    """What a number names."""
    return cast("view.Part", part.json())


def a_piece(piece: Piece) -> api.Piece:
    """How something is drawn."""
    return api.Piece(piece.kind, dict(piece.means), piece.top)


def a_section(game: Game, section: str) -> dict[str, api.Fact]:
    """The numbers of a card, or of the whole game."""
    ours = games[game.name].data.facts.get(section, {})
    return {name: a_fact(fact, ours.get(name)) for name, fact in game.data.facts[section].items()}


def a_fact(fact: Fact, ours: Fact | None) -> api.Fact:
    """A number; what is as we have it has its remark in the texts."""
    return api.Fact(fact.value, fact.source, None if fact == ours else fact.note)
