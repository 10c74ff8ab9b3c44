"""The words of Terrors of London: one for each thing, sentences that can be read aloud, a mark for each ruling."""

from __future__ import annotations

import re

import pytest

from gaslamp.engine.words.texts import LANGUAGES, files
from gaslamp.engine.words.voice import Voice
from tests.games.telling import asks
from tests.games.terrors.plain import plain
from tests.games.terrors.scene import GAME, choose, hand, play, scene

BOTH = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ("Ada", "Ben")
GONE = {  # words that the printed book does not have, or has for something else
    "pl": ("startow", "premi", "przyzyw", "wrogi", "kart wpływu", "karta wpływu", "karty wpływu"),
    "en": ("bonus", "rival", "set off", "unleash"),
}


def rules(language: str) -> dict[str, list[str]]:
    """The lines of every rule, with their marks."""
    voice = Voice(GAME, language)
    return {rule: voice.rule(rule).splitlines() for rule in voice.rule_ids()}


def spoken(language: str) -> list[str]:
    """All lines that somebody can read, without comments and keys."""
    texts = "".join(path.read_text(encoding="utf-8") for path in files(language, (GAME.folder,)))
    own = [line for line in texts.splitlines() if line.strip() and not line.startswith("#")]
    return [
        re.sub(r"\{[^}]*\}|\[\w+\]", "", line.partition(" = ")[2] or line) for line in own if not line.endswith(" =")
    ]


@BOTH
def test_a_mark_stands_at_the_end_of_its_line_and_there_is_one_ruling_in_a_line(language: str) -> None:
    """Whoever reads a line knows of all of it where it comes from."""
    voice = Voice(GAME, language)
    marks = [voice.texts.say(f"mark-{source}") for source in ("ours", "elsewhere", "inferred")]
    for rule, lines in rules(language).items():
        for line in lines:
            assert sum(line.count(mark) for mark in marks) == any(line.endswith(mark) for mark in marks), (rule, line)


@BOTH
def test_words_that_the_book_has_for_nothing_here_are_gone(language: str) -> None:
    """The starting deck, influences and their triggered abilities, Summon and the opponent have one name each."""
    for line in spoken(language):
        assert not [word for word in GONE[language] if word in line.lower()], line


@pytest.mark.rule("T3.7")
def test_haunting_has_one_word_in_the_rule_the_answer_the_button_and_the_story() -> None:
    """The keyword Nawiedź gives a token; the action is called Nawiedzenie."""
    voice = Voice(GAME, "pl", NAMES)
    state = scene("", "", area={0: "gargoyle:banish"})
    question = state.question
    assert question is not None
    haunt = next(answer for answer in state.offered if "Gargulec" in voice.answer(question, answer))
    assert voice.rule("T3.7").startswith("Nawiedzenie:") and voice.answer(question, haunt) == "Nawiedzenie: Gargulec"
    assert voice.texts.say("word-verb-haunt") == "Nawiedzenie"
    state.answer(haunt)
    (told,) = [event for event in GAME.events(state, None) if event.kind == "haunted"]
    assert voice.event(told) == "Ada aktywuje Nawiedzeniem Gargulca."


@pytest.mark.rule("T9.2")
@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Ada curses you (Banshee): do you discard a card or lose 2 life?"),
        ("pl", "Ada rzuca na ciebie Klątwę (Banshee): odrzucasz kartę czy tracisz 2 punkty życia?"),
    ],
)
def test_who_is_cursed_is_told_by_whom_with_what_and_what_it_costs(language: str, asked: str) -> None:
    """Before they choose."""
    state = play(scene("banshee", "cultist", game=plain("banshee: curse 1")), "banshee")
    assert asks(state) == (1, "suffer") and state.question is not None
    assert Voice(GAME, language, NAMES).question(state.question) == asked


@BOTH
@pytest.mark.rule("T5.2")
def test_cards_that_are_told_together_are_all_named(language: str) -> None:
    """Two tokens that are turned when a horde is formed are one sentence."""
    voice = Voice(GAME, language, NAMES)
    state = choose(scene("", "", area={0: "ghoul:haunt, wisp:haunt"}), "form ghoul wisp")
    (turned,) = [line for line in voice.story(GAME.events(state, None)) if voice.texts.say("word-token-banish") in line]
    assert all(voice.one(GAME.cards.index(card)) in turned for card in ("ghoul", "wisp"))


@BOTH
def test_orders_are_asked_for_as_many_cards_as_they_take(language: str) -> None:
    """Two cards of three; nobody reads that fewer would do."""
    game = plain("fanatic: command 2")
    state = play(scene("fanatic", "", discard={0: "ghoul, zombie, wisp"}, game=game), "fanatic")
    assert hand(state, 0) == [] and state.question is not None
    assert " 2 " in Voice(game, language).question(state.question)
