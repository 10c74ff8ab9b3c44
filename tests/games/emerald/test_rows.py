"""What is packed is taken apart again, and verbs have the numbers of their words."""

from __future__ import annotations

from gaslamp.games.emerald import beside, few, laid, rank
from gaslamp.games.emerald.parts import VERB
from gaslamp.games.emerald.some import among, together_with
from gaslamp.games.emerald.verbs import VERBS


def test_what_is_packed_is_taken_apart_again() -> None:
    """Every part, whatever the others are."""
    entry = laid.laid_for(200, laid.STAR)
    assert (laid.card_of(entry), laid.use_of(entry)) == (200, laid.STAR)
    entry = beside.laid_with(200, agent=4, royalty=17)
    assert (beside.card_of(entry), beside.agent_on(entry), beside.royalty_on(entry)) == (200, 4, 17)
    place = rank.rank(3, 200, laid.TEXT)
    assert (rank.card_at(place), rank.use_at(place)) == (200, laid.TEXT)
    counts = few.one_more(few.one_more(few.one_more(0, 9), 9), 1)
    assert [few.count_of(counts, which) for which in (0, 1, 9)] == [0, 1, 2] and few.total(counts) == 3
    seats = together_with(together_with(0, 3), 0)
    assert [seat for seat in range(5) if among(seats, seat)] == [0, 3]


def test_strong_cards_rank_before_weak_ones_and_equal_ones_by_number() -> None:
    """Then by use."""
    ranks = [rank.rank(2, 9), rank.rank(1, 3), rank.rank(1, 3, laid.TEXT), rank.rank(1, 4)]
    assert ranks == sorted(ranks) and ranks[0] > rank.FIRST


def test_a_verb_has_the_number_of_its_word() -> None:
    """And there is one for each word."""
    assert [verb.number for verb in VERBS] == list(range(len(VERB.words)))
