"""Luck is promised before anybody can choose it, and follows from the secret and the words alone."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp import BadSetting
from gaslamp.engine.core.chance import SEEDS
from gaslamp.engine.play.luck import Luck

ZEROS = "0" * 64


def test_the_same_secret_and_words_give_the_same_luck_for_ever() -> None:
    """These numbers are part of every record, and any other program finds them too: HMAC-SHA256 twice, 62 bits."""
    luck = Luck(ZEROS, ("kot", "", "żółw"))
    assert [luck.seed(n) for n in range(3)] == [1292244576637349647, 4296863077779174421, 1551044362104681350]
    assert luck.hash == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_every_word_every_place_and_every_number_matters() -> None:
    """Another word, another order of words, one word more or another secret: other luck."""
    words: list[tuple[str, ...]] = [(), ("",), ("a",), ("a", ""), ("", "a"), ("a", "b"), ("b", "a"), ('a","b',)]
    lucks = [*(Luck(ZEROS, some) for some in words), Luck("0" * 63 + "1")]
    seeds = {luck.seed(n) for luck in lucks for n in range(100)}
    assert len(seeds) == 100 * len(lucks) and all(0 <= seed <= SEEDS for seed in seeds)
    assert max(seeds) > SEEDS // 2


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
