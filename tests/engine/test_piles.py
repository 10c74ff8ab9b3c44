"""Rows of numbers behave like the lists that they stand for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gaslamp.engine.core.piles import bit, first, ints, places, repeat, row, shift

SMALL = st.integers(-(2**62), 2**62)


@given(st.lists(SMALL), SMALL)
def test_a_row_keeps_its_numbers(numbers: list[int], extra: int) -> None:
    """Append, pop, set, remove, copy and membership as in a list."""
    mine = row(numbers)
    assert mine.list() == numbers and len(mine) == mine.size == len(numbers)
    twin = mine.copy()
    twin.append(extra)
    assert twin.list() == [*numbers, extra] and extra in twin and mine.list() == numbers
    assert twin.pop() == extra and twin.list() == numbers
    if numbers:
        twin[0] = extra
        assert twin[0] == extra and mine[0] == numbers[0]
        mine.remove(numbers[-1])
        numbers.remove(numbers[-1])
        assert mine.list() == numbers


@given(st.lists(SMALL), st.data())
def test_a_part_of_a_row_is_that_of_a_list(numbers: list[int], data: st.DataObject) -> None:
    """From one on, before another; nothing if they meet."""
    begin = data.draw(st.integers(0, len(numbers)))
    end = data.draw(st.integers(begin, len(numbers)))
    assert row(numbers).part(begin, end) == numbers[begin:end] and row(numbers).list(begin) == numbers[begin:]


def test_bits_above_the_31st_are_right() -> None:
    """A shifted literal would be cut to 32 bits once compiled."""
    assert [bit(n) for n in (0, 1, 30, 31, 32, 40, 61)] == [2**n for n in (0, 1, 30, 31, 32, 40, 61)]
    assert shift(3, 40) == 3 * 2**40


def test_rows_are_made_in_many_ways() -> None:
    """Empty, filled, counted."""
    assert ints().list() == [] and repeat(3, 7).list() == [7, 7, 7] and first(3).list() == [0, 1, 2]


def test_equal_scores_share_a_place() -> None:
    """Two seconds, then a fourth."""
    assert places(row([5, 9, 5, 1])).list() == [2, 1, 2, 4]
