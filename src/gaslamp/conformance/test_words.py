"""Every card, choice, answer, event and rule has its text in Polish and in English, and no text is left over."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from gaslamp.conformance import games
from gaslamp.conformance.effort import level
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, rarely, starts, varied_settings, walk
from gaslamp.engine.book.data import SOURCES
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import ForEach, OneOf, Setting
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.errors import UnknownName
from gaslamp.engine.words.texts import LANGUAGES, OWN, Texts
from gaslamp.engine.words.voice import Voice, rule_key

GAMES_ENOUGH = 300  # of each number of players: so many bring about what is not rare
GAMES = pytest.mark.parametrize("name", sorted(games))
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def required_keys(game: Game) -> set[str]:
    """The keys that a game must have, but for rules, phrases, parts, ways to pass and lines for the mood."""
    cards = {f"card-{card}{form}" for card in game.cards for form in ("", ".one", ".some")}
    choices = {f"choice-{choice}{form}" for choice in game.questions for form in ("", ".help", ".answer")}
    places = {f"place-{place}{form}" for place in game.places for form in ("", ".in", ".to", ".from")}
    events = {f"event-{kind}" for kind in game.event_kinds.names}
    words = {f"word-{part}-{word}" for part, known in game.part_words.items() for word in known}
    views = {f"view-{key}" for key, piece in game.pieces.items() if piece.kind != "none"}
    before = {"title", "pitch", "pitch.length"} | {key for setting in game.settings for key in of_setting(setting)}
    before |= {f"reckoning-{kind}" for kind in (game.reckoner.kinds if game.reckoner else ())}
    before |= {f"section-{section}" for section in sections(game)}
    return before | cards | places | choices | events | words | views | of_facts(game)


def sections(game: Game) -> set[str]:
    """The chapters of the rule book: an id without a dot, if other ids of its letter have one."""
    ids = [key.removeprefix("rule-") for key in Texts("en", (game.folder,)).keys if key.startswith("rule-")]
    letters = {rule[0] for rule in ids if "-" in rule}
    return {rule for rule in ids if "-" not in rule and rule[0] in letters}


def of_setting(setting: Setting) -> set[str]:
    """The keys of a setting; where several names are chosen out of a list, they are those of cards."""
    if isinstance(setting, OneOf):
        values = setting.values
    else:
        values = (*setting.names, *filter(None, [setting.veil])) if isinstance(setting, ForEach) else setting.words
    name = f"setting-{setting.name}"
    return {name, f"{name}.help"} | {f"{name}-{value}" for value in values}


def of_facts(game: Game) -> set[str]:
    """The keys of printed numbers and words, and of the remarks on them."""
    facts = [(section, name, fact) for section, table in game.data.facts.items() for name, fact in table.items()]
    names = {f"fact-{name}" for _, name, _ in facts}
    words = {f"fact-{name}-{word}" for name, known in game.words.items() for word in known}
    return names | words | {f"note-{section}-{name}" for section, name, fact in facts if fact.note}


@GAMES
@BOTH
def test_no_text_is_missing_and_none_is_orphaned(name: str, language: str) -> None:
    """Exactly the keys of the game; rules, phrases, parts, ways to pass and lines for the mood beside them."""
    game = games[name]
    keys = Texts(language, (game.folder,)).keys
    assert len(keys) == len(set(keys))
    passes = {f"choice-{choice}.pass" for choice in game.questions}
    others = {key for key in keys if not key.startswith(("rule-", "phrase-", "part-"))} - passes - flavours(game)
    assert others == required_keys(game)


def flavours(game: Game) -> set[str]:
    """The keys of what a card may say for the mood; its back says nothing."""
    return {f"card-{card}.flavour" for card in game.cards[1:]}


@GAMES
@BOTH
def test_a_line_for_the_mood_is_said_by_one_card_only(name: str, language: str) -> None:
    """And it needs no more than its key, in either language."""
    voice = Voice(games[name], language)
    keys = [key for key in voice.texts.keys if key.endswith(".flavour")]
    assert keys == [key for key in Texts("en", (games[name].folder,)).keys if key in flavours(games[name])]
    lines = [voice.texts.say(key) for key in keys]
    assert all(line.strip() for line in lines) and len(set(lines)) == len(lines)


@GAMES
def test_both_languages_have_the_same_keys_in_the_same_order(name: str) -> None:
    """What is said in one language is said in the other."""
    english, polish = (Texts(language, (games[name].folder,)).keys for language in LANGUAGES)
    assert english == polish


@GAMES
@BOTH
def test_nothing_on_the_table_or_in_the_lobby_needs_more_than_its_key(name: str, language: str) -> None:
    """Labels, buttons, settings and remarks are said as they stand, and what is chosen among sounds different."""
    voice = Voice(games[name], language)
    plain = ("pitch", "section-", "part-", "word-", "setting-", "view-", "fact-", "note-", "source-")
    assert all(voice.texts.say(key).strip() for key in voice.texts.keys if key.startswith(plain))
    for part, words in games[name].part_words.items():
        assert len({voice.texts.say(f"word-{part}-{word}") for word in words}) == len(words)


@GAMES
def test_english_remarks_say_what_the_data_file_says(name: str) -> None:
    """Whoever reads the file reads no other reason."""
    voice = Voice(games[name], "en")
    for section, table in games[name].data.facts.items():
        assert {key: voice.note(section, key) for key in table} == {key: fact.note for key, fact in table.items()}


@BOTH
def test_every_source_has_its_word(language: str) -> None:
    """Printed, inferred or our own."""
    keys = [key for key in Texts(language, (OWN,)).keys if key.startswith("source-")]
    assert keys == [f"source-{source}" for source in SOURCES]


@GAMES
@BOTH
def test_every_rule_can_be_looked_up(name: str, language: str) -> None:
    """Alone, and within its section."""
    voice = Voice(games[name], language)
    for rule, text in voice.rules().items():
        assert voice.texts.has(rule_key(rule)) and text.strip()
        assert voice.rules(rule)[rule] == text
        assert rule in voice.rules(rule.partition(".")[0])


@GAMES
@BOTH
def test_players_have_phrases_for_any_table_and_for_this_game(name: str, language: str) -> None:
    """Some that are said everywhere, then some of the game's own; each is short, and no two sound alike."""
    voice, common = Voice(games[name], language), Texts(language, (OWN,)).keys
    own = Texts(language, (games[name].folder,)).keys
    keys = voice.phrases()
    assert keys == [key for key in (*common, *own) if key.startswith("phrase-")]
    assert all(any(key in texts for key in keys) for texts in (common, own))
    assert len({voice.phrase(key) for key in keys}) == len(set(keys)) == len(keys)
    assert all(re.fullmatch("phrase-[a-z-]+", key) and len(voice.phrase(key)) <= 70 for key in keys)
    with pytest.raises(UnknownName, match="no phrase “title”"):
        voice.phrase("title")


