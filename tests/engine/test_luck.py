"""Luck is promised before anybody can choose it, and follows from the secret and the words alone."""

from __future__ import annotations

import hmac
from collections import Counter
from itertools import product
from typing import Any

import pytest

from gaslamp import BadSetting
from gaslamp.engine.core.chance import Draw
from gaslamp.engine.play.luck import Luck, LuckBySeeds

ZEROS = "0" * 64


def test_the_same_secret_and_words_give_the_same_luck_for_ever() -> None:
    """Any other program finds these draws, too: HMAC-SHA-256 for each of them, modulo how many there are."""
    luck = Luck(ZEROS, ("kot", "", "żółw"))
    key = hmac.digest(bytes(32), '["kot","","żółw"]'.encode(), "sha256")
    for n, number in product(range(3), range(20)):
        chance = luck.chance(n)
        drawn = [chance.below(101) for _ in range(number + 1)][-1]
        assert drawn == int.from_bytes(hmac.digest(key, f"{n} {number}".encode(), "sha256")) % 101
    assert luck.hash == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_luck_by_seeds_is_as_it_was() -> None:
    """These numbers are part of every record of formats 3 and 4: HMAC-SHA256 twice, 62 bits."""
    luck = LuckBySeeds(ZEROS, ("kot", "", "żółw"))
    assert [luck.seed(n) for n in range(3)] == [1292244576637349647, 4296863077779174421, 1551044362104681350]


def test_a_copy_draws_the_same_and_the_original_is_not_moved() -> None:
    """What is drawn depends on how many draws there were before, and on nothing else."""
    chance = Luck(ZEROS).chance(3)
    chance.below(6)
    twin = chance.copy()
    assert [twin.below(1000) for _ in range(9)] == [chance.below(1000) for _ in range(9)]
    assert chance.state == twin.state == -10


def test_draws_are_fair() -> None:
    """Each of seven comes up as often as chance would have it (chi-squared, six degrees of freedom, p > 0.001)."""
    chance = Luck(ZEROS).chance(1)
    counted = Counter(chance.below(7) for _ in range(7000))
    assert sum((counted[face] - 1000) ** 2 / 1000 for face in range(7)) < 22.5


def test_draws_can_be_noted() -> None:
    """The answer, the number of the draw, below what, and what was drawn."""
    made: list[Draw] = []
    chance = Luck(ZEROS).chance(5, made)
    drawn = [chance.below(n) for n in (2, 30, 600)]
    assert made == [(5, 0, 2, drawn[0]), (5, 1, 30, drawn[1]), (5, 2, 600, drawn[2])]


def test_a_seed_gives_the_same_luck_again() -> None:
    """For whoever plays by a seed; neighbours have nothing in common."""
    assert Luck.of_seed(7) == Luck.of_seed(7)
    assert len({Luck.of_seed(n).secret[:8] for n in range(300)}) == 300


def test_every_word_every_place_and_every_number_matters() -> None:
    """Another word, another order of words, one word more or another secret: other luck."""
    words: list[tuple[str, ...]] = [(), ("",), ("a",), ("a", ""), ("", "a"), ("a", "b"), ("b", "a"), ('a","b',)]
    lucks = [*(Luck(ZEROS, some) for some in words), Luck("0" * 63 + "1")]
    drawn = {(chance.below(2**31), chance.below(2**31)) for luck in lucks for chance in map(luck.chance, range(100))}
    assert len(drawn) == 100 * len(lucks) and max(drawn) > (2**30, 0)


def test_new_luck_is_always_another() -> None:
    """And its hash tells it from any other, whatever words are added later."""
    one, other = Luck.new(), Luck.new()
    assert one.secret != other.secret and one.hash != other.hash
    assert Luck(one.secret, ("word",)).hash == one.hash


def test_the_secret_is_not_shown_by_accident() -> None:
    """Where an object is printed for whoever mends a program."""
    assert ZEROS not in repr(Luck(ZEROS))


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", "٠" * 64, None, 7])
def test_a_bad_secret_is_refused(secret: Any) -> None:
    """It is 64 digits, in both languages."""
    with pytest.raises(BadSetting, match=r"secret cannot be .*; it is 64 digits") as refused:
        Luck(secret)
    assert "64 cyfry" in refused.value.say("pl")
