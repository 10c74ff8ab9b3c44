"""`version`, `games`, `rules`, `cards` and the help: what there is to know before a game."""

import pytest

from gaslamp import games, mode
from tests.cli.conftest import Command


def test_the_help_lists_every_command(gaslamp: Command) -> None:
    """In the order in which a newcomer needs them."""
    told = gaslamp("--help")
    assert told.code == 0
    names = ("serve", "join", "play", "games", "rules", "cards", "decks", "simulate", "replay", "verify", "bench")
    assert all(f"{name} " in told.out for name in (*names, "version"))


def test_gaslamp_alone_starts_the_server(gaslamp: Command) -> None:
    """And so do options without a command: here one that is refused."""
    assert "nowhere" in gaslamp("--db", "sqlite:////nowhere/at/all.db", "--port", "0").err


def test_version_says_how_the_engine_runs(gaslamp: Command) -> None:
    """For programs and for people, in both languages."""
    assert gaslamp("version", "--json").json["compiled"] == mode.compiled()
    assert ("interpreted" in gaslamp("version").out) != mode.compiled()
    assert ("interpretowany" in gaslamp("version", "--lang", "pl").out) != mode.compiled()


def test_games_lists_settings_with_their_values(gaslamp: Command) -> None:
    """The settings can be tried out from what is listed."""
    (catham,) = [game for game in gaslamp("games", "--json").json if game["name"] == "catham"]
    assert catham["seats"] == [2, 3, 4, 5, 6]
    assert {setting["name"]: setting["default"] for setting in catham["settings"]} == {
        "factions": "first",
        "actions": 1,
    }
    assert "random" in catham["bots"]


def test_games_tells_what_can_be_set_for_each_player(gaslamp: Command) -> None:
    """The default as one would type it; for programs the names, and that something of one's own will do."""
    told = " ".join(gaslamp("games").out.split())
    assert "--set decks=… for each player one of klm, sum, gon, ashes, hobo, serpents" in told
    assert "(default: klm,sum)" in told and gaslamp("play", "council", "--set", "decks=klm,sum", typed="q\n").code == 0
    (council,) = [game for game in gaslamp("games", "--json").json if game["name"] == "council"]
    names = ["klm", "sum", "gon", "ashes", "hobo", "serpents"]
    decks = {"name": "decks", "default": ["klm", "sum"], "count": 2, "names": names, "own": True}
    assert council["settings"][0] == decks


@pytest.mark.parametrize(("lang", "word"), [("en", "default"), ("pl", "domyślnie")])
def test_games_speaks_both_languages(gaslamp: Command, lang: str, word: str) -> None:
    """The list of games in words."""
    told = gaslamp("games", "--lang", lang)
    assert "Catham City" in told.out
    assert word in told.out


def test_rules_under_an_id(gaslamp: Command) -> None:
    """M4 is the section with its rules, M4.2 one rule alone, and an id may be written small."""
    assert [*gaslamp("rules", "catham", "M4", "--json").json] == ["M4", *(f"M4.{n}" for n in range(1, 9))]
    assert [*gaslamp("rules", "catham", "m4.2", "--json").json] == ["M4.2"]
    assert "naukowców" in gaslamp("rules", "catham", "M4.2", "--lang", "pl").out


def test_rules_without_an_id_are_all_of_them(gaslamp: Command) -> None:
    """The game's own and the general ones."""
    found = gaslamp("rules", "catham", "--json").json
    assert {"G1", "G2", "G3", "M1", "M7.9", "X4"} <= set(found)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_cards_show_numbers_with_their_sources(gaslamp: Command, lang: str) -> None:
    """Every card with its rule."""
    found = gaslamp("cards", "catham", "--json", "--lang", lang).json
    assert [card["name"] for card in found] == list(games["catham"].cards[1:])
    science = found[1]
    assert science["rule"] == "M4.2"
    assert science["numbers"]["draw"] == {"is": 2, "source": "printed", "note": ""}
    assert science["numbers"]["cards"]["source"] == "elsewhere"
    told = gaslamp("cards", "catham", "--lang", lang)
    assert all(card["title"] in told.out for card in found)


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("rules", "cathan"), "Did you mean “catham”?"),
        (("rules", "catham", "M99"), "M4"),
        (("rules", "cathan", "--lang", "pl"), "Może chodzi o „catham”?"),
        (("cards", "chess"), "catham"),
        (("rules", "catham", "--lang", "de"), "one of en, pl"),
        (("gmaes",), "games"),
        (("version", "--jsn"), "--json"),
        (("play",), "catham"),
    ],
)
def test_what_is_unknown_is_refused_with_what_is_known(gaslamp: Command, words: tuple[str, ...], hint: str) -> None:
    """Exit code 2, a line on the error stream, nothing printed, no traceback."""
    told = gaslamp(*words)
    assert told.code == 2
    assert hint in told.err
    assert not told.out
    assert "Traceback" not in told.err