@QUICK
@given(starts(), NUMBERS)
def test_every_question_answer_and_event_can_be_said(start: Start, seed: int) -> None:
    """In both languages, for every seat that may hear it."""
    voices = [Voice(start.game, language) for language in LANGUAGES]
    state = start.begin(listen=True)
    for n, _ in enumerate(walk(state, seeded(seed))):
        question = state.detailed_question
        if rarely(n, 8) and question:
            for voice in voices:
                assert voice.question(question) and voice.help(question)
                said = [voice.answer(question, answer) for answer in state.offered]
                assert len(set(said)) == len(said)  # no two answers sound alike
    for seat in (None, n % start.seats):
        for event in start.game.events(state, seat)[:60]:
            assert all(voice.event(event) for voice in voices)


@GAMES
@pytest.mark.skipif(level() == "quick", reason="too many games for a minute")
def test_every_choice_card_part_event_and_line_comes_up_sooner_or_later(name: str) -> None:
    """Whatever is declared happens in some random game, unless it is said to be rare, and every part has a label."""
    game = games[name]
    asked: set[str] = set()
    named: set[str] = set()
    told: set[str] = set()
    shown: set[str] = set()
    reckoned: set[str] = set()
    for seed in range(GAMES_ENOUGH):
        for seats in game.seats:
            state = game.new(seats, seed, listen=True, **varied_settings(game, seed))
            for _ in walk(state, seeded(seed)):
                assert state.question
                asked.add(state.question.name)
                named.update(state.question.names)
            events = game.events(state, None)
            told.update(event.kind for event in events)
            shown.update(game.cards[event.card] for event in events if event.card)
            reckoned.update(line.kind for line in game.reckoning(state))
        lines = {*game.reckoner.kinds} - reckoned if game.reckoner else set()
        missing = ({*game.questions, *game.cards[1:], *game.event_kinds.names} - asked - shown - told) | lines
        if missing <= game.rare:
            break
    assert missing <= game.rare
    own, common = (part_labels(Texts("en", (folder,))) for folder in (game.folder, OWN))
    assert own <= named <= own | common and not own & common


def part_labels(texts: Texts) -> set[str]:
    """The parts that have a label in some texts."""
    return {key.removeprefix("part-") for key in texts.keys if key.startswith("part-")}
