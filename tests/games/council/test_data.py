"""What an owner of the box can correct, and what is refused."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from gaslamp import BadData, Game, Record
from gaslamp.engine.book.data import of
from gaslamp.engine.core.chance import seeded
from gaslamp.games.council.facts import RULE
from gaslamp.games.council.kinds import BOARDS, CARDS, DECKS
from gaslamp.games.council.state import Council
from gaslamp.games.council.words import KEYWORDS, RULES
from tests.games.council.owner import corrected
from tests.games.council.plain import GAME, plain
from tests.games.council.scene import cards_on_board, choose, edges, number, offers, play, scene, stash, story

PLAIN = plain()
LIMITS = {  # of the numbers of the game
    "stash": (0, 5),
    "deck": (10, 40),
    "least": (5, 40),
    "copies": (1, 4),
    "group": (1, 10),
    "spells": (0, 10),
    "others": (0, 5),
}
LASTING = ("stash_more", "stash_less", "bonus", "double", "double_spaces", "aura", "steadfast", "ward")
ANYWHERE = ("flip_one", "flip_all", "flip_some", "flip_either", "remove", "recall")
PLACELESS = ("fetch", "arrange", "mill", "toll", "raid", "bury")
TIMES = {  # when each rule can be applied
    **{rule: ("before_activation", "after_activation", "ongoing") for rule in LASTING},
    **{rule: ("before_activation",) for rule in ("pull", "swap", "cascade", "keen")},
    **{rule: ("before_activation", "after_activation", "before_placing") for rule in (*ANYWHERE, *PLACELESS)},
    "push": ("before_activation", "after_activation"),
    "shift": ("before_placing",),
}


def refusal(folder: Path, text: str) -> BadData:
    """Why corrections of a game with blank cards are refused."""
    with pytest.raises(BadData) as error:
        corrected(folder, text, PLAIN)
    return error.value


def without(section: str, *names: str) -> Game:
    """The game without some facts, or without a whole section."""
    facts = {one: dict(table) for one, table in GAME.data.facts.items()}
    for name in names:
        del facts[section][name]
    if not names:
        del facts[section]
    return GAME.with_data(of("owner.toml", facts))


def extra(rule: str, timing: str, more: str = "") -> str:
    """A correction that gives a card an extra rule."""
    return f'[shoggoth]\nrule = "{rule}"\ntiming = "{timing}"\nkeys = ["sum", "yig"]\n{more}'


# -- what is refused


def test_our_own_data_are_playable() -> None:
    """The check that an owner's file must pass."""
    assert GAME.check is not None
    GAME.check(GAME.data)


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("[atlantis]\namount = 3", "section-unknown", "there is no section [atlantis]; there is: game, sydney_lake"),
        ("[back]\namount = 3", "section-unknown", "there is no section [back]"),
        ("[game]\nwizards = 1", "symbol", "[game] wizards is unknown; this section may have: stash"),
        ("[shoggoth]\ncost = 2", "symbol", "[shoggoth] cost is unknown; this section may have: type"),
        ("[klm_deck]\nsize = 19", "symbol", "[klm_deck] size is unknown; this section may have: cards, raised"),
        ("[plain_board]\nrows = 5", "symbol", "[plain_board] rows is unknown; this section may have: size"),
        ('[game]\nstash = "many"', "number", "[game] stash is “many”; it must be one whole number"),
        ("[shoggoth]\ntype = 1", "word", "[shoggoth] type is 1; it must be a word"),
        ('[shoggoth]\ntype = "horror"', "word-unknown", "[shoggoth] type is “horror”; it may be: investigator"),
        ("[shoggoth]\nfeatures = 5", "numbers", "[shoggoth] features is 5; it must be a list of whole numbers"),
        ("[shoggoth]\nfeatures = [1, 2, 3]", "length", "features is [1, 2, 3]; it must have 4 numbers"),
        ("[shoggoth]\nfeatures = [1, 2, 3, 4, 5]", "length", "it must have 4 numbers"),
        ("[shoggoth]\nfeatures = [0, 2, 3, 4]", "limit", "[shoggoth] features is 0; it must be from 1 to 9"),
        ("[shoggoth]\nfeatures = [1, 2, 3, 10]", "limit", "[shoggoth] features is 10; it must be from 1 to 9"),
        ('[shoggoth]\nkeywords = "sum"', "words", "[shoggoth] keywords is “sum”; it must be a list of words"),
        ('[shoggoth]\nkeywords = ["tea"]', "word-unknown", "[shoggoth] keywords is “tea”; it may be: hobo"),
        ('[shoggoth]\nkeywords = ["sum", "sum"]', "twice", "[shoggoth] keywords names “sum” twice"),
        ('[shoggoth]\nnamed = ["tea"]', "word-unknown", "[shoggoth] named is “tea”"),
        ('[shoggoth]\nnamed = ["gate", "gate"]', "twice", "[shoggoth] named names “gate” twice"),
        ('[shoggoth]\ntiming = "ongoing"', "missing", "[shoggoth] rule is missing"),
        ('[shoggoth]\nkeys = ["sum"]', "missing", "[shoggoth] rule is missing"),
        ('[shoggoth]\ntypes = ["item"]', "missing", "[shoggoth] rule is missing"),
        ('[shoggoth]\nwhose = "any"', "missing", "[shoggoth] rule is missing"),
        ('[shoggoth]\nwhere = "line"', "missing", "[shoggoth] rule is missing"),
        ("[shoggoth]\namount = 2", "missing", "[shoggoth] rule is missing"),
        ('[shoggoth]\nrule = "ward"', "missing", "[shoggoth] timing is missing"),
        (extra("dance", "ongoing"), "word-unknown", "[shoggoth] rule is “dance”; it may be: none, flip_one"),
        (extra("mill", "never"), "word-unknown", "[shoggoth] timing is “never”; it may be: before_placing"),
        (extra("mill", "late"), "word-unknown", "[shoggoth] timing is “late”"),
        (extra("remove", "after_activation", "amount = 0"), "limit", "amount is 0; it must be from 1 to 9"),
        (extra("remove", "after_activation", "amount = 10"), "limit", "amount is 10; it must be from 1 to 9"),
        (extra("remove", "after_activation", 'whose = "his"'), "word-unknown", "whose is “his”; it may be: any, mine"),
        (extra("remove", "after_activation", 'where = "far"'), "word-unknown", "where is “far”; it may be: anywhere"),
        (extra("remove", "after_activation", 'types = ["tea"]'), "word-unknown", "[shoggoth] types is “tea”"),
        (extra("remove", "after_activation", 'types = ["item", "item"]'), "twice", "types names “item” twice"),
        ('[shoggoth]\nrule = "ward"\ntiming = "ongoing"\nkeys = ["tea"]', "word-unknown", "keys is “tea”"),
        ('[shoggoth]\nrule = "ward"\ntiming = "ongoing"\nkeys = ["sum", "sum"]', "twice", "keys names “sum” twice"),
        ('[shoggoth]\nrule = "flip_some"\ntiming = "after_activation"', "missing", "[shoggoth] keys is missing"),
        ('[shoggoth]\nrule = "flip_either"\ntiming = "after_activation"', "missing", "[shoggoth] keys is missing"),
        ("[klm_deck]\ncards = [0]", "limit", "[klm_deck] cards is 0; it must be from 1 to 100"),
        ("[klm_deck]\ncards = [101]", "limit", "[klm_deck] cards is 101; it must be from 1 to 100"),
        ('[klm_deck]\nraised = ["tea"]', "word-unknown", "[klm_deck] raised is “tea”"),
        ('[klm_deck]\nraised = ["spell", "spell"]', "twice", "[klm_deck] raised names “spell” twice"),
    ],
)
def test_data_that_cannot_be_played_are_refused(tmp_path: Path, text: str, key: str, reason: str) -> None:
    """The error names the entry, and what would be right."""
    error = refusal(tmp_path, text)
    assert error.key == f"error-data-{key}" and reason in str(error)


