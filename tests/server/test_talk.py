"""Talk at the table, and not hearing it."""

from __future__ import annotations

import pytest
from msgspec import ValidationError
from msgspec.json import decode

from gaslamp.engine.words.voice import Voice
from gaslamp.protocol import asks, deeds
from gaslamp.server.entry import to_json
from tests.server.scene import Scene


def table(seats: str = "Ann Bob Cid") -> Scene:
    """A table at which a game goes on."""
    return Scene("catham", seats)


def heard(scene: Scene, who: str | None) -> list[str | None]:
    """What somebody has heard."""
    return [deed.text for deed in scene.told(who, deeds.Said)]


def test_everybody_hears_what_is_said() -> None:
    """Spectators too."""
    scene = table()
    scene.does("Ann", asks.Say, text="Żółw!")
    assert all(heard(scene, who) == ["Żółw!"] for who in ("Ann", "Bob", None))


def test_phrases_are_those_of_the_game() -> None:
    """Each reads them in his own language, so the key is what is said."""
    scene = table()
    for phrase in Voice(scene.table.game, "en", ()).phrases():
        scene.does("Ann", asks.Say, phrase=phrase)
        assert scene.told("Bob", deeds.Said)[-1].phrase == phrase
    assert scene.refuses("Ann", asks.Say, phrase="phrase-of-another-game") == "error-say-phrase"


def test_one_says_one_thing() -> None:
    """A text or a phrase, not both and not nothing."""
    scene = table()
    phrase = Voice(scene.table.game, "en", ()).phrases()[0]
    assert scene.refuses("Ann", asks.Say) == "error-say-one"
    assert scene.refuses("Ann", asks.Say, text="hi", phrase=phrase) == "error-say-one"


@pytest.mark.parametrize("text", ["\x1b[2J", " \u2003 ", "a\nb", "a\u202eb", "\u200b"])
def test_text_must_be_readable(text: str) -> None:
    """No blank lines, no tricks with the screen."""
    assert table().refuses("Ann", asks.Say, text=text) == "error-say-letters"


def test_text_has_three_hundred_letters_at_most() -> None:
    """The protocol takes no longer one, and none that is empty."""
    for length, good in ((0, False), (1, True), (300, True), (301, False)):
        frame = to_json(asks.Say("1", "a" * 12, 0, "ż" * length))
        if good:
            decode(frame, type=asks.Say)
        else:
            with pytest.raises(ValidationError):
                decode(frame, type=asks.Say)


def test_spectators_keep_silent() -> None:
    """Only who sits here speaks, and only for himself."""
    scene = table()
    assert scene.refuses("Eve", asks.Say, text="boo") == "error-seat-not-yours"
    assert scene.refuses("Ann", asks.Say, seat=1, text="I am Bob") == "error-seat-not-yours"


def test_one_may_talk_before_the_game_and_after_it() -> None:
    """A table is a place to meet."""
    scene = Scene("catham", "Ann Bob", begin=False)
    scene.does("Ann", asks.Say, text="Hello")
    scene.does("Ann", asks.End)
    scene.does("Bob", asks.Say, text="Bye")
    assert heard(scene, "Ann") == ["Hello", "Bye"]


def test_talk_changes_nothing_about_the_game() -> None:
    """No sheet and no position is sent for it."""
    scene = table()
    n = scene.table.n
    scene.does("Ann", asks.Say, text="Hm.")
    news = scene.news("Bob", n)
    assert news.sheet is None and news.position is None and len(news.updates) == 1


def test_who_is_muted_is_not_heard_by_that_one() -> None:
    """What was said before is gone too, and everybody else hears it."""
    scene = table()
    scene.does("Bob", asks.Say, text="before")
    scene.does("Ann", asks.Mute, whom=1)
    scene.does("Bob", asks.Say, text="after")
    scene.does("Cid", asks.Say, text="me too")
    assert heard(scene, "Ann") == ["me too"]
    assert heard(scene, "Cid") == heard(scene, "Bob") == heard(scene, None) == ["before", "after", "me too"]


def test_who_is_muted_is_heard_again() -> None:
    """All of it."""
    scene = table()
    scene.does("Ann", asks.Mute, whom=1)
    scene.does("Bob", asks.Say, text="hello?")
    scene.does("Ann", asks.Mute, whom=1, on=False)
    assert heard(scene, "Ann") == ["hello?"]


def test_nobody_else_learns_who_is_muted() -> None:
    """Neither from the log nor from the sheet."""
    scene = table()
    scene.does("Ann", asks.Mute, whom=1)
    assert scene.told("Ann", deeds.Muted) == [deeds.Muted(0, 1, True)]
    mine = scene.news("Ann").sheet
    assert mine is not None and mine.muted == [1]
    for viewer in ("Bob", "Cid", None):
        sheet = scene.news(viewer).sheet
        assert scene.told(viewer, deeds.Muted) == [] and sheet is not None and sheet.muted == []


def test_muting_is_news_for_who_mutes_alone() -> None:
    """Others see that a number was skipped, and neither a sheet nor a position."""
    scene = table()
    for on in (True, False):
        n = scene.table.n
        scene.does("Ann", asks.Mute, whom=1, on=on)
        mine = scene.news("Ann", n)
        assert mine.sheet is not None and mine.sheet.muted == [1] * on and mine.position is None
        for viewer in ("Bob", "Cid", None):
            news = scene.news(viewer, n)
            assert (news.n, news.updates, news.sheet, news.position) == (n + 1, [], None, None)


def test_hearing_is_a_seats_own() -> None:
    """One does not mute for others, nor oneself, nor a bot."""
    scene = table("Ann Bob bot")
    assert scene.refuses("Ann", asks.Mute, seat=1, whom=0) == "error-seat-not-yours"
    assert scene.refuses("Ann", asks.Mute, whom=0) == "error-mute-whom"
    assert scene.refuses("Ann", asks.Mute, whom=2) == "error-mute-whom"
    assert scene.refuses("Ann", asks.Mute, whom=3) == "error-seat-none"


def test_muting_survives_a_restart() -> None:
    """It is in the log."""
    scene = table()
    scene.does("Bob", asks.Say, text="boo")
    scene.does("Ann", asks.Mute, whom=1)
    assert heard(scene.reopened(), "Ann") == []


def test_muting_is_about_a_person() -> None:
    """Whoever takes the seat next is heard."""
    scene = Scene("catham", "Ann Bob", begin=False)
    scene.does("Ann", asks.Mute, whom=1)
    scene.does("Bob", asks.Stand)
    scene.does("Cid", asks.Sit)
    scene.does("Cid", asks.Say, text="hello")
    assert heard(scene, "Ann") == ["hello"]