def board(spaces: str = "[0, 24]", bonus: str = "[1, 2]", fitting: str = '["any", "sum"]') -> str:
    """A correction that gives a board its spaces; what is "" is left out."""
    given = {"spaces": spaces, "bonus": bonus, "fitting": fitting}
    return "[harbour_board]\n" + "\n".join(f"{name} = {value}" for name, value in given.items() if value)


@pytest.mark.rule("C3.3")
@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        (board("[0, 25]"), "limit", "[harbour_board] spaces is 25; it must be from 0 to 24"),
        (board("[3, 3]"), "twice", "[harbour_board] spaces names 3 twice"),
        (board(bonus="[1]"), "length", "[harbour_board] bonus is [1]; it must have 2 numbers"),
        (board(bonus="[0, 1]"), "limit", "[harbour_board] bonus is 0; it must be from 1 to 9"),
        (board(bonus="[10, 1]"), "limit", "[harbour_board] bonus is 10"),
        (board(fitting='["any", "tea"]'), "word-unknown", "[harbour_board] fitting is “tea”; it may be: any, light"),
        (board(fitting='["any"]'), "size", "[harbour_board] fitting has 1 entries; it must have from 2 to 2"),
        (board(bonus=""), "missing", "[harbour_board] bonus is missing"),
        (board(fitting=""), "missing", "[harbour_board] fitting is missing"),
        (board(spaces=""), "missing", "[harbour_board] spaces is missing"),
        (board(spaces="", bonus=""), "missing", "[harbour_board] spaces is missing"),
    ],
)
def test_a_board_says_of_each_space_how_much_it_adds_and_for_whom(
    tmp_path: Path, text: str, key: str, reason: str
) -> None:
    """And of no space twice."""
    error = refusal(tmp_path, text)
    assert error.key == f"error-data-{key}" and reason in str(error)


@pytest.mark.rule("C3.3")
def test_a_board_has_25_spaces(tmp_path: Path) -> None:
    """No other size can be played."""
    assert refusal(tmp_path, "[plain_board]\nsize = 24").key == "error-data-limit"


@pytest.mark.rule("C4", "C11")
@pytest.mark.parametrize("rule", RULES[1:])
@pytest.mark.parametrize("timing", ["before_placing", "before_activation", "after_activation", "ongoing"])
def test_a_rule_has_an_icon_that_makes_sense_for_it(tmp_path: Path, rule: str, timing: str) -> None:
    """What lasts does not come before placing, nor anything else later than the turn."""
    text = extra(rule, timing)
    if timing in TIMES[rule]:
        assert corrected(tmp_path, text, PLAIN).data.word("shoggoth", "rule") == rule
    else:
        error = refusal(tmp_path, text)
        assert error.key == "error-data-word-unknown" and f"[shoggoth] timing is “{timing}”" in str(error)


@pytest.mark.rule("C4", "C11")
@pytest.mark.parametrize("rule", ANYWHERE)
@pytest.mark.parametrize("where", ["adjacent", "line"])
def test_a_card_that_is_not_laid_has_no_neighbours(tmp_path: Path, rule: str, where: str) -> None:
    """What is done beside it, or in its row or column, comes after placing."""
    assert refusal(tmp_path, extra(rule, "before_placing", f'where = "{where}"')).key == "error-data-word-unknown"
    corrected(tmp_path, extra(rule, "before_activation", f'where = "{where}"'), PLAIN)
    corrected(tmp_path, extra(rule, "before_placing", 'where = "anywhere"'), PLAIN)


@pytest.mark.rule("C7.2")
@pytest.mark.parametrize("rule", [*ANYWHERE, *PLACELESS])
def test_an_outer_god_does_nothing_before_it_is_placed(tmp_path: Path, rule: str) -> None:
    """Its own rule could close its gate."""
    text = extra(rule, "before_placing").replace("shoggoth", "azathoth")
    assert refusal(tmp_path, text).key == "error-data-word-unknown"
    corrected(tmp_path, text.replace("before_placing", "before_activation"), PLAIN)


@pytest.mark.parametrize(("name", "least", "most"), [(name, *limits) for name, limits in LIMITS.items()])
def test_numbers_of_the_game_have_limits(tmp_path: Path, name: str, least: int, most: int) -> None:
    """One below the least and one above the most are refused; what lies at the limit is taken."""
    for value in [least - 1] * (least > 0) + [most + 1]:
        error = refusal(tmp_path, f"[game]\n{name} = {value}")
        assert error.key == "error-data-limit"
        assert f"[game] {name} is {value}; it must be from {least} to {most}" in str(error)
    for value in (least, most):
        assert corrected(tmp_path, f"[game]\n{name} = {value}", PLAIN).data.number("game", name) == value


@pytest.mark.parametrize("name", LIMITS)
def test_every_number_of_the_game_must_be_there(name: str) -> None:
    """Nothing is made up for what is missing."""
    with pytest.raises(BadData) as error:
        without("game", name)
    assert error.value.key == "error-data-missing" and str(error.value) == f"owner.toml: [game] {name} is missing"


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("name", ["type", "features"])
@pytest.mark.parametrize("card", CARDS[::13])
def test_what_makes_a_card_must_be_there(card: str, name: str) -> None:
    """A card without features is none."""
    with pytest.raises(BadData) as error:
        without(card, name)
    assert error.value.key == "error-data-missing" and str(error.value) == f"owner.toml: [{card}] {name} is missing"


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize("deck", DECKS)
def test_a_published_deck_must_have_cards(deck: str) -> None:
    """Which limits it raises is only a remark."""
    with pytest.raises(BadData, match=rf"\[{deck}_deck\] cards is missing"):
        without(f"{deck}_deck", "cards")


@pytest.mark.parametrize(
    "section", ["game", *CARDS[::9], *(f"{deck}_deck" for deck in DECKS), *(f"{board}_board" for board in BOARDS)]
)
def test_every_card_deck_and_board_has_its_section(section: str) -> None:
    """None can be left out."""
    with pytest.raises(BadData) as error:
        without(section)
    assert error.value.key == "error-data-missing" and f"[{section}] is missing" in str(error.value)


# -- what is taken


@pytest.mark.rule("C5.1")
def test_the_size_of_a_stash_can_be_corrected(tmp_path: Path) -> None:
    """It holds no more."""
    for size in range(4):
        state = scene(top={0: "1, 2, 3, 4"}, game=corrected(tmp_path, f"[game]\nstash = {size}", PLAIN))
        for card in "1234"[:size]:
            choose(state, f"stash {card}")
        assert len(stash(state, 0)) == size and not any(offer.startswith("stash") for offer in offers(state))


@pytest.mark.rule("C1.1", "C4.2", "C11.5")
def test_a_card_can_be_given_what_is_really_printed_on_it(tmp_path: Path) -> None:
    """Features, type, keywords and an extra rule; the card shows the rule of its text then."""
    text = '[shoggoth]\nfeatures = [1, 9, 2, 8]\ntype = "item"\nkeywords = ["sea"]\nrule = "remove"\n'
    game = corrected(
        tmp_path, text + 'timing = "after_activation"\nkeys = ["sum"]\n[deep_one]\nkeywords = ["sum"]', PLAIN
    )
    state = play(scene("b3 5:1, d3 8:1, a1 deep_one:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert cards_on_board(state) == {"b3": "5:10", "c3": "shoggoth:0", "d3": "8:10"} and edges(state, "c3") == [
        1,
        9,
        2,
        8,
    ]
    assert game.card_rules[number("shoggoth")] == "C11.5" and PLAIN.card_rules[number("shoggoth")] == ""


@pytest.mark.rule("C1.1", "C11")
@pytest.mark.parametrize("timing", ["before_placing", "before_activation", "after_activation", "ongoing"])
def test_an_owner_can_say_that_a_card_has_no_extra_rule(tmp_path: Path, timing: str) -> None:
    """Where ours has one: nothing is applied or ignored then, and it shows no rule."""
    having = plain(f"shoggoth: {timing} {next(rule for rule in TIMES if timing in TIMES[rule])}")
    game = corrected(tmp_path, '[shoggoth]\nrule = "none"', having)
    assert (having.card_rules[number("shoggoth")] != "") and game.card_rules[number("shoggoth")] == ""
    state = play(scene("c2 1:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert cards_on_board(state) == {"c2": "1:10", "c3": "shoggoth:0"}
    assert story(state) == ["played 0 shoggoth", "laid 0 shoggoth at c3", "flipped 0 1 at c2", "turn_began 1"]


@pytest.mark.rule("C11.7")
def test_a_rule_that_is_given_has_nothing_of_ours(tmp_path: Path) -> None:
    """Our Pierce-Arrow pulls by type; one that pulls travellers pulls no Deep One, and a traveller of any colour."""
    text = '[pierce_arrow]\ntiming = "before_activation"\nrule = "pull"\nkeys = ["traveller"]\nwhose = "any"\n'
    game = corrected(tmp_path, text + '[shoggoth]\nkeywords = ["traveller"]\n[deep_one]\ntype = "enemy"')
    assert {name for name in RULE if game.data.has("pierce_arrow", name)} == {"timing", "rule", "keys", "whose"}
    state = scene("a3 shoggoth:0, e3 deep_one:1", top={0: "pierce_arrow"}, game=game)
    assert offers(play(state, "pierce_arrow", "c3")) == {"a3 b3", "a3 c2", "a3 c4", "a3 d3"}


@pytest.mark.rule("C11")
def test_an_empty_list_or_word_says_that_there_is_none(tmp_path: Path) -> None:
    """Of a rule that stays ours, of the whole rule, and of keywords."""
    game = corrected(tmp_path, "[pierce_arrow]\ntypes = []")
    assert game.data.word("pierce_arrow", "rule") == "pull" and not game.data.has("pierce_arrow", "types")
    game = corrected(tmp_path, '[pierce_arrow]\nrule = ""\nkeywords = []')
    assert not {"keywords", *RULE} & set(game.data.facts["pierce_arrow"])
    assert game.card_rules[number("pierce_arrow")] == ""
    state = play(scene(top={0: "pierce_arrow"}, game=game), "pierce_arrow", "c3")
    assert cards_on_board(state) == {"c3": "pierce_arrow:0"}


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ('[pierce_arrow]\nrule = "pull"', "timing"),
        ('[pierce_arrow]\nrule = ""\nkeys = ["gate"]', "rule"),
        ("[pierce_arrow]\nfeatures = []", "features"),
        ('[pierce_arrow]\ntype = ""', "type"),
    ],
)
def test_what_a_rule_or_a_card_needs_must_be_given(tmp_path: Path, text: str, missing: str) -> None:
    """Also where ours had it."""
    with pytest.raises(BadData, match=rf"\[pierce_arrow\] {missing} is missing"):
        corrected(tmp_path, text)


@pytest.mark.rule("C7.2", "C11")
@pytest.mark.parametrize(("n", "rule"), list(enumerate(RULES[1:], 1)))
def test_the_rule_of_a_card_is_that_of_its_word(tmp_path: Path, n: int, rule: str) -> None:
    """An Outer God without one shows that it needs a gate."""
    assert corrected(tmp_path, extra(rule, TIMES[rule][0]), PLAIN).card_rules[number("shoggoth")] == f"C11.{n}"
    assert PLAIN.card_rules[number("azathoth")] == "C7.2"


@pytest.mark.rule("C11.3")
def test_a_card_can_name_every_keyword(tmp_path: Path) -> None:
    """However many it names, each of them can be chosen."""
    words = str(list(KEYWORDS)).replace("'", '"')
    text = f'[shoggoth]\nrule = "flip_some"\ntiming = "after_activation"\nkeys = {words}\n'
    game = corrected(tmp_path, text + '[deep_one]\nkeywords = ["sum", "witch"]', PLAIN)
    state = play(scene("a1 deep_one:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert offers(state) == {"sum", "witch"}
    assert cards_on_board(choose(state, "witch,")) == {"a1": "deep_one:10", "c3": "shoggoth:0"}


@pytest.mark.rule("C3.3")
def test_a_board_can_be_corrected(tmp_path: Path) -> None:
    """Its bonuses count where the file says."""
    game = corrected(tmp_path, board("[12]", "[3]", '["light"]'), PLAIN)
    state = play(scene(top={0: "5"}, on="harbour", game=game), "5", "c3")
    assert edges(state, "c3") == [8, 8, 8, 8]


def test_a_record_of_a_corrected_game_replays_from_its_text_alone(tmp_path: Path) -> None:
    """Also where nobody has that file; and the game travels to another process."""
    game = corrected(tmp_path, "[game]\nstash = 3\n[cthulhu]\nfeatures = [1, 1, 1, 1]")
    state, chance, given = game.new(2, 4), seeded(4), []
    while not state.over:
        given.append(state.offered[chance.below(len(state.offered))])
        state.answer(given[-1])
    record = Record.of(game, given, seats=2, seed=4)
    again = Record.parse(record.json())
    assert again.replay().scores == state.scores and again.game.data.digest == game.data.digest
    assert pickle.loads(pickle.dumps(game)).data.digest == game.data.digest != GAME.data.digest
    assert isinstance(state, Council) and state.edition.stash == 3
